package org.jadoube.arbiter;

/** A clock text that is none; the message quotes it, says where it stops making sense and what was expected. */
public final class TimeControlException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** One clear line. */
    public TimeControlException(String message) {
        super(message);
    }
}
