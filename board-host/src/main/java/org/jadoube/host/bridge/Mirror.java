package org.jadoube.host.bridge;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;

/**
 * Somebody outside who follows the game. The methods that tell it something are called on the game's own thread and must
 * return at once, whatever the other end does: what cannot be delivered is dropped, and made good from a later {@link
 * Standing}, which is complete in itself.
 */
public interface Mirror extends AutoCloseable {

    /** Begins to serve whoever connects; {@code standing} is how the game stands. */
    void start(Standing standing);

    /** Something happened, and the game stands like this now. */
    void told(Standing standing, List<GameEvent> events);

    /** An input is about to be handled. */
    default void seen(Input input) {}

    /** What it is, as a person would look for it, such as "dgt:/dev/ttyGS0". */
    String name();

    /** Ends it; whoever is connected sees the connection close. */
    @Override
    void close();
}
