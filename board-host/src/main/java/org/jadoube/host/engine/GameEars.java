package org.jadoube.host.engine;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameView;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** What the engines' table remembers of the events: the clock, and whether the position is another. One thread's own. */
final class GameEars {

    private GameEvent.@Nullable Clock clock;
    private boolean paused;
    private boolean hint;
    private @Nullable Side waits;
    private @Nullable Side sent;
    private String known = "";

    /** Takes the events in; says whether any of them may concern an engine. Most are of hands and lights, and do not. */
    boolean hear(List<GameEvent> events) {
        boolean concerns = known.isEmpty();
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Clock told) {
                clock = told;
                paused &= told.running() == null;
                concerns |= waits != null;
            } else if (event instanceof GameEvent.Game) {
                clock = null;
                paused = false;
                waits = null;
                sent = null;
                concerns = true;
            } else if (event instanceof GameEvent.Sent told) {
                sent = told.uci() == null ? null : told.by();
            } else {
                hint |= event instanceof GameEvent.Noticed told && told.code().equals("hint-asked");
                if (event instanceof GameEvent.Moved
                        || event instanceof GameEvent.Amended
                        || event instanceof GameEvent.TakenBack
                        || event instanceof GameEvent.Result) {
                    waits = null;
                    sent = null;
                }
                concerns |= event instanceof GameEvent.Moved
                        || event instanceof GameEvent.Amended
                        || event instanceof GameEvent.TakenBack
                        || event instanceof GameEvent.Result
                        || event instanceof GameEvent.Offered
                        || event instanceof GameEvent.Noticed;
            }
        }
        return concerns;
    }

    /** Whether there is something new to think about since the last time. */
    boolean takeNews(GameView view) {
        String now = view.number() + " " + view.plies().size() + " "
                + view.position().fen() + " " + view.setup().remote() + " "
                + view.setup().rules() + (view.result() == null);
        boolean news = !now.equals(known);
        known = now;
        return news;
    }

    /** ms that are left to {@code side} when its time begins to run; -1 if there is no clock. */
    long left(Side side, GameView view) {
        GameEvent.Clock told = clock;
        if (view.setup().clock() == null || told == null) {
            return -1;
        }
        return side == Side.WHITE ? told.white() : told.black();
    }

    /** Whose clock runs; null: neither. */
    @Nullable
    Side running() {
        GameEvent.Clock told = clock;
        return told == null ? null : told.running();
    }

    /** Whether a clock that was told stands still, as after a stop of the service while a move waited for a hand. */
    boolean stands() {
        GameEvent.Clock told = clock;
        return told != null && told.running() == null;
    }

    /** Whether a hint was asked for since the last time. */
    boolean takeHint() {
        boolean was = hint;
        hint = false;
        return was;
    }

    /** Whether a move of {@code side} is sent and not made: it stands, also after a stop of the service in the middle of it. */
    boolean hasSent(Side side) {
        return sent == side;
    }

    /** A move of {@code side} waits for a hand from now on. */
    void waitsFor(Side side) {
        waits = side;
    }

    /** Whose move waits for a hand; null: nobody's. */
    @Nullable
    Side waits() {
        return waits;
    }

    /** The clock was stopped on behalf of an engine. */
    void paused() {
        paused = true;
    }

    /** Whether it was, and is to go on now. */
    boolean takePaused() {
        boolean was = paused;
        paused = false;
        return was;
    }
}
