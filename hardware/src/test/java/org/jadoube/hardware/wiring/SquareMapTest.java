package org.jadoube.hardware.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;

final class SquareMapTest {

    @Test
    void bitsBecomeTheirSquaresAndBack() {
        SquareMap map = SquareMap.of(Square.parse("h8"), SquareMap.NONE, Square.parse("a1"));
        assertEquals(Square.bit(Square.parse("h8")) | Square.bit(Square.parse("a1")), map.squares(0b111));
        assertEquals(0, map.squares(0b010));
        assertEquals(0b101, map.bits(-1L));
        assertEquals(2, map.bit(Square.parse("a1")));
        assertEquals(SquareMap.NONE, map.bit(Square.parse("e4")));
    }

    @Test
    void aWholeWordIsTranslatedAsBitByBit() {
        int[] shuffled = new Random(7).ints(0, 64).distinct().limit(64).toArray();
        SquareMap map = SquareMap.of(shuffled);
        for (long word : new Random(8).longs(200).toArray()) {
            long expected = 0;
            for (int bit = 0; bit < 64; bit++) {
                expected |= (word >>> bit & 1) << shuffled[bit];
            }
            assertEquals(expected, map.squares(word));
            assertEquals(word, map.bits(expected));
        }
    }

    @Test
    void aQuarterTurnClockwiseBringsA1ToA8() {
        assertEquals("a8", Square.name(SquareMap.turn(Square.parse("a1"), 1)));
        assertEquals("h8", Square.name(SquareMap.turn(Square.parse("a1"), 2)));
        assertEquals("h1", Square.name(SquareMap.turn(Square.parse("a1"), 3)));
        assertEquals("d4", Square.name(SquareMap.turn(Square.parse("e4"), 1)));
        assertEquals("d5", Square.name(SquareMap.turn(Square.parse("e4"), 2)));
    }
}
