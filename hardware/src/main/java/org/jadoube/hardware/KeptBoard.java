package org.jadoube.hardware;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.light.LightScene;
import org.jadoube.light.Sign;
import org.jadoube.light.Sound;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;

/**
 * A board that need not be there: says what is missing, is opened by itself when it can be had, and again after it was lost;
 * the lights that were wanted meanwhile are then shown.
 *
 * <p>It waits for the kernel to tell of device files. What the kernel does not tell (a device let go by another program, a
 * permission given) is tried again after 1/8 s, 1/4 s and so on up to every five seconds; a search, every minute.
 */
public final class KeptBoard implements BoardLamp, AutoCloseable {
    private static final long FIRST_WAIT = 125_000_000;
    private static final long LONGEST_WAIT = 5_000_000_000L;
    /** What disturbs others, or has helped nobody so far, is done that much less often. */
    private static final int PATIENT = 12;
    /** While something does not answer, how often it is looked for what is missing. */
    private static final long LOOK = 1_000_000_000;

    /** What is told of the board; called on threads of its own, must return at once. */
    public interface Listener extends BoardListener {

        /** The board has been opened, and will tell its reading. */
        void present(Board board);

        /** The board cannot be had, for the reason in one line with its cure; told again only when the reason changes. */
        void absent(String why);
    }

    private final BoardPlace place;
    private final Listener listener;
    private final DeviceWatch watch;
    private final Relay relay = new Relay();
    private final LoopThread thread;
    private final CountDownLatch tried = new CountDownLatch(1);
    private final Set<String> silent = ConcurrentHashMap.newKeySet();
    private volatile @Nullable Board board;
    private volatile @Nullable BoardListener borrower;
    private volatile LightScene scene = LightScene.DARK;
    private String told = "";
    private long patience = LONGEST_WAIT;

    /** The board of a place; nothing happens before {@link #start}. */
    public KeptBoard(BoardPlace place, Listener listener) {
        this.place = place;
        this.listener = listener;
        this.watch = new DeviceWatch(place.files());
        this.thread = new LoopThread("board " + place.name(), this::run);
    }

    /** Begins to look for the board. */
    public void start() {
        thread.start();
    }

    /** Waits at most so long for the first try to end; the board, if it is there. */
    public Optional<Board> first(Duration most) throws InterruptedException {
        tried.await(most.toMillis(), TimeUnit.MILLISECONDS);
        return board();
    }

    /** The board, while it is open. */
    public Optional<Board> board() {
        return Optional.ofNullable(board);
    }

    @Override
    public void show(LightScene wanted) {
        scene = wanted;
        Board open = board;
        if (open != null && borrower == null) {
            open.show(wanted);
        }
    }

    @Override
    public void sign(Sign sign) {
        Board open = board;
        if (open != null && borrower == null) {
            open.sign(sign);
        }
    }

    @Override
    public void sound(Sound sound) {
        Board open = board;
        if (open != null && borrower == null) {
            open.sound(sound);
        }
    }

    @Override
    public void lowIn(long millis) {
        Board open = board;
        if (open != null) {
            open.lowIn(millis);
        }
    }

    /** Lends the board to {@code doctor}, who alone is told its readings and buttons, and shows lights on it directly. */
    public void lend(BoardListener doctor) {
        borrower = doctor;
        Board open = board;
        if (open != null) {
            open.tellAnew(true);
        }
    }

    /** Takes the board back: the lights are as they were wanted, and what stands on it now is told. */
    public void takeBack() {
        borrower = null;
        Board open = board;
        if (open != null) {
            open.show(scene);
            open.tellAnew(false);
        }
    }

    private void run() {
        long wait = FIRST_WAIT;
        while (thread.going()) {
            Board opened = opened();
            tried.countDown();
            if (opened != null) {
                hold(opened);
                wait = FIRST_WAIT;
            } else if (watch.await(wait)) {
                wait = FIRST_WAIT;
            } else {
                wait = Math.min(2 * wait, place.searches() ? PATIENT * LONGEST_WAIT : LONGEST_WAIT);
            }
        }
    }

    private @Nullable Board opened() {
        try {
            silent.clear();
            Board opened = place.open(relay);
            board = opened;
            return opened;
        } catch (BoardUnavailable | DeviceException e) {
            absent(String.valueOf(e.getMessage()));
            return null;
        }
    }

    private void absent(String why) {
        if (thread.going() && !why.equals(told)) {
            told = why;
            listener.absent(why);
        }
    }

    /** Keeps the open board until it has to be opened anew. */
    private void hold(Board opened) {
        told = "";
        listener.present(opened);
        opened.start();
        BoardListener doctor = borrower;
        if (doctor == null) {
            opened.show(scene);
        } else {
            opened.tellAnew(true);
        }
        String why = awaitLoss(opened);
        board = null;
        opened.close();
        if (!why.isEmpty()) {
            absent(why);
        }
    }

    /** Waits until the board is closed or gone; returns what is missing, or nothing when opening it anew may help at once. */
    private String awaitLoss(Board opened) {
        long lostSince = 0;
        while (thread.going()) {
            if (silent.isEmpty()) {
                lostSince = 0;
                thread.sleep();
                continue;
            }
            Optional<String> missing = place.missing();
            if (missing.isPresent()) {
                return missing.get();
            }
            long now = System.nanoTime();
            if (!opened.lost()) {
                lostSince = 0;
                patience = LONGEST_WAIT;
            } else if (lostSince == 0) {
                lostSince = now | 1;
            } else if (place.reopens() && now - lostSince > patience) {
                // A bus that went and came back answers only to who opens it anew; less and less often, if it does not.
                patience = Math.min(2 * patience, PATIENT * LONGEST_WAIT);
                return "";
            }
            thread.sleep(LOOK);
        }
        return "";
    }

    /** Stops looking, and closes the board with its lights out. */
    @Override
    public void close() {
        thread.cease();
        watch.close();
        thread.end(LoopThread.PATIENCE.multipliedBy(2));
    }

    /** Passes on what the open board tells, to whoever has it. */
    private final class Relay implements BoardListener {

        private BoardListener to() {
            BoardListener doctor = borrower;
            return doctor == null ? listener : doctor;
        }

        @Override
        public void reading(long nanos, Reading reading) {
            to().reading(nanos, reading);
        }

        @Override
        public void pressed(long nanos, Button.Action action) {
            to().pressed(nanos, action);
        }

        @Override
        public void device(DeviceReport report) {
            boolean changed = report.healed() ? silent.remove(report.device()) : silent.add(report.device());
            listener.device(report);
            if (borrower != null) {
                to().device(report);
            }
            if (changed) {
                thread.wake();
            }
        }
    }
}
