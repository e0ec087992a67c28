package org.jadoube.host.journal;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;
import org.jadoube.hardware.simulated.HandAction;
import org.jspecify.annotations.Nullable;

/**
 * The journal of the game being played. The order holds everything: an input is written, then handled; what came of it is
 * written, then told. For the game's thread alone.
 */
public final class Journal implements AutoCloseable {

    /** While a clock runs and nobody moves, its time is written so often, in ms: more than this no player gets back. */
    private static final long HEARTBEAT = 4_500;

    private final JournalFile file;
    private Input.@Nullable Tick tick;
    private boolean clockRuns;
    private long last;

    Journal(JournalFile file) {
        this.file = file;
    }

    /**
     * Writes an input that is about to be handled. Time that passed needs no record until something comes of it: what falls
     * due can be worked out again.
     */
    public void input(Input input) {
        tick = null;
        switch (input) {
            case Input.End end -> {}
            case Input.Tick time -> {
                if (clockRuns && time.t() - last >= HEARTBEAT) {
                    write(time);
                } else {
                    tick = time;
                }
            }
            case Input.Frame i -> write(i);
            case Input.Lift i -> write(i);
            case Input.Place i -> write(i);
            case Input.Touch i -> write(i);
            case Input.Press i -> write(i);
            case Input.Say i -> write(i);
            case Input.Change i -> write(i);
            case Input.Draw i -> write(i);
            case Input.Choose i -> write(i);
            case Input.Remote i -> write(i);
            case Input.Hint i -> write(i);
            case Input.Grades i -> write(i);
            case Input.Flag i -> write(i);
            case Input.Unwatched i -> write(i);
        }
    }

    private void write(Input input) {
        last = input.t();
        file.add(new Entry.In(input), false);
    }

    /** Writes what a hand is about to do on the simulated board. */
    public void hand(long t, HandAction action) {
        file.add(new Entry.Hand(t, action), false);
    }

    /** Writes what is about to be told. */
    public void told(List<GameEvent> events) {
        Input time = tick;
        if (time != null && !events.isEmpty()) {
            write(time);
        }
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Clock clock) {
                clockRuns = clock.running() != null;
            }
        }
        decided(Decision.of(events));
    }

    void decided(List<Decision> decisions) {
        if (!decisions.isEmpty()) {
            file.add(new Entry.Told(decisions), decisions.stream().anyMatch(Decision::weighty));
        }
    }

    /** Takes over from a game played again: the clock runs on if it ran. */
    void follow(Retold retold) {
        last = retold.t();
        file.add(new Entry.Resumed(System.currentTimeMillis()), false);
        retold.events().stream()
                .filter(GameEvent.Clock.class::isInstance)
                .map(GameEvent.Clock.class::cast)
                .reduce((before, after) -> after)
                .ifPresent(clock -> clockRuns = clock.running() != null);
        decided(retold.untold());
    }

    /** How many bytes the journal has. */
    public long size() {
        return file.size();
    }

    @Override
    public void close() {
        file.close();
    }
}
