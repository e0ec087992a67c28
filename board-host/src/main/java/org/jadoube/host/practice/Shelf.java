package org.jadoube.host.practice;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jadoube.host.journal.DataDirectory;
import org.jadoube.rules.Side;
import org.jadoube.rules.pgn.PgnEntry;
import org.jadoube.rules.pgn.PgnGame;
import org.jadoube.rules.pgn.PgnReader;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All exercises that there are: those of the program, and those of a folder of PGN files, where a trainer puts own ones.
 *
 * <p>A game is an exercise. The tag {@code Practice} says of which kind ({@code line}, {@code guess}, {@code endgame}); where it
 * is missing, a position without moves is an endgame, a game with variations or without a result is a line, any other is to be
 * guessed. {@code Event} is the title in English, {@code TitleNl} and {@code TitleDa} are those in Dutch and Danish, {@code
 * Player} is the side to practise, {@code Goal} is {@code win} or {@code draw}.
 */
public final class Shelf {

    private static final Logger LOG = LoggerFactory.getLogger(Shelf.class);

    private static final List<String> OWN = List.of("openings.pgn", "guess.pgn", "endgames.pgn");

    /** A file longer than this, in bytes, is no collection of exercises but a database. */
    private static final long LONGEST = 4_000_000;

    private final Optional<Path> folder;

    /** {@code folder}: where own files are, if it is there; read anew each time. */
    public Shelf(Optional<Path> folder) {
        this.folder = folder;
    }

    /** The shelf of a data directory; null: the usual one. */
    public static Shelf of(@Nullable Path data) {
        return new Shelf(Optional.of((data == null ? DataDirectory.usual() : data).resolve(Practice.NAME)));
    }

    /** All exercises by their names, the program's first. A file that cannot be read is told in the log and passed over. */
    Map<String, Exercise> all() {
        Map<String, Exercise> all = new LinkedHashMap<>();
        for (String name : OWN) {
            exercises(name, own(name), all);
        }
        for (Path file : files()) {
            try {
                exercises(String.valueOf(file.getFileName()), read(file), all);
            } catch (IllegalArgumentException e) {
                LOG.warn("{}", e.getMessage());
            }
        }
        return all;
    }

