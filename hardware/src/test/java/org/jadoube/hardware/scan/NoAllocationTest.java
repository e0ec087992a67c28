package org.jadoube.hardware.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.pi4j.chardev.IdleWires;
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
        // Every call goes through Pi4J, our provider and the C library to this machine's kernel.
        assumeTrue(System.getProperty("os.name").equals("Linux"), "Linux alone has ioctl as we call it");
        Wires wires = new IdleWires();
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
        wires.close();
        assertEquals(0, (after - before) / (SCANS / 10), "bytes for ten scans");
    }

    private static void run(ScanLoop loop) {
        for (int i = 0; i < SCANS; i++) {
            loop.step(i * 1_000L);
        }
    }
}
