package org.jadoube.sensing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class SquareFilterTest {

    private static final int E2 = Square.parse("e2");
    private static final int E4 = Square.parse("e4");
    private static final long FULL = 0xFFFF00000000FFFFL;

    private final SquareFilter filter = new SquareFilter();

    private void full(long t, long squares) {
        filter.reading(t, new Reading.Occupancy(squares));
    }

    private static long without(int square) {
        return FULL & ~Square.bit(square);
    }

    @Test
    void nothingIsKnownBeforeTheFirstReadingAndItIsBelieved() {
        assertFalse(filter.started());
        full(5, FULL);
        assertTrue(filter.started());
        assertEquals(FULL, filter.stable());
        assertEquals(Long.MAX_VALUE, filter.nextDue());
    }

    @Nested
    class AChangeThatHolds {

        @Test
        void isAcceptedTenMillisecondsLaterWithTheTimeOfItsFirstContact() {
            full(0, FULL);
            full(100, without(E2));
            assertEquals(110, filter.nextDue());
            assertEquals(List.of(), filter.advance(110));
            assertEquals(List.of(new Scan(110, List.of(SquareEdge.lift(100, E2)))), filter.advance(111));
            assertEquals(without(E2), filter.stable());
        }

        @Test
        void isTheSameHoweverLateTheFilterIsAsked() {
            full(0, FULL);
            full(100, without(E2));
            full(300, without(E2) | Square.bit(E4));
            assertEquals(
                    List.of(
                            new Scan(110, List.of(SquareEdge.lift(100, E2))),
                            new Scan(310, List.of(SquareEdge.place(300, E4)))),
                    drained(5000));
        }
    }

    private List<Scan> drained(long t) {
        return new ArrayList<>(filter.advance(t));
    }

    @Nested
    class ABouncingContact {

        @Test
        void countsFromItsFirstDepartureAndWaitsForQuiet() {
            full(0, FULL);
            for (long t : new long[] {100, 106, 114}) {
                full(t, without(E2));
                full(t + 3, FULL);
            }
            full(120, without(E2));
            assertEquals(List.of(new Scan(130, List.of(SquareEdge.lift(100, E2)))), drained(1000));
        }

        @Test
        void thatNeverComesToRestBeforeTheManIsTakenAgainWasALanding() {
            full(0, FULL);
            full(100, FULL | Square.bit(E4));
            full(105, FULL);
            full(110, FULL | Square.bit(E4));
            full(120, FULL);
            assertEquals(
                    List.of(new Scan(130, List.of(SquareEdge.place(100, E4), SquareEdge.lift(120, E4)))),
                    filter.advance(200));
            assertEquals(FULL, filter.stable());
        }

        @Test
        void thatReturnsIsNothing() {
            full(0, FULL);
            full(100, without(E2));
            full(104, FULL);
            assertEquals(List.of(), drained(1000));
            full(2000, without(E2));
            assertEquals(List.of(new Scan(2010, List.of(SquareEdge.lift(2000, E2)))), drained(3000));
        }
    }

    @Nested
    class SensorsThatTellMenApart {

        @Test
        void seeAnExchangeWithoutAGapAsLiftAndPlaceOfOneMoment() {
            long d5 = Square.bit(Square.parse("d5"));
            filter.reading(0, new Reading.Colour(0, d5));
            filter.reading(50, new Reading.Colour(d5, 0));
            int square = Square.parse("d5");
            assertEquals(
                    List.of(new Scan(
                            60,
                            List.of(
                                    new SquareEdge(50, square, false, Side.BLACK, null),
                                    new SquareEdge(50, square, true, Side.WHITE, null)))),
                    drained(100));
        }

        @Test
        void nameTheMan() {
            filter.reading(0, Reading.Identity.read("8/P7/8/8/8/8/8/8"));
            filter.reading(50, Reading.Identity.read("Q7/8/8/8/8/8/8/8"));
            List<SquareEdge> edges = drained(100).get(0).edges();
            assertEquals(
                    List.of(
                            new SquareEdge(50, Square.parse("a7"), false, Side.WHITE, Piece.PAWN),
                            new SquareEdge(50, Square.parse("a8"), true, Side.WHITE, Piece.QUEEN)),
                    edges);
        }
    }
}
