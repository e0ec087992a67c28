package org.jadoube.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BoardFactoryTest {

    @TempDir
    private Path root;

    private Path forbidden = Path.of("nothing");

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
        void theSecondSpiBusWantsAnOverlayInTheFileWhereThisSystemHasIt() throws IOException {
            file("dev/gpiochip0", "");
            file("dev/spidev0.0", "");
            String missing = "hc165 needs " + root.resolve("dev/spidev1.1")
                    + ", which is missing; switch it on: echo dtoverlay=spi1-2cs | sudo tee -a ";
            assertEquals(
                    missing + root.resolve("boot/firmware/config.txt") + " && sudo reboot; try --board simulated",
                    refusal("hc165"));
            file("boot/config.txt", "");
            assertEquals(
                    missing + root.resolve("boot/config.txt") + " && sudo reboot; try --board simulated",
                    refusal("hc165"));
        }

        @ParameterizedTest
        @CsvSource({
            "matrix-direct, dev/gpiochip0, gpio",
            "mcp23017, dev/i2c-1, i2c",
            "hc165, dev/spidev0.0, spi",
            "halls, dev/spidev1.1, spi"
        })
        void aMissingGroupIsToldWithTheCommandThatCuresIt(String board, String device, String group)
                throws IOException {
            for (String file : List.of("dev/gpiochip0", "dev/i2c-1", "dev/spidev0.0", "dev/spidev1.1")) {
                file(file, "");
            }
            forbidden = root.resolve(device);
            assertEquals(
                    board + " may not use " + root.resolve(device)
                            + "; join the group, then log in again: sudo usermod -aG " + group
                            + " $USER; try --board simulated",
                    refusal(board));
        }

        @ParameterizedTest
        @ValueSource(strings = {"Raspberry Pi Model B Rev 2", "Raspberry Pi Model A Rev 2"})
        void aModelWithoutThatPinIsNamed(String model) throws IOException {
            file("proc/device-tree/model", model + "\0");
            assertEquals(
                    "matrix-direct needs GPIO 5 (pin 29), which \"" + model + "\" with its 26 pins lacks; use a Pi with"
                            + " 40 pins (B+, 2, 3, 4, 5, Zero), or other lines; try --board simulated",
                    refusal("matrix-direct"));
            assertTrue(refusal("mcp23017").contains("dev/i2c-1"), "all its lines are there");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Raspberry Pi Model B Plus Rev 1.2",
                    "Raspberry Pi Zero 2 W Rev 1.0",
                    "Raspberry Pi 3 Model B Plus Rev 1.3",
                    "Raspberry Pi 5 Model B Rev 1.0"
                })
        void laterModelsHaveFortyPins(String model) throws IOException {
            file("proc/device-tree/model", model + "\0");
            assertEquals(40, new Machine(root).headerPins());
        }

        @Test
        void aMissingGpioChipIsTold() {
            assertTrue(refusal("matrix-direct").startsWith("matrix-direct finds no GPIO chip"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Windows 11", "Mac OS X"})
    void anotherSystemIsNamedAndNoDeviceFileThatItNeverHas(String name) {
        OperatingSystem system = OperatingSystem.of(name);
        assertEquals(
                "matrix-direct needs a Raspberry Pi: this machine runs " + system.word() + "; try --board simulated",
                refusal("matrix-direct", new Machine(root, system)));
    }

    private String refusal(String board) {
        return refusal(board, new Machine(root, file -> !file.equals(forbidden)));
    }

    private static String refusal(String board, Machine machine) {
        return String.valueOf(assertThrows(
                        BoardUnavailable.class,
                        () -> BoardFactory.open(board, machine, () -> 0L, new BoardNotes(new ArrayList<>())))
                .getMessage());
    }

    private Path file(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
