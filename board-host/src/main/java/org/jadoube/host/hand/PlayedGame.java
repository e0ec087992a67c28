package org.jadoube.host.hand;

import java.util.List;
import org.jadoube.rules.Side;

/**
 * A game as the sensors recorded it, with the truth beside it.
 *
 * @param first the side that makes the first move
 * @param lines the recording, version 1
 * @param moves what was really played, UCI
 * @param placed when each ply's last man was set down, ms
 * @param faults what was wrong with the board
 */
public record PlayedGame(Side first, List<String> lines, List<String> moves, List<Long> placed, List<Fault> faults) {

    public PlayedGame {
        lines = List.copyOf(lines);
        moves = List.copyOf(moves);
        placed = List.copyOf(placed);
        faults = List.copyOf(faults);
    }
}