    /**
     * The exercise that {@code text} names: by its name, or as a file, with {@code #N} for its Nth game.
     *
     * @throws IllegalArgumentException saying what there is
     */
    Exercise find(String text) {
        Exercise known = all().get(text);
        if (known != null) {
            return known;
        }
        int hash = text.lastIndexOf('#');
        boolean numbered = hash > 0 && text.substring(hash + 1).matches("[1-9]\\d{0,5}");
        Path file = Path.of(numbered ? text.substring(0, hash) : text);
        if (!Files.isRegularFile(file)) {
            throw new IllegalArgumentException(
                    text + ": no exercise of this name and no file; there are " + String.join(", ", all().keySet()));
        }
        Map<String, Exercise> here = new LinkedHashMap<>();
        exercises(file.toString(), read(file), here);
        int wanted = numbered ? Integer.parseInt(text.substring(hash + 1)) : 1;
        return here.values().stream()
                .skip(wanted - 1L)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        file + " has " + here.size() + " exercises, so there is no number " + wanted));
    }

    /**
     * What {@code text} names, for a game that begins with it.
     *
     * @param other the side that does not practise; empty: as the exercise has it
     * @throws IllegalArgumentException saying what is wrong
     */
    public Practised choose(String text, Optional<Side> other) {
        Exercise exercise = find(text);
        return Practised.of(text, exercise, other.map(Side::other).orElse(exercise.player()));
    }

    private List<Path> files() {
        Path in = folder.orElse(null);
        if (in == null || !Files.isDirectory(in)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(in)) {
            return files.filter(file -> file.toString().endsWith(".pgn"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            LOG.warn("{}: cannot be looked into: {}", in, e.getMessage());
            return List.of();
        }
    }

    private static String read(Path file) {
        try {
            if (Files.size(file) > LONGEST) {
                throw new IllegalArgumentException(file + ": too long for exercises; at most " + LONGEST + " bytes");
            }
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalArgumentException(file + ": cannot be read: " + e.getMessage(), e);
        }
    }

    private static String own(String name) {
        try (InputStream in = Shelf.class.getResourceAsStream("/practice/" + name)) {
            if (in == null) {
                throw new IllegalStateException("the jar lacks practice/" + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Puts the exercises of {@code text} into {@code all}. */
    static void exercises(String name, String text, Map<String, Exercise> all) {
        PgnReader games = new PgnReader(text);
        while (games.hasNext()) {
            switch (games.next()) {
                case PgnEntry.Read game -> {
                    Exercise exercise = exercise(name, game.line(), game.game(), all);
                    all.put(exercise.id(), exercise);
                }
                case PgnEntry.Broken broken ->
                    throw new IllegalArgumentException(name + ", line " + broken.line() + ": " + broken.reason());
            }
        }
    }

    private static Exercise exercise(String name, int line, PgnGame game, Map<String, Exercise> taken) {
        Map<String, String> tags = game.tags();
        String written = tags.getOrDefault("Practice", "");
        Exercise.Kind kind = Exercise.Kind.of(written).orElseGet(() -> likely(game));
        if (!written.isBlank() && Exercise.Kind.of(written).isEmpty()) {
            throw new IllegalArgumentException(name + ", game at line " + line + ": the tag Practice is line, guess or"
                    + " endgame, not \"" + written + "\"");
        }
        if (kind != Exercise.Kind.ENDGAME && game.moves().isEmpty()) {
            throw new IllegalArgumentException(name + ", game at line " + line + ": there are no moves to practise");
        }
        String title = title(tags, name);
        Map<String, String> titles = new TreeMap<>(Map.of("en", title));
        titles.put("nl", tags.getOrDefault("TitleNl", title));
        titles.put("da", tags.getOrDefault("TitleDa", title));
        return new Exercise(
                free(slug(title), taken),
                kind,
                titles,
                game.start(),
                LineTree.of(game),
                player(name, line, tags, game, kind),
                goal(name, line, tags));
    }

    private static Exercise.Kind likely(PgnGame game) {
        if (game.moves().isEmpty()) {
            return Exercise.Kind.ENDGAME;
        }
        return game.variations() > 0 || game.result().equals("*") ? Exercise.Kind.LINE : Exercise.Kind.GUESS;
    }

    /** The event, or who played, or the file. */
    private static String title(Map<String, String> tags, String name) {
        String event = tags.getOrDefault("Event", "");
        if (!event.isBlank() && !event.equals("?")) {
            return event.strip();
        }
        String white = tags.getOrDefault("White", "?");
        return white.equals("?") || white.isBlank() ? name : white + " – " + tags.getOrDefault("Black", "?");
    }

    private static Side player(String name, int line, Map<String, String> tags, PgnGame game, Exercise.Kind kind) {
        String word = tags.getOrDefault("Player", "");
        return switch (word) {
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            case "" ->
                kind == Exercise.Kind.GUESS && game.result().equals("0-1")
                        ? Side.BLACK
                        : kind == Exercise.Kind.ENDGAME ? game.start().turn() : Side.WHITE;
            default ->
                throw new IllegalArgumentException(
                        name + ", game at line " + line + ": the tag Player is white or black, not \"" + word + "\"");
        };
    }

    private static Exercise.Goal goal(String name, int line, Map<String, String> tags) {
        String word = tags.getOrDefault("Goal", "win");
        return switch (word) {
            case "win" -> Exercise.Goal.WIN;
            case "draw" -> Exercise.Goal.DRAW;
            default ->
                throw new IllegalArgumentException(
                        name + ", game at line " + line + ": the tag Goal is win or draw, not \"" + word + "\"");
        };
    }

    /** A title as a name in an address: small letters, digits and hyphens. */
    private static String slug(String title) {
        String plain = Normalizer.normalize(title, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        return plain.isEmpty() ? "exercise" : plain;
    }

    private static String free(String slug, Map<String, Exercise> taken) {
        String name = slug;
        for (int i = 2; taken.containsKey(name); i++) {
            name = slug + "-" + i;
        }
        return name;
    }
}
