package org.jadoube.host.manual;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What the shell fish completes, from the table that {@code --help} is printed from. */
final class FishCompletion {

    /** A description longer than this is cut: the shell shows it beside the word. */
    private static final int WIDE = 60;

    private final List<String> lines = new ArrayList<>();

    private FishCompletion() {}

    /**
     * Writes the completion.
     *
     * @param root the command line with all its subcommands, and the options that need no command
     */
    static String of(CommandLine root) {
        FishCompletion fish = new FishCompletion();
        fish.lines.add("# What fish completes after jadoube.");
        fish.command(root, List.of());
        return String.join("\n", fish.lines) + "\n";
    }

    private void command(CommandLine line, List<String> path) {
        CommandSpec spec = line.getCommandSpec();
        List<String> deeper = List.copyOf(line.getSubcommands().keySet());
        String when = condition(path, deeper);
        line.getSubcommands()
                .forEach((name, sub) -> lines.add("complete -c jadoube -f -n " + quoted(when) + " -a " + name + " -d "
                        + quoted(brief(sub.getCommandSpec().usageMessage().description()))));
        for (OptionSpec option : spec.options()) {
            if (!option.hidden()) {
                option(option, when);
            }
        }
        line.getSubcommands().forEach((name, sub) -> {
            List<String> further = new ArrayList<>(path);
            further.add(name);
            command(sub, further);
        });
    }

    /** True where all words of {@code path} were typed, and none of those that would lead further. */
    private static String condition(List<String> path, List<String> deeper) {
        List<String> parts = new ArrayList<>();
        path.forEach(word -> parts.add("__fish_seen_subcommand_from " + word));
        if (!deeper.isEmpty()) {
            parts.add("not __fish_seen_subcommand_from " + String.join(" ", deeper));
        }
        return String.join("; and ", parts);
    }

    private void option(OptionSpec option, String when) {
        StringBuilder line = new StringBuilder("complete -c jadoube");
        if (!when.isEmpty()) {
            line.append(" -n ").append(quoted(when));
        }
        for (String name : option.names()) {
            line.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
        }
        if (option.arity().min() > 0) {
            line.append(" -r");
        }
        if (option.completionCandidates() != null) {
            line.append(" -f -a ").append(quoted(String.join(" ", option.completionCandidates())));
        }
        lines.add(
                line.append(" -d ").append(quoted(brief(option.description()))).toString());
    }

    private static String brief(String... description) {
        String text = String.join(" ", description);
        return text.length() <= WIDE ? text : text.substring(0, text.lastIndexOf(' ', WIDE)) + " ...";
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
