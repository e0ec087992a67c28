package org.jadoube.host;

/**
 * Wrong usage or a missing prerequisite: an unknown value, a file that is not there, a port in use, no such board.
 *
 * <p>The message is the one line that the person at the terminal reads: what is wrong, what was expected, the cure. The
 * process ends with exit code {@value ExitCode#USAGE}.
 */
public final class UsageException extends RuntimeException {

    /** Says {@code message} to the user. */
    public UsageException(String message) {
        super(message);
    }

    /** Says {@code message} to the user; {@code cause} is told with {@code --debug} alone. */
    public UsageException(String message, Throwable cause) {
        super(message, cause);
    }
}
