package org.jadoube.host;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jadoube.host.archive.GamesCommand;
import org.jadoube.host.calibrate.CalibrateCommand;
import org.jadoube.host.config.ConfigCommand;
import org.jadoube.host.doctor.DoctorCommand;
import org.jadoube.host.lessons.LessonsCommand;
import org.jadoube.host.manual.ManualCommand;
import org.jadoube.host.pairing.PairingCommand;
import picocli.CommandLine;

/** Builds the command line with all its subcommands, and with the errors and exit codes that hold for each of them. */
final class CommandLines {

    private static final Map<String, Supplier<Object>> COMMANDS = commands();

    private CommandLines() {}

    private static Map<String, Supplier<Object>> commands() {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put("play", PlayCommand::new);
        commands.put("replay", ReplayCommand::new);
        commands.put("engine", EngineCommand::new);
        commands.put("bench", BenchCommand::new);
        commands.put("perft", PerftCommand::new);
        commands.put("wiring", WiringCommand::new);
        commands.put("doctor", DoctorCommand::new);
        commands.put("calibrate", CalibrateCommand::new);
        commands.put("games", GamesCommand::new);
        commands.put("lessons", LessonsCommand::new);
        commands.put("pairing", PairingCommand::new);
        commands.put("config", () -> ConfigCommand.line(PlayCommand::new));
        commands.put("manual", () -> new ManualCommand(CommandLines::whole, Version.current()));
        return commands;
    }

    /** The names of the commands, without any of them being built. */
    static Set<String> names() {
        return COMMANDS.keySet();
    }

    /** The command line with all its subcommands, to be looked at. */
    private static CommandLine whole() {
        return of(new PrintWriter(Writer.nullWriter()), new PrintWriter(Writer.nullWriter()));
    }

    /**
     * A command line that writes results to {@code out} and one line an error to {@code err}.
     *
     * @param args what was typed; if it begins with a subcommand only that one is built, for the models of all of them take
     *     a tenth of a second of a cold start
     */
    static CommandLine of(PrintWriter out, PrintWriter err, String... args) {
        JadoubeCommand root = new JadoubeCommand();
        CommandLine line = new CommandLine(root);
        String first = args.length == 0 ? "" : args[0];
        COMMANDS.forEach((name, command) -> {
            if (name.equals(first) || !COMMANDS.containsKey(first)) {
                line.addSubcommand(name, command.get());
            }
        });
        Errors errors = new Errors(root::debug);
        return line.setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors);
    }
}
