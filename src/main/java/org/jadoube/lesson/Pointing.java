package org.jadoube.lesson;

import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/** Judges men that are lifted to point at them, or to say yes or no. */
final class Pointing {

    private final Task task;
    private long pointed;
    private boolean done;

    Pointing(Task task) {
        this.task = task;
    }

    /** Whether a task is solved by pointing. */
    static boolean solves(Goal goal) {
        return goal instanceof Goal.Point || goal instanceof Goal.Say;
    }

    /** Whether everything that was asked for has been pointed at. */
    boolean isDone() {
        return done;
    }

    /** A man is lifted; returns what is wrong with that, or null. */
    @Nullable
    Flaw at(int square) {
        return switch (task.goal()) {
            case Goal.Point point -> point(point, square);
            case Goal.Say say -> say(say, square);
            default -> null;
        };
    }

    private @Nullable Flaw point(Goal.Point goal, int square) {
        if ((goal.squares() & Square.bit(square)) == 0) {
            return Flaw.at(Flaw.Kind.NOT_HE, square, task.position().at(square));
        }
        pointed |= Square.bit(square);
        done = !goal.all() || pointed == goal.squares();
        return null;
    }

    /** Whoever is no king says nothing. */
    private @Nullable Flaw say(Goal.Say goal, int square) {
        Position position = task.position();
        boolean yes = square == position.king(position.turn());
        boolean no = square == position.king(position.turn().other());
        done = (yes || no) && yes == goal.yes();
        return (yes || no) && !done ? Flaw.of(Flaw.Kind.WRONG_ANSWER) : null;
    }
}
