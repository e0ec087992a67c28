package org.jadoube.host.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.light.Grade;
import org.junit.jupiter.api.Test;

/** What a move is worth beside the best. */
final class GradeScaleTest {

    private static Grade grade(int best, int score) {
        return GradeScale.grade(new Score.Pawns(best), new Score.Pawns(score));
    }

    @Test
    void aLevelGameKnowsHalfAPawnFromOneAndFromAKnight() {
        assertEquals(Grade.GOOD, grade(20, -30));
        assertEquals(Grade.DOUBTFUL, grade(20, -90));
        assertEquals(Grade.BLUNDER, grade(20, -300));
    }

    @Test
    void aWonGameForgivesAPawnButNotARook() {
        assertEquals(Grade.GOOD, grade(900, 800));
        assertEquals(Grade.BLUNDER, grade(500, 0));
    }

    @Test
    void toBeMatedIsABlunderUnlessEverythingIs() {
        assertEquals(Grade.BLUNDER, GradeScale.grade(new Score.Pawns(0), new Score.Mate(-1)));
        assertEquals(Grade.GOOD, GradeScale.grade(new Score.Mate(-4), new Score.Mate(-2)));
        assertEquals(Grade.GOOD, GradeScale.grade(new Score.Mate(1), new Score.Pawns(1_500)));
    }

    @Test
    void morePawnsPromiseMore() {
        for (int pawns = -2_000; pawns < 2_000; pawns += 50) {
            assertTrue(GradeScale.promise(new Score.Pawns(pawns)) < GradeScale.promise(new Score.Pawns(pawns + 50)));
        }
    }
}
