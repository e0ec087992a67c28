package org.jadoube.host;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command {@code jadoube} itself: what holds for every subcommand, and help where none is named. */
@Command(
        name = "jadoube",
        description = "A chessboard that knows the Laws of Chess.",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        versionProvider = Version.class,
        sortOptions = false)
final class JadoubeCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "print the stack trace of an error, not its one line alone")
    private boolean debug;

    @Override
    public void run() {
        CommandLine line = spec.commandLine();
        line.usage(line.getOut());
    }

    boolean debug() {
        return debug;
    }
}
