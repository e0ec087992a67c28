package org.jadoube.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Irregularities found late: articles 7.2.1, 7.3 and 7.5.1. */
final class IrregularityTest {
    @Test
    void anIllegalMoveFoundLaterGoesBackToThePositionBeforeIt() {
        assertEquals(
                new Irregularity(Irregularity.Kind.ILLEGAL_MOVE, Irregularity.Outcome.RESTORE, 8, "7.5.1"),
                Irregularity.illegalMoveAt(9));
    }

    @Test
    void aWrongSetUpCancelsTheGame() {
        assertEquals(
                new Irregularity(Irregularity.Kind.WRONG_SET_UP, Irregularity.Outcome.NEW_GAME, 0, "7.2.1"),
                Irregularity.wrongSetUp(TimeCategory.STANDARD, 12));
    }

    @Test
    void aWrongSetUpInRapidStandsAfterTenMovesEach() {
        assertEquals(
                Irregularity.Outcome.NEW_GAME,
                Irregularity.wrongSetUp(TimeCategory.RAPID, 9).outcome());
        assertEquals(
                new Irregularity(Irregularity.Kind.WRONG_SET_UP, Irregularity.Outcome.PLAY_ON, 0, "A.5.1.2"),
                Irregularity.wrongSetUp(TimeCategory.BLITZ, 10));
    }

    @Test
    void reversedColoursFoundEarlyMeanANewGame() {
        assertEquals(
                new Irregularity(Irregularity.Kind.COLOURS_REVERSED, Irregularity.Outcome.NEW_GAME, 0, "7.3"),
                Irregularity.coloursReversed(6));
    }

    @Test
    void reversedColoursFoundLateStand() {
        assertEquals(
                new Irregularity(Irregularity.Kind.COLOURS_REVERSED, Irregularity.Outcome.PLAY_ON, 0, "7.3"),
                Irregularity.coloursReversed(12));
    }
}
