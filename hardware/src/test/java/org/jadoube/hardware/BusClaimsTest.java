package org.jadoube.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jadoube.hardware.wiring.WiringProfile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two services that are started on one board. */
final class BusClaimsTest {

    @TempDir
    private Path root;

    private Machine machine = Machine.here();

    @BeforeEach
    void buses() throws IOException {
        Files.createDirectories(root.resolve("dev"));
        for (String file : List.of("i2c-1", "spidev0.0", "spidev0.1", "spidev1.0", "spidev1.1")) {
            Files.createFile(root.resolve("dev").resolve(file));
        }
        machine = new Machine(root);
    }

    private static WiringProfile profile(String name) {
        return BoardFactory.profile(name);
    }

    @Test
    void theSecondIsToldWhichChipTheFirstHas() {
        BusClaims first = BusClaims.of(profile("mcp23017"), machine);
        DeviceException refused = assertThrows(DeviceException.class, () -> BusClaims.of(profile("mcp23017"), machine));
        assertEquals(
                "MCP23017 at 0x20 on I2C bus 1: another Jadoube on this machine has this board; open its page,"
                        + " or end it (sudo systemctl stop jadoube)",
                refused.getMessage());
        first.close();
        BusClaims.of(profile("mcp23017"), machine).close();
    }

    @Test
    void otherChipsOfTheBusAreFree() {
        BusClaims first = BusClaims.of(profile("matrix-direct"), machine);
        BusClaims second = BusClaims.of(profile("hc165"), machine);
        first.close();
        second.close();
    }

    /** The program that holds the lock is another process, as the service of the machine is. */
    @Test
    void anotherProcessIsSeenAndForgottenWithItsEnd() throws Exception {
        Process other = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holder.class.getName(),
                        root.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            assertEquals('!', other.getInputStream().read());
            assertThrows(DeviceException.class, () -> BusClaims.of(profile("matrix-direct"), machine));
        } finally {
            other.destroyForcibly().waitFor(20, TimeUnit.SECONDS);
        }
        BusClaims.of(profile("matrix-direct"), machine).close();
    }

    /** Claims a board and holds it until it is killed. */
    static final class Holder {
        private Holder() {}

        public static void main(String[] args) throws IOException {
            BusClaims.of(profile("matrix-direct"), new Machine(Path.of(args[0])));
            System.out.print('!');
            System.out.flush();
            System.in.read();
        }
    }
}
