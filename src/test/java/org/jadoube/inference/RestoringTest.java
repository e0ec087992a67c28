package org.jadoube.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;

final class RestoringTest {

    private static long without(String... squares) {
        long mask = Position.initial().occupied();
        for (String square : squares) {
            mask ^= Square.bit(Square.parse(square));
        }
        return mask;
    }

    private static String pairs(Restoring.Restore way) {
        return way.pairs().stream()
                .map(pair -> Square.name(pair.from()) + Square.name(pair.to()))
                .collect(Collectors.joining(" "));
    }

    @Test
    void aBoardThatStandsRightNeedsNothing() {
        assertTrue(Restoring.way(without(), Position.initial()).isDone());
    }

    @Test
    void eachManGoesTheShortestWayInAll() {
        Restoring.Restore way = Restoring.way(without("a2", "b2", "c2", "f2", "b3", "c3", "g8"), Position.initial());
        assertEquals(List.of("a2", "b2", "c2", "f2", "g8"), Square.names(way.place()));
        assertEquals(List.of("b3", "c3"), Square.names(way.remove()));
        assertEquals("b3b2 c3c2", pairs(way));
    }

    @Test
    void theSumCountsAndNotTheNearestFirst() {
        Restoring.Restore way = Restoring.way(without("a2", "d2", "c3", "e4"), Position.initial());
        assertEquals("c3a2 e4d2", pairs(way));
    }

    @Test
    void moreMenThanHolesLeaveSomeForTheTable() {
        Restoring.Restore way = Restoring.way(without("e2", "e4", "h5"), Position.initial());
        assertEquals(List.of("e4", "h5"), Square.names(way.remove()));
        assertEquals("e4e2", pairs(way));
    }

    @Test
    void aWrongManIsRemovedAndReplaced() {
        long b1 = Square.bit(Square.parse("b1"));
        long c1 = Square.bit(Square.parse("c1"));
        Restoring.Restore way = Restoring.way(without(), b1 | c1, Position.initial());
        assertEquals(b1 | c1, way.place());
        assertEquals(b1 | c1, way.remove());
        assertEquals("b1c1 c1b1", pairs(way));
    }
}
