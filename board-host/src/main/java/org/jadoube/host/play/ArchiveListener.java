package org.jadoube.host.play;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.host.archive.Archive;
import org.jadoube.host.practice.Practice;
import org.jadoube.host.recording.EventJson;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Puts a game into the archive when it has ended, and again if its record changes after that. It writes on a thread of its
 * own, so that a slow card never delays the game.
 */
final class ArchiveListener implements GameThread.Listener, Closeable {

    private static final Logger LOG = LoggerFactory.getLogger(ArchiveListener.class);
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy.MM.dd");

    private static final String DAY = "[Date ";

    /** How long the end of the program waits for the last game to be written, in s. */
    private static final int PATIENCE = 4;

    private final Archive archive;
    private final Supplier<GameView> game;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("archive").factory());
    private MessageDigest digest = digest();
    private @Nullable String id;
    private String archived = "";
    private @Nullable GameView last;
    private @Nullable String date;
    /** Whether the archive may hold the game already, from before a stop. */
    private boolean again;

    ArchiveListener(Archive archive, Supplier<GameView> game) {
        this.archive = archive;
        this.game = game;
    }

    /** The same of a game that was begun on {@code day}. */
    ArchiveListener(Archive archive, Supplier<GameView> game, LocalDate day) {
        this(archive, game);
        this.date = DATE.format(day);
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    @Override
    public void input(Input input) {}

    @Override
    public void events(List<GameEvent> events) {
        boolean moved = false;
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Game) {
                begin();
                moved = false;
            } else if (event instanceof GameEvent.Moved && id == null) {
                mark(event);
                moved = true;
            } else if (event instanceof GameEvent.Result) {
                mark(event);
                follow();
            } else if (id != null && changesTheRecord(event)) {
                follow();
            }
        }
        if (moved) {
            last = game.get();
        }
    }

    @Override
    public void resumed(List<Input> inputs, List<GameEvent> events) {
        again = true;
        events(events);
    }

    /** The whole of a game that was not gone on with: it is kept as it was left, if it is not there already. */
    void left(List<Input> inputs, List<GameEvent> events) {
        resumed(inputs, events);
        last = game.get();
        begin();
    }

    /** The moves with their times to the millisecond are what a game is known by, also when it is told again. */
    private void mark(GameEvent event) {
        if (id == null) {
            digest.update(EventJson.line(event).getBytes(StandardCharsets.UTF_8));
        }
    }

    private static boolean changesTheRecord(GameEvent event) {
        return event instanceof GameEvent.Moved
                || event instanceof GameEvent.Amended
                || event instanceof GameEvent.TakenBack
                || event instanceof GameEvent.Completed
                || event instanceof GameEvent.Ruled
                || event instanceof GameEvent.Noticed;
    }

    /** The game has ended, or the record of one that had: it is kept. */
    private void follow() {
        GameView now = game.get();
        last = now;
        if (now.result() != null) {
            keep(now);
        }
    }

    /** Another game begins; the one before is kept as it was left. */
    private void begin() {
        GameView left = last;
        if (left != null && left.result() == null && !left.plies().isEmpty()) {
            keep(left);
        }
        digest = digest();
        id = null;
        last = null;
        date = null;
        again = false;
        archived = "";
    }

    private void keep(GameView view) {
        // an exercise is no game between players, and would only blur what the games say together
        if (view.setup().names().containsKey(Practice.NAME)) {
            return;
        }
        String name = id == null ? HexFormat.of().formatHex(digest.digest(), 0, 16) : id;
        id = name;
        String day = date == null ? LocalDate.now(ZoneId.systemDefault()).format(DATE) : date;
        date = day;
        String text = GamePgn.text(view, day, Map.of(Archive.ID, name));
        if (text.equals(archived)) {
            return;
        }
        archived = text;
        boolean perhapsThere = again;
        writer.execute(() -> write(name, text, perhapsThere));
    }

    private void write(String name, String text, boolean perhapsThere) {
        try {
            String there = perhapsThere ? archive.version(name).orElse("") : "";
            // a game told again on another day keeps the day that it has
            String dated = there.lines()
                    .filter(line -> line.startsWith(DAY))
                    .findFirst()
                    .map(line ->
                            text.replaceFirst("(?m)^" + Pattern.quote(DAY) + ".*$", Matcher.quoteReplacement(line)))
                    .orElse(text);
            if (!dated.strip().equals(there.strip())) {
                archive.add(dated);
            }
        } catch (IOException e) {
            LOG.error("the game cannot be kept in {}: {}", archive.file(), e.getMessage());
        }
    }

    @Override
    public void close() {
        writer.shutdown();
        try {
            if (!writer.awaitTermination(PATIENCE, TimeUnit.SECONDS)) {
                LOG.error("the last game was not yet written to {} when the program ended", archive.file());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
