package org.jadoube.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.rules.Side;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The chess clock, article 6. */
final class ChessClockTest {
    private static ChessClock running(String control) {
        ChessClock clock = new ChessClock(TimeControl.parse(control));
        clock.start(0, Side.WHITE);
        return clock;
    }

    @Nested
    class Pressing {
        @Test
        void passesTheTimeAndAddsTheIncrement() {
            ChessClock clock = running("300+3");
            assertTrue(clock.press(10_000, Side.WHITE));
            assertEquals(new ClockReading(293_000, 300_000, Side.BLACK), clock.reading(10_000));
            assertEquals(295_000, clock.left(15_000, Side.BLACK));
        }

        @Test
        void theSideWhoseTimeDoesNotRunChangesNothing() {
            ChessClock clock = running("300+3");
            assertFalse(clock.press(10_000, Side.BLACK));
            assertEquals(Side.WHITE, clock.running());
        }

        @Test
        void startsOnlyOnce() {
            ChessClock clock = running("300+3");
            assertFalse(clock.start(5_000, Side.BLACK));
        }
    }

    @Nested
    class Modes {
        @Test
        void delayRunsBeforeTheMainTime() {
            ChessClock clock = running("60d5");
            assertEquals(60_000, clock.left(5_000, Side.WHITE));
            assertEquals(59_000, clock.left(6_000, Side.WHITE));
            clock.press(8_000, Side.WHITE);
            assertEquals(57_000, clock.left(9_000, Side.WHITE));
        }

        @Test
        void delayIsUsedOnceAMoveEvenWithAPause() {
            ChessClock clock = running("60d5");
            clock.pause(4_000);
            clock.resume(10_000, Side.WHITE);
            assertEquals(60_000, clock.left(11_000, Side.WHITE));
            assertEquals(59_000, clock.left(12_000, Side.WHITE));
        }

        @Test
        void bronsteinGivesBackAtMostWhatWasUsed() {
            ChessClock clock = running("60b5");
            clock.press(3_000, Side.WHITE);
            assertEquals(60_000, clock.left(3_000, Side.WHITE));
            clock.press(4_000, Side.BLACK);
            clock.press(14_000, Side.WHITE);
            assertEquals(55_000, clock.left(14_000, Side.WHITE));
        }
    }

    @Nested
    class Periods {
        @Test
        void theNextPeriodIsAddedWhenItsMovesAreDone() {
            ChessClock clock = running("2/60+0:30+1");
            clock.press(10_000, Side.WHITE);
            clock.press(10_000, Side.BLACK);
            clock.press(20_000, Side.WHITE);
            assertEquals(70_000, clock.left(20_000, Side.WHITE));
            clock.press(20_000, Side.BLACK);
            clock.press(20_000, Side.WHITE);
            assertEquals(71_000, clock.left(20_000, Side.WHITE));
        }

        @Test
        void theLastPeriodComesAgainIfItHasANumberOfMoves() {
            ChessClock clock = running("1/10+0");
            clock.press(4_000, Side.WHITE);
            assertEquals(16_000, clock.left(4_000, Side.WHITE));
        }
    }

    @Nested
    class Flag {
        @Test
        void isDueExactly() {
            ChessClock clock = running("3+2");
            assertEquals(3_000, clock.nextDue());
            assertNull(clock.advance(3_000));
            assertEquals(Side.WHITE, clock.advance(3_001));
            assertEquals(Side.WHITE, clock.flagged());
            assertEquals(new ClockReading(0, 3_000, null), clock.reading(3_001));
        }

        @Test
        void aPressOfTheSameInstantComesFirst() {
            ChessClock clock = running("3+2");
            clock.press(3_000, Side.WHITE);
            assertNull(clock.advance(3_001));
            assertEquals(2_000, clock.left(3_000, Side.WHITE));
        }

        @Test
        void nothingIsDueWhileItStands() {
            ChessClock clock = running("3+2");
            clock.pause(1_000);
            assertEquals(Long.MAX_VALUE, clock.nextDue());
            assertTrue(clock.isPaused());
        }
    }

    @Nested
    class Corrections {
        @Test
        void aPenaltyAddsTimeRunningOrNot() {
            ChessClock clock = running("300+0");
            clock.add(Side.BLACK, 120_000);
            clock.add(Side.WHITE, 60_000);
            assertEquals(new ClockReading(350_000, 420_000, Side.WHITE), clock.reading(10_000));
        }

        @Test
        void theArbiterSetsBothTimes() {
            ChessClock clock = running("300+0");
            clock.set(10_000, 100_000, 200_000);
            assertEquals(new ClockReading(99_000, 200_000, Side.WHITE), clock.reading(11_000));
        }

        @Test
        void theTimeIsGivenToTheOtherWithoutAMove() {
            ChessClock clock = running("300+5");
            clock.give(10_000, Side.BLACK);
            assertEquals(new ClockReading(290_000, 300_000, Side.BLACK), clock.reading(10_000));
        }
    }
}
