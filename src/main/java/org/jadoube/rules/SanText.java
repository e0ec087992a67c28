package org.jadoube.rules;

import org.jspecify.annotations.Nullable;

/**
 * What a text in algebraic notation says of a move.
 *
 * @param castling 0 for none, 1 towards the h-file, 2 towards the a-file
 * @param fromFile 0 to 7, or -1 if not said
 * @param fromRank 0 to 7, or -1 if not said
 */
record SanText(
        int castling,
        Piece piece,
        int fromFile,
        int fromRank,
        int to,
        @Nullable Piece promotion) {

    static SanText parse(String text) {
        int end = text.length();
        while (end > 0 && "+#!?".indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        String bare = text.substring(0, end);
        switch (bare) {
            case "O-O", "0-0", "o-o", "OO", "00" -> {
                return new SanText(1, Piece.KING, -1, -1, -1, null);
            }
            case "O-O-O", "0-0-0", "o-o-o", "OOO", "000" -> {
                return new SanText(2, Piece.KING, -1, -1, -1, null);
            }
            default -> {
                return parseMove(text, bare);
            }
        }
    }

    private static SanText parseMove(String text, String bare) {
        int at = 0;
        int end = bare.length();
        Piece piece = Piece.PAWN;
        if (end > 0 && "PNBRQK".indexOf(bare.charAt(0)) >= 0) {
            piece = Piece.of(bare.charAt(at++));
        }
        Piece promotion = null;
        if (end > at && "NBRQ".indexOf(bare.charAt(end - 1)) >= 0) {
            promotion = Piece.of(bare.charAt(--end));
            if (end > at && bare.charAt(end - 1) == '=') {
                end--;
            }
        }
        if (end - at < 2) {
            throw notAMove(text);
        }
        int to = square(text, bare, end - 2);
        end -= 2;
        if (end > at && "x-:".indexOf(bare.charAt(end - 1)) >= 0) {
            end--;
        }
        int file = -1;
        int rank = -1;
        if (end > at && bare.charAt(at) >= 'a' && bare.charAt(at) <= 'h') {
            file = bare.charAt(at++) - 'a';
        }
        if (end > at && bare.charAt(at) >= '1' && bare.charAt(at) <= '8') {
            rank = bare.charAt(at++) - '1';
        }
        if (at != end) {
            throw notAMove(text);
        }
        return new SanText(0, piece, file, rank, to, promotion);
    }

    boolean answers(Move move) {
        if (move.kind() == Move.Kind.CASTLING) {
            return castling == (move.rookFrom() > move.from() ? 1 : 2);
        }
        return castling == 0
                && move.to() == to
                && move.piece() == piece
                && (fromFile < 0 || Square.file(move.from()) == fromFile)
                && (fromRank < 0 || Square.rank(move.from()) == fromRank)
                && (promotion == null || promotion == move.promotion());
    }

    private static int square(String text, String bare, int at) {
        int file = bare.charAt(at) - 'a';
        int rank = bare.charAt(at + 1) - '1';
        if (file < 0 || file > 7 || rank < 0 || rank > 7) {
            throw notAMove(text);
        }
        return Square.of(file, rank);
    }

    private static MoveTextException notAMove(String text) {
        return MoveTextException.notAMove(text, "algebraic notation as in Nf3, exd5, e8=Q or O-O");
    }
}
