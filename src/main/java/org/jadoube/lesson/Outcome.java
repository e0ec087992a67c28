package org.jadoube.lesson;

import org.jadoube.rules.Move;
import org.jspecify.annotations.Nullable;

/** What a move means for the task. */
public sealed interface Outcome {

    /** The task is solved. */
    record Right() implements Outcome {}

    /** It is not, and the men go back to where the try began. */
    record Wrong(Flaw flaw) implements Outcome {}

    /**
     * So far so good.
     *
     * @param next how far the try has come, after the answer
     * @param reply the other side's answer, null if it stands still
     */
    record Onward(Attempt next, @Nullable Move reply) implements Outcome {}
}
