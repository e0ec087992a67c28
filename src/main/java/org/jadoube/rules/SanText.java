package org.jadoube.rules;

import org.jadoube.rules.fast.Moves;

/**
 * What a text in algebraic notation says of a move.
 *
 * @param castling {@link #NONE}, {@link #SHORT} or {@link #LONG}
 * @param man the code of the man that moves, see {@link Moves}; {@link #ANY} if only its square is named
 * @param fromFile 0 to 7, or -1 if not said
 * @param fromRank 0 to 7, or -1 if not said
 * @param to the goal; -1 in castling
 * @param promotion the code of the man that the pawn becomes; 0 if not said
 */
record SanText(int castling, int man, int fromFile, int fromRank, int to, int promotion) {

    static final int NONE = 0;
    static final int SHORT = 1;
    static final int LONG = 2;
    static final int ANY = -1;

    private static final SanText CASTLES_SHORT = new SanText(SHORT, Moves.KING, -1, -1, -1, 0);
    private static final SanText CASTLES_LONG = new SanText(LONG, Moves.KING, -1, -1, -1, 0);

    /**
     * Reads a text kindly.
     *
     * @throws MoveTextException if it is not written as a move
     */
    static SanText parse(String text, SanLetters letters) {
        int start = 0;
        int end = text.length();
        while (start < end && text.charAt(start) <= ' ') {
            start++;
        }
        end = withoutMarks(text, start, end);
        if (end - start < 2) {
            throw notAMove(text);
        }
        char first = text.charAt(start);
        if (first == 'O' || first == '0' || first == 'o') {
            return castling(text, start, end);
        }
        return new Parser(text, letters, start, end).parse();
    }

    private static int withoutMarks(String text, int start, int end) {
        int last = end;
        while (last > start
                && (text.charAt(last - 1) <= ' ' || "+#!?\u2020\u2021".indexOf(text.charAt(last - 1)) >= 0)) {
            last--;
        }
        if (text.startsWith("e.p.", last - 4)) {
            return withoutMarks(text, start, last - 4);
        }
        return last - start > 4 && text.startsWith("ep", last - 2) ? withoutMarks(text, start, last - 2) : last;
    }

    private static SanText castling(String text, int start, int end) {
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if ((i - start & 1) == 0 ? c != text.charAt(start) : c != '-') {
                throw notAMove(text);
            }
        }
        if (end - start == 3) {
            return CASTLES_SHORT;
        }
        if (end - start == 5) {
            return CASTLES_LONG;
        }
        throw notAMove(text);
    }

    /** Whether a legal move, seen from the side to move, is one that the text may mean. */
    boolean answers(int move, int flip) {
        int from = Moves.from(move) ^ flip;
        int kind = Moves.kind(move);
        if (kind == Moves.CASTLING) {
            boolean right = Moves.to(move) > Moves.from(move);
            return castling == NONE ? man == ANY && castlesTo(from, right) : castling == (right ? SHORT : LONG);
        }
        return castling == NONE
                && (Moves.to(move) ^ flip) == to
                && (man == ANY || Moves.man(move) == man)
                && (fromFile < 0 || (from & 7) == fromFile)
                && (fromRank < 0 || from >>> 3 == fromRank)
                && (promotion == 0 || (kind >= Moves.TO_KNIGHT && promotion == Moves.promoted(kind)));
    }

    private boolean castlesTo(int from, boolean right) {
        return from == (fromRank << 3 | fromFile) && to == ((from & 56) | (right ? 6 : 2)) && promotion == 0;
    }

    static MoveTextException notAMove(String text) {
        return MoveTextException.notAMove(text, "algebraic notation as in Nf3, exd5, e8=Q or O-O");
    }

    /** Reads a move that is no castling, from both ends towards the middle. */
    private static final class Parser {

        private final String text;
        private final SanLetters letters;
        private int at;
        private int end;

        Parser(String text, SanLetters letters, int start, int end) {
            this.text = text;
            this.letters = letters;
            this.at = start;
            this.end = end;
        }

        SanText parse() {
            Piece piece = letters.piece(text.charAt(at));
            boolean named = piece != Piece.PAWN || text.charAt(at) == 'P';
            at += named ? 1 : 0;
            int promotion = promotion();
            int to = square();
            if (end > at && "x-:X\u00d7".indexOf(text.charAt(end - 1)) >= 0) {
                end--;
            }
            int file = origin('a', 'h');
            int rank = origin('1', '8');
            if (at != end) {
                throw notAMove(text);
            }
            boolean squaresOnly = !named && file >= 0 && rank >= 0;
            return new SanText(NONE, squaresOnly ? ANY : MoveCode.man(piece), file, rank, to, promotion);
        }

        /** Takes {@code =Q}, {@code Q}, {@code q}, {@code (Q)} or {@code /Q} off the end. */
        private int promotion() {
            int last = end;
            if (last > at && text.charAt(last - 1) == ')') {
                last--;
            }
            if (last - at < 3 || Character.isDigit(text.charAt(last - 1))) {
                return 0;
            }
            Piece piece = letters.piece(Character.toUpperCase(text.charAt(last - 1)));
            if (piece == Piece.PAWN || piece == Piece.KING) {
                throw notAMove(text);
            }
            last--;
            end = "=(/".indexOf(text.charAt(last - 1)) >= 0 ? last - 1 : last;
            return MoveCode.man(piece);
        }

        private int square() {
            if (end - at < 2) {
                throw notAMove(text);
            }
            int file = text.charAt(end - 2) - 'a';
            int rank = text.charAt(end - 1) - '1';
            if (((file | rank) & ~7) != 0) {
                throw notAMove(text);
            }
            end -= 2;
            return Square.of(file, rank);
        }

        private int origin(char low, char high) {
            return at < end && text.charAt(at) >= low && text.charAt(at) <= high ? text.charAt(at++) - low : -1;
        }
    }
}
