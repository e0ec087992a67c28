package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Inside;
import org.jadoube.rules.Side;
import org.junit.jupiter.api.Test;

final class WitnessTest {

    private static final String FEN = "8/8/8/8/8/8/8/8 w - - 0 1";

    private final Witness witness = new Witness(GameSetup.usual());

    private boolean says(String field) {
        return witness.json(new Inside(0, 0, FEN, 0, List.of(), GameEvent.State.READY))
                .contains(field);
    }

    @Test
    void countsHowOftenTheSearchForTheMoveUnderWayWasCutShort() {
        assertTrue(says("\"bounded\":0"));
        GameEvent bound = new GameEvent.Noticed(1000, GameEvent.Noticed.BOUND, null, "house:board");
        witness.events(List.of(bound, bound, new GameEvent.Noticed(1000, "not-your-turn", null, "4.1")));
        assertTrue(says("\"bounded\":2"));
        witness.events(List.of(new GameEvent.Moved(2000, 1, Side.WHITE, "e2e4", "e4", FEN, 1900)));
        assertTrue(says("\"bounded\":0"));
    }
}
