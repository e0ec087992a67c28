package org.jadoube.rules.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;

/** Plays mate lines over by the rules themselves. */
final class MateLines {
    private MateLines() {}

    static void assertMates(Position start, Side side, List<Move> line) {
        Position position = start;
        for (Move move : line) {
            assertTrue(position.isLegal(move), move.uci() + " is not legal in " + position.fen());
            position = position.play(move);
        }
        assertTrue(position.isCheckmate(), "no mate: " + position.fen());
        assertEquals(side.other(), position.turn());
    }
}
