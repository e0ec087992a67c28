package org.jadoube.rules.mate;

import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;

/** The one place where positions and moves of the rules become nodes and codes of the search, and come back. */
final class Conversion {
    private Conversion() {}

    /** Fills a node, and the wings that may still castle, from a position with both kings. */
    static void read(Position position, Node node, Castling castling) {
        node.clear();
        for (Side side : Side.values()) {
            for (Piece piece : Piece.values()) {
                for (long men = position.pieces(side, piece); men != 0; men &= men - 1) {
                    node.put(Long.numberOfTrailingZeros(men), code(piece), color(side));
                }
            }
        }
        castling.clear();
        int rights = 0;
        for (long rooks = position.castlingRooks(); rooks != 0; rooks &= rooks - 1) {
            int rook = Long.numberOfTrailingZeros(rooks);
            int side = node.sideOf(rook);
            rights |= castling.add(side, node.king(side), rook);
        }
        int enPassant = Math.max(0, position.enPassant());
        node.state = Node.state(color(position.turn()), rights, enPassant);
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

    /** A move of {@link Moves} as the rules write it. */
    static Move move(Node node, int move, Castling castling) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        if (Moves.kind(move) == Moves.CASTLING) {
            int rook = castling.rookFrom(Moves.wing(move));
            int rookTo = Castling.rookTo(Moves.wing(move));
            return new Move(from, to, Move.Kind.CASTLING, Piece.KING, null, null, rook, rookTo);
        }
        Move.Kind kind = switch (Moves.kind(move)) {
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
}
