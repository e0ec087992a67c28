package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What no board should tell, and some do: never a wrong move comes of it. */
final class BadInputTest {

    private static final long MEN = Position.initial().occupied();

    private final GameSession session = new GameSession(Play.setup("home", null, null, List.of()));
    private final List<GameEvent> events = new ArrayList<>();

    private void on(Input input) {
        events.addAll(session.on(input));
    }

    private List<String> moves() {
        return events.stream()
                .filter(GameEvent.Moved.class::isInstance)
                .map(event -> ((GameEvent.Moved) event).uci())
                .toList();
    }

    private static Input.Frame frame(long t, long full) {
        return new Input.Frame(t, new Reading.Occupancy(full));
    }

    @Test
    void liftsFromEmptySquaresAndPlacesOnFullOnesAreNoMoves() {
        long t = 1000;
        for (int square = 0; square < 64; square++) {
            boolean full = (MEN >>> square & 1) != 0;
            on(full ? new Input.Place(t, square, null, null) : new Input.Lift(t, square, null, null));
            t += 700;
        }
        on(new Input.End(t + 5000));
        assertEquals(List.of(), moves());
    }

    @Nested
    class AMillionFramesInOneSecond {

        @Test
        void ofWhichNoneHoldsAreNoMoves() {
            on(frame(0, MEN));
            Random dice = new Random(7);
            for (int i = 0; i < 1_000_000; i++) {
                on(frame(1000 + i / 1000, MEN ^ 1L << dice.nextInt(64)));
            }
            on(frame(2001, MEN));
            on(new Input.End(9000));
            assertEquals(List.of(), moves());
        }

        @Test
        void doNotHideTheMoveAfterThem() {
            on(frame(0, MEN));
            for (int i = 0; i < 1_000_000; i++) {
                on(frame(1000 + i / 1000, i % 2 == 0 ? MEN : MEN ^ Square.bit(Square.parse("e4"))));
            }
            on(frame(2001, MEN));
            long lifted = MEN & ~Square.bit(Square.parse("e2"));
            on(frame(6000, lifted));
            on(frame(6500, lifted | Square.bit(Square.parse("e4"))));
            on(new Input.End(12_000));
            assertEquals(List.of("e2e4"), moves());
        }
    }

    @Nested
    class TimeThatStandsStill {

        @Test
        void tellsNothingUntilItGoesOn() {
            on(frame(0, MEN));
            long lifted = MEN & ~Square.bit(Square.parse("e2"));
            for (int i = 0; i < 1000; i++) {
                on(frame(1000, i % 2 == 0 ? lifted : lifted | Square.bit(Square.parse("e4"))));
            }
            assertEquals(List.of(), moves());
            on(new Input.End(9000));
            assertEquals(List.of("e2e4"), moves());
        }
    }

    /** 200 frames a second for hours must not wake the collector of garbage. */
    @Test
    void aBoardAtRestMakesNoGarbage() {
        on(frame(0, MEN));
        on(frame(1000, MEN & ~Square.bit(Square.parse("e2"))));
        on(frame(1500, MEN & ~Square.bit(Square.parse("e2")) | Square.bit(Square.parse("e4"))));
        Input.Frame[] still = new Input.Frame[40_000];
        for (int i = 0; i < still.length; i++) {
            still[i] = frame(60_000 + 5L * i, MEN & ~Square.bit(Square.parse("e2")) | Square.bit(Square.parse("e4")));
        }
        for (int i = 0; i < still.length / 2; i++) {
            session.on(still[i]);
        }
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = thread.getCurrentThreadAllocatedBytes();
        for (int i = still.length / 2; i < still.length; i++) {
            session.on(still[i]);
        }
        long bytes = thread.getCurrentThreadAllocatedBytes() - before;
        assertTrue(bytes < 2000, bytes + " bytes for " + still.length / 2 + " frames");
    }
}
