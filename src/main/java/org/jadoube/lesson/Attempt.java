package org.jadoube.lesson;

import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Setup;
import org.jadoube.rules.SetupException;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/**
 * How far one try at a task has come; a value.
 *
 * @param goal what is to be done
 * @param position what stands on the board, the side of the task to move
 * @param made how many moves that side has made
 * @param open the squares still to be visited
 * @param man where the man of the task stands, -1 if any man will do
 */
public record Attempt(Goal goal, Position position, int made, long open, int man) {

    /** The beginning of a try. */
    public static Attempt at(Task task) {
        return task.goal() instanceof Goal.Visit visit
                ? new Attempt(visit, task.position(), 0, visit.squares(), visit.from())
                : new Attempt(task.goal(), task.position(), 0, 0, -1);
    }

    /** What a legal move means. */
    public Outcome play(Move move) {
        return switch (goal) {
            case Goal.Visit visit -> visit(visit, move);
            case Goal.MateWithin mate -> mateWithin(mate, move);
            case Goal.Play g -> judge(move);
            case Goal.Mate g -> judge(move);
            case Goal.Escape g -> judge(move);
            case Goal.Castle g -> judge(move);
            case Goal.EnPassant g -> judge(move);
            case Goal.Promote g -> judge(move);
            case Goal.NoStalemate g -> judge(move);
            case Goal.Win g -> judge(move);
            case Goal.Save g -> judge(move);
            case Goal.Point g -> judge(move);
            case Goal.Say g -> judge(move);
        };
    }

    private Outcome judge(Move move) {
        Flaw flaw = Judge.flaw(goal, position, move);
        return flaw == null ? new Outcome.Right() : new Outcome.Wrong(flaw);
    }

    private Outcome visit(Goal.Visit visit, Move move) {
        if (man >= 0 && move.from() != man) {
            return new Outcome.Wrong(Flaw.at(Flaw.Kind.OTHER_MAN, man, position.at(man)));
        }
        int reached = visit.taking() ? move.victim() : move.to();
        long left = reached < 0 ? open : open & ~Square.bit(reached);
        if (left == 0) {
            return new Outcome.Right();
        }
        if (made + 1 >= visit.moves()) {
            return new Outcome.Wrong(visit.moves() > 1 ? Flaw.number(Flaw.Kind.TOO_MANY, visit.moves()) : missed(left));
        }
        Position next = passed(position.play(move));
        return next == null
                ? new Outcome.Wrong(Flaw.of(Flaw.Kind.GIVES_CHECK))
                : new Outcome.Onward(new Attempt(goal, next, made + 1, left, man < 0 ? -1 : move.to()), null);
    }

    private Flaw missed(long left) {
        int square = Long.numberOfTrailingZeros(left);
        Man there = position.at(square);
        boolean taking = there != null && there.side() != position.turn();
        return Flaw.at(taking ? Flaw.Kind.NOT_TAKEN : Flaw.Kind.NOT_THERE, square, there);
    }

    /** The same men with the other side to move; null if that cannot be, because this side is in check. */
    private static @Nullable Position passed(Position after) {
        try {
            return Setup.of(after).turn(after.turn().other()).enPassant(-1).toPosition();
        } catch (SetupException inCheck) {
            return null;
        }
    }

    private Outcome mateWithin(Goal.MateWithin mate, Move move) {
        Position after = position.play(move);
        if (after.isCheckmate()) {
            return new Outcome.Right();
        }
        if (after.isStalemate()) {
            return new Outcome.Wrong(Flaw.at(Flaw.Kind.STALEMATE, after.king(after.turn()), null));
        }
        if (made + 1 >= mate.moves()) {
            return new Outcome.Wrong(Flaw.number(Flaw.Kind.TOO_MANY, mate.moves()));
        }
        Move reply = Defender.reply(after);
        if (reply.captured() != null) {
            return new Outcome.Wrong(Flaw.at(Flaw.Kind.HANGS, reply.victim(), after.at(reply.victim())));
        }
        return new Outcome.Onward(new Attempt(goal, after.play(reply), made + 1, 0, -1), reply);
    }

    /** The side that has the task. */
    public Side side() {
        return position.turn();
    }
}
