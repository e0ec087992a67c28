package org.jadoube.host.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jadoube.game.GameEvent;

/** What one who comes now must be told of a game so far: the page would forget the rest again at once. */
final class StillTold {

    /** Each of these says how things stand, and replaces the one before it. */
    private static final Set<Class<? extends GameEvent>> STANDING = Set.of(
            GameEvent.Lights.class,
            GameEvent.DutyChanged.class,
            GameEvent.Restore.class,
            GameEvent.Clock.class,
            GameEvent.Provisional.class,
            GameEvent.Offered.class);

    private StillTold() {}

    /** Those of {@code events} that still matter, in their order. */
    static List<GameEvent> of(List<GameEvent> events) {
        Deque<GameEvent> kept = new ArrayDeque<>();
        Set<Class<?>> standing = new HashSet<>();
        boolean moved = false;
        for (GameEvent event : events.reversed()) {
            moved |= event instanceof GameEvent.Moved;
            boolean gone = event instanceof GameEvent.Completed
                    || (moved && (event instanceof GameEvent.Lifted || event instanceof GameEvent.Placed));
            boolean replaced = STANDING.contains(event.getClass()) && !standing.add(event.getClass());
            if (!gone && !replaced) {
                kept.addFirst(event);
            }
            if (event instanceof GameEvent.Game) {
                break;
            }
        }
        return List.copyOf(kept);
    }
}
