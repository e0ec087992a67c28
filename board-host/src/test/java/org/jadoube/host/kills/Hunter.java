package org.jadoube.host.kills;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Kills a service once, at the moment that was drawn, or at the latest after some seconds. */
final class Hunter {

    private static final int SHORTEST_START = 500;
    private static final int LONGEST_LIFE = 5_000;
    private static final int LATEST = 25_000;
    /** A life in which a game is to end must be let live as long as a game takes. */
    private static final int A_GAME = 90_000;
    /** What is told between the write of a record and its sync, in ms. */
    private static final int UNSYNCED = 300;

    /** How long the last start took, in ms: those who are to die while they start die within it. */
    private static volatile long start = 1_500;

    private final ServiceProcess service;
    private final Kill kill;
    private final SplittableRandom dice;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    private final int late;
    private int passed;
    private volatile Kill fired = Kill.ANY_TIME;

    Hunter(ServiceProcess service, Kill kill, SplittableRandom dice) {
        this.service = service;
        this.kill = kill;
        this.dice = dice;
        this.late = dice.nextInt(UNSYNCED);
        this.passed = kill == Kill.ASKED || kill == Kill.RESTORING || kill == Kill.NEW_GAME ? 0 : dice.nextInt(4);
    }

    void start() {
        service.onStall(() -> after(kill == Kill.BEFORE_SYNC ? late : 0, kill));
        switch (kill) {
            case STARTING -> after(dice.nextInt((int) start + SHORTEST_START), Kill.STARTING);
            case ANY_TIME -> after((int) start / 2 + dice.nextInt(LONGEST_LIFE), Kill.ANY_TIME);
            case IN_HAND, MOVE_TOLD, ASKED, RESTORING, BEFORE_SYNC, RESUMING -> after(LATEST, Kill.ANY_TIME);
            case NEW_GAME, ROTATING -> after(A_GAME, Kill.ANY_TIME);
        }
    }

    /** A start has taken so many ms. */
    static void started(long millis) {
        start = Math.min(millis, 20_000);
    }

    private void after(int millis, Kill as) {
        timer.schedule(() -> fire(as), millis, TimeUnit.MILLISECONDS);
    }

    /** Such a moment is there. */
    void moment(Kill which) throws ServiceProcess.Gone {
        if (which == kill && passed-- == 0) {
            fire(which);
            throw new ServiceProcess.Gone("killed");
        }
    }

    /** Such a moment is there, or will be in the next milliseconds. */
    void soon(Kill which) {
        if (which == kill) {
            timer.schedule(() -> fire(which), dice.nextInt(60_000), TimeUnit.MICROSECONDS);
        }
    }

    /** Kills it now. */
    void now() {
        fire(Kill.ANY_TIME);
    }

    private synchronized void fire(Kill as) {
        if (!service.isKilled()) {
            fired = as;
            service.kill();
        }
    }

    Kill fired() {
        return fired;
    }

    /** What stood when it was killed and must stand again; at other moments it may have changed since.
     * {@code bound}: a touch binds. */
    Map<String, String> standing(Heard heard, boolean bound) {
        Map<String, String> standing = new HashMap<>();
        if (fired == Kill.RESTORING && heard.restoring()) {
            standing.put("restore", heard.standing("restore"));
        }
        if (fired == Kill.ASKED && !heard.asks().isEmpty()) {
            standing.put("ask", heard.standing("ask"));
        }
        if (fired == Kill.IN_HAND && bound) {
            standing.put("duty", heard.standing("duty"));
        }
        return standing;
    }

    void stop() {
        timer.shutdownNow();
    }
}
