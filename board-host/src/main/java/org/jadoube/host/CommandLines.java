package org.jadoube.host;

import java.io.PrintWriter;
import org.jadoube.host.doctor.DoctorCommand;
import picocli.CommandLine;

/** Builds the command line with all its subcommands, and with the errors and exit codes that hold for each of them. */
final class CommandLines {

    private CommandLines() {}

    /** A command line that writes results to {@code out} and one line an error to {@code err}. */
    static CommandLine of(PrintWriter out, PrintWriter err) {
        JadoubeCommand root = new JadoubeCommand();
        CommandLine line = new CommandLine(root)
                .addSubcommand(new PlayCommand())
                .addSubcommand(new ReplayCommand())
                .addSubcommand(new BenchCommand())
                .addSubcommand(new PerftCommand())
                .addSubcommand(new WiringCommand())
                .addSubcommand(new DoctorCommand());
        Errors errors = new Errors(root::debug);
        return line.setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors);
    }
}
