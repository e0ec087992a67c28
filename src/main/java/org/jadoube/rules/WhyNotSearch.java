package org.jadoube.rules;

import java.util.List;
import java.util.Optional;
import org.jadoube.rules.fast.Lines;
import org.jspecify.annotations.Nullable;

/** Finds out why a man of the side to move may not go to a square. */
public final class WhyNotSearch {

    private final History history;
    private final Position position;
    private final Side own;

    private WhyNotSearch(History history) {
        this.history = history;
        this.position = history.position();
        this.own = position.turn();
    }

    /**
     * The reason why the man on {@code from} may not go to {@code to}; empty if he may, if nobody stands there, or if he is
     * not of the side to move.
     */
    public static Optional<WhyNot> of(History history, int from, int to) {
        WhyNotSearch search = new WhyNotSearch(history);
        Man man = search.position.at(from);
        boolean may =
                search.position.legalMoves().stream().anyMatch(move -> move.from() == from && goesTo(move, from, to));
        return man == null || man.side() != search.own || may || from == to
                ? Optional.empty()
                : Optional.of(search.reason(man.piece(), from, to));
    }

    /** A castling may be shown as the king's step or, where that says more, as the king on his rook. */
    private static boolean goesTo(Move move, int from, int to) {
        return move.to() == to || (move.from() == from && move.kind() == Move.Kind.CASTLING && move.rookFrom() == to);
    }

    private WhyNot reason(Piece piece, int from, int to) {
        WhyNot castling = piece == Piece.KING ? castling(from, to) : null;
        if (castling != null) {
            return castling;
        }
        Man there = position.at(to);
        if (there != null && there.side() == own) {
            return new WhyNot.OwnMan(to);
        }
        WhyNot way = piece == Piece.PAWN ? pawn(from, to, there) : man(piece, from, to);
        return way != null ? way : exposed(piece, from, to);
    }

    // ---- how men move

    /** Why a man other than a pawn does not reach the square; null if he does. */
    private @Nullable WhyNot man(Piece piece, int from, int to) {
        int files = Math.abs(Square.file(to) - Square.file(from));
        int ranks = Math.abs(Square.rank(to) - Square.rank(from));
        boolean straight = files == 0 || ranks == 0;
        boolean diagonal = files == ranks;
        boolean goes = switch (piece) {
            case KNIGHT -> files * ranks == 2;
            case BISHOP -> diagonal;
            case ROOK -> straight;
            case QUEEN -> straight || diagonal;
            case KING -> Math.max(files, ranks) == 1;
            case PAWN -> false;
        };
        if (!goes) {
            return new WhyNot.NotItsWay(piece);
        }
        long between = piece == Piece.KNIGHT ? 0 : Lines.between(from, to) & position.occupied();
        return between == 0 ? null : new WhyNot.Blocked(nearest(between, from, to), "3.5");
    }

    private @Nullable WhyNot pawn(int from, int to, @Nullable Man there) {
        int ahead = own == Side.WHITE ? 1 : -1;
        int ranks = (Square.rank(to) - Square.rank(from)) * ahead;
        int files = Math.abs(Square.file(to) - Square.file(from));
        boolean atHome = Square.rank(from) == (own == Side.WHITE ? 1 : 6);
        if (files == 1 && ranks == 1) {
            return there != null || isPassing(from, to) ? null : inPassing(from, to);
        }
        if (files != 0 || ranks < 1 || ranks > (atHome ? 2 : 1)) {
            return new WhyNot.NotItsWay(Piece.PAWN);
        }
        long path = (Lines.between(from, to) | Square.bit(to)) & position.occupied();
        return path == 0 ? null : new WhyNot.Blocked(nearest(path, from, to), "3.7.1");
    }

    /** Whether the pawn could take in passing if its king did not mind (3.7.3.1). */
    private boolean isPassing(int from, int to) {
        return menAlone().legalMoves().stream().anyMatch(move -> move.from() == from && move.to() == to);
    }

    /** Nothing stands there: perhaps a pawn beside has moved two squares, some time ago (3.7.3.2). */
    private WhyNot inPassing(int from, int to) {
        int beside = Square.of(Square.file(to), Square.rank(from));
        Man passed = position.at(beside);
        if (passed == null || passed.piece() != Piece.PAWN || passed.side() == own) {
            return new WhyNot.NothingToTake();
        }
        List<Move> moves = history.moves();
        for (int ply = moves.size(); ply > 0; ply--) {
            Move move = moves.get(ply - 1);
            if (move.to() == beside) {
                boolean twice =
                        move.kind() == Move.Kind.DOUBLE_STEP && position.rules().enPassant();
                return twice ? new WhyNot.TooLate(beside, ply) : new WhyNot.NothingToTake();
            }
        }
        return new WhyNot.NothingToTake();
    }

