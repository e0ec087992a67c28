package org.jadoube.host.config;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** A configuration file in which every setting stands as a comment, with what it is for, ready to be uncommented. */
final class ConfigTemplate {

    private static final int WIDTH = 100;

    /** A default that the help names but the option does not have, as it depends on others. */
    private static final Pattern TOLD = Pattern.compile("\\(default: ([a-z0-9]+)\\)");

    private static final List<String> HEAD = List.of(
            "# Settings of jadoube, for whoever has no jadoube/jadoube.toml in their own configuration folder, and for the",
            "# service. Each line that begins with #NAME is a setting: take its # away and write your value. Words in capitals",
            "# stand for what is yours to fill in. What the command line says wins over this file.",
            "# \"jadoube config show\" prints what holds and where it comes from. Everybody on this machine can read this file.");

    private ConfigTemplate() {}

    /** The lines of the file. */
    static List<String> lines(CommandSpec play) {
        List<String> lines = new ArrayList<>(HEAD);
        for (OptionSpec option : Settings.all(play)) {
            lines.add("");
            lines.addAll(wrapped(String.join(" ", option.description())));
            lines.add("#" + Settings.key(option) + " = " + value(option));
        }
        return lines;
    }

    /** The default if there is one, else what the help calls the value. */
    private static String value(OptionSpec option) {
        if (option.type() == boolean.class) {
            return "false";
        }
        String usual = option.defaultValue();
        if (usual == null) {
            Matcher told = TOLD.matcher(String.join(" ", option.description()));
            usual = told.find() ? told.group(1) : option.paramLabel();
        }
        String text = Settings.isNumber(option) ? usual : Settings.quoted(usual);
        return option.isMultiValue() ? "[" + text + "]" : text;
    }

    private static List<String> wrapped(String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder("#");
        for (String word : text.split(" ")) {
            if (line.length() + 1 + word.length() > WIDTH && line.length() > 1) {
                lines.add(line.toString());
                line = new StringBuilder("#");
            }
            line.append(' ').append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
