package org.jadoube.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;

/** Which switch has no diode, from what the matrix shows. */
final class DiodesTest {

    private static final long START = squares("a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2")
            | squares("a7 b7 c7 d7 e7 f7 g7 h7 a8 b8 c8 d8 e8 f8 g8 h8");
    /** After 1.e4 on a board whose e1 has no diode: what stands on the first rank is seen on the fourth as well. */
    private static final long GHOSTLY = START & ~squares("e2") | squares("a4 b4 c4 d4 e4 f4 g4 h4");

    private final Diodes diodes = new Diodes();

    private static long squares(String names) {
        long squares = 0;
        for (String name : names.split(" ", -1)) {
            squares |= Square.bit(Square.parse(name));
        }
        return squares;
    }

    private void look(long full, String closed) {
        diodes.look(full, squares(closed), START);
    }

    @Test
    void menOfARowSeenOnAnotherAsWellConvictThoseWhoMayThrowThem() {
        look(GHOSTLY, "a4 b4 c4 d4 e4 f4 g4 h4");
        assertEquals(squares("a4 b4 c4 d4 f4 g4 h4"), diodes.shadows(GHOSTLY) & ~START);
    }

    @Test
    void aSquareThatReadsEmptyAcquitsWhoWouldHaveFilledIt() {
        look(GHOSTLY, "a4 b4 c4 d4 e4 f4 g4 h4");
        long later = GHOSTLY & ~squares("a4 b4 c4 d4 f4 g4 h4 d2") | squares("d3");
        look(later, "d3");
        assertEquals(0, diodes.shadows(later) & ~START);
    }

    @Test
    void menSetDownOneByOneConvictNobody() {
        long full = START & ~squares("e2 d2 c2 b2 a2");
        for (String square : "a4 b4 c4 d4 e4".split(" ", -1)) {
            full |= squares(square);
            look(full, square);
        }
        assertEquals(0, diodes.shadows(full));
    }

    @Test
    void nothingIsWorkedOutWhereNoSingleOneExplainsAll() {
        look(GHOSTLY, "a4 b4 c4 d4 e4 f4 g4 h4");
        look(GHOSTLY | squares("a5 b6 c3"), "a5 b6 c3");
        assertEquals(0, diodes.shadows(GHOSTLY));
    }

    @Test
    void nothingIsThrownByAnEmptySquare() {
        look(GHOSTLY, "a4 b4 c4 d4 e4 f4 g4 h4");
        assertEquals(0, diodes.shadows(squares("e4")));
    }
}
