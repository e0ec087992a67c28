package org.jadoube.host.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.arbiter.Language;
import org.jadoube.arbiter.Words;
import org.jadoube.game.GameEvent;
import org.jadoube.host.hand.FaultPlan;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.PlayedGame;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.hand.Sight;
import org.jadoube.host.recording.RecordingReader;
import org.jadoube.host.recording.Replay;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Uci;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games by a simulated hand on a board that breaks in the middle of them: frames, filter, inference, events. */
final class BrokenBoardTest {

    private static PlayedGame play(List<Move> moves, long seed, String fault) {
        return Hand.of(Profiles.named("casual"), seed, Sight.OCCUPANCY)
                .breaking(List.of(FaultPlan.parse(fault)))
                .play(GameScript.of(moves));
    }

    private static List<GameEvent> told(PlayedGame played) {
        List<GameEvent> events = new ArrayList<>();
        Replay.run(new RecordingReader("broken", played.lines().iterator()), events::add);
        return events;
    }

    @Nested
    class ARankThatFallsSilent {

        private static final String GAME = "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 d2d3 f8c5 b1c3 c6d4 f3d4 c5d4 c1g5 h8g8"
                + " d1f3 f6g4 f3g4 d4c3 b2c3 g8h8 g4f5 h8g8 f5e5";

        private List<GameEvent> events() {
            List<Move> moves = new ArrayList<>();
            Position position = Position.initial();
            for (String uci : GAME.split(" ")) {
                Move move = Uci.read(position, uci);
                moves.add(move);
                position = position.play(move);
            }
            return told(play(moves, 4, "silent-row:7@15000"));
        }

        @Test
        void isToldByItsNumberInPlainWords() {
            GameEvent.Sensor told = events().stream()
                    .filter(GameEvent.Sensor.class::isInstance)
                    .map(GameEvent.Sensor.class::cast)
                    .findFirst()
                    .orElseThrow();
            assertEquals("silent-row", told.fault());
            assertEquals(0xFFL << 48, told.squares());
            for (Language language : Language.values()) {
                String words = new Words(language).sensor(told.fault(), told.squares(), false);
                assertTrue(words.contains("7"), words);
            }
        }

        @Test
        void letsPlayGoOnWhereOneExplanationIsLeft() {
            GameEvent.Ended end = (GameEvent.Ended) events().getLast();
            assertEquals(List.of(GAME.split(" ")), end.moves());
        }
    }

    /** A sample; the whole is {@code docs/measure-inference faults}. */
    @ParameterizedTest
    @ValueSource(strings = {"stuck-open:*@*", "silent-row:*@*", "silent-column:*@*-*", "flicker:*@*-*"})
    void nothingIsToldWronglyInSilence(String fault) {
        for (long seed = 1; seed <= 3; seed++) {
            PlayedGame played = play(RandomGames.game(40, seed), seed, fault);
            GameScore score = new GameScore(played);
            told(played).forEach(score);
            assertEquals(0, score.silentPlies(), fault + ", seed " + seed);
        }
    }
}