    private static int nearest(long squares, int from, int to) {
        return to > from ? Long.numberOfTrailingZeros(squares) : 63 - Long.numberOfLeadingZeros(squares);
    }

    // ---- the king

    /** The man gets there, but what then becomes of the king forbids it (3.9.2). */
    private WhyNot exposed(Piece piece, int from, int to) {
        Position alone = menAlone();
        Move move = alone.legalMoves().stream()
                .filter(it -> it.from() == from && it.to() == to)
                .findFirst()
                .orElse(null);
        if (move == null) {
            return new WhyNot.NotItsWay(piece);
        }
        Position after = alone.play(move);
        int king = after.king(own);
        long by = king < 0 ? 0 : after.attackers(king, own.other());
        if (by == 0) {
            return new WhyNot.NotItsWay(piece);
        }
        if (piece == Piece.KING) {
            int other = after.king(own.other());
            return other >= 0 && (by & Square.bit(other)) != 0
                    ? new WhyNot.KingsAdjacent(other)
                    : new WhyNot.KingAttacked(by);
        }
        long checkers = position.checkers();
        if ((by & checkers) != 0) {
            return new WhyNot.StillInCheck(by & checkers);
        }
        int pinner = Long.numberOfTrailingZeros(by);
        long ends = Square.bit(king) | Square.bit(pinner);
        return new WhyNot.Pinned(pinner, Lines.between(king, pinner) | ends);
    }

    private Position menAlone() {
        return position.with(new MoveRules(position.rules().enPassant(), false, true));
    }

    // ---- castling

    /** Why the king may not castle, if that is what he does; else null. */
    private @Nullable WhyNot castling(int from, int to) {
        int home = own == Side.WHITE ? 0 : 7;
        Man there = position.at(to);
        boolean onRook = there != null && there.side() == own && there.piece() == Piece.ROOK;
        int goal = Square.of(Square.file(to) > Square.file(from) ? 6 : 2, home);
        boolean far = Math.abs(Square.file(to) - Square.file(from)) > 1;
        if (Square.rank(from) != home || Square.rank(to) != home || !(onRook || (far && to == goal))) {
            return null;
        }
        int rook = rook(position, from, to);
        if (rook < 0) {
            return lost(from, to);
        }
        int beside = Square.of(Square.file(goal) == 6 ? 5 : 3, home);
        long path = Lines.between(from, rook) | reach(from, goal) | reach(rook, beside);
        long blocked = path & position.occupied() & ~(Square.bit(from) | Square.bit(rook));
        if (blocked != 0) {
            return new WhyNot.Blocked(nearest(blocked, from, to), "3.8.2.2");
        }
        if (position.inCheck()) {
            return new WhyNot.CastleInCheck(position.checkers());
        }
        return crossing(from, goal);
    }

    private @Nullable WhyNot crossing(int from, int goal) {
        int step = Integer.signum(goal - from);
        for (int square = from + step; step != 0 && square != goal; square += step) {
            long by = position.attackers(square, own.other());
            if (by != 0 && !position.rules().castleThroughAttack()) {
                return new WhyNot.CastleThrough(square, by);
            }
        }
        long by = position.attackers(goal, own.other());
        return by == 0 ? null : new WhyNot.KingAttacked(by);
    }

    private static long reach(int from, int to) {
        return from == to ? 0 : Lines.between(from, to) | Square.bit(to);
    }

    /** The rook on this side of the king with which he may still castle, or -1. */
    private int rook(Position at, int king, int towards) {
        long rooks = at.castlingRooks() & at.men(own);
        for (long rest = rooks; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (Square.file(square) > Square.file(king) == Square.file(towards) > Square.file(king)) {
                return square;
            }
        }
        return -1;
    }

    /** When the right went and by what (3.8.2.1); null if there never was one and the king's step is just no move of his. */
    private @Nullable WhyNot lost(int from, int to) {
        for (History h = history; h.plies() > 0; h = h.back()) {
            Position before = h.back().position();
            int king = before.king(own);
            int rook = king < 0 ? -1 : rook(before, king, to > from ? Square.of(7, Square.rank(king)) : king & 56);
            if (rook >= 0) {
                Move move = h.moves().getLast();
                WhyNot.CastleLost.Cause cause = before.turn() != own
                        ? WhyNot.CastleLost.Cause.TAKEN
                        : move.piece() == Piece.KING ? WhyNot.CastleLost.Cause.KING : WhyNot.CastleLost.Cause.ROOK;
                return new WhyNot.CastleLost(cause, h.plies());
            }
        }
        boolean looksSo = Square.file(from) == 4
                && (position.pieces(own, Piece.ROOK) & Square.bit(to > from ? from + 3 : from - 4)) != 0;
        return looksSo ? new WhyNot.CastleLost(WhyNot.CastleLost.Cause.BEFORE, 0) : null;
    }
}
