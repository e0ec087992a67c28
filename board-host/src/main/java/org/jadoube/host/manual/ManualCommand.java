package org.jadoube.host.manual;

import java.util.Locale;
import java.util.Objects;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code manual}: prints what a package installs beside the program. */
@Command(name = "manual", description = "Prints the man page, or what a shell needs to complete this program's words.")
public final class ManualCommand implements Runnable {

    /** What can be printed. */
    enum Kind {
        MAN,
        BASH,
        FISH;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Supplier<CommandLine> program;
    private final String version;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "KIND", description = "man, bash (zsh reads it too) or fish")
    private Kind kind = Kind.MAN;

    /**
     * A command that describes a program.
     *
     * @param program its command line, whole
     */
    public ManualCommand(Supplier<CommandLine> program, String version) {
        this.program = program;
        this.version = version;
    }

    @Override
    public void run() {
        String text = switch (kind) {
            case MAN -> ManPage.of(program.get(), version);
            case BASH -> AutoComplete.bash("jadoube", withPlay(program.get()));
            case FISH -> FishCompletion.of(withPlay(program.get()));
        };
        spec.commandLine().getOut().print(text);
    }

    /** Options alone are options of {@code play}. */
    private static CommandLine withPlay(CommandLine root) {
        CommandSpec all = root.getCommandSpec();
        CommandSpec play = Objects.requireNonNull(root.getSubcommands().get("play"), "play")
                .getCommandSpec();
        for (OptionSpec option : play.options()) {
            if (all.findOption(option.longestName()) == null) {
                all.addOption(OptionSpec.builder(option).build());
            }
        }
        return root;
    }
}
