package org.jadoube.rules.mate;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;

/** Reads the line that a search found back into moves. */
final class MateLine {
    private MateLine() {}

    static List<Move> of(Stages stages) {
        Deque<Move> line = new ArrayDeque<>();
        if (stages.mateOnBoard()) {
            return List.of();
        }
        Graph graph = stages.graph();
        Node before = new Node();
        Node after = new Node();
        int id = stages.search().last();
        graph.load(id, before);
        line.addFirst(move(before, stages.search().mating(), stages.castling()));
        int[] list = new int[Moves.MOST];
        Node child = new Node();
        for (int parent = graph.parent(id); parent >= 0; parent = graph.parent(id)) {
            after.copy(before);
            graph.load(parent, before);
            int count = stages.moves().list(before, list);
            for (int i = 0; i < count; i++) {
                stages.moves().make(before, list[i], child);
                if (child.same(after)) {
                    line.addFirst(move(before, list[i], stages.castling()));
                    break;
                }
            }
            id = parent;
        }
        return List.copyOf(line);
    }

    private static Move move(Node node, int move, Castling castling) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        if (Moves.kind(move) == Moves.CASTLING) {
            int wing = Moves.wing(move);
            return new Move(
                    from,
                    to,
                    Move.Kind.CASTLING,
                    Piece.KING,
                    null,
                    null,
                    castling.rookFrom(wing),
                    Castling.rookTo(wing));
        }
        Move.Kind kind =
                switch (Moves.kind(move)) {
                    case Moves.DOUBLE_STEP -> Move.Kind.DOUBLE_STEP;
                    case Moves.EN_PASSANT -> Move.Kind.EN_PASSANT;
                    default -> Move.Kind.NORMAL;
                };
        int captured = node.code(Moves.victim(move));
        int promotion = Moves.promotion(move);
        return new Move(
                from,
                to,
                kind,
                piece(node.code(from)),
                captured == 0 ? null : piece(captured),
                promotion == 0 ? null : piece(promotion),
                -1,
                -1);
    }

    /** The number of a side in a {@link Node}. */
    static int color(Side side) {
        return side == Side.WHITE ? Node.WHITE : Node.BLACK;
    }

    /** The code of a piece in a {@link Node}. */
    static int code(Piece piece) {
        return switch (piece) {
            case PAWN -> Node.PAWN;
            case KNIGHT -> Node.KNIGHT;
            case BISHOP -> Node.BISHOP;
            case ROOK -> Node.ROOK;
            case QUEEN -> Node.QUEEN;
            case KING -> Node.KING;
        };
    }

    private static Piece piece(int code) {
        for (Piece piece : Piece.values()) {
            if (code(piece) == code) {
                return piece;
            }
        }
        throw new IllegalArgumentException("no man has code " + code);
    }
}
