package org.jadoube.host;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.host.config.Config;
import org.jadoube.host.config.ConfigFiles;
import org.jadoube.host.log.Logs;
import picocli.CommandLine;

/** The entry of the program: reads the command line, runs one command, and exits with its code. */
public final class Main {

    private static final Set<String> HELP = Set.of("-h", "--help", "-V", "--version");

    private Main() {}

    /** Runs the command that {@code args} name; see {@link ExitCode} for what the process returns. */
    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(out, err, args));
    }

    /** Without a command the game is played; options alone are options of that. */
    private static String[] playUnlessSaid(String[] args) {
        List<String> words = List.of(args);
        boolean said = words.stream().anyMatch(CommandLines.names()::contains)
                || words.stream().anyMatch(HELP::contains)
                || (!words.isEmpty() && !words.get(0).startsWith("-"));
        return said ? args : Stream.concat(Stream.of("play"), words.stream()).toArray(String[]::new);
    }

    /** Lets the configuration file speak for the options of play that are not said; false, with a word, if it is wrong. */
    private static boolean configured(CommandLine line, PrintWriter err, String[] words) {
        CommandLine play = line.getSubcommands().get("play");
        List<String> said = List.of(words);
        if (play == null
                || said.isEmpty()
                || !said.getFirst().equals("play")
                || said.stream().anyMatch(HELP::contains)) {
            return true;
        }
        try {
            ConfigFiles.find(said, System.getenv())
                    .ifPresent(file -> play.setDefaultValueProvider(Config.read(file, play.getCommandSpec())));
            return true;
        } catch (UsageException | FailureException e) {
            err.println(Logs.errorMark() + "jadoube: " + e.getMessage());
            return false;
        }
    }

    /**
     * Runs a command without ending the process.
     *
     * @param out where results go
     * @param err where the one line about an error goes
     * @return the exit code, see {@link ExitCode}
     */
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        Logs.begin();
        String[] words = playUnlessSaid(args);
        CommandLine line = CommandLines.of(out, err, words);
        int code = configured(line, err, words) ? line.execute(words) : ExitCode.USAGE;
        out.flush();
        err.flush();
        return code;
    }
}
