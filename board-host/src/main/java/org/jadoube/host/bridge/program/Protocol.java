package org.jadoube.host.bridge.program;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.host.bridge.Standing;

/** The language of one kind of chess program; knows nothing of streams and threads, used by one at a time. */
interface Protocol {

    /** The game as it stands when the program has been started. */
    void start(Standing standing);

    /** The program says a line. */
    void hear(String line, Standing standing);

    /** Something happened in the game. */
    void tell(Standing standing, List<GameEvent> events);
}
