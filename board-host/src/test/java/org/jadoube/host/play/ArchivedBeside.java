package org.jadoube.host.play;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameView;
import org.jadoube.host.archive.Archive;

/** The archive as the service keeps it, for those who play without a service. */
public final class ArchivedBeside implements AutoCloseable {

    private final ArchiveListener listener;

    /** Finished games of {@code game} go into {@code folder}. */
    public ArchivedBeside(Path folder, Supplier<GameView> game) {
        listener = new ArchiveListener(new Archive(folder), game);
    }

    /** Hears what was told. */
    public void events(List<GameEvent> events) {
        listener.events(events);
    }

    @Override
    public void close() {
        listener.close();
    }
}
