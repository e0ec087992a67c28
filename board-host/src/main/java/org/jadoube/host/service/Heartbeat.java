package org.jadoube.host.service;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Asks the one thread that matters for a sign of life, and passes it on to the service manager. A thread that hangs does not
 * answer, so the manager hears nothing and starts the service anew: that the process is there proves nothing.
 */
public final class Heartbeat {

    /** The thread that is asked. */
    public interface Pulse {
        /** Puts the question, without waiting; the thread answers with how it stands, in one line, when its turn comes. */
        void ask(Consumer<String> answer);

        /** What the thread does at this moment, in one line: where it hangs, if it hangs. */
        String where();
    }

    private static final Logger LOG = LoggerFactory.getLogger(Heartbeat.class);

    /** A manager that keeps no watch hears now and then how it stands. */
    private static final Duration UNWATCHED = Duration.ofSeconds(10);

    /** So many beats fit into the time that the manager waits: one may come late, or be lost. */
    private static final int BEATS = 4;

    private final ServiceManager manager;
    private final Pulse pulse;
    private final Duration beat;
    private final boolean watched;
    private final Thread thread;
    private volatile boolean over;
    private volatile @Nullable String answer;
    private String told = "";
    private boolean silent;

    /** A heart that does not beat yet. */
    Heartbeat(ServiceManager manager, Pulse pulse) {
        Duration limit = manager.watchdog();
        this.manager = manager;
        this.pulse = pulse;
        this.watched = limit != null;
        this.beat = limit == null ? UNWATCHED : limit.dividedBy(BEATS);
        this.thread = Thread.ofPlatform().name("heartbeat").daemon().unstarted(this::run);
    }

    /** A heart that beats from now on; if {@code manager} is nobody there is no need to. */
    public static Heartbeat start(ServiceManager manager, Pulse pulse) {
        Heartbeat heart = new Heartbeat(manager, pulse);
        if (manager.listens()) {
            heart.thread.start();
        }
        return heart;
    }

    private void run() {
        first();
        while (!over) {
            LockSupport.parkNanos(beat.toNanos());
            if (!over) {
                beat();
            }
        }
    }

    /** Asks for the first time. */
    void first() {
        pulse.ask(this::answered);
    }

    /** Passes on the answer that has come since the last beat, and asks anew; without an answer there is nothing to pass on. */
    void beat() {
        String now = answer;
        if (now == null) {
            if (!silent) {
                LOG.error("the game has not answered for {} ms, it is {}", beat.toMillis(), pulse.where());
            }
            silent = true;
            return;
        }
        if (silent) {
            LOG.warn("the game answers again");
        }
        silent = false;
        answer = null;
        tell(now);
        pulse.ask(this::answered);
    }

    private void answered(String status) {
        answer = status;
    }

    private void tell(String now) {
        if (watched) {
            manager.alive(now);
        } else if (!now.equals(told)) {
            manager.status(now);
        }
        told = now;
    }

    /** Beats no more. */
    public void stop() {
        over = true;
        LockSupport.unpark(thread);
    }
}
