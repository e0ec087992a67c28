package org.jadoube.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BoardFactoryTest {

    @TempDir
    private Path root;

    @Test
    void aMachineWithoutGpioIsToldInOneLine() {
        assertEquals(
                "matrix-direct needs a Raspberry Pi: no GPIO chip here (/dev/gpiochip0 is missing);"
                        + " try --board simulated",
                refusal("matrix-direct"));
    }

    @Test
    void aMachineThatIsNoPiIsNamed() throws IOException {
        file("dev/gpiochip0", "");
        file("proc/device-tree/model", "Orange Pi Zero\0");
        assertEquals(
                "matrix-direct needs a Raspberry Pi: this machine is \"Orange Pi Zero\"; try --board simulated",
                refusal("matrix-direct"));
    }

    @Test
    void anUnknownBoardIsAnsweredWithThoseThatAre() {
        String refusal = refusal("matrix-indirect");
        assertTrue(refusal.startsWith("no board is called matrix-indirect; there are simulated, matrix-direct"));
    }

    @Test
    void aWrongProfileIsToldWithFileAndLine() throws IOException {
        Path file = file("own.toml", "profile = 1\nname = \"own\"\ntitel = \"x\"\n");
        String refusal = refusal(file.toString());
        assertTrue(refusal.startsWith(file + ":"), refusal);
        assertTrue(refusal.contains("more: jadoube wiring show lists them all"), refusal);
    }

    @Test
    void aFileThatIsNotThereIsTold() {
        assertEquals("none.toml: no such file; name a wiring profile", refusal("none.toml"));
    }

    @Nested
    class OnAPi {

        @BeforeEach
        void isAPi() throws IOException {
            file("proc/device-tree/model", "Raspberry Pi 4 Model B Rev 1.4\0");
        }

        @Test
        void aBusThatIsSwitchedOffIsToldWithTheCommandThatCuresIt() throws IOException {
            file("dev/gpiochip0", "");
            assertEquals(
                    "matrix-direct needs " + root.resolve("dev/i2c-1")
                            + ", which is missing; switch it on: sudo raspi-config nonint do_i2c 0; try --board simulated",
                    refusal("matrix-direct"));
        }

        @Test
        void aMissingGpioChipIsTold() {
            assertTrue(refusal("matrix-direct").startsWith("matrix-direct finds no GPIO chip"));
        }
    }

    private String refusal(String board) {
        return String.valueOf(assertThrows(
                        BoardUnavailable.class,
                        () -> BoardFactory.open(board, new Machine(root), () -> 0L, new BoardNotes(new ArrayList<>())))
                .getMessage());
    }

    private Path file(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
