package org.jadoube.hardware;

/** A board that cannot be opened on this machine; the message is one line with the cure. A prerequisite is missing. */
public final class BoardUnavailable extends RuntimeException {

    private final boolean unknown;

    /** Says {@code message} to the user. */
    public BoardUnavailable(String message) {
        this(message, false);
    }

    private BoardUnavailable(String message, boolean unknown) {
        super(message);
        this.unknown = unknown;
    }

    /** No board has the name that was given; {@code message} ends with those that there are. */
    static BoardUnavailable unknown(String message) {
        return new BoardUnavailable(message, true);
    }

    /** The same with the exception that told of it. */
    public BoardUnavailable(String message, Throwable cause) {
        super(message, cause);
        this.unknown = false;
    }

    /** Whether no board has the name that was given: the message ends with the names that there are. */
    public boolean unknown() {
        return unknown;
    }
}
