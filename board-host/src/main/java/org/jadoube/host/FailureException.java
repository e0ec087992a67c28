package org.jadoube.host;

/**
 * Work that failed though it was asked for rightly: a torn or foreign file, a device lost.
 *
 * <p>The message is the one line that the person at the terminal reads: file, line, what was expected, the cure. The
 * process ends with exit code {@value ExitCode#FAILURE}.
 */
public final class FailureException extends RuntimeException {

    /** Says {@code message} to the user. */
    public FailureException(String message) {
        super(message);
    }

    /** Says {@code message} to the user; {@code cause} is told with {@code --debug} alone. */
    public FailureException(String message, Throwable cause) {
        super(message, cause);
    }
}
