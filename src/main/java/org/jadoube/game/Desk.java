package org.jadoube.game;

import java.util.ArrayList;
import java.util.List;

/** Where the events of one step are laid down in order; it knows the time of the step. */
final class Desk {

    private final List<GameEvent> events = new ArrayList<>();
    private long now;
    private long said;
    private boolean hasty;

    /** From here on things happen at {@code t}. */
    void at(long t) {
        now = t;
    }

    /** The time of the step, in ms. */
    long now() {
        return now;
    }

    /** Whether a game is played again that nobody sees: what only shows how things stand need not be worked out. */
    boolean isHasty() {
        return hasty;
    }

    void hasty(boolean so) {
        hasty = so;
    }

    void say(GameEvent event) {
        said++;
        events.add(event);
    }

    /** How many events have been laid down so far: as long as there are no more, nobody has said anything. */
    long said() {
        return said;
    }

    /** Takes what was laid down since the last call. */
    List<GameEvent> drain() {
        if (events.isEmpty()) {
            return List.of();
        }
        List<GameEvent> taken = List.copyOf(events);
        events.clear();
        return taken;
    }
}
