package org.jadoube.host.archive;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jadoube.rules.pgn.PgnEntry;
import org.jadoube.rules.pgn.PgnGame;
import org.jadoube.rules.pgn.PgnReader;

/**
 * The file that holds every finished game: PGN, games only ever added at its end, so that nothing that is in it can be lost
 * by adding. A game whose result is corrected is added again under the same tag {@code GameId}; its last version counts.
 */
public final class Archive {

    /** The tag by which versions of one game know each other. */
    public static final String ID = "GameId";

    private final Path file;

    /** The archive in a folder of data; its file is made with the first game. */
    public Archive(Path folder) {
        this.file = folder.resolve("games.pgn");
    }

    /** The file. */
    public Path file() {
        return file;
    }

    /** Adds games in PGN; they are on the disk when this returns. */
    public void add(String pgn) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            long end = channel.size();
            // What a power cut left of the last game is closed by a blank line, so that this one can be read.
            String text = isClosed(channel, end) ? pgn : "\n\n" + pgn;
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                end += channel.write(bytes, end);
            }
            channel.force(true);
        }
    }

    /** The last version of the game {@code id}, as it stands in the file; empty if it is not there. */
    public Optional<String> version(String id) throws IOException {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        String mark = "[" + ID + " \"" + id + "\"]";
        StringBuilder game = new StringBuilder();
        Optional<String> found = Optional.empty();
        boolean afterBlank = true;
        boolean named = false;
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (afterBlank && line.startsWith("[")) {
                    found = named ? Optional.of(game.toString()) : found;
                    game.setLength(0);
                    named = false;
                }
                game.append(line).append('\n');
                named |= line.equals(mark);
                afterBlank = line.isBlank();
            }
        }
        return named ? Optional.of(game.toString()) : found;
    }

    private static boolean isClosed(FileChannel channel, long end) throws IOException {
        if (end < 2) {
            return end == 0;
        }
        ByteBuffer last = ByteBuffer.allocate(2);
        channel.read(last, end - 2);
        return last.get(0) == '\n' && last.get(1) == '\n';
    }

    /**
     * Every game in the order in which they were first added.
     *
     * @param broken hears one line about each that cannot be read
     */
    public List<ArchivedGame> games(Consumer<String> broken) {
        if (!Files.exists(file)) {
            return List.of();
        }
        try (InputStream in = Files.newInputStream(file)) {
            List<ArchivedGame> games = new ArrayList<>();
            Map<String, Integer> places = new HashMap<>();
            PgnReader reader = new PgnReader((into, at, length) -> read(in, into, at, length));
            while (reader.hasNext()) {
                switch (reader.next()) {
                    case PgnEntry.Read read -> put(games, places, read.game());
                    case PgnEntry.Broken no -> broken.accept(file + ":" + no.line() + ": " + no.reason());
                }
            }
            return games;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void put(List<ArchivedGame> games, Map<String, Integer> places, PgnGame game) {
        String id = game.tags().getOrDefault(ID, "");
        Integer place = id.isEmpty() ? null : places.get(id);
        if (place != null) {
            games.set(place, new ArchivedGame(place + 1, game));
            return;
        }
        if (!id.isEmpty()) {
            places.put(id, games.size());
        }
        games.add(new ArchivedGame(games.size() + 1, game));
    }

    private static int read(InputStream in, byte[] into, int at, int length) {
        try {
            return in.read(into, at, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
