package org.jadoube.rules.mate;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class MatchingTest {
    private final Matching matching = new Matching();

    @Test
    void menGiveWayToEachOther() {
        matching.clear();
        matching.add(0b011);
        matching.add(0b001);
        matching.add(0b110);
        assertTrue(matching.fills(0b111));
    }

    @Test
    void oneManFillsOneSquareOnly() {
        matching.clear();
        matching.add(0b011);
        matching.add(0b100);
        assertTrue(matching.fills(0b001));
        assertFalse(matching.fills(0b011));
    }

    @Test
    void twoMenOnTheSameSquareAreOneTooMany() {
        matching.clear();
        matching.add(0b001);
        matching.add(0b001);
        assertFalse(matching.fills(0b011));
    }
}
