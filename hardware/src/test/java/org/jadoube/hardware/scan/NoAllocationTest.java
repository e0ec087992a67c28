package org.jadoube.hardware.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.pi4j.I2cDevice;
import org.jadoube.hardware.pi4j.InputPort;
import org.jadoube.hardware.pi4j.OutputLine;
import org.jadoube.hardware.pi4j.RowPort;
import org.jadoube.hardware.pi4j.SpiDevice;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.sensor.ChipReaders;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProfile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A scan at rest allocates nothing: counted by the JVM for the thread, with wires that allocate nothing either. */
final class NoAllocationTest {
    private static final int SCANS = 20_000;

    @ParameterizedTest
    @ValueSource(strings = {"matrix-direct", "mcp23017", "hc165", "halls"})
    void aScanAtRestAllocatesNothing(String name) {
        WiringProfile profile = WiringFiles.find(name).orElseThrow();
        Wires wires = new QuietWires();
        List<Button> wired = List.of(new Button(4, Button.Action.PRESS_WHITE));
        Scanner scanner = new Scanner(
                ChipReaders.open(profile.sensors(), wires, nanos -> {}),
                Buttons.open(wired, wires),
                2,
                new Told(new ArrayList<>()));
        ScanLoop loop = new ScanLoop(scanner, 1_000, () -> 0L, "quiet");
        loop.begin(0);
        run(loop);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        run(loop);
        long after = threads.getCurrentThreadAllocatedBytes();
        // The bean's own call may allocate once; a byte a scan would be twenty thousand.
        assertEquals(0, (after - before) / (SCANS / 10), "bytes for ten scans");
    }

    private static void run(ScanLoop loop) {
        for (int i = 0; i < SCANS; i++) {
            loop.step(i * 1_000L);
        }
    }

    private static final class QuietWires implements Wires {
        @Override
        public InputPort inputs(List<Integer> bcm, String name) {
            return () -> 0xFF;
        }

        @Override
        public RowPort rows(List<Integer> bcm, String name) {
            return new RowPort() {
                @Override
                public void drive(int row) {}

                @Override
                public void release() {}
            };
        }

        @Override
        public OutputLine output(int bcm, String name) {
            return high -> {};
        }

        @Override
        public I2cDevice i2c(int bus, int address, String name) {
            return new I2cDevice() {
                @Override
                public void write(byte[] bytes, int count) {}

                @Override
                public void writeRegister(int register, int value) {}

                @Override
                public void readRegisters(int register, byte[] into, int count) {}

                @Override
                public String name() {
                    return name;
                }
            };
        }

        @Override
        public SpiDevice spi(int bus, int select, int hertz, int mode, String name) {
            return new SpiDevice() {
                @Override
                public void transfer(byte[] out, byte[] in, int count) {}

                @Override
                public String name() {
                    return name;
                }
            };
        }

        @Override
        public List<Integer> answering(int bus) {
            return List.of();
        }

        @Override
        public void close() {}
    }
}
