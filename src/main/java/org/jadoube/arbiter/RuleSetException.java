package org.jadoube.arbiter;

/** A rule set that cannot be played: an unknown name, or a rule both added and taken away. The message names it. */
public final class RuleSetException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** One clear line with the name and what was expected. */
    public RuleSetException(String message) {
        super(message);
    }
}
