package org.jadoube.host.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.PlayedGame;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.Sight;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.junit.jupiter.api.Test;

final class GameScoreTest {

    private final PlayedGame played = played();
    private final GameScore score = new GameScore(played);

    private static PlayedGame played() {
        Position start = Position.initial();
        Move first = Uci.read(start, "e2e4");
        Move second = Uci.read(start.play(first), "e7e5");
        return Hand.of(Profiles.named("clean"), 1, Sight.OCCUPANCY).play(GameScript.of(List.of(first, second)));
    }

    private static GameEvent.Moved moved(long t, int id, String uci) {
        return new GameEvent.Moved(t, id, id % 2 == 1 ? Side.WHITE : Side.BLACK, uci, uci, "", t);
    }

    private static GameEvent.Ended ended(String... moves) {
        return new GameEvent.Ended(9000, "", List.of(moves), 0, "*", GameEvent.State.READY);
    }

    @Test
    void aGameToldAsItWasPlayedIsExact() {
        score.accept(moved(played.placed().get(0) + 300, 1, "e2e4"));
        score.accept(moved(played.placed().get(1) + 400, 2, "e7e5"));
        score.accept(ended("e2e4", "e7e5"));
        assertTrue(score.exact());
        assertEquals(List.of(300L, 400L), score.toSettled());
        assertEquals(0, score.wrongPlies());
    }

    @Test
    void aWrongPlyThatIsAmendedInTimeIsWrongButNotSilent() {
        score.accept(moved(1000, 1, "e2e3"));
        score.accept(new GameEvent.Amended(1500, 1, List.of("e2e3"), List.of("e2e4"), ""));
        score.accept(moved(3000, 2, "e7e5"));
        score.accept(ended("e2e4", "e7e5"));
        assertTrue(score.exact());
        assertEquals(1, score.wrongPlies());
        assertEquals(0, score.silentPlies());
        assertEquals(1, score.amends());
    }

    @Test
    void aWrongPlyThatStandsWhenTheNextSettlesIsSilent() {
        score.accept(moved(1000, 1, "e2e3"));
        score.accept(moved(3000, 2, "e7e5"));
        score.accept(ended("e2e3", "e7e5"));
        assertFalse(score.exact());
        assertFalse(score.open());
        assertEquals(1, score.silentPlies());
    }

    @Test
    void aWrongPlyThatStandsAtTheEndIsSilentToo() {
        score.accept(moved(1000, 1, "e2e3"));
        score.accept(ended("e2e3"));
        assertEquals(1, score.silentPlies());
    }

    @Test
    void aQuestionCountsOnlyIfTheRightMoveIsAmongItsChoices() {
        score.accept(moved(1000, 1, "e2e3"));
        score.accept(
                new GameEvent.Asked(1200, 1, Side.WHITE, GameEvent.Question.WHICH_MOVE, 0, List.of("d2d3", "d2d4")));
        score.accept(moved(3000, 2, "e7e5"));
        assertEquals(1, score.silentPlies());
    }

    @Test
    void aWrongPlyWithAQuestionAboutItIsNotSilent() {
        score.accept(moved(1000, 1, "e2e3"));
        score.accept(
                new GameEvent.Asked(1200, 1, Side.WHITE, GameEvent.Question.WHICH_MOVE, 0, List.of("e2e3", "e2e4")));
        score.accept(moved(3000, 2, "e7e5"));
        assertEquals(0, score.silentPlies());
    }

    @Test
    void aGameToldInPartIsOpen() {
        score.accept(moved(1000, 1, "e2e4"));
        score.accept(ended("e2e4"));
        assertTrue(score.open());
        assertFalse(score.exact());
    }
}
