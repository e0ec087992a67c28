package org.jadoube.host.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Rulings and words as a whole: what is told, in which order, and how the game goes on. */
final class ArbiterAtTheBoardTest {
    private static final String FIDE = "{\"recording\":1,\"rules\":\"fide\",\"clock\":\"5400+30\"}";
    private static final String HOME = "{\"recording\":1,\"rules\":\"home\"}";

    /** Steps such as "lift e2", "press white" or "say resign black", two seconds apart. */
    private static Events play(String header, String... steps) {
        List<String> lines = new ArrayList<>();
        lines.add(header);
        long t = 0;
        for (String step : steps) {
            String[] words = step.split(" ");
            t += 2_000;
            String by = words.length > 2 ? ",\"by\":\"" + words[2] + "\"" : "";
            lines.add("{\"t\":" + t + ",\"" + words[0] + "\":\"" + words[1] + "\"" + by + "}");
        }
        lines.add("{\"t\":" + (t + 3_000) + ",\"end\":true}");
        return Pipeline.run(lines);
    }

    private static List<String> namesFrom(Events events, String first, String... wanted) {
        List<String> names = new ArrayList<>();
        boolean begun = false;
        for (String line : events.lines()) {
            JsonNode event = Cases.parse(line);
            String name = Cases.text(event, "event");
            begun |= name.equals(first);
            if (begun && List.of(wanted).contains(name)) {
                names.add(name);
            }
        }
        return names;
    }

    @Nested
    class AfterARuling {
        @Test
        void theWayBackIsToldAndThenTheDuty() {
            Events events = play(FIDE, "lift g1", "place g3", "press white");
            assertEquals(
                    List.of("ruling", "restore", "duty"), namesFrom(events, "ruling", "ruling", "restore", "duty"));
        }

        @Test
        void theDutyIsToldAgainThoughItHasNotChanged() {
            Events events = play(FIDE, "lift g1", "place g1", "lift e2", "place e4", "press white");
            assertTrue(events.ruled("touch-breach"));
            assertEquals(
                    List.of("ruling", "restore", "duty"), namesFrom(events, "ruling", "ruling", "restore", "duty"));
            assertEquals("g1", Cases.texts(events.last("duty").path("squares")).getFirst());
        }

        @Test
        void theGameGoesOnOnceTheMenArePutBack() {
            Events events = play(
                    FIDE,
                    "lift g1",
                    "place g3",
                    "press white",
                    "lift g3",
                    "place g1",
                    "lift g1",
                    "place f3",
                    "press white",
                    "lift e7",
                    "place e5",
                    "press black");
            assertEquals(List.of("g1f3", "e7e5"), events.moves());
            assertEquals("ready", events.state());
        }

        @Test
        void anotherManPlayedInsteadIsABreachAndNoSecondOffence() {
            Events events = play(
                    FIDE,
                    "lift g1",
                    "place g3",
                    "press white",
                    "lift g3",
                    "place g1",
                    "lift b1",
                    "place c3",
                    "press white");
            assertTrue(events.ruled("touch-breach"));
            assertTrue(events.of("result").isEmpty());
        }
    }

    @Nested
    class RookFirst {
        private static final String CASTLING = "{\"recording\":1,\"rules\":\"fide\",\"clock\":\"5400+30\","
                + "\"fen\":\"r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 8\"}";

        @Test
        void castlingWithTheRookFirstIsABreach() {
            Events events = play(CASTLING, "lift h1", "lift e1", "place g1", "place f1", "press white");
            assertTrue(events.ruled("touch-breach"));
            assertEquals("4.4.2", Cases.text(events.last("ruling"), "law"));
            assertEquals(Set.of("h1", "e1"), events.restore("place"));
            assertEquals(
                    List.of("h1f1", "h1g1"), Cases.texts(events.last("duty").path("allowed")));
        }
    }

    @Nested
    class TakebackByWord {
        private static final String[] ASKED = {
            "lift e2", "place e4", "lift e7", "place e5", "say takeback white", "say accept-takeback black"
        };

        @Test
        void bothMovesGoAndTheWayBackIsShown() {
            Events events = play(HOME, ASKED);
            assertEquals(2, events.of("takeback").size());
            assertEquals(Set.of("e2", "e7"), events.restore("place"));
            assertEquals("take-back", Cases.text(events.last("restore"), "reason"));
            assertEquals(List.of(), events.moves());
        }

        @Test
        void theGameGoesOnFromThereWithoutARemarkOnThePuttingBack() {
            List<String> steps = new ArrayList<>(List.of(ASKED));
            steps.addAll(List.of("lift e5", "place e7", "lift e4", "place e2", "lift d2", "place d4"));
            Events events = play(HOME, steps.toArray(String[]::new));
            assertEquals(List.of("d2d4"), events.moves());
            assertTrue(events.of("notice").stream()
                    .noneMatch(n -> Cases.text(n, "code").equals("not-your-turn")));
        }

        @Test
        void declinedTheMovesStand() {
            Events events = play(
                    HOME,
                    "lift e2",
                    "place e4",
                    "lift e7",
                    "place e5",
                    "say takeback white",
                    "say decline-takeback black");
            assertEquals(List.of("e2e4", "e7e5"), events.moves());
        }
    }
}
