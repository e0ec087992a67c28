package org.jadoube.host.engine;

import java.util.Locale;

/** How an engine at the board is. */
enum SeatState {
    /** It is not on move, or its move waits to be carried out. */
    WAITING,
    /** It thinks. */
    THINKING,
    /** It failed and is started anew. */
    RESTARTING,
    /** It could not go on: two people play. */
    GONE;

    /** The word in a message. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
