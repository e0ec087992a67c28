package org.jadoube.host.kills;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.foreign.ForeignPlace;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.host.bridge.Follower;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Table;
import org.jadoube.host.bridge.dgt.DgtMirror;
import org.jadoube.host.bridge.link.LinkMirror;
import org.jadoube.host.measure.LinkViewer;
import org.jadoube.host.measure.PtyPair;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;

/**
 * What looks at a session for as long as it lives: the link with a viewer, a DGT board on a serial line with a reader (where socat
 * can make one), and a browser. Between games one of them is cut, pulled or put in anew; after each game all hold what it told.
 */
final class Watched implements AutoCloseable {

    private static final long PATIENCE = 20_000;

    private final Supplier<GameView> game;
    private final Path folder;
    private final int page;
    private final SplittableRandom dice;
    private final LinkMirror link;
    private final @Nullable DgtMirror dgt;
    private final Follower follower;
    private final Seen seen = new Seen();
    private LinkViewer viewer;
    private PageViewer browser;
    private @Nullable PtyPair line;
    private @Nullable Board reader;
    private int plugs;

    /** Looks at {@code game}, whose page is at the port {@code page}. */
    Watched(Supplier<GameView> game, Path data, int page, SplittableRandom dice) throws IOException {
        this.game = game;
        this.folder = Files.createDirectories(data.resolve("line"));
        this.page = page;
        this.dice = dice;
        this.link = LinkMirror.open("0", Map.of(), new Nobody());
        this.viewer = new LinkViewer("127.0.0.1:" + link.port());
        this.browser = new PageViewer(page);
        if (PtyPair.possible()) {
            PtyPair fresh = PtyPair.in(folder);
            line = fresh;
            dgt = DgtMirror.open(fresh.board(), Map.of(), new Nobody());
        } else {
            dgt = null;
        }
        DgtMirror wire = dgt;
        follower = new Follower(wire == null ? List.of(link) : List.of(link, wire), game);
        follower.start();
        read();
    }

    private void read() {
        PtyPair open = line;
        if (open != null) {
            Board fresh =
                    ForeignPlace.dgt(open.pc(), System::nanoTime, times -> {}).open(seen);
            reader = fresh;
            fresh.start();
        }
    }

    void input(Input input) {
        follower.input(input);
    }

    void events(List<GameEvent> events) {
        follower.events(events);
    }

    /** All who look hold what the game told; then one of them is cut off. */
    void game(int number) throws NotSurvived {
        try {
            List<String> moves =
                    game.get().plies().stream().map(GameView.PlyView::uci).toList();
            if (viewer.await(moves, PATIENCE) < 0) {
                throw new NotSurvived("after game " + number + " the viewer of the link has another game");
            }
            if (reader != null && !seen.await(follower.standing().men())) {
                throw new NotSurvived("after game " + number + " the reader of the DGT board sees other men");
            }
            pull();
        } catch (InterruptedException | IOException e) {
            throw new NotSurvived("after game " + number + ": " + e);
        }
    }

    private void pull() throws IOException {
        plugs++;
        switch (dice.nextInt(5)) {
            case 0 -> viewer.cut();
            case 1 -> {
                viewer.close();
                viewer = new LinkViewer("127.0.0.1:" + link.port());
            }
            case 2 -> {
                if (browser.heard() == 0) {
                    throw new IOException("the browser heard nothing");
                }
                browser.close();
                browser = new PageViewer(page);
            }
            case 3 -> plug();
            default -> plugs--;
        }
    }

    /** The serial line is pulled out at both ends and put in again; the mirror finds it by itself. */
    private void plug() throws IOException {
        PtyPair old = line;
        Board was = reader;
        if (old != null && was != null) {
            was.close();
            old.close();
            line = PtyPair.in(folder);
            seen.forget();
            read();
        }
    }

    /** How often somebody was cut off, and what it was told to. */
    String told() {
        return (reader == null ? "link and page" : "link, DGT board and page") + " watched, " + plugs + " times cut";
    }

    /** What the reader of the DGT board sees. */
    private static final class Seen implements BoardListener {
        private @Nullable Reading men;

        @Override
        public synchronized void reading(long nanos, Reading reading) {
            men = reading;
            notifyAll();
        }

        @Override
        public void pressed(long nanos, Button.Action action) {}

        @Override
        public void device(DeviceReport report) {}

        synchronized void forget() {
            men = null;
        }

        synchronized boolean await(Reading wanted) throws InterruptedException {
            long end = System.nanoTime() + PATIENCE * 1_000_000;
            while (!wanted.equals(men)) {
                long left = (end - System.nanoTime()) / 1_000_000;
                if (left <= 0) {
                    return false;
                }
                wait(left);
            }
            return true;
        }
    }

    private record Nobody() implements Table {
        @Override
        public void post(LongFunction<? extends Input> input) {}

        @Override
        public void light(Mirror mirror, long squares) {}
    }

    @Override
    public void close() {
        viewer.close();
        Board was = reader;
        if (was != null) {
            was.close();
        }
        link.close();
        DgtMirror wire = dgt;
        if (wire != null) {
            wire.close();
        }
        PtyPair open = line;
        if (open != null) {
            open.close();
        }
        try {
            browser.close();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
