package org.jadoube.hardware.doctor;

import java.util.List;

/**
 * A simulated matrix board with faults: men are put on it, its wires make of them what the faults let them.
 *
 * <p>Times in ms. The model of the wires is that of Grid, run forwards.
 */
public final class FaultyBoard {
    /** How long a flickering contact stays as it is: some seven changes a second. */
    private static final long FLICKER_MILLIS = 140;

    private final Grid grid;
    private List<BoardFault> faults;
    private long men;
    private long lit;
    private long lastMen;
    private long lastHalf = -1;
    private long lastRead;

    /** A board without men. */
    public FaultyBoard(Grid grid, List<BoardFault> faults) {
        this.grid = grid;
        this.faults = List.copyOf(faults);
    }

    /** Has these faults from now on; men and lights stay. */
    public void suffer(List<BoardFault> others) {
        faults = List.copyOf(others);
        lastHalf = -1;
    }

    /** Its faults. */
    public List<BoardFault> faults() {
        return faults;
    }

    /** Where men stand, whatever the sensors make of it. */
    public long men() {
        return men;
    }

    /** Places a man on an empty square, or lifts the one that stands there. */
    public void toggle(int square) {
        men ^= 1L << square;
    }

    /** Does what the doctor asks for. */
    public void act(Act act) {
        switch (act.kind()) {
            case CLEAR -> men = 0;
            case PLACE -> men |= 1L << act.square();
            case LIFT -> men &= ~(1L << act.square());
        }
    }

    /** Switches exactly these lights on. */
    public void light(long squares) {
        lit = squares;
    }

    /** The squares that a person sees glow. */
    public long seen() {
        long seen = lit;
        for (BoardFault fault : faults) {
            long one = 1L << fault.square();
            switch (fault.kind()) {
                case LIGHT_DEAD -> seen &= ~one;
                case LIGHT_ELSEWHERE -> seen = exchanged(seen, fault);
                case STUCK_OPEN, STUCK_CLOSED, FLICKER, SWAPPED, MISSING_DIODE -> {
                    // Not of the lights.
                }
            }
        }
        return seen;
    }

    /** What the sensors read at {@code t}. */
    public long read(long t) {
        long half = t / FLICKER_MILLIS % 2;
        if (men == lastMen && half == lastHalf) {
            return lastRead;
        }
        lastMen = men;
        lastHalf = half;
        lastRead = wires(half == 1);
        return lastRead;
    }

    private long wires(boolean open) {
        long closed = men;
        long missing = 0;
        for (BoardFault fault : faults) {
            long one = 1L << fault.square();
            switch (fault.kind()) {
                case STUCK_OPEN -> closed &= ~one;
                case STUCK_CLOSED -> closed |= one;
                case FLICKER -> closed = open ? closed & ~one : closed;
                case SWAPPED -> closed = exchanged(closed, fault);
                case MISSING_DIODE -> missing |= one;
                case LIGHT_DEAD, LIGHT_ELSEWHERE -> {
                    // Not of the sensors.
                }
            }
        }
        return grid.predict(closed, missing);
    }

    private static long exchanged(long squares, BoardFault fault) {
        long one = squares >>> fault.square() & 1;
        long other = squares >>> fault.other() & 1;
        long rest = squares & ~(1L << fault.square() | 1L << fault.other());
        return rest | other << fault.square() | one << fault.other();
    }
}
