package org.jadoube.rules;

import org.jspecify.annotations.Nullable;

/** Reads one FEN from left to right. */
final class FenReader {

    private static final String[] FIELDS = {
        "placement", "turn", "castling", "en passant", "halfmove clock", "move number"
    };

    private final String text;
    private final boolean strict;
    private final boolean chess960;
    private int at;
    private int field;

    FenReader(String text, boolean strict, boolean chess960) {
        this.text = text;
        this.strict = strict;
        this.chess960 = chess960;
    }

    Setup read() {
        skipBlanks();
        Setup setup = placement(Setup.empty().chess960(chess960));
        setup = next() ? setup.turn(turn()) : setup;
        setup = next() ? castling(setup) : setup;
        setup = next() ? setup.enPassant(enPassant()) : setup;
        int halfmoves = next() ? number(0) : 0;
        int move = next() ? number(1) : 1;
        skipBlanks();
        if (at < text.length()) {
            throw fault("expected nothing more");
        }
        return setup.counters(halfmoves, Math.max(1, move));
    }

    private Setup placement(Setup empty) {
        @Nullable Man[] board = new Man[64];
        for (int rank = 7; rank >= 0; rank--) {
            int file = 0;
            boolean gap = false;
            for (; at < text.length() && text.charAt(at) != '/' && !blank(); at++) {
                char c = text.charAt(at);
                boolean digit = c >= '1' && c <= '8';
                if (digit && gap) {
                    throw fault("two numbers side by side, expected their sum");
                }
                if (!digit && "PNBRQKpnbrqk".indexOf(c) < 0) {
                    throw fault("'" + c + "' is neither a man (PNBRQKpnbrqk) nor a number of empty squares (1-8)");
                }
                int width = digit ? c - '0' : 1;
                if (file + width > 8) {
                    throw fault("rank " + (rank + 1) + " has more than eight squares");
                }
                board[Square.of(file, rank)] = digit ? null : Man.of(c);
                file += width;
                gap = digit;
            }
            if (file < 8) {
                throw fault("rank " + (rank + 1) + " has " + file + " squares, expected 8");
            }
            if (rank > 0) {
                if (at == text.length() || text.charAt(at) != '/') {
                    throw fault("expected '/' and rank " + rank);
                }
                at++;
            }
        }
        if (at < text.length() && text.charAt(at) == '/') {
            throw fault("expected eight ranks and no more");
        }
        return empty.board(board);
    }

    /** Goes to the next field; false if there is none and none is needed. */
    private boolean next() {
        field++;
        int start = at;
        if (strict) {
            if (at == text.length() || text.charAt(at) != ' ') {
                throw fault("expected one blank and the field '" + FIELDS[field] + "'");
            }
            at++;
        } else {
            skipBlanks();
        }
        if (at < text.length() && at == start) {
            throw fault("expected a blank before the field '" + FIELDS[field] + "'");
        }
        return at < text.length() || strict;
    }

    private Side turn() {
        String word = word();
        if (!word.equals("w") && !word.equals("b")) {
            throw fault("expected w or b");
        }
        at++;
        return word.equals("w") ? Side.WHITE : Side.BLACK;
    }

    private Setup castling(Setup setup) {
        String word = word();
        if (word.equals("-")) {
            at += 1;
            return setup;
        }
        if (word.isEmpty()) {
            throw fault("expected KQkq, file letters, or -");
        }
        long rooks = 0;
        for (int i = 0; i < word.length(); i++, at++) {
            char c = word.charAt(i);
            Side side = Character.isUpperCase(c) ? Side.WHITE : Side.BLACK;
            long rook = Square.bit(rook(setup, side, Character.toUpperCase(c)));
            if (strict && (rooks & rook) != 0) {
                throw fault("the right '" + c + "' is named twice");
            }
            rooks |= rook;
        }
        return setup.castling(rooks);
    }

    private int rook(Setup setup, Side side, char letter) {
        int home = side == Side.WHITE ? 0 : 56;
        if (letter >= 'A' && letter <= 'H') {
            return home + letter - 'A';
        }
        if (letter != 'K' && letter != 'Q') {
            throw fault("expected KQkq, file letters, or -");
        }
        boolean right = letter == 'K';
        int corner = home + (right ? 7 : 0);
        long king = setup.squares(Man.of(side, Piece.KING)) & 0xffL << home;
        if (!setup.chess960() || king == 0) {
            return corner;
        }
        long rooks = setup.squares(Man.of(side, Piece.ROOK)) & 0xffL << home;
        rooks &= right ? -king : king - 1;
        if (rooks == 0) {
            return corner;
        }
        return right ? 63 - Long.numberOfLeadingZeros(rooks) : Long.numberOfTrailingZeros(rooks);
    }

    private int enPassant() {
        String word = word();
        if (word.equals("-")) {
            at++;
            return -1;
        }
        try {
            int square = Square.parse(word);
            at += 2;
            return square;
        } catch (IllegalArgumentException e) {
            FenException fault = fault("expected a square such as e3, or -");
            fault.initCause(e);
            throw fault;
        }
    }

    private int number(int least) {
        String word = word();
        if (word.isEmpty() || word.length() > 5) {
            throw fault("expected a whole number of one to five digits");
        }
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) < '0' || word.charAt(i) > '9') {
                throw fault("expected a whole number of one to five digits");
            }
        }
        int number = Integer.parseInt(word);
        if (strict && number < least) {
            throw fault("expected at least " + least);
        }
        at += word.length();
        return number;
    }

    /** The text up to the next blank, without going there. */
    private String word() {
        int end = at;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        return text.substring(at, end);
    }

    private boolean blank() {
        return Character.isWhitespace(text.charAt(at));
    }

    private void skipBlanks() {
        while (!strict && at < text.length() && blank()) {
            at++;
        }
    }

    private FenException fault(String expected) {
        return new FenException(FIELDS[Math.min(field, 5)], at + 1, expected);
    }
}
