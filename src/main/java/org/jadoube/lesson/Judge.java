package org.jadoube.lesson;

import org.jadoube.lesson.Flaw.Kind;
import org.jadoube.rules.Exchange;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/** Judges a single move by the goal of a task. */
final class Judge {

    private static final int PAWN = 100;

    private Judge() {}

    /** Why a legal move does not reach the goal; null if it does. */
    static @Nullable Flaw flaw(Goal goal, Position before, Move move) {
        return switch (goal) {
            case Goal.Play play -> play.moves().contains(move.uci(before.chess960())) ? null : notIt(before, move);
            case Goal.Mate mate -> mate(before.play(move));
            case Goal.Escape escape -> escape(escape.way(), before, move);
            case Goal.Castle castle -> castle(castle.wing(), move);
            case Goal.EnPassant take -> move.kind() == Move.Kind.EN_PASSANT ? null : Flaw.of(Kind.NOT_EN_PASSANT);
            case Goal.Promote promote -> promote(promote, move);
            case Goal.NoStalemate no -> noStalemate(before, move);
            case Goal.Win win -> win(win.points(), before, move);
            case Goal.Save save -> hanging(before, move);
            case Goal.Visit visit -> throw many(goal);
            case Goal.MateWithin mate -> throw many(goal);
            case Goal.Point point -> throw many(goal);
            case Goal.Say say -> throw many(goal);
        };
    }

    private static IllegalArgumentException many(Goal goal) {
        return new IllegalArgumentException("no goal of one move: " + goal);
    }

    private static Flaw notIt(Position before, Move move) {
        Position after = before.play(move);
        return after.isStalemate()
                ? Flaw.at(Kind.STALEMATE, after.king(after.turn()), null)
                : Flaw.at(Kind.NOT_IT, move.to(), before.at(move.from()));
    }

    /** Why a position after a move is no mate, by the first way out that there is: flight, capture, coming between. */
    static @Nullable Flaw mate(Position after) {
        if (after.isCheckmate()) {
            return null;
        }
        int king = after.king(after.turn());
        if (after.isStalemate()) {
            return Flaw.at(Kind.STALEMATE, king, null);
        }
        if (!after.inCheck()) {
            return Flaw.at(Kind.NO_CHECK, king, null);
        }
        Move out = after.legalMoves().getFirst();
        for (Move move : after.legalMoves()) {
            if (rank(after, move) < rank(after, out)) {
                out = move;
            }
        }
        Man man = after.at(out.from());
        return switch (way(after, out)) {
            case FLEE -> Flaw.at(Kind.FLEES, out.to(), man);
            case CAPTURE -> Flaw.at(Kind.TAKEN, out.from(), man);
            case BLOCK, ANY -> Flaw.at(Kind.BLOCKED, out.from(), man);
        };
    }

    private static int rank(Position checked, Move move) {
        return switch (way(checked, move)) {
            case FLEE -> 0;
            case CAPTURE -> 1;
            case BLOCK, ANY -> 2;
        };
    }

    /** How a legal move gets out of check; a king that takes what checks him gets out by capture. */
    static Goal.Way way(Position checked, Move move) {
        int victim = move.victim();
        if (victim >= 0 && (checked.checkers() & Square.bit(victim)) != 0) {
            return Goal.Way.CAPTURE;
        }
        return move.from() == checked.king(checked.turn()) ? Goal.Way.FLEE : Goal.Way.BLOCK;
    }

    private static @Nullable Flaw escape(Goal.Way wanted, Position before, Move move) {
        Goal.Way way = way(before, move);
        if (wanted == Goal.Way.ANY || way == wanted) {
            return null;
        }
        return Flaw.of(
                switch (way) {
                    case CAPTURE -> Kind.BY_CAPTURE;
                    case FLEE -> Kind.BY_FLIGHT;
                    case BLOCK, ANY -> Kind.BY_BLOCK;
                });
    }

    private static @Nullable Flaw castle(Goal.Wing wing, Move move) {
        boolean castles = move.kind() == Move.Kind.CASTLING;
        boolean shortSide = castles && move.rookFrom() > move.from();
        boolean meant = switch (wing) {
            case SHORT -> castles && shortSide;
            case LONG -> castles && !shortSide;
            case EITHER -> castles;
        };
        return meant ? null : Flaw.of(Kind.NOT_CASTLED);
    }

    private static @Nullable Flaw promote(Goal.Promote goal, Move move) {
        if (move.promotion() == null) {
            return Flaw.of(Kind.NOT_PROMOTED);
        }
        return move.promotion() == goal.piece() ? null : Flaw.at(Kind.OTHER_PIECE, move.to(), null);
    }

    private static @Nullable Flaw noStalemate(Position before, Move move) {
        Position after = before.play(move);
        return after.isStalemate() ? Flaw.at(Kind.STALEMATE, after.king(after.turn()), null) : hanging(before, move);
    }

    private static @Nullable Flaw win(int points, Position before, Move move) {
        if (move.captured() == null) {
            return Flaw.of(Kind.NO_CAPTURE);
        }
        int won = new Exchange().of(before, move);
        if (won < 0) {
            return Flaw.number(Kind.LOSES, -won / PAWN);
        }
        return won >= points * PAWN ? null : Flaw.number(Kind.TOO_LITTLE, won / PAWN);
    }

    /** The man who can be taken with profit after a move, what the move itself has won set against it. */
    private static @Nullable Flaw hanging(Position before, Move move) {
        Position after = before.play(move);
        if (after.isCheckmate()) {
            return null;
        }
        Side taker = after.turn();
        Exchange exchange = new Exchange();
        int won = move.captured() == null ? 0 : Exchange.worth(move.captured());
        int worst = won;
        int square = -1;
        for (long left = after.men(taker.other()); left != 0; left &= left - 1) {
            int candidate = Long.numberOfTrailingZeros(left);
            int lost = exchange.best(after, taker, candidate);
            if (lost > worst) {
                worst = lost;
                square = candidate;
            }
        }
        return square < 0 ? null : Flaw.at(Kind.HANGS, square, after.at(square));
    }
}
