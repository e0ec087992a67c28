package org.jadoube.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;

final class LinesTest {

    private static int sq(String name) {
        return Square.parse(name);
    }

    @Test
    void betweenAreTheSquaresOfFileRankAndDiagonalAlone() {
        assertEquals(List.of("a2", "a3"), Square.names(Lines.between(sq("a1"), sq("a4"))));
        assertEquals(List.of("e2", "f3"), Square.names(Lines.between(sq("g4"), sq("d1"))));
        assertEquals(0, Lines.between(sq("g1"), sq("f3")));
        assertEquals(0, Lines.between(sq("e1"), sq("f1")));
    }

    @Test
    void aCornerHasThreeNeighbours() {
        assertEquals(List.of("g1", "g2", "h2"), Square.names(Lines.beside(sq("h1"))));
    }

    @Test
    void straightGoesOnInTheSameDirection() {
        assertTrue(Lines.straight(sq("e2"), sq("e3"), sq("e4")));
        assertFalse(Lines.straight(sq("e2"), sq("e4"), sq("e3")));
        assertFalse(Lines.straight(sq("g1"), sq("f3"), sq("e5")));
    }

    @Test
    void promotionsAreAnsweredTowardsTheMiddleOfTheFileNearestFirst() {
        assertEquals("a7", Square.name(Promotions.square(sq("a8"), Piece.QUEEN)));
        assertEquals("a4", Square.name(Promotions.square(sq("a8"), Piece.KNIGHT)));
        assertEquals("h3", Square.name(Promotions.square(sq("h1"), Piece.ROOK)));
    }
}
