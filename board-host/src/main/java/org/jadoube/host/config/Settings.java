package org.jadoube.host.config;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The settings that there are: the options of {@code play}, but for those that make no sense in a file. */
final class Settings {

    private static final Set<String> NONE = Set.of("help", "version", "debug", "config");

    /** A name with more wrong letters than this is no slip of the pen. */
    private static final int FAR = 3;

    private Settings() {}

    /** Every setting, in the order of the help. */
    static List<OptionSpec> all(CommandSpec play) {
        return play.options().stream()
                .filter(option -> !NONE.contains(key(option)))
                .toList();
    }

    /** The key of an option: its long name without the hyphens. */
    static String key(OptionSpec option) {
        return option.longestName().substring(2);
    }

    static @Nullable OptionSpec find(CommandSpec play, String key) {
        return all(play).stream()
                .filter(option -> key(option).equals(key))
                .findFirst()
                .orElse(null);
    }

    /** The setting whose name is spelled most like {@code key}. */
    static Optional<String> nearest(CommandSpec play, String key) {
        return all(play).stream()
                .map(Settings::key)
                .min(Comparator.comparingInt(name -> distance(name, key)))
                .filter(name -> distance(name, key) < FAR);
    }

    /** How many letters must be put in, taken out or changed to make one word of the other (Levenshtein). */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int corner = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int above = row[j];
                int change = corner + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(change, Math.min(above, row[j - 1]) + 1);
                corner = above;
            }
        }
        return row[b.length()];
    }

    static boolean isNumber(OptionSpec option) {
        Class<?> type = option.type();
        return type == int.class || type == long.class || type == Integer.class || type == Long.class;
    }

    /** A text as TOML writes it. */
    static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    /** What an option takes, for messages. */
    static String kind(OptionSpec option) {
        if (option.isMultiValue()) {
            return "a text or a list of texts";
        }
        Class<?> type = option.type();
        boolean flag = type == boolean.class || type == Boolean.class;
        return flag ? "true or false" : isNumber(option) ? "a whole number" : "a text in quotes";
    }
}
