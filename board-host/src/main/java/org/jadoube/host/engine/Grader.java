package org.jadoube.host.engine;

import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import org.jadoube.light.Grade;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An engine beside the board that judges every move of the position, while the player looks at it: a first time after a
 * glance, so that a man that is lifted at once finds his squares judged, and a second time after a longer look.
 */
final class Grader implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Grader.class);

    /** How long the glance takes, in ms; the first grading is to be there within 300 ms. */
    static final long GLANCE = 120;

    /** How long the longer look takes, in ms. */
    private static final long LOOK = 1_200;

    private final EngineChoice choice;
    private final BiConsumer<Snapshot, Map<String, Grade>> told;
    private final AtomicReference<@Nullable Snapshot> next = new AtomicReference<>();
    private final Thread thread;
    private volatile boolean closed;
    private volatile @Nullable Engine engine;

    /** {@code told} hears the grades of a position on the grader's thread; those of one that is no more must be dropped. */
    Grader(EngineChoice choice, BiConsumer<Snapshot, Map<String, Grade>> told) {
        this.choice = choice;
        this.told = told;
        this.thread = Thread.ofPlatform().daemon().name("grader").start(this::run);
    }

    /** Looks at another position; the one before is of no interest any more. Returns at once. */
    void look(Snapshot snapshot) {
        next.set(snapshot);
        Engine running = engine;
        if (running != null) {
            running.interrupt(snapshot.version());
        }
        LockSupport.unpark(thread);
    }

    private void run() {
        try {
            while (!closed) {
                Snapshot now = next.getAndSet(null);
                if (now == null) {
                    LockSupport.park();
                } else {
                    judge(now);
                }
            }
        } catch (EngineTrouble e) {
            LOG.warn("{}; moves are not graded any more", e.line());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            Engine running = engine;
            if (running != null) {
                running.close();
            }
        }
    }

    private void judge(Snapshot now) throws EngineTrouble, InterruptedException {
        boolean chess960 = now.position().chess960();
        Engine running = engine;
        if (running == null) {
            running = Engine.start(choice.name(), choice.program(), EngineSettings.advising(chess960));
            engine = running;
        }
        int moves = now.position().legalMoves().size();
        for (long time : new long[] {GLANCE, LOOK}) {
            if (moves > 0 && next.get() == null) {
                Limit limit = new Limit(0, 0, time, now.only());
                Answer answer = running.think(new Search(now.fen(), now.moves(), limit, moves), now.version());
                if (!answer.stopped() && !answer.lines().isEmpty()) {
                    told.accept(now, GradeScale.grades(answer.lines()));
                }
            }
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }
}
