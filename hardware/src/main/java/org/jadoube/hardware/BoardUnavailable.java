package org.jadoube.hardware;

/** A board that cannot be opened on this machine; the message is one line with the cure. A prerequisite is missing. */
public final class BoardUnavailable extends RuntimeException {

    /** Says {@code message} to the user. */
    public BoardUnavailable(String message) {
        super(message);
    }

    /** The same with the exception that told of it. */
    public BoardUnavailable(String message, Throwable cause) {
        super(message, cause);
    }
}
