package org.jadoube.arbiter;

/** Whether a lawful move may stand after what was touched and released before it. */
public sealed interface Judgement {
    /** It may. */
    record Allowed() implements Judgement {}

    /**
     * Article 4 does not allow it, though article 3 does.
     *
     * @param law what binds to something else
     */
    record Breach(String law) implements Judgement {}
}
