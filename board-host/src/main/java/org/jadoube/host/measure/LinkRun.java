package org.jadoube.host.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongFunction;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.host.bridge.Follower;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Table;
import org.jadoube.host.bridge.link.LinkMirror;
import org.jadoube.host.recording.RecordingReader;

/** A recorded game told over the link to many at a time, some of whom are cut off again and again. */
public final class LinkRun implements AutoCloseable {
    private static final long PATIENCE = 10_000;

    /**
     * What came of it.
     *
     * @param moves settled moves
     * @param wrong how often a viewer did not have the game's moves in time
     * @param latencies from the game's event to the move in a viewer's hands, ns, sorted
     * @param firsts the same to the first viewer that had it, ns, sorted: no earlier than the first byte on a wire
     * @param bytes what one viewer received for the whole game
     */
    public record Outcome(int moves, int wrong, List<Long> latencies, List<Long> firsts, long bytes) {
        /** Copies the latencies. */
        public Outcome {
            latencies = List.copyOf(latencies);
            firsts = List.copyOf(firsts);
        }
    }

    private final LinkMirror mirror;
    private final List<LinkViewer> viewers = new ArrayList<>();

    /** A link at {@code where} with so many viewers at {@code address} (null: where the link listens). */
    public LinkRun(String where, String address, int count) {
        this.mirror = LinkMirror.open(where, Map.of(), new Nobody());
        for (int i = 0; i < count; i++) {
            viewers.add(new LinkViewer(address.isEmpty() ? "127.0.0.1:" + mirror.port() : address));
        }
    }

    /** Plays {@code lines}; before each move every viewer is cut off with a chance of {@code cuts}. */
    public Outcome play(List<String> lines, double cuts, long seed) throws InterruptedException {
        RecordingReader recording = new RecordingReader("game", lines.iterator());
        GameSession game = new GameSession(recording.header());
        Follower follower = new Follower(List.of(mirror), game::view);
        follower.start();
        for (LinkViewer viewer : viewers) {
            viewer.await(List.of(), PATIENCE);
        }
        Random random = new Random(seed);
        List<Long> latencies = new ArrayList<>();
        List<Long> firsts = new ArrayList<>();
        int wrong = 0;
        int moves = 0;
        for (Input input = recording.next(); input != null; input = recording.next()) {
            List<GameEvent> events = game.on(input);
            follower.input(input);
            boolean moved = events.stream().anyMatch(LinkRun::changes);
            if (moved && cuts > 0) {
                viewers.stream().filter(it -> random.nextDouble() < cuts).forEach(LinkViewer::cut);
            }
            long told = System.nanoTime();
            if (!events.isEmpty()) {
                follower.events(events);
            }
            if (moved) {
                moves++;
                List<String> expected =
                        game.view().plies().stream().map(GameView.PlyView::uci).toList();
                long first = Long.MAX_VALUE;
                for (LinkViewer viewer : viewers) {
                    long got = viewer.await(expected, PATIENCE);
                    wrong += got < 0 ? 1 : 0;
                    latencies.add(got - told);
                    first = Math.min(first, got - told);
                }
                firsts.add(first);
            }
        }
        latencies.sort(null);
        firsts.sort(null);
        return new Outcome(moves, wrong, latencies, firsts, viewers.getFirst().received());
    }

    /** Cuts one viewer off {@code times} times; the times until it was there again, ns, sorted. */
    public long[] reconnect(int times) throws InterruptedException {
        LinkViewer viewer = viewers.getFirst();
        long[] took = new long[times];
        for (int i = 0; i < times; i++) {
            int before = viewer.links();
            long start = System.nanoTime();
            viewer.cut();
            long there = viewer.awaitLink(before, PATIENCE);
            took[i] = there < 0 ? Long.MAX_VALUE : there - start;
        }
        Arrays.sort(took);
        return took;
    }

    /** How many connections the board's end holds open. */
    public int connected() {
        return mirror.connected();
    }

    private static boolean changes(GameEvent event) {
        return event instanceof GameEvent.Moved
                || event instanceof GameEvent.Amended
                || event instanceof GameEvent.TakenBack;
    }

    private record Nobody() implements Table {
        @Override
        public void post(LongFunction<? extends Input> input) {}

        @Override
        public void light(Mirror mirror, long squares) {}
    }

    @Override
    public void close() {
        viewers.forEach(LinkViewer::close);
        mirror.close();
    }
}
