package org.jadoube.rules;

import org.jadoube.rules.fast.Moves;
import org.jadoube.rules.fast.Node;
import org.jspecify.annotations.Nullable;

/** Turns moves of the fast inside into {@link Move} and back. */
final class MoveCode {

    private static final Piece[] PROMOTIONS = {Piece.KNIGHT, Piece.BISHOP, Piece.ROOK, Piece.QUEEN};

    private MoveCode() {}

    static Piece piece(int man) {
        return switch (man) {
            case Moves.PAWN -> Piece.PAWN;
            case Moves.KNIGHT -> Piece.KNIGHT;
            case Moves.BISHOP -> Piece.BISHOP;
            case Moves.ROOK -> Piece.ROOK;
            case Moves.QUEEN -> Piece.QUEEN;
            case Moves.KING -> Piece.KING;
            default -> throw new IllegalStateException("no man has the code " + man);
        };
    }

    static int man(Piece piece) {
        return switch (piece) {
            case PAWN -> Moves.PAWN;
            case KNIGHT -> Moves.KNIGHT;
            case BISHOP -> Moves.BISHOP;
            case ROOK -> Moves.ROOK;
            case QUEEN -> Moves.QUEEN;
            case KING -> Moves.KING;
        };
    }

    static Move move(Node node, int code) {
        int flip = node.flip;
        int from = Moves.from(code) ^ flip;
        int to = Moves.to(code) ^ flip;
        Piece piece = piece(Moves.man(code));
        int kind = Moves.kind(code);
        if (kind == Moves.CASTLING) {
            int rank = from & 56;
            boolean right = to > from;
            return new Move(
                    from, rank | (right ? 6 : 2), Move.Kind.CASTLING, piece, null, null, to, rank | (right ? 5 : 3));
        }
        if (kind == Moves.EN_PASSANT) {
            return new Move(from, to, Move.Kind.EN_PASSANT, piece, Piece.PAWN, null, -1, -1);
        }
        Piece captured = (node.them >>> Moves.to(code) & 1) == 0 ? null : piece(node.manAt(Moves.to(code)));
        @Nullable Piece promotion = kind >= Moves.TO_KNIGHT ? PROMOTIONS[kind - Moves.TO_KNIGHT] : null;
        Move.Kind sort = kind == Moves.DOUBLE_STEP ? Move.Kind.DOUBLE_STEP : Move.Kind.NORMAL;
        return new Move(from, to, sort, piece, captured, promotion, -1, -1);
    }

    static int code(Node node, Move move) {
        int from = move.from() ^ node.flip;
        int man = man(move.piece());
        return switch (move.kind()) {
            case CASTLING -> Moves.of(from, move.rookFrom() ^ node.flip, Moves.CASTLING, man);
            case EN_PASSANT -> Moves.of(from, move.to() ^ node.flip, Moves.EN_PASSANT, man);
            case DOUBLE_STEP -> Moves.of(from, move.to() ^ node.flip, Moves.DOUBLE_STEP, man);
            case NORMAL -> {
                Piece promotion = move.promotion();
                int kind = promotion == null ? Moves.NORMAL : Moves.TO_KNIGHT + (man(promotion) >>> 1);
                yield Moves.of(from, move.to() ^ node.flip, kind, man);
            }
        };
    }
}
