package org.jadoube.host.config;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.host.FailureException;
import org.jadoube.host.UsageException;
import org.jadoube.host.recording.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The settings as the page shows and changes them: each with its reason and default, the value that it has now, where that
 * comes from, and what the file says for the next start. Changes are written to the configuration file, which keeps its
 * comments and order.
 */
public final class SettingsDesk {

    private static final int LONGEST = 300;

    /** What lets others in: told to nobody. */
    private static final Pattern SECRET = Pattern.compile("(token=)[^,\"]*");

    private static final Pattern TOLD = Pattern.compile("\\(default: ([a-z0-9-]+)\\)");

    private final CommandSpec play;
    private final Set<String> said;
    private final Config started;
    private final Path file;
    private final @Nullable Path model;
    private final Map<String, Editable> editable;

    /**
     * A desk.
     *
     * @param play the command whose options are the settings, as it was started
     * @param said the keys that the command line says, which wins over the file
     * @param started the settings of the file at the start
     * @param places where the file is, and where it may be made if it is not there or may not be written
     * @param editable what the page may change, by key
     */
    public SettingsDesk(
            CommandSpec play, Set<String> said, Config started, Places places, Map<String, Editable> editable) {
        this.play = play;
        this.said = Set.copyOf(said);
        this.started = started;
        this.editable = new LinkedHashMap<>(editable);
        Path found = places.found();
        boolean own = found != null && (places.named() || writes(found));
        this.file = found != null && own ? found : places.own();
        this.model = found == null || own ? null : found;
    }

    /**
     * Where a configuration file lies.
     *
     * @param found the one that holds; null: there is none
     * @param named whether it was named on the command line, so that no other may take its place
     * @param own where the user's own would be
     */
    public record Places(@Nullable Path found, boolean named, Path own) {}

    private static boolean writes(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        return Files.isWritable(path) && folder != null;
    }

    /** Whether the command line itself says a setting. */
    public boolean said(String key) {
        return said.contains(key);
    }

