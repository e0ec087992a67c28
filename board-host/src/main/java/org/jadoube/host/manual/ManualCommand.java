package org.jadoube.host.manual;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Supplier;
import org.jadoube.host.UsageException;
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
    static final class Kinds extends ArrayList<String> {
        Kinds() {
            super(List.of("man", "bash", "fish"));
        }
    }

    private final Supplier<CommandLine> program;
    private final String version;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            paramLabel = "KIND",
            completionCandidates = Kinds.class,
            description = "man, bash (zsh reads it too) or fish")
    private String kind = "";

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
        String text = switch (kind.toLowerCase(Locale.ROOT)) {
            case "man" -> ManPage.of(program.get(), version);
            case "bash" -> AutoComplete.bash("jadoube", withPlay(program.get()));
            case "fish" -> FishCompletion.of(withPlay(program.get()));
            case "zsh" -> throw new UsageException("manual zsh: zsh reads what bash does; write manual bash");
            default -> throw new UsageException("manual " + kind + ": man, bash (zsh reads it too) or fish expected");
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
