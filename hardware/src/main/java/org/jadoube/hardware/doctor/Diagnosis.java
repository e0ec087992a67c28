package org.jadoube.hardware.doctor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.hardware.doctor.Act.Kind;
import org.jadoube.hardware.wiring.SquareMap;
import org.jadoube.rules.Square;

/**
 * What is known to be wrong, and what the sensors should therefore read: each reading is explained by what is known before
 * anything new is blamed.
 */
final class Diagnosis {

    private final Grid grid;
    private final int[] readsAs = new int[64];
    private final Map<Integer, Double> flickers = new TreeMap<>();
    private final Map<Integer, Long> lights = new TreeMap<>();
    private final Map<Integer, String> poorLights = new TreeMap<>();
    private long stuckOpen;
    private long stuckClosed;
    /** Diodes that were blamed for one and the same reading: one of each group is missing. */
    private final List<Long> groups = new ArrayList<>();

    private long cleared;
    private long ghosts;

    Diagnosis(Grid grid) {
        this.grid = grid;
        Arrays.setAll(readsAs, i -> i);
    }

    /** What the sensors should read when men stand on these squares, given what is known. */
    long expected(long men) {
        return grid.predict(closed(men), missingDiodes());
    }

    /** The switches that are closed then, by the square as which they read. */
    private long closed(long men) {
        long closed = stuckClosed;
        for (long rest = men & ~stuckOpen; rest != 0; rest &= rest - 1) {
            closed |= 1L << readsAs[Long.numberOfTrailingZeros(rest)];
        }
        return closed;
    }

    private long missingDiodes() {
        return groups.stream().reduce(0L, (a, b) -> a | b) & ~cleared;
    }

    void flicker(int square, double rate) {
        flickers.merge(square, rate, Math::max);
    }

    void light(int square, long seen) {
        lights.put(square, seen);
    }

    void poorLight(int square, String how) {
        poorLights.put(square, how);
    }

    /** The reading at the end of an act, with the men as they stand. */
    void read(Act act, long men, long full) {
        long doubtful = 0;
        for (int square : flickers.keySet()) {
            doubtful |= 1L << square;
        }
        long reading = full & ~doubtful;
        if (act.kind() == Kind.CLEAR) {
            stuckClosed |= reading;
        } else if (act.kind() == Kind.PLACE && (doubtful >>> act.square() & 1) == 0) {
            placed(act.square(), men, reading);
        }
        hunt(men, reading, doubtful);
    }

    private void placed(int square, long men, long reading) {
        long before = expected(men & ~(1L << square));
        long wanted = 1L << readsAs[square];
        boolean readBefore = (before & wanted) != 0;
        if ((reading & wanted) != 0 && !readBefore) {
            return;
        }
        long news = reading & ~before;
        if (Long.bitCount(news) == 1 && readsAs[square] == square) {
            readsAs[square] = Long.numberOfTrailingZeros(news);
        } else if (news == 0 && !readBefore) {
            stuckOpen |= 1L << square;
        }
    }

    /** Blames and clears diodes: one that is missing would let more squares read full than have men. */
    private void hunt(long men, long reading, long doubtful) {
        if (!grid.matrix()) {
            ghosts |= reading & ~expected(men) & ~doubtful;
            return;
        }
        long closed = closed(men) & ~doubtful;
        long plain = grid.predict(closed, 0) & ~doubtful;
        // What one missing diode explains needs no second one.
        boolean explained = (grid.predict(closed, missingDiodes()) & ~doubtful) == reading;
        narrow(closed, reading, doubtful);
        long suspects = 0;
        for (long rest = closed; rest != 0; rest &= rest - 1) {
            long diode = rest & -rest;
            long without = grid.predict(closed, diode) & ~doubtful;
            if (without == plain) {
                continue;
            }
            if ((without & ~reading) == 0) {
                suspects |= explained ? 0 : diode;
            } else {
                cleared |= diode;
            }
        }
        if (suspects != 0) {
            groups.add(suspects);
        }
        ghosts |= reading & ~(grid.predict(closed, missingDiodes()) | doubtful);
    }

