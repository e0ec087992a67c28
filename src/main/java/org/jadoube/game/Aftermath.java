package org.jadoube.game;

import org.jadoube.arbiter.Arbiter;
import org.jadoube.inference.Finding;

/** What still counts when a game is over: the way back, a second look at the last move, and the next game. */
final class Aftermath {

    private static final long NEVER = Long.MAX_VALUE;

    /** How long after the result, in ms, what was told of the last move may turn out otherwise. */
    private static final long SECOND_LOOK = 2_000;

    /** How long the men must stand as at the start, in ms, before a new game is thought of. */
    private static final long SET_UP = 1_500;

    private final GameSetup setup;
    private final Arbiter arbiter;
    private final BoardGuess guess;
    private boolean touched;
    private boolean startAsked;
    private long lastEdge;
    private long overSince = NEVER;
    private long now;

    Aftermath(GameSetup setup, Arbiter arbiter, BoardGuess guess) {
        this.setup = setup;
        this.arbiter = arbiter;
        this.guess = guess;
    }

    /** An edge at {@code t}: the board is about to look different. */
    void edge(long t) {
        touched = true;
        startAsked = false;
        lastEdge = t;
    }

    /** The start position has been asked about; once is enough. */
    void asked() {
        startAsked = true;
    }

    /** It is {@code t} now. */
    void follow(long t) {
        now = t;
        overSince = arbiter.result() == null ? NEVER : Math.min(overSince, t);
    }

    /** After the result the board is only put right, and a new game set up; a mate may turn out to be none. */
    boolean concerns(Finding finding) {
        return switch (finding) {
            case Finding.Amended f -> now - overSince <= SECOND_LOOK && arbiter.resultByPosition();
            case Finding.StartPosition f -> true;
            case Finding.Turned f -> true;
            case Finding.SensorFault f -> true;
            case Finding.Explained f -> true;
            case Finding.Calm f -> true;
            case Finding.AskClosed f -> true;
            case Finding.Provisional f -> false;
            case Finding.Settled f -> false;
            case Finding.Asked f -> false;
            case Finding.Unexplained f -> false;
            case Finding.Disturbed f -> false;
            case Finding.CapHit f -> false;
            case Finding.TakenBack f -> false;
            case Finding.KingsInCentre f -> false;
        };
    }

    /** After a game, men that stand as at the start are a wish for the next one. */
    long setUpDue() {
        boolean stands = arbiter.result() != null
                && !startAsked
                && touched
                && guess.occupied() == setup.again().start().occupied();
        return stands ? Math.max(lastEdge, overSince) + SET_UP : NEVER;
    }
}
