package org.jadoube.rules;

import java.util.ArrayList;
import java.util.List;

/** Moves as engines spell them: start, goal, and the letter of a promotion, as in {@code e7e8q}. */
public final class Uci {

    private Uci() {}

    /**
     * The legal move of a text. Castling is read in both spellings, {@code e1g1} and {@code e1h1}; where the king's step is
     * also a plain move of the king (Chess960), the text means that one.
     *
     * @throws MoveTextException if the text is no move, not legal, or lacks the piece of a promotion
     */
    public static Move read(Position position, String text) {
        int length = text.length();
        if (length != 4 && length != 5) {
            throw notAMove(text);
        }
        int from = square(text, 0);
        int to = square(text, 2);
        Piece promotion = length == 5 ? promotion(text) : Piece.PAWN;
        List<Move> found = new ArrayList<>();
        List<Move> castlings = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            if (move.from() != from) {
                continue;
            }
            if (move.kind() == Move.Kind.CASTLING) {
                if (move.rookFrom() == to && length == 4) {
                    return move;
                }
                if (move.to() == to && length == 4) {
                    castlings.add(move);
                }
            } else if (move.to() == to && answers(move, promotion)) {
                found.add(move);
            }
        }
        if (found.isEmpty()) {
            found = castlings;
        }
        if (found.isEmpty()) {
            throw MoveTextException.illegal(text, position);
        }
        if (found.size() > 1) {
            throw MoveTextException.ambiguous(text, position, found);
        }
        return found.getFirst();
    }

    /** A pawn stands for "no piece named", which every promotion answers to. */
    private static boolean answers(Move move, Piece promotion) {
        return promotion == Piece.PAWN || promotion == move.promotion();
    }

    private static int square(String text, int at) {
        int file = text.charAt(at) - 'a';
        int rank = text.charAt(at + 1) - '1';
        if (file < 0 || file > 7 || rank < 0 || rank > 7) {
            throw notAMove(text);
        }
        return Square.of(file, rank);
    }

    private static Piece promotion(String text) {
        return switch (text.charAt(4)) {
            case 'n' -> Piece.KNIGHT;
            case 'b' -> Piece.BISHOP;
            case 'r' -> Piece.ROOK;
            case 'q' -> Piece.QUEEN;
            default -> throw notAMove(text);
        };
    }

    private static MoveTextException notAMove(String text) {
        return MoveTextException.notAMove(text, "two squares and the letter of a promotion, as in e2e4 or e7e8q");
    }
}
