package org.jadoube.hardware.sensor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.Drive;
import org.jadoube.hardware.model.MatrixModel;
import org.jadoube.hardware.model.MatrixModel.Diode;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.SquareMap;
import org.jadoube.hardware.wiring.WiringFiles;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class MatrixReaderTest {
    private static final GpioMatrix WIRED = (GpioMatrix)
            WiringFiles.find("matrix-direct").orElseThrow().sensors().get(0);
    private static final long SETTLE = 34_000;

    private final BusClock clock = new BusClock();
    private final ModelPi pi = new ModelPi(clock, 400_000);
    private final MatrixModel matrix = new MatrixModel(WIRED.rows(), WIRED.columns(), clock, SETTLE);
    private final Wires wires;
    private final MatrixReader reader;

    MatrixReaderTest() {
        WIRED.rows().forEach(line -> pi.pins().join(line, matrix));
        WIRED.columns().forEach(line -> pi.pins().join(line, matrix));
        wires = pi.wires();
        reader = new MatrixReader(WIRED, wires, clock);
        reader.start();
    }

    @AfterEach
    void close() {
        wires.close();
    }

    @Test
    void everySingleSwitchIsReadAsItsSquare() {
        for (int bit = 0; bit < 64; bit++) {
            matrix.close(1L << bit);
            assertEquals(1L << WIRED.squares().square(bit), scan());
        }
    }

    @Test
    void withDiodesAnyPatternIsReadAsItIs() {
        new Random(1).longs(300).forEach(pattern -> {
            matrix.close(WIRED.squares().bits(pattern));
            assertEquals(pattern, scan());
        });
    }

    @Test
    void rowsThatAreNotDrivenAreInputs() {
        matrix.close(-1L);
        scan();
        assertEquals(1, matrix.drivenRows());
        for (int row = 1; row < 8; row++) {
            assertEquals(Drive.NOTHING, pi.pins().drive(WIRED.rows().get(row)));
        }
        assertEquals(Drive.LOW, pi.pins().drive(WIRED.rows().get(0)), "the first row settles until the next scan");
    }

    @Test
    void closingLetsGoOfEveryRow() {
        wires.close();
        assertEquals(0, matrix.drivenRows());
    }

    @Test
    void aScanTakesNoMoreCallsThanPi4jNeeds() {
        scan();
        long before = pi.pins().calls();
        scan();
        assertEquals(8 * 2 + 8 * 8, pi.pins().calls() - before, "each row let go and driven, 64 columns read");
    }

    @Test
    void theSettleTimeOfTheProfileIsWaited() {
        GpioMatrix hasty = new GpioMatrix(WIRED.rows(), WIRED.columns(), 5, true, WIRED.squares());
        try (Wires own = pi.wires()) {
            MatrixReader tooSoon = new MatrixReader(hasty, own, clock);
            matrix.close(0b11L);
            tooSoon.start();
            assertNotEquals(0b11L, tooSoon.read(), "row 2 still shows row 1");
            assertEquals(0b11L, scan());
        }
    }

    @Test
    void onlyARowThatPulledAColumnDownIsWaitedFor() {
        int[] waits = {0};
        try (Wires own = pi.wires()) {
            MatrixReader counted = new MatrixReader(WIRED, own, nanos -> {
                waits[0]++;
                clock.nanos(nanos);
            });
            counted.start();
            waits[0] = 0;
            matrix.close(0L);
            counted.read();
            assertEquals(0, waits[0], "no man, nothing to wait for");
            matrix.close(bit(2, 3) | bit(5, 0));
            counted.read();
            assertEquals(2, waits[0], "after the rows of the two men");
            matrix.close(-1L);
            counted.read();
            assertEquals(2 + 7, waits[0], "after every row but the last, which settles between the scans");
        }
    }

    @Nested
    class AMissingDiode {

        @Test
        void makesThreeCornersReadAsFour() {
            long corners = bit(0, 0) | bit(0, 3) | bit(2, 3);
            matrix.close(corners);
            assertEquals(corners, WIRED.squares().bits(scan()), "with diodes three are three");
            matrix.diode(Long.numberOfTrailingZeros(bit(0, 3)), Diode.MISSING);
            assertEquals(corners | bit(2, 0), WIRED.squares().bits(scan()));
        }

        @Test
        void neverJoinsAHighRowToALowOne() {
            for (int bit = 0; bit < 64; bit++) {
                matrix.diode(bit, Diode.MISSING);
            }
            matrix.close(-1L);
            scan();
            assertEquals(0, matrix.shorts());
        }
    }

    @Test
    void aReversedDiodeHidesItsSwitch() {
        matrix.diode(9, Diode.REVERSED);
        matrix.close(1L << 9 | 1L << 10);
        assertEquals(1L << WIRED.squares().square(10), scan());
    }

    @Test
    void rowsAndColumnsMustMakeTheSquares() {
        SquareMap squares = WIRED.squares();
        assertTrue(assertThrows(
                        IllegalArgumentException.class,
                        () -> new GpioMatrix(WIRED.rows().subList(0, 7), WIRED.columns(), 50, true, squares))
                .getMessage()
                .contains("7 by 8"));
    }

    /** The next scan: one period after the last. */
    private long scan() {
        clock.nanos(5_000_000);
        return reader.read();
    }

    private static long bit(int row, int column) {
        return 1L << row * 8 + column;
    }
}
