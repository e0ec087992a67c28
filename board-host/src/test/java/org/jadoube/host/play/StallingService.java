package org.jadoube.host.play;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jadoube.host.journal.Disk;
import org.jadoube.host.journal.Store;

/**
 * The service on a disk that stands still at one moment, says so on a line of its own, and never goes on: whoever killed it
 * then has met that moment. {@code StallingService MOMENT N [options of play]}: at the N-th such moment, from 0.
 */
public final class StallingService {

    /** What is said when the disk stands still. */
    public static final String STALLED = "stalled";

    /** Where the disk may stand still. */
    public enum Moment {
        /** A record has been written and told and is about to be synced. */
        SYNC,
        /** The journal of a new game is written beside its place. */
        ROTATION_BESIDE,
        /** The journal of a new game is in its place, and has not been opened to go on. */
        ROTATION_MOVED,
        /** The journal of a game that goes on was opened and cut, and nothing was written yet. */
        RESUME_CUT,
        /** The first record of a game that goes on is half written. */
        RESUME_HALF
    }

    private StallingService() {}

    public static void main(String[] args) throws InterruptedException {
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        Stalling disk = new Stalling(Moment.valueOf(args[0]), Integer.parseInt(args[1]), out);
        Play.run(options(new ArrayDeque<>(Arrays.asList(args).subList(2, args.length))), disk, out);
    }

    /** Those options of {@code play} that the harness uses. */
    private static PlayOptions options(Deque<String> words) {
        String rules = null;
        String clock = null;
        String fen = null;
        boolean bounce = false;
        String sensor = "occupancy";
        Path data = Path.of("");
        while (!words.isEmpty()) {
            String word = words.poll();
            switch (word) {
                case "--rules" -> rules = words.poll();
                case "--clock" -> clock = words.poll();
                case "--fen" -> fen = words.poll();
                case "--sensor" -> sensor = words.poll();
                case "--bounce" -> bounce = true;
                case "--data" -> data = Path.of(words.poll());
                default -> throw new IllegalArgumentException(word);
            }
        }
        return PlayOptions.usual(Keeping.in(data))
                .on(new BoardChoice("simulated", sensor, bounce))
                .by(GameTerms.of(rules).clock(clock).from(fen));
    }

    private static final class Stalling implements Disk {

        private final Moment moment;
        private final AtomicInteger left;
        private final PrintWriter out;
        private boolean begun;

        Stalling(Moment moment, int after, PrintWriter out) {
            this.moment = moment;
            this.left = new AtomicInteger(after);
            this.out = out;
        }

        @Override
        public Store open(Path path) throws IOException {
            boolean beside = path.toString().endsWith(".new");
            boolean resumes = !beside && !begun;
            if (beside) {
                begun = true;
            } else if (begun) {
                at(Moment.ROTATION_MOVED);
            }
            Store file = Disk.ofTheSystem().open(path);
            return new Store() {
                private boolean first = resumes;

                @Override
                public void write(ByteBuffer bytes, long position) throws IOException {
                    if (first) {
                        first = false;
                        at(Moment.RESUME_CUT);
                        file.write(bytes.slice(0, bytes.remaining() / 2), position);
                        at(Moment.RESUME_HALF);
                    }
                    file.write(bytes, position);
                }

                @Override
                public void sync() throws IOException {
                    at(beside ? Moment.ROTATION_BESIDE : Moment.SYNC);
                    file.sync();
                }

                @Override
                public void cut(long size) throws IOException {
                    file.cut(size);
                }

                @Override
                public void close() throws IOException {
                    file.close();
                }
            };
        }

        private void at(Moment now) {
            if (now == moment && left.getAndDecrement() <= 0) {
                out.println(STALLED);
                out.flush();
                while (true) {
                    LockSupport.parkNanos(1_000_000_000);
                }
            }
        }
    }
}
