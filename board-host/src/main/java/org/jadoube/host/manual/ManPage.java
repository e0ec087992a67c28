package org.jadoube.host.manual;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jadoube.host.config.ConfigFiles;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The man page (section 1, macros of man(7)), from the table that {@code --help} is printed from. */
final class ManPage {

    private final CommandLine root;
    private final StringBuilder page = new StringBuilder();

    private ManPage(CommandLine root) {
        this.root = root;
    }

    /**
     * Writes the page.
     *
     * @param root the command line with all its subcommands
     * @param version the program's version
     */
    static String of(CommandLine root, String version) {
        return new ManPage(root).write(version);
    }

    private String write(String version) {
        CommandSpec spec = root.getCommandSpec();
        page.append(".\\\" Made from the table of the program's options.\n");
        request("TH", "JADOUBE 1 \"\" \"" + version + "\" \"Jadoube\"");
        request("SH", "NAME");
        text("jadoube - a chessboard that knows the Laws of Chess");
        request("SH", "SYNOPSIS");
        page.append(".B jadoube\n[\\fICOMMAND\\fR] [\\fIOPTION\\fR]...\n");
        request("SH", "DESCRIPTION");
        text(
                "Jadoube turns a wooden chessboard into one that understands chess. Sensors under the squares tell where men"
                        + " stand; it works out what the hands did, judges it by the Laws of Chess, and answers with lights and on a"
                        + " page in the browser. Without a command it plays; options alone are options of play.");
        request("SH", "OPTIONS OF EVERY COMMAND");
        spec.options().forEach(this::option);
        request("SH", "COMMANDS");
        root.getSubcommands().values().forEach(sub -> command(sub, "jadoube "));
        files();
        request("SH", "EXIT STATUS");
        tagged("0", "Done.");
        tagged("1", "The work failed.");
        tagged("2", "Wrong usage, or something that is needed is missing.");
        request("SH", "SEE ALSO");
        page.append(".BR stockfish (6),\n.BR systemctl (1),\n.BR journalctl (1)\n");
        return page.toString();
    }

    private void files() {
        request("SH", "FILES");
        tagged(
                "~/.config/jadoube/jadoube.toml, " + ConfigFiles.SYSTEM,
                "Settings of play. The first that is there holds, and the command line wins over it; jadoube config show tells"
                        + " where each value comes from.");
        tagged(
                "~/.local/state/jadoube",
                "Where games are kept, or where --data says; for the service /var/lib/jadoube.");
        request("SH", "ENVIRONMENT");
        tagged("JAVA_HOME", "The Java runtime to use, of version 21 or newer.");
        tagged("JADOUBE_JAVA_OPTS", "Further options for the Java runtime.");
        tagged("JADOUBE_PUSH_TOKEN", "What --live-pgn-push sends as its bearer token.");
        tagged(
                "XDG_CONFIG_HOME, XDG_STATE_HOME",
                "Where settings lie and games are kept, if not in the usual folders.");
    }

    private void command(CommandLine line, String before) {
        CommandSpec spec = line.getCommandSpec();
        String name = before + spec.name();
        request("SS", quoted(name + operands(spec)));
        text(String.join(" ", spec.usageMessage().description()));
        for (PositionalParamSpec operand : spec.positionalParameters()) {
            if (!operand.hidden()) {
                item("\\fI" + escaped(operand.paramLabel()) + "\\fR", String.join(" ", operand.description()));
            }
        }
        for (OptionSpec option : options(spec)) {
            option(option);
        }
        line.getSubcommands().values().forEach(sub -> command(sub, name + " "));
    }

    /** Its own options; those that every command has are told once. */
    private List<OptionSpec> options(CommandSpec spec) {
        List<String> common = root.getCommandSpec().options().stream()
                .map(OptionSpec::longestName)
                .toList();
        List<OptionSpec> own = new ArrayList<>(spec.options());
        own.removeIf(option -> option.hidden() || common.contains(option.longestName()));
        return own;
    }

    private static String operands(CommandSpec spec) {
        StringBuilder words = new StringBuilder();
        for (PositionalParamSpec operand : spec.positionalParameters()) {
            if (!operand.hidden()) {
                words.append(' ').append(operand.paramLabel());
            }
        }
        return words.toString();
    }

    private void option(OptionSpec option) {
        List<String> names = new ArrayList<>(List.of(option.names()));
        names.sort(Comparator.comparingInt(String::length));
        String label = Objects.requireNonNullElse(option.paramLabel(), "");
        boolean takes = option.arity().max() > 0 && !label.isEmpty();
        String value = "=\\fI" + escaped(label) + "\\fR";
        String shown = takes ? option.arity().min() == 0 ? "[" + value + "]" : value : "";
        String all = String.join(
                ", ",
                names.stream().map(name -> "\\fB" + escaped(name) + "\\fR").toList());
        item(all + shown, String.join(" ", option.description()));
    }

    private void item(String tag, String description) {
        page.append(".TP\n").append(tag).append('\n');
        text(description);
    }

    private void tagged(String tag, String description) {
        item("\\fB" + escaped(tag) + "\\fR", description);
    }

    private void request(String macro, String arguments) {
        page.append('.').append(macro).append(' ').append(arguments).append('\n');
    }

    private void text(String text) {
        page.append(escaped(Ansi.OFF.text(text).toString())).append('\n');
    }

    private static String quoted(String text) {
        return '"' + escaped(text).replace("\"", "\\(dq") + '"';
    }

    /** Text as troff reads it: hyphens that can be copied, no control line by chance. */
    static String escaped(String text) {
        String plain = text.replace("\\", "\\e").replace("-", "\\-");
        return plain.startsWith(".") || plain.startsWith("'") ? "\\&" + plain : plain;
    }
}
