package org.jadoube.host.engine;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** When an engine resigns and takes a draw. */
final class TemperTest {

    private static Temper felt(boolean resigns, int... scores) {
        Temper temper = new Temper(resigns);
        for (int score : scores) {
            temper.felt(score);
        }
        return temper;
    }

    @Test
    void itResignsWhenFourMovesInARowWereLost() {
        assertTrue(felt(true, -900, -850, -1_200, -29_990).givesUp(20));
        assertFalse(felt(true, -900, -850, -1_200).givesUp(20), "three are not enough");
        assertFalse(felt(true, -900, -850, -300, -1_200).givesUp(20), "one was not lost");
    }

    @Test
    void itDoesNotResignEarlyNorAgainstAChild() {
        assertFalse(felt(true, -900, -900, -900, -900).givesUp(14));
        assertFalse(felt(false, -900, -900, -900, -900).givesUp(40));
    }

    @Test
    void aLevelGameIsADrawLateAndAWorseOneSooner() {
        assertFalse(felt(true, 0, 10, -20, 30).takesDraw(24));
        assertTrue(felt(true, 0, 10, -20, 30).takesDraw(25));
        assertTrue(felt(true, -150, -120, -200, -180).takesDraw(10));
    }

    @Test
    void whoStandsBetterPlaysOn() {
        assertFalse(felt(true, 90, 120, 200, 10).takesDraw(60));
        assertFalse(felt(true).takesDraw(60), "nothing was thought yet");
    }

    @Test
    void afterATakeBackItThinksAnew() {
        Temper temper = felt(true, -900, -900, -900, -900);
        temper.forget();
        assertFalse(temper.givesUp(40));
    }
}
