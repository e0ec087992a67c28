package org.jadoube.lesson;

import org.jadoube.game.Input;

/** One thing that reaches a lesson. Times are ms and never decrease. */
public sealed interface LessonInput {

    /** When it happened. */
    long t();

    /** Something that the board tells, or an answer to a question about a move. */
    record Board(Input input) implements LessonInput {
        @Override
        public long t() {
            return input.t();
        }
    }

    /** Help is asked for: the hint first, then the squares. */
    record Hint(long t) implements LessonInput {}

    /** The task begins anew. */
    record Again(long t) implements LessonInput {}

    /** On to the next task. */
    record Next(long t) implements LessonInput {}

    /** Another task of the lesson, counted from 0. */
    record Open(long t, int task) implements LessonInput {}

    /** Somebody who sees the men has put them where they belong. */
    record Stands(long t) implements LessonInput {}
}
