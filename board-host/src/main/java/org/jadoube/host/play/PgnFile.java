package org.jadoube.host.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.host.UsageException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps the game as PGN in a file that is whole at every moment: written beside it and moved into its place. */
final class PgnFile implements GameThread.Listener {

    private static final Logger LOG = LoggerFactory.getLogger(PgnFile.class);

    private final Path path;
    private final Supplier<GameView> game;
    private final String date;
    private boolean failing;

    /** Opens {@code path}; the game is written at once. */
    PgnFile(Path path, Supplier<GameView> game) {
        this.path = path;
        this.game = game;
        this.date = LocalDate.now(ZoneId.systemDefault()).format(DateTimeFormatter.ofPattern("yyyy.MM.dd"));
        try {
            write();
        } catch (IOException e) {
            throw new UsageException("--pgn " + path + " cannot be written: " + e.getMessage(), e);
        }
    }

    @Override
    public void input(Input input) {}

    @Override
    public void events(List<GameEvent> events) {
        if (events.stream().anyMatch(PgnFile::changesTheGame)) {
            try {
                write();
                failing = false;
            } catch (IOException e) {
                tell(e);
            }
        }
    }

    private void tell(IOException e) {
        if (!failing) {
            failing = true;
            LOG.error("{} cannot be written: {}; the game goes on", path, e.getMessage());
        }
    }

    private static boolean changesTheGame(GameEvent event) {
        return event instanceof GameEvent.Moved
                || event instanceof GameEvent.Amended
                || event instanceof GameEvent.TakenBack
                || event instanceof GameEvent.Result
                || event instanceof GameEvent.Completed
                || event instanceof GameEvent.Ruled
                || event instanceof GameEvent.Claimed
                || event instanceof GameEvent.Offered
                || event instanceof GameEvent.Noticed
                || event instanceof GameEvent.Drawn
                || event instanceof GameEvent.Game;
    }

    private void write() throws IOException {
        Path folder = Objects.requireNonNullElse(path.toAbsolutePath().getParent(), Path.of("."));
        Path beside = Files.createTempFile(folder, ".jadoube", ".pgn");
        Files.writeString(beside, text(game.get(), date));
        Files.move(beside, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** The game as PGN. */
    static String text(GameView view, String date) {
        return GamePgn.text(view, date);
    }
}
