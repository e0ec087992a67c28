package org.jadoube.host.bridge.program;

import java.util.Map;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** What a program at the other end may do to the game. */
interface Desk {

    /** Begins a game from {@code start}; the moves of {@code remote} come from the program. */
    void begin(Position start, RemoteSides remote);

    /** A move of the program: it lights up, and a hand makes it on the board. */
    void remote(String uci);

    /** A word said by a side, or by the arbiter. */
    void say(String word, @Nullable Side by, Map<String, String> with);

    /** Says a line to the program. */
    void print(String line);

    /** The program wants no more. */
    void quit();
}
