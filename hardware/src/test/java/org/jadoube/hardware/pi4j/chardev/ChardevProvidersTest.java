package org.jadoube.hardware.pi4j.chardev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.pi4j.Pi4J;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jadoube.hardware.DeviceException;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.Drive;
import org.jadoube.hardware.model.MatrixModel;
import org.jadoube.hardware.model.PinBoard;
import org.jadoube.hardware.pi4j.OutputLine;
import org.jadoube.hardware.pi4j.Pi4jWires;
import org.jadoube.hardware.pi4j.ProviderIds;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.sensor.MatrixReader;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.WiringFiles;
import org.junit.jupiter.api.Test;

final class ChardevProvidersTest {
    private static final GpioMatrix WIRED = (GpioMatrix)
            WiringFiles.find("matrix-direct").orElseThrow().sensors().get(0);
    private static final List<Path> FILES = List.of(Path.of("/dev/gpiochip0"), Path.of("/dev/gpiochip4"));
    private static final Map<String, String> LABELS =
            Map.of("/dev/gpiochip0", "gpio-brcmstb", "/dev/gpiochip4", "pinctrl-rp1");

    private final BusClock clock = new BusClock();
    private final PinBoard pins = new PinBoard();
    private final MatrixModel matrix = new MatrixModel(WIRED.rows(), WIRED.columns(), clock, 34_000);
    private final KernelModel kernel = new KernelModel(LABELS, pins);

    ChardevProvidersTest() {
        WIRED.rows().forEach(line -> pins.join(line, matrix));
        WIRED.columns().forEach(line -> pins.join(line, matrix));
    }

    @Test
    void theChipOfTheHeaderIsFoundByItsLabelWhateverItsNumber() {
        try (Wires wires = wires()) {
            wires.inputs(List.of(17), "columns");
            assertEquals(2, kernel.open(), "one chip, one request");
        }
        assertEquals(0, kernel.open());
    }

    @Test
    void aMachineWithoutThatChipIsTold() {
        KernelModel other = new KernelModel(Map.of("/dev/gpiochip0", "INT3450:00"), pins);
        assertEquals(
                "GPIO: no chip with the lines of the header here, only INT3450:00",
                assertThrows(DeviceException.class, () -> ChardevProviders.open(other, FILES.subList(0, 1)))
                        .getMessage());
    }

    @Test
    void aMatrixIsReadInEightWritesAndEightReads() {
        try (Wires wires = wires()) {
            MatrixReader reader = new MatrixReader(WIRED, wires, clock);
            reader.start();
            new Random(3).longs(100).forEach(pattern -> {
                matrix.close(WIRED.squares().bits(pattern));
                clock.nanos(5_000_000);
                int before = kernel.calls();
                assertEquals(pattern, reader.read());
                assertEquals(16, kernel.calls() - before);
                assertEquals(1, matrix.drivenRows());
            });
        }
        assertEquals(0, matrix.drivenRows());
        assertEquals(0, kernel.open());
    }

    @Test
    void theRequestForRowsIsByteForByteWhatTheHeaderSays() {
        try (Wires wires = wires()) {
            wires.rows(List.of(5, 6), "rows");
            ByteBuffer bytes = ByteBuffer.wrap(kernel.lineRequests().get(2)).order(ByteOrder.nativeOrder());
            assertEquals(592, bytes.capacity());
            assertEquals(5, bytes.getInt(0));
            assertEquals(6, bytes.getInt(4));
            assertEquals('j', bytes.get(256));
            assertEquals(1 << 3 | 1 << 6, bytes.getLong(288), "output, open drain");
            assertEquals(1, bytes.getInt(296), "one attribute");
            assertEquals(2, bytes.getInt(320), "the values of outputs");
            assertEquals(0, bytes.getInt(324), "padding");
            assertEquals(0b11, bytes.getLong(328), "both high: let go");
            assertEquals(0b11, bytes.getLong(336), "for both");
            assertEquals(2, bytes.getInt(560), "two lines");
        }
    }

    @Test
    void anOutputIsDrivenBothWays() {
        try (Wires wires = wires()) {
            OutputLine line = wires.output(4, "load line");
            assertEquals(Drive.HIGH, pins.drive(4));
            line.set(false);
            assertEquals(Drive.LOW, pins.drive(4));
            line.set(true);
            assertEquals(Drive.HIGH, pins.drive(4));
        }
        assertEquals(Drive.NOTHING, pins.drive(4));
    }

    @Test
    void aLineOfAnotherProgramIsToldWithItsName() {
        kernel.taken(18, "sound");
        try (Wires wires = wires()) {
            DeviceException thrown = assertThrows(DeviceException.class, () -> new MatrixReader(WIRED, wires, clock));
            assertEquals(
                    "GPIO 18: is taken by \"sound\"; stop that program or take its line off the profile",
                    thrown.getMessage());
        }
    }

    @Test
    void aFailingCallNamesTheDevice() {
        try (Wires wires = wires()) {
            MatrixReader reader = new MatrixReader(WIRED, wires, clock);
            reader.start();
            kernel.fail(1);
            assertEquals(
                    "GPIO: Input/output error",
                    assertThrows(DeviceException.class, reader::read).getMessage());
            reader.start();
            matrix.close(1);
            clock.nanos(5_000_000);
            assertEquals(1, reader.read(), "and the next scan is right");
        }
    }

    private Wires wires() {
        ChardevProviders providers = ChardevProviders.open(kernel, FILES);
        return new Pi4jWires(
                Pi4J.newContextBuilder()
                        .noAutoDetect()
                        .add(providers.inputs(), providers.outputs())
                        .build(),
                new ProviderIds(ChardevProviders.INPUT_ID, ChardevProviders.OUTPUT_ID, "no-i2c", "no-spi"));
    }
}
