package org.jadoube.hardware.doctor;

import java.util.List;

/**
 * A simulated matrix board with faults: men are put on it, its wires make of them what the faults let them.
 *
 * <p>Times in ms. The model of the wires is that of Grid, run forwards.
 */
public final class FaultyBoard implements Examinee {
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

    @Override
    public void act(Act act) {
        switch (act.kind()) {
            case CLEAR -> men = 0;
            case PLACE -> men |= 1L << act.square();
            case LIFT -> men &= ~(1L << act.square());
        }
    }

    @Override
    public void light(long squares) {
        lit = squares;
    }

    @Override
    public long seen() {
        return Faults.seen(faults, lit);
    }

    @Override
    public long read(long t) {
        long half = Faults.half(t);
        if (men == lastMen && half == lastHalf) {
            return lastRead;
        }
        lastMen = men;
        lastHalf = half;
        lastRead = grid.predict(Faults.closed(faults, men, t), Faults.bareSwitches(faults));
        return lastRead;
    }
}
