package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.LongStream;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.host.pairing.Pairings;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A board of wire that is found otherwise than it stood when the service stopped. */
@Timeout(120)
final class ResumedBoardTest {

    private static final long START = 0xffff00000000ffffL;
    private static final long AFTER_E4 = START & ~(1L << 12) | 1L << 28;
    private static final long AFTER_D5 = AFTER_E4 & ~(1L << 51) | 1L << 35;
    private static final long WITHOUT_D5 = AFTER_D5 & ~(1L << 35);
    private static final long IN_HAND = WITHOUT_D5 & ~(1L << 28);
    private static final long TAKEN = AFTER_D5 & ~(1L << 28);
    private static final String E4_TAKES = "\"event\":\"move\",\"id\":3,\"by\":\"white\",\"uci\":\"e4d5\"";
    private static final long PATIENCE = 40_000_000_000L;

    @TempDir
    private Path folder;

    /** Shows readings one after the other, each {@code 200} ms after the one before. */
    private static final class Shown implements BoardSource {
        private final Deque<Long> readings = new ArrayDeque<>();
        private long next = -1;

        Shown(long... readings) {
            for (long reading : readings) {
                this.readings.add(reading);
            }
        }

        @Override
        public List<Input> due(long t) {
            next = next < 0 ? t : next;
            List<Input> inputs = new ArrayList<>();
            while (!readings.isEmpty() && next <= t) {
                inputs.add(new Input.Frame(next, new Reading.Occupancy(readings.remove())));
                next += 200;
            }
            return inputs;
        }

        @Override
        public long nextDue() {
            return readings.isEmpty() || next < 0 ? Long.MAX_VALUE : next;
        }
    }

    private String played(BoardSource source, String until) throws Exception {
        Path events = folder.resolve("events.jsonl");
        PlayOptions options = PlayOptions.usual(Keeping.in(folder.resolve("data")))
                .on(BoardChoice.SIMULATED.named("board"))
                .writing(Outputs.events(events));
        try (PlayService service = new PlayService(
                source,
                PlayService.page(options, Pairings.unkept()),
                options,
                new Keeper(options, org.jadoube.host.journal.Disk.ofTheSystem()).begin(GameSetup.usual(), List.of()),
                Map.of())) {
            service.start();
            long end = System.nanoTime() + PATIENCE;
            while (!Files.readString(events).contains(until)) {
                assertTrue(System.nanoTime() < end, "not told: " + until + " in " + Files.readString(events));
                LockSupport.parkNanos(10_000_000);
            }
        }
        return Files.readString(events);
    }

    private void playE4() throws Exception {
        played(new Shown(START, START & ~(1L << 12), AFTER_E4), "\"event\":\"move\",\"id\":1");
    }

    @Test
    void isTakenAsItStandsIfItStandsRight() throws Exception {
        playE4();
        String told = played(
                new Shown(AFTER_E4, AFTER_E4 & ~(1L << 52), AFTER_E4 & ~(1L << 52) | 1L << 36),
                "\"event\":\"move\",\"id\":2,\"by\":\"black\",\"uci\":\"e7e5\"");
        assertEquals(1, told.split("\"uci\":\"e2e4\",\"san\":\"e4\",\"fen\"", -1).length - 1, told);
        assertTrue(!told.contains("\"event\":\"restore\""), told);
    }

    @Test
    void isGuidedBackIfMenWereUpset() throws Exception {
        playE4();
        long upset = AFTER_E4 & ~(1L << 1) & ~(1L << 62) | 1L << 33 | 1L << 38;
        String told =
                played(new Shown(upset), "\"event\":\"restore\",\"place\":[\"b1\",\"g8\"],\"remove\":[\"b5\",\"g5\"]");
        assertTrue(told.contains("\"uci\":\"e2e4\""), told);
    }

    @Test
    void takesTheMoveThatWasMadeMeanwhile() throws Exception {
        playE4();
        played(
                new Shown(AFTER_E4 & ~(1L << 52) | 1L << 36),
                "\"event\":\"move\",\"id\":2,\"by\":\"black\",\"uci\":\"e7e5\"");
    }

    @Nested
    class InTheMiddleOfACapture {

        /** 1.e4 d5, then these readings, until an edge of this square is told. */
        private void played(String lifted, long... then) throws Exception {
            long[] readings = LongStream.concat(
                            LongStream.of(
                                    START, START & ~(1L << 12), AFTER_E4, AFTER_E4 & ~(1L << 51), AFTER_D5, AFTER_D5),
                            LongStream.of(then))
                    .toArray();
            ResumedBoardTest.this.played(new Shown(readings), "\"event\":\"lift\",\"square\":\"" + lifted + "\"");
        }

        @Test
        void theCaptureIsTakenThatWasFinishedMeanwhile() throws Exception {
            played("e4", WITHOUT_D5, IN_HAND);
            ResumedBoardTest.this.played(new Shown(TAKEN), E4_TAKES);
        }

        @Test
        void itIsTakenAlsoIfOnlyTheManTakenHadBeenLifted() throws Exception {
            played("d5", WITHOUT_D5);
            ResumedBoardTest.this.played(new Shown(TAKEN), E4_TAKES);
        }

        @Test
        void theHandGoesOnWhereItWas() throws Exception {
            played("e4", WITHOUT_D5, IN_HAND);
            ResumedBoardTest.this.played(new Shown(IN_HAND, IN_HAND, TAKEN), E4_TAKES);
        }

        @Test
        void aCaptureNoneOfWhichWasSeenIsAskedAboutAndToldWhenTheManWhoStandsThereIsLiftedAndSetBack()
                throws Exception {
            played("d7");
            String told = ResumedBoardTest.this.played(
                    new Shown(TAKEN, TAKEN, TAKEN, TAKEN, TAKEN & ~(1L << 35), TAKEN), E4_TAKES);
            assertTrue(
                    told.contains(
                            "\"question\":\"which-capture\",\"squares\":[\"d5\"],\"choices\":[\"e4d5\",\"in-hand\"]"),
                    told);
        }

        @Test
        void aQuestionAboutItIsOpenAgainAfterAnotherStop() throws Exception {
            played("d7");
            String asks = "\"question\":\"which-capture\"";
            ResumedBoardTest.this.played(new Shown(TAKEN), asks);
            String told = ResumedBoardTest.this.played(new Shown(TAKEN, TAKEN & ~(1L << 35), TAKEN), E4_TAKES);
            assertEquals(1, told.split(asks, -1).length - 1, told);
        }
    }
}
