package org.jadoube.sensing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;

final class ReadingTest {

    @Test
    void aSquareCannotBeWhiteAndBlackAtOnce() {
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> new Reading.Colour(3, 2));
        assertTrue(refused.getMessage().contains("b1"), refused.getMessage());
    }

    @Test
    void occupancyTellsNothingOfTheMan() {
        Reading reading = new Reading.Occupancy(1);
        assertNull(reading.sideAt(0));
        assertNull(reading.pieceAt(0));
    }

    @Test
    void aPlacementIsReadFromTheEighthRankDown() {
        Reading reading = Reading.Identity.read("k7/8/8/8/8/8/8/7Q");
        assertEquals(Side.WHITE, reading.sideAt(Square.parse("h1")));
        assertEquals(Piece.QUEEN, reading.pieceAt(Square.parse("h1")));
        assertEquals(Side.BLACK, reading.sideAt(Square.parse("a8")));
        assertEquals(Piece.KING, reading.pieceAt(Square.parse("a8")));
        assertEquals(2, Long.bitCount(reading.occupied()));
    }

    @Test
    void whatIsNoPlacementIsRefusedWithTheReason() {
        for (String wrong : List.of("8/8/8/8/8/8/8", "9/8/8/8/8/8/8/8", "7/8/8/8/8/8/8/8", "x7/8/8/8/8/8/8/8", "")) {
            assertThrows(IllegalArgumentException.class, () -> Reading.Identity.read(wrong), wrong);
        }
    }

    @Test
    void readingsDifferInTheSquaresWhoseContentDiffers() {
        Reading one = Reading.Identity.read("8/8/8/8/8/8/8/QR6");
        Reading other = Reading.Identity.read("8/8/8/8/8/8/8/Qr6");
        assertEquals(2, one.difference(other));
        assertEquals(0, one.difference(one));
        assertEquals(6, new Reading.Occupancy(5).difference(new Reading.Occupancy(3)));
    }
}
