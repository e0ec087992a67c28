package org.jadoube.hardware.doctor;

import java.util.List;

/** What faults make of men and lights. Times in ms, squares as masks. */
final class Faults {
    /** How long a flickering contact stays as it is: some seven changes a second. */
    private static final long FLICKER_MILLIS = 140;

    private Faults() {}

    /** Which half of its flickering a loose contact is in: 0 closed, 1 open. */
    static long half(long t) {
        return t / FLICKER_MILLIS % 2;
    }

    /** The switches that are closed at {@code t} when men stand on these squares. */
    static long closed(List<BoardFault> faults, long men, long t) {
        long closed = men;
        for (BoardFault fault : faults) {
            long one = 1L << fault.square();
            switch (fault.kind()) {
                case STUCK_OPEN -> closed &= ~one;
                case STUCK_CLOSED -> closed |= one;
                case FLICKER -> closed = half(t) == 1 ? closed & ~one : closed;
                case SWAPPED -> closed = exchanged(closed, fault);
                case MISSING_DIODE, LIGHT_DEAD, LIGHT_ELSEWHERE -> {
                    // Not of the switches.
                }
            }
        }
        return closed;
    }

    /** The squares whose switches have no diode. */
    static long bareSwitches(List<BoardFault> faults) {
        return faults.stream()
                .filter(fault -> fault.kind() == BoardFault.Kind.MISSING_DIODE)
                .mapToLong(fault -> 1L << fault.square())
                .reduce(0, (a, b) -> a | b);
    }

    /** The squares that a person sees glow when these should. */
    static long seen(List<BoardFault> faults, long lit) {
        long seen = lit;
        for (BoardFault fault : faults) {
            switch (fault.kind()) {
                case LIGHT_DEAD -> seen &= ~(1L << fault.square());
                case LIGHT_ELSEWHERE -> seen = exchanged(seen, fault);
                case STUCK_OPEN, STUCK_CLOSED, FLICKER, SWAPPED, MISSING_DIODE -> {
                    // Not of the lights.
                }
            }
        }
        return seen;
    }

    private static long exchanged(long squares, BoardFault fault) {
        long one = squares >>> fault.square() & 1;
        long other = squares >>> fault.other() & 1;
        long rest = squares & ~(1L << fault.square() | 1L << fault.other());
        return rest | other << fault.square() | one << fault.other();
    }
}
