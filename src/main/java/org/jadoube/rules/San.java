package org.jadoube.rules;

import java.util.ArrayList;
import java.util.List;

/** Standard algebraic notation (FIDE 2023, appendix C, in the form of the PGN standard). */
public final class San {

    private San() {}

    /** The move as books print it: the shortest form that is clear, with {@code +} and {@code #}. */
    public static String write(Position before, Move move) {
        StringBuilder out = new StringBuilder(8);
        writeBare(before, move, out);
        Position after = before.play(move);
        if (after.inCheck()) {
            out.append(after.legalMoves().isEmpty() ? '#' : '+');
        }
        return out.toString();
    }

    private static void writeBare(Position before, Move move, StringBuilder out) {
        if (move.kind() == Move.Kind.CASTLING) {
            out.append(move.rookFrom() > move.from() ? "O-O" : "O-O-O");
            return;
        }
        boolean takes = move.captured() != null;
        if (move.piece() == Piece.PAWN) {
            if (takes) {
                out.append((char) ('a' + Square.file(move.from())));
            }
        } else {
            out.append(move.piece().letter());
            out.append(distinction(before, move));
        }
        if (takes) {
            out.append('x');
        }
        out.append(Square.name(move.to()));
        Piece promotion = move.promotion();
        if (promotion != null) {
            out.append('=').append(promotion.letter());
        }
    }

    /** The file, else the rank, else both, if another legal move of such a piece goes to the same square. */
    private static String distinction(Position before, Move move) {
        boolean others = false;
        boolean sameFile = false;
        boolean sameRank = false;
        for (Move other : before.legalMoves()) {
            if (other.to() == move.to()
                    && other.piece() == move.piece()
                    && other.from() != move.from()
                    && other.kind() != Move.Kind.CASTLING) {
                others = true;
                sameFile |= Square.file(other.from()) == Square.file(move.from());
                sameRank |= Square.rank(other.from()) == Square.rank(move.from());
            }
        }
        if (!others) {
            return "";
        }
        String square = Square.name(move.from());
        if (!sameFile) {
            return square.substring(0, 1);
        }
        return sameRank ? square : square.substring(1);
    }

    /**
     * The legal move of a text that people or programs wrote: with or without marks, {@code 0-0}, {@code e8Q},
     * {@code Ng1-f3}, {@code Nge2!?}.
     *
     * @throws MoveTextException if the text is no move, not legal, or not clear
     */
    public static Move read(Position position, String text) {
        SanText parsed = SanText.parse(text);
        List<Move> found = new ArrayList<>(2);
        for (Move move : position.legalMoves()) {
            if (parsed.answers(move)) {
                found.add(move);
            }
        }
        if (found.isEmpty()) {
            throw MoveTextException.illegal(text, position);
        }
        if (found.size() > 1) {
            throw MoveTextException.ambiguous(text, position, found);
        }
        return found.getFirst();
    }

    /**
     * The legal move of a text that must be exactly what {@link #write} gives for it.
     *
     * @throws MoveTextException if it is not
     */
    public static Move readStrict(Position position, String text) {
        Move move = read(position, text);
        String exact = write(position, move);
        if (!exact.equals(text)) {
            throw MoveTextException.notAMove(text, exact);
        }
        return move;
    }
}
