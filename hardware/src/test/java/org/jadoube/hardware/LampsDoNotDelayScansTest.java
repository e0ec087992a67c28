package org.jadoube.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jadoube.hardware.pi4j.I2cDevice;
import org.jadoube.hardware.pi4j.InputPort;
import org.jadoube.hardware.pi4j.OutputLine;
import org.jadoube.hardware.pi4j.RowPort;
import org.jadoube.hardware.pi4j.SpiDevice;
import org.jadoube.hardware.pi4j.ToneLine;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A light chip whose write never returns, beside sensors that go on being scanned. */
@Timeout(60)
final class LampsDoNotDelayScansTest {
    private static final int LAMP = 0x70;
    private static final int CHIPS = 4;

    private final BlockingQueue<Integer> frames = new LinkedBlockingQueue<>();
    private final CountDownLatch writing = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private volatile int men;

    @Test
    void aLightThatHangsLeavesTheSensorsAlone() throws InterruptedException {
        try (WiredBoard board = new WiredBoard(
                WiringFiles.find("mcp23017").orElseThrow(),
                new StuckWires(),
                nanos -> {},
                System::nanoTime,
                new Counted())) {
            board.start();
            board.show(new LightScene(Map.of(28, Light.TARGET)));
            assertTrue(writing.await(30, TimeUnit.SECONDS), "the thread of the lamps hangs in a write");
            awaitFrame(0);
            for (int i = 1; i <= 8; i++) {
                men = (1 << i) - 1;
                awaitFrame(CHIPS * i);
            }
        }
        assertEquals(1, released.getCount(), "closing does not wait for good for a light that hangs");
    }

    /** A scan may fall between two chips' reading of the test's one number, so frames with fewer men may come first. */
    private void awaitFrame(int full) throws InterruptedException {
        Integer frame = frames.poll(30, TimeUnit.SECONDS);
        while (frame != null && frame < full) {
            frame = frames.poll(30, TimeUnit.SECONDS);
        }
        assertEquals(full, frame, "a frame is told while the light hangs");
    }

    private final class Counted implements BoardListener {
        @Override
        public void reading(long nanos, Reading reading) {
            frames.add(Long.bitCount(reading.occupied()));
        }

        @Override
        public void pressed(long nanos, Button.Action action) {
            throw new AssertionError("nobody pressed " + action);
        }

        @Override
        public void device(DeviceReport report) {
            // A machine under load may scan less often than it should, and says so.
        }
    }

    /** An I2C bus of chips that all read the same, and of a lamp that hangs. */
    private final class StuckWires implements Wires {
        @Override
        public InputPort inputs(List<Integer> bcm, String name) {
            return () -> -1;
        }

        @Override
        public RowPort rows(List<Integer> bcm, String name) {
            throw new AssertionError("no matrix");
        }

        @Override
        public OutputLine output(int bcm, String name) {
            throw new AssertionError("no outputs");
        }

        @Override
        public ToneLine tone(int channel, String name) {
            throw new AssertionError("no tones");
        }

        @Override
        public SpiDevice spi(int bus, int select, int hertz, int mode, String name) {
            throw new AssertionError("no SPI");
        }

        @Override
        public List<Integer> answering(int bus) {
            return List.of();
        }

        @Override
        public I2cDevice i2c(int bus, int address, String name) {
            return new I2cDevice() {
                @Override
                public void write(byte[] bytes, int count) {
                    if (address == LAMP) {
                        hang();
                    }
                }

                @Override
                public void writeRegister(int register, int value) {
                    // Taken.
                }

                @Override
                public void readRegisters(int register, byte[] into, int count) {
                    into[0] = (byte) men;
                    into[1] = 0;
                }

                @Override
                public String name() {
                    return name;
                }
            };
        }

        private void hang() {
            writing.countDown();
            try {
                released.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public void close() {
            // The write goes on hanging: its thread ends with the program.
        }
    }
}
