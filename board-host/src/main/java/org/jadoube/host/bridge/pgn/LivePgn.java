package org.jadoube.host.bridge.pgn;

import java.util.List;
import java.util.function.Function;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameView;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Standing;
import org.jspecify.annotations.Nullable;

/**
 * Brings the game's PGN to a place whenever it changes, on a thread of its own: only the newest text matters, so that a slow
 * disk or network leaves out what has passed.
 */
public final class LivePgn implements Mirror {

    /** Where the text goes. */
    public interface Place extends AutoCloseable {
        /** What it is called. */
        String name();

        /** Brings a text there, and takes its time; false: it must be tried again, after {@link #pause}. */
        boolean bring(String text) throws InterruptedException;

        /** How long to wait before the next text, in ms. */
        long pause();

        @Override
        void close();
    }

    /** How long the last text may take, in ms. */
    private static final long FAREWELL = 2_000;

    private final Place place;
    private final Function<GameView, String> writer;
    private final Thread thread;
    private final Object lock = new Object();
    private @Nullable GameView newest;
    private boolean fresh;
    private boolean closed;

    /** Brings what {@code writer} makes of a game to {@code place}. */
    public LivePgn(Place place, Function<GameView, String> writer) {
        this.place = place;
        this.writer = writer;
        this.thread = Thread.ofPlatform().name(place.name()).daemon().unstarted(this::run);
    }

    @Override
    public String name() {
        return place.name();
    }

    @Override
    public void start(Standing standing) {
        put(standing.game());
        thread.start();
    }

    @Override
    public void told(Standing standing, List<GameEvent> events) {
        put(standing.game());
    }

    @SuppressWarnings(
            "ReferenceEquality") // The same object says that no move was made; to compare games would take long.
    private void put(GameView game) {
        synchronized (lock) {
            if (game != newest) {
                newest = game;
                fresh = true;
                lock.notifyAll();
            }
        }
    }

    private void run() {
        String brought = "";
        try {
            for (GameView game = next(); game != null; game = next()) {
                String text = writer.apply(game);
                while (!text.equals(brought)) {
                    brought = place.bring(text) ? text : brought;
                    pause();
                    text = writer.apply(latest(game));
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The newest game once it is another; null when it is over with. */
    private @Nullable GameView next() throws InterruptedException {
        synchronized (lock) {
            while (!fresh && !closed) {
                lock.wait();
            }
            GameView game = fresh ? newest : null;
            fresh = false;
            return game;
        }
    }

    private GameView latest(GameView known) {
        synchronized (lock) {
            return newest == null ? known : newest;
        }
    }

    private void pause() throws InterruptedException {
        long until = System.nanoTime() + place.pause() * 1_000_000;
        synchronized (lock) {
            for (long left = until - System.nanoTime(); left > 0 && !closed; left = until - System.nanoTime()) {
                lock.wait(left / 1_000_000 + 1);
            }
        }
    }

    @Override
    public void close() {
        synchronized (lock) {
            closed = true;
            lock.notifyAll();
        }
        try {
            thread.join(FAREWELL);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        thread.interrupt();
        place.close();
    }
}
