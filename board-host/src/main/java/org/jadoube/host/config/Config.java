package org.jadoube.host.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.host.FailureException;
import org.jadoube.host.UsageException;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The settings of one configuration file (TOML): each key is a long option of {@code play} without its hyphens, each value
 * what the option takes, and what the command line says wins over it.
 */
public final class Config implements IDefaultValueProvider {

    /** A value as the option reads it, and the line of the file where it stands. */
    private record Entry(String value, int line) {}

    private final String file;
    private final Map<String, Entry> entries;

    private Config(String file, Map<String, Entry> entries) {
        this.file = file;
        this.entries = entries;
    }

    /** No file: every setting has its default. */
    public static Config none() {
        return new Config("", Map.of());
    }

    /**
     * Reads a file.
     *
     * @param play the command whose options may be set
     * @throws UsageException at the first line that is no TOML, names no setting, or gives it a value of another kind
     */
    public static Config read(Path path, CommandSpec play) {
        try {
            return read(path.toString(), Files.readString(path), play);
        } catch (IOException e) {
            throw new FailureException(path + ": cannot be read: " + e.getMessage(), e);
        }
    }

    static Config read(String file, String text, CommandSpec play) {
        TomlParseResult toml = Toml.parse(text);
        if (toml.hasErrors()) {
            TomlParseError error = toml.errors().getFirst();
            String what = String.valueOf(error.getMessage()).lines().findFirst().orElse("this is no TOML");
            throw new UsageException(file + ":" + error.position().line() + ": " + what);
        }
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (String key : toml.keySet()) {
            int line = line(toml, key);
            OptionSpec option = Settings.find(play, key);
            if (option == null) {
                throw new UsageException(file + ":" + line + ": unknown setting \"" + key + "\""
                        + Settings.nearest(play, key)
                                .map(near -> ", did you mean " + near + "?")
                                .orElse("")
                        + " (jadoube config show lists them all)");
            }
            Object value = toml.get(List.of(key));
            String read = value == null ? null : read(option, value);
            if (read == null) {
                throw new UsageException(
                        file + ":" + line + ": " + key + " takes " + Settings.kind(option) + ", not " + text(value));
            }
            entries.put(key, new Entry(read, line));
        }
        return new Config(file, entries);
    }

    private static int line(TomlParseResult toml, String key) {
        var position = toml.inputPositionOf(List.of(key));
        return position == null ? 1 : position.line();
    }

    private static @Nullable String read(OptionSpec option, Object value) {
        if (value instanceof TomlArray array) {
            List<Object> words = array.toList();
            boolean texts = words.stream().allMatch(String.class::isInstance);
            return option.isMultiValue() && texts
                    ? String.join(",", words.stream().map(String::valueOf).toList())
                    : null;
        }
        Class<?> type = option.isMultiValue() ? String.class : option.type();
        boolean fits = switch (value) {
            case Boolean flag -> type == boolean.class || type == Boolean.class;
            case Long number ->
                Settings.isNumber(option)
                        || (type == String.class && option.arity().min() == 0);
            case String word -> type != boolean.class && type != Boolean.class && !Settings.isNumber(option);
            default -> false;
        };
        return fits ? value.toString() : null;
    }

    private static String text(@Nullable Object value) {
        return value instanceof String word ? "\"" + word + "\"" : "this value";
    }

    @Override
    public @Nullable String defaultValue(ArgSpec arg) {
        Entry entry = arg instanceof OptionSpec option ? entries.get(Settings.key(option)) : null;
        return entry == null ? null : entry.value();
    }

    /** Where a setting comes from, as {@code FILE:LINE}; null if the file does not speak of it. */
    public @Nullable String origin(String key) {
        Entry entry = entries.get(key);
        return entry == null ? null : file + ":" + entry.line();
    }

    /** The value of a setting as the file gives it; null if the file does not speak of it. */
    @Nullable
    String value(String key) {
        Entry entry = entries.get(key);
        return entry == null ? null : entry.value();
    }

    /** The same refusal, with the place in the file if it speaks of an option that the file has set. */
    public UsageException located(UsageException refused) {
        String message = String.valueOf(refused.getMessage());
        for (Map.Entry<String, Entry> entry : entries.entrySet()) {
            String option = "--" + entry.getKey();
            if (message.startsWith(option + " ") || message.startsWith(option + ":")) {
                return new UsageException(file + ":" + entry.getValue().line() + ": " + message, refused);
            }
        }
        return refused;
    }
}