    /** The settings as JSON (docs/page.md). */
    public synchronized String json(boolean atBoard) {
        Config now = now();
        String why = trouble();
        return Json.write(json -> {
            json.writeStringField("file", file.toString());
            json.writeStringField("trouble", why);
            json.writeArrayFieldStart("settings");
            for (OptionSpec option : Settings.all(play)) {
                json.writeStartObject();
                write(json, option, now, why.isEmpty(), atBoard);
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    private void write(JsonGenerator json, OptionSpec option, Config now, boolean can, boolean atBoard)
            throws IOException {
        String key = Settings.key(option);
        Editable edit = editable.get(key);
        String usual = usual(option);
        String filed = now.value(key);
        boolean typed = said.contains(key);
        String before = started.value(key);
        json.writeStringField("key", key);
        json.writeStringField("about", String.join(" ", option.description()));
        json.writeStringField("kind", kind(option, edit));
        json.writeStringField("default", usual);
        json.writeStringField("value", shown(typed ? typed(option) : before == null ? usual : before));
        json.writeStringField("origin", typed ? "command" : before == null ? "default" : "file");
        json.writeStringField("filed", filed == null ? "" : shown(filed));
        json.writeBooleanField("isFiled", filed != null);
        json.writeBooleanField("editable", can && edit != null && (atBoard || !edit.atBoard()));
        json.writeBooleanField("atOnce", edit != null && edit.atOnce());
        json.writeArrayFieldStart("choices");
        for (String choice : edit == null ? List.<String>of() : edit.choices()) {
            json.writeString(choice);
        }
        json.writeEndArray();
    }

    private static String usual(OptionSpec option) {
        String usual = option.defaultValue();
        boolean flag = option.type() == boolean.class;
        if (usual != null || flag) {
            return usual == null ? "false" : usual;
        }
        // Where the default is worked out later the reason tells it.
        Matcher told = TOLD.matcher(String.join(" ", option.description()));
        return told.find() ? told.group(1) : "";
    }

    private static String typed(OptionSpec option) {
        Object value = option.getValue();
        return value instanceof List<?> list
                ? String.join(",", list.stream().map(String::valueOf).toList())
                : value == null ? "" : String.valueOf(value);
    }

    private static String shown(String value) {
        return SECRET.matcher(value).replaceAll("$1…");
    }

    private static String kind(OptionSpec option, @Nullable Editable edit) {
        if (edit != null && !edit.choices().isEmpty()) {
            return "choice";
        }
        boolean flag = option.type() == boolean.class;
        return flag ? "flag" : Settings.isNumber(option) ? "number" : option.isMultiValue() ? "list" : "text";
    }

    private Config now() {
        try {
            return Files.exists(file)
                    ? Config.read(file, play)
                    : model == null ? Config.none() : Config.read(model, play);
        } catch (UsageException | FailureException e) {
            return started;
        }
    }

    /** Why nothing can be changed, or an empty text. */
    private String trouble() {
        if (Files.exists(file)) {
            return Files.isWritable(file) ? "" : file + " may not be written";
        }
        Path folder = file.toAbsolutePath().getParent();
        while (folder != null && !Files.exists(folder)) {
            folder = folder.getParent();
        }
        return folder != null && Files.isDirectory(folder) && Files.isWritable(folder)
                ? ""
                : file + " cannot be made: " + folder + " may not be written";
    }

    /**
     * Changes a setting in the file: {@code {"key":"rules","value":"fide"}}; a value of null: the default shall hold again.
     *
     * @throws IllegalArgumentException if it may not be changed, or not to that
     */
    public synchronized void take(String line, boolean atBoard) throws Json.NotJson {
        Map<String, @Nullable Object> told = Json.object(line);
        String key = String.valueOf(told.get("key"));
        OptionSpec option = Settings.find(play, key);
        Editable edit = editable.get(key);
        if (option == null || edit == null) {
            throw new IllegalArgumentException(key + ": the page does not change this setting; write it into " + file);
        }
        if (edit.atBoard() && !atBoard) {
            throw new IllegalArgumentException(key + " is changed at the board's own computer alone");
        }
        Object value = told.get("value");
        try {
            List<String> words = words(option, value);
            if (value != null) {
                edit.check().accept(words);
            }
            change(key, value == null ? null : toml(option, words));
            if (!said.contains(key)) {
                edit.now().accept(words);
            }
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(key + ": " + e.getMessage(), e);
        }
    }

    private static List<String> words(OptionSpec option, @Nullable Object value) {
        List<String> words = new ArrayList<>();
        if (value instanceof List<?> list && option.isMultiValue()) {
            list.forEach(word -> words.add(String.valueOf(word)));
        } else if (value instanceof String || value instanceof Boolean || value instanceof Long) {
            words.add(String.valueOf(value).strip());
        } else if (value != null) {
            throw new IllegalArgumentException(Settings.kind(option) + " expected");
        }
        for (String word : words) {
            if (word.length() > LONGEST || word.chars().anyMatch(Character::isISOControl)) {
                throw new IllegalArgumentException("a text of one line expected");
            }
        }
        return words;
    }

    private static String toml(OptionSpec option, List<String> words) {
        if (option.isMultiValue()) {
            return "["
                    + String.join(", ", words.stream().map(SettingsDesk::quoted).toList()) + "]";
        }
        boolean bare = option.type() == boolean.class || Settings.isNumber(option);
        return bare ? words.getFirst() : quoted(words.getFirst());
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    private void change(String key, @Nullable String value) {
        try {
            Path from = Files.exists(file) ? file : model;
            String before = from == null ? "" : Files.readString(from);
            String after = ConfigEdit.set(before, key, value);
            // A file that the next start would refuse is never written.
            Config.read(file.toString(), after, play);
            if (!after.equals(before) || !Files.exists(file)) {
                write(after);
            }
        } catch (UsageException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        } catch (IOException e) {
            throw new IllegalArgumentException(file + " cannot be written: " + e.getMessage(), e);
        }
    }

    /** The whole file or nothing of it: a new one takes the place of the old one, also behind a symbolic link. */
    private void write(String text) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Path folder = Optional.ofNullable(target.getParent()).orElse(Path.of("."));
        Files.createDirectories(folder);
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        if (!Files.isWritable(folder)) {
            // The folder lets no new file in: the old one is overwritten, which a cut of power could spoil.
            put(target, bytes, StandardOpenOption.TRUNCATE_EXISTING);
            return;
        }
        Path fresh = folder.resolve(target.getFileName() + ".new");
        Files.deleteIfExists(fresh);
        put(fresh, bytes, StandardOpenOption.CREATE_NEW);
        likeBefore(target, fresh);
        try {
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static void put(Path path, ByteBuffer bytes, StandardOpenOption how) throws IOException {
        try (FileChannel out = FileChannel.open(path, StandardOpenOption.WRITE, how)) {
            while (bytes.hasRemaining()) {
                out.write(bytes);
            }
            out.force(true);
        }
    }

    /** The new file may be read and written by whom the old one may. */
    private static void likeBefore(Path before, Path fresh) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(fresh, PosixFileAttributeView.class);
        if (view != null && Files.exists(before)) {
            view.setPermissions(Files.getPosixFilePermissions(before));
        }
    }
}
