package org.jadoube.host;

/** The exit codes of the process: 0 done, 1 the work failed, 2 wrong usage or a missing prerequisite. */
public final class ExitCode {
    /** Everything asked for was done. */
    public static final int OK = 0;
    /** The work failed: a torn or foreign file, a device lost. */
    public static final int FAILURE = 1;
    /** Wrong usage or a missing prerequisite: an unknown option, a file that is not there, no such board. */
    public static final int USAGE = 2;

    private ExitCode() {}
}
