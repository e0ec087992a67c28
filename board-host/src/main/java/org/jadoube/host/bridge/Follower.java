package org.jadoube.host.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jadoube.arbiter.TimeControl;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/** Follows a game event by event for all mirrors, so that each gets it whole. Used by the game's own thread alone. */
public final class Follower {
    private static final long MILLI = 1_000_000;

    private volatile List<Mirror> mirrors;
    private final Supplier<GameView> game;
    private final Wood wood;
    private volatile Standing standing;
    private @Nullable ClockFace clock; // as the game told it last
    private boolean set; // something was agreed, which no event may tell
    private long t;

    /** Follows {@code game}, which has not begun. */
    public Follower(List<Mirror> mirrors, Supplier<GameView> game) {
        this.mirrors = List.copyOf(mirrors);
        this.game = game;
        GameView view = game.get();
        this.wood = new Wood(view.position().fen(), view.setup().sensor() == SensorKind.IDENTITY);
        this.standing = standing(view, System.nanoTime());
    }

    /** Lets every mirror serve. */
    public void start() {
        mirrors.forEach(mirror -> mirror.start(standing));
    }

    /** One more mirror serves from here on. */
    public void join(Mirror mirror) {
        List<Mirror> more = new ArrayList<>(mirrors);
        more.add(mirror);
        mirrors = List.copyOf(more);
        mirror.start(standing);
    }

    /** How the game stands. */
    public Standing standing() {
        return standing;
    }

    /** An input is about to be handled. */
    public void input(Input input) {
        t = input.t();
        set |= input instanceof Input.Change;
        mirrors.forEach(mirror -> mirror.seen(input));
    }

    /** What came of it. */
    public void events(List<GameEvent> events) {
        long now = System.nanoTime();
        boolean played = set;
        set = false;
        for (GameEvent event : events) {
            wood.hear(event);
            played |= changesTheGame(event);
            if (event instanceof GameEvent.Clock told) {
                clock = face(told, now);
            } else if (event instanceof GameEvent.Game) {
                clock = null;
            }
        }
        standing = standing(played ? game.get() : standing.game(), now);
        for (Mirror mirror : mirrors) {
            mirror.told(standing, events);
        }
    }

    private Standing standing(GameView view, long now) {
        ClockFace told = clock;
        return new Standing(wood.reading(), view, told == null ? atFirst(view, now) : told, now);
    }

    /** The clock as it was set, before it has run: what each side has for its first moves. */
    private static @Nullable ClockFace atFirst(GameView view, long now) {
        TimeControl control = view.setup().clock();
        return control == null
                ? null
                : new ClockFace(
                        control.white().getFirst().baseMs(),
                        control.black().getFirst().baseMs(),
                        null,
                        now);
    }

    private ClockFace face(GameEvent.Clock told, long now) {
        return new ClockFace(told.white(), told.black(), told.running(), now - (t - told.t()) * MILLI);
    }

    private static boolean changesTheGame(GameEvent event) {
        return event instanceof GameEvent.Moved
                || event instanceof GameEvent.Amended
                || event instanceof GameEvent.TakenBack
                || event instanceof GameEvent.Result
                || event instanceof GameEvent.Completed
                || event instanceof GameEvent.Ruled
                || event instanceof GameEvent.Claimed
                || event instanceof GameEvent.Drawn
                || event instanceof GameEvent.Game;
    }
}
