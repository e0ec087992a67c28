package org.jadoube.host;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** The entry of the program: reads the command line, runs one command, and exits with its code. */
public final class Main {

    private Main() {}

    /** Runs the command that {@code args} name; see {@link ExitCode} for what the process returns. */
    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(out, err, args));
    }

    /**
     * Runs a command without ending the process.
     *
     * @param out where results go
     * @param err where the one line about an error goes
     * @return the exit code, see {@link ExitCode}
     */
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        Logging.quiet();
        int code = CommandLines.of(out, err).execute(args);
        out.flush();
        err.flush();
        return code;
    }
}
