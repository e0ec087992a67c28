package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jadoube.game.Lots;
import org.jadoube.host.UsageException;
import org.jadoube.host.recording.Replay;
import org.jadoube.rules.Chess960;
import org.jadoube.rules.Position;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Names, lots and starts as they are asked for before a game. */
final class SeatsTest {

    private static Seats chess960(@Nullable String number) {
        return new Seats(null, null, null, null, null, number, List.of(), null);
    }

    private static Seats players(String... players) {
        return new Seats(null, null, null, null, null, null, List.of(players), null);
    }

    @Nested
    class Names {
        @Test
        void areKeptWithoutBlanksAround() {
            assertEquals(
                    Map.of("white", "Ada", "event", "Friday"),
                    new Seats(" Ada ", " ", "Friday", null, null, null, List.of(), null).names());
        }
    }

    @Nested
    class AStart {
        @Test
        void isTheUsualOneUnlessAskedFor() {
            assertEquals(null, Seats.USUAL.start());
        }

        @Test
        void goesByItsNumber() {
            assertEquals(Chess960.start(959), chess960("959").start());
        }

        @Test
        void isDrawnWithoutOne() {
            Position drawn = Objects.requireNonNull(chess960(Seats.DRAWN).start());
            assertTrue(Chess960.number(drawn) >= 0);
            assertTrue(drawn.chess960());
        }

        @Test
        void ofAnotherNumberIsRefused() {
            for (String number : List.of("960", "-1", "x", "1e2", "99999999999")) {
                assertThrows(UsageException.class, () -> chess960(number).start());
            }
        }
    }

    @Nested
    class TheLots {
        @Test
        void areDrawnAmongNamesOrANumber() {
            Lots named = Objects.requireNonNull(players("Ada", "Bo", "Cy").lots());
            assertEquals(List.of("Ada", "Bo", "Cy"), named.players());
            Lots five = Objects.requireNonNull(players("5").lots());
            assertEquals(List.of("1", "2", "3", "4", "5"), five.players());
            assertEquals(null, players().lots());
        }

        @Test
        void areRefusedInOneLine() {
            UsageException thrown = assertThrows(UsageException.class, players("Ada")::lots);
            assertEquals("--players Ada: lots are drawn among 2 to 28 players, got 1", thrown.getMessage());
        }
    }

    @Nested
    class Chances {
        @Test
        void aNumberThatTheLineBringsAlongIsNotBelieved() {
            Map<String, @Nullable Object> line = new HashMap<>();
            line.put("draw", 2L);
            line.put("lot", 7L);
            Chance.fill(line);
            assertNotNull(line.get("lot"));
            assertTrue(!Objects.equals(line.get("lot"), 7L));
        }

        @Test
        void everyNumberIsWholeInAnyReaderOfJson() {
            for (int i = 0; i < 1_000; i++) {
                long lot = Chance.lot();
                assertTrue(lot >= 0 && lot < 1L << 53);
            }
        }

        @Test
        void aRecordedDrawReplaysTheSame() {
            List<String> recording = List.of(
                    "{\"recording\":1}",
                    "{\"t\":100,\"draw\":[\"Ada\",\"Bo\"],\"lot\":1}",
                    "{\"t\":9000,\"end\":true}");
            List<String> events = Replay.events(recording);
            assertTrue(
                    events.contains("{\"t\":4100,\"event\":\"drawn\",\"order\":[\"Bo\",\"Ada\"]}"),
                    () -> String.join("\n", events));
        }

        @Test
        void aDrawnStartIsTheNumberModulo960() {
            List<String> events = Replay.events(List.of(
                    "{\"recording\":1}",
                    "{\"t\":100,\"set\":{\"start960\":\"drawn\",\"lot\":1478}}",
                    "{\"t\":9000,\"end\":true}"));
            assertTrue(
                    events.getLast().contains("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha"), events::getLast);
        }

        @Test
        void settingsThatContradictAreNamed() {
            List<String> events = Replay.events(List.of(
                    "{\"recording\":1}",
                    "{\"t\":100,\"set\":{\"rules\":{\"base\":\"home\",\"house\":[\"no-penalty\",\"-no-penalty\"]}}}",
                    "{\"t\":9000,\"end\":true}"));
            assertTrue(
                    events.contains("{\"t\":100,\"event\":\"notice\",\"code\":\"settings-contradict\",\"by\":null,"
                            + "\"law\":\"house:board\",\"with\":[\"no-penalty\",\"-no-penalty\"]}"),
                    () -> String.join("\n", events));
        }
    }
}
