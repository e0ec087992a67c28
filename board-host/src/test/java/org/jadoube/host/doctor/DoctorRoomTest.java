package org.jadoube.host.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The doctor's room with the simulated board, spoken to as the page does. */
@Timeout(60)
final class DoctorRoomTest {

    private final BlockingQueue<String> page = new LinkedBlockingQueue<>();
    private final BlockingQueue<Boolean> game = new LinkedBlockingQueue<>();
    private final DoctorRoom room = new DoctorRoom(new SimulatedPatient(), page::add, game::add);

    @AfterEach
    void close() {
        room.close();
    }

    private void say(String... pairs) {
        Map<String, @Nullable Object> line = new HashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            line.put(pairs[i], pairs[i + 1]);
        }
        room.take(line);
    }

    /** The next state that shows {@code part}. */
    private String shown(String part) throws InterruptedException {
        String state = page.poll(30, TimeUnit.SECONDS);
        while (state != null && !state.contains(part)) {
            state = page.poll(30, TimeUnit.SECONDS);
        }
        assertNotNull(state, "the page was never told " + part);
        return state;
    }

    @Test
    void theGameWaitsAsLongAsTheExaminationLasts() throws InterruptedException {
        say("do", "begin");
        assertEquals(true, game.poll(30, TimeUnit.SECONDS));
        assertTrue(room.examining());
        say("do", "end");
        assertEquals(false, game.poll(30, TimeUnit.SECONDS));
        assertFalse(room.examining());
        assertTrue(room.report().contains("Nothing wrong was found as far as it went."), room.report()::toString);
    }

    @Test
    void aStepEndsWhenTheBoardHasSeenTheMan() throws InterruptedException {
        say("do", "begin");
        shown("\"act\":{\"kind\":\"place\",\"square\":\"a1\"}");
        say("do", "hand", "square", "a1");
        String state = shown("\"act\":{\"kind\":\"place\",\"square\":\"b1\"}");
        assertTrue(state.contains("\"reads\":[\"a1\"],\"men\":[\"a1\"]"), state);
        assertTrue(state.contains("\"glowing\":[\"b1\"]"), state);
    }

    @Test
    void aFaultThatIsSwitchedOnIsFound() throws InterruptedException {
        say("do", "faults", "faults", "stuck-open:a1,light-dead:b1");
        say("do", "begin");
        shown("\"act\":{\"kind\":\"place\",\"square\":\"a1\"}");
        say("do", "hand", "square", "a1");
        say("do", "done");
        String state = shown("\"act\":{\"kind\":\"place\",\"square\":\"b1\"}");
        assertTrue(state.contains("{\"kind\":\"stuck-open\",\"square\":\"a1\",\"detail\":\"rank 1, file a\"}"), state);
        assertTrue(state.contains("\"glowing\":[]"), "the light of b1 is dead, so nothing glows: " + state);
        say("do", "light", "how", "dark");
        shown("{\"kind\":\"light-dead\",\"square\":\"b1\",\"detail\":\"\"}");
        say("do", "light", "how", "dim");
        shown("{\"kind\":\"light-poor\",\"square\":\"b1\",\"detail\":\"dim\"}");
    }

    @Test
    void aQuickHandDoesTheRestAndTheReportIsWritten() throws InterruptedException {
        say("do", "faults", "faults", "missing-diode:e4,light-elsewhere:a1:a2");
        say("do", "begin");
        say("do", "hands");
        shown("\"report\":[\"Report of the doctor on the simulated board\"");
        List<String> report = room.report();
        assertTrue(report.contains("3 things are wrong:"), report::toString);
        assertEquals(
                1, report.stream().filter(line -> line.startsWith("- e4 lets")).count());
        assertEquals(
                List.of("- the light of a1 glows at a2: swap their wires, or run jadoube calibrate"),
                report.stream().filter(line -> line.contains("light of a1")).toList());
    }

    @Test
    void wordsThatFitNothingAreRefusedWithWhatWasExpected() {
        assertEquals(
                "do dance: begin, end, done, light, hand, clear, faults or hands expected",
                assertThrows(IllegalArgumentException.class, () -> say("do", "dance"))
                        .getMessage());
        assertEquals(
                "no examination is under way; begin one",
                assertThrows(IllegalStateException.class, () -> say("do", "done"))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> say("do", "faults", "faults", "broken:e4"));
        assertThrows(IllegalArgumentException.class, () -> say("do", "hand", "square", "i9"));
        assertThrows(IllegalArgumentException.class, () -> say("do", "light", "how", "green"));
    }
}