    /** Keeps of each group those that explain this reading too, where only some of them do. */
    private void narrow(long closed, long reading, long doubtful) {
        for (int i = 0; i < groups.size(); i++) {
            long group = groups.get(i) & ~cleared;
            long others = missingDiodes() & ~group;
            long explaining = 0;
            for (long rest = group; rest != 0; rest &= rest - 1) {
                long diode = rest & -rest;
                boolean explains = (grid.predict(closed, others | diode) & ~doubtful) == reading;
                explaining |= explains ? diode : 0;
            }
            groups.set(i, explaining == 0 ? group : explaining);
        }
    }

    List<Finding> findings() {
        List<Finding> all = new ArrayList<>();
        silentLines(all);
        long silent = 0;
        for (Finding finding : all) {
            silent |= line(finding);
        }
        add(all, Finding.Kind.STUCK_OPEN, stuckOpen & ~silent);
        add(all, Finding.Kind.STUCK_CLOSED, stuckClosed);
        flickers.forEach((square, rate) -> all.add(new Finding(
                Finding.Kind.FLICKER, square, Finding.NONE, String.format(Locale.ROOT, "%.0f", Math.max(1, rate)))));
        for (int square = 0; square < 64; square++) {
            if (readsAs[square] != square) {
                all.add(new Finding(Finding.Kind.SWAPPED, square, readsAs[square], ""));
            }
        }
        add(all, Finding.Kind.MISSING_DIODE, missingDiodes());
        add(all, Finding.Kind.GHOST, missingDiodes() == 0 ? ghosts : 0);
        lights.forEach((square, seen) -> all.add(
                seen == 0
                        ? new Finding(Finding.Kind.LIGHT_DEAD, square, Finding.NONE, "")
                        : new Finding(Finding.Kind.LIGHT_ELSEWHERE, square, Long.numberOfTrailingZeros(seen), "")));
        poorLights.forEach((square, how) -> all.add(new Finding(Finding.Kind.LIGHT_POOR, square, Finding.NONE, how)));
        return all;
    }

    private void add(List<Finding> all, Finding.Kind kind, long squares) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            all.add(new Finding(kind, square, Finding.NONE, wires(square)));
        }
    }

    private String wires(int square) {
        int bit = grid.squares().bit(square);
        return bit == SquareMap.NONE
                ? Square.name(square)
                : grid.lines().get(bit / Grid.SIDE) + ", " + grid.columns().get(bit % Grid.SIDE);
    }

    /** A row or column of which every square is stuck open has one cause, not eight. */
    private void silentLines(List<Finding> all) {
        long bits = grid.squares().bits(stuckOpen);
        for (int i = 0; i < Grid.SIDE; i++) {
            if ((bits >>> (i * Grid.SIDE) & 0xFF) == 0xFF) {
                all.add(new Finding(
                        Finding.Kind.SILENT_ROW,
                        grid.square(i, 0),
                        Finding.NONE,
                        grid.lines().get(i)));
            }
            if ((bits >>> i & 0x0101_0101_0101_0101L) == 0x0101_0101_0101_0101L) {
                all.add(new Finding(
                        Finding.Kind.SILENT_COLUMN,
                        grid.square(0, i),
                        Finding.NONE,
                        grid.columns().get(i)));
            }
        }
    }

    private long line(Finding finding) {
        int bit = grid.squares().bit(finding.square());
        long bits = finding.kind() == Finding.Kind.SILENT_ROW
                ? 0xFFL << (bit / Grid.SIDE * Grid.SIDE)
                : 0x0101_0101_0101_0101L << bit % Grid.SIDE;
        return grid.squares().squares(bits);
    }
}
