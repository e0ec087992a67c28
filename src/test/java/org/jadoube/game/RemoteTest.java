package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Map;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;

/** The move of a side that does not sit at the board. */
final class RemoteTest {

    private static GameSetup black() {
        return Play.home().with(new GameSetup.Changes(null, null, null, null, null, RemoteSides.BLACK, Map.of()));
    }

    private static List<String> moves(Play play) {
        return play.last(GameEvent.Ended.class).moves();
    }

    @Test
    void itsAnswerToAMoveThatTurnedOutOtherwiseIsDropped() {
        Play play = Play.of(black(), "lift e2", "place e3", "remote e7e5 e2e3", "lift e3", "place e4");
        GameEvent.Amended amended = play.last(GameEvent.Amended.class);
        assertEquals(List.of("e2e3"), amended.from());
        assertEquals(List.of("e2e4"), amended.to());
        assertNull(play.last(GameEvent.Sent.class).uci());
        assertEquals(List.of("e2e4"), moves(play));
    }

    @Test
    void anAnswerThatComesTooLateForAMoveThatIsGoneIsRefused() {
        Play play = Play.of(black(), "lift e2", "place e3", "lift e3", "place e4", "remote e7e5 e2e3");
        assertEquals(List.of(), play.all(GameEvent.Sent.class));
    }

    @Test
    void anotherMoveThanWasSentIsToldAndLedBack() {
        Play play = Play.of(black(), "lift e2", "place e4", "remote e7e5 e2e4", "lift d7", "place d5");
        GameEvent.Restore way = play.last(GameEvent.Restore.class);
        assertEquals(GameEvent.RestoreReason.REMOTE_MOVE, way.reason());
        LightScene scene = play.last(GameEvent.Lights.class).scene();
        assertEquals(List.of("d7"), Square.names(scene.of(Light.PLACE)));
        assertEquals(List.of("d5"), Square.names(scene.of(Light.REMOVE)));
        Play right = Play.of(
                black(),
                "lift e2",
                "place e4",
                "remote e7e5 e2e4",
                "lift d7",
                "place d5",
                "lift d5",
                "place d7",
                "lift e7",
                "place e5");
        assertEquals(List.of("e2e4", "e7e5"), moves(right));
    }
}
