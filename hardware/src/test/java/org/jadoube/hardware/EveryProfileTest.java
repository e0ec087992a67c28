package org.jadoube.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.wiring.WiringFiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Every profile in the jar can be opened through Pi4J, and chips that are not there are told by name, once. */
final class EveryProfileTest {
    /** A serial board brings its own chips. */
    private static final List<String> NAMES = WiringFiles.NAMES.stream()
            .filter(name -> !name.equals("usb-serial"))
            .toList();

    @ParameterizedTest
    @FieldSource("NAMES")
    void opensAndTellsTheI2cChipsThatDoNotAnswer(String name) {
        BusClock clock = new BusClock();
        List<String> told = new ArrayList<>();
        ModelPi pi = new ModelPi(clock, 400_000);
        try (WiredBoard board =
                new WiredBoard(BoardFactory.profile(name), pi.wires(), clock, clock::now, new BoardNotes(told))) {
            for (int scan = 0; scan < 50; scan++) {
                board.scanOnce(scan);
                board.showOnce(scan);
            }
            List<String> silent = told.stream()
                    .filter(line -> line.contains("does not answer"))
                    .toList();
            assertEquals(board.silent().size(), silent.size(), told::toString);
            // An MCP3008 that is not there sends no null bit; other chips on SPI cannot be missed.
            long missed = board.profile().sensors().stream()
                            .filter(chip -> chip.label().matches(".*I2C.*|MCP3008.*"))
                            .count()
                    + board.profile().lamps().stream()
                            .filter(chip -> chip.label().contains("I2C"))
                            .count();
            assertEquals(missed, silent.size(), told::toString);
        }
    }
}
