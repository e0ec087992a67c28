package org.jadoube.host;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jadoube.hardware.wiring.WiringAccount;
import org.jadoube.hardware.wiring.WiringException;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProblem;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.hardware.wiring.draw.BuildPage;
import org.jadoube.hardware.wiring.draw.Diagram;
import org.jadoube.hardware.wiring.draw.TopView;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code wiring}: the wiring profiles, in words and drawn. Needs no board and no rights. */
@Command(
        name = "wiring",
        description = "Lists, checks and draws the wiring profiles of boards.",
        subcommands = {
            WiringCommand.ListCommand.class,
            WiringCommand.ShowCommand.class,
            WiringCommand.DrawCommand.class,
            WiringCommand.PageCommand.class
        })
final class WiringCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        spec.commandLine().usage(out);
    }

    private static WiringProfile profile(String nameOrFile, PrintWriter err) {
        try {
            Optional<WiringProfile> found = WiringFiles.find(nameOrFile);
            return found.orElseThrow(() -> new UsageException("no wiring profile is called " + nameOrFile
                    + "; there are " + String.join(", ", WiringFiles.NAMES) + ", or name a .toml file"));
        } catch (WiringException e) {
            // All but the last, which is told as the error: a person mends a file in one go.
            int last = e.problems().size() - 1;
            e.problems().subList(0, last).forEach(problem -> err.println("jadoube: " + problem));
            WiringProblem problem = e.problems().get(last);
            boolean absent = last == 0 && !Files.exists(Path.of(nameOrFile)) && !WiringFiles.NAMES.contains(nameOrFile);
            throw absent ? new UsageException(problem.toString()) : new FailureException(problem.toString());
        }
    }

    /** {@code wiring list}. */
    @Command(name = "list", description = "Lists the profiles that come with the program.")
    static final class ListCommand implements Runnable {

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Override
        public void run() {
            PrintWriter out = spec.commandLine().getOut();
            for (String name : WiringFiles.NAMES) {
                out.printf(
                        "%-14s %s%n",
                        name, profile(name, spec.commandLine().getErr()).title());
            }
            out.flush();
        }
    }

    /** {@code wiring show}. */
    @Command(name = "show", description = "Checks a profile and tells it in words.")
    static final class ShowCommand implements Runnable {

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Parameters(paramLabel = "PROFILE", description = "a profile's name or file")
        private String profile = "";

        @Override
        public void run() {
            PrintWriter out = spec.commandLine().getOut();
            WiringAccount.of(profile(profile, spec.commandLine().getErr())).forEach(out::println);
            out.flush();
        }
    }

    /** {@code wiring draw}. */
    @Command(name = "draw", description = "Draws the diagram of a profile as SVG.", sortOptions = false)
    static final class DrawCommand implements Runnable {

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Parameters(paramLabel = "PROFILE", description = "a profile's name or file")
        private String profile = "";

        @Option(names = "--output", paramLabel = "FILE", description = "where to write it (default: standard output)")
        private Optional<Path> output = Optional.empty();

        @Option(names = "--top", description = "the parts as they lie, instead of the wires one by one")
        private boolean top;

        @Override
        public void run() {
            WiringProfile drawn = profile(profile, spec.commandLine().getErr());
            give(
                    top ? TopView.of(drawn) : Diagram.of(drawn),
                    output,
                    spec.commandLine().getOut());
        }
    }

    /** {@code wiring page}. */
    @Command(
            name = "page",
            description = "Writes the page of a profile in Markdown: parts, steps, what it costs in pins and current.",
            sortOptions = false)
    static final class PageCommand implements Runnable {

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Parameters(paramLabel = "PROFILE", description = "a profile's name or file")
        private String profile = "";

        @Option(names = "--output", paramLabel = "FILE", description = "where to write it (default: standard output)")
        private Optional<Path> output = Optional.empty();

        @Override
        public void run() {
            WiringProfile told = profile(profile, spec.commandLine().getErr());
            give(BuildPage.of(told), output, spec.commandLine().getOut());
        }
    }

    private static void give(String text, Optional<Path> output, PrintWriter out) {
        if (output.isEmpty()) {
            out.print(text);
            out.flush();
            return;
        }
        Path file = output.get();
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new FailureException(file + ": cannot be written: " + e.getMessage(), e);
        }
    }
}
