package org.jadoube.host.engine;

import java.io.Serial;

/** An engine that does not do what engines do; the message is one line for people and names the engine. */
final class EngineTrouble extends Exception {

    @Serial
    private static final long serialVersionUID = 1L;

    /** What went wrong. */
    enum Kind {
        /** There is no such program, or it may not be run. */
        MISSING,
        /** It does not answer in time. */
        HANGS,
        /** It has ended. */
        DIED,
        /** It said something that is no move here, or no UCI. */
        NONSENSE
    }

    private final Kind kind;

    EngineTrouble(Kind kind, String line) {
        super(line);
        this.kind = kind;
    }

    Kind kind() {
        return kind;
    }

    /** The line for people. */
    String line() {
        return String.valueOf(getMessage());
    }
}
