package org.jadoube.hardware.lamp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.hardware.BoardNotes;
import org.jadoube.hardware.WiredBoard;
import org.jadoube.hardware.model.ModelBoard;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every light chip on a bus that fails: told once, and the whole scene shown again when the bus is back. */
final class LampTroubleTest {
    /** A moment at which every rhythm is in its first slot, in which each is lit. */
    private static final long ALL_LIT = (long) Look.SLOTS * Look.SLOT_MILLIS * 1_000_000;

    private final List<String> told = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({
        "matrix-direct, HT16K33 at 0x70 on I2C bus 1",
        "hc165, MAX7219 on SPI bus 1 select 1",
        "halls, chain of 64 WS2812 on SPI bus 1 select 1",
        "strip, chain of 64 WS2812 on SPI bus 0 select 0",
        "corners, chain of 81 APA102 on SPI bus 0 select 0",
        "edges, chain of 16 WS2812 on SPI bus 0 select 0"
    })
    void isToldOnceAndShowsTheSceneWhenTheBusIsBack(String name, String chip) {
        ModelBoard models = new ModelBoard(WiringFiles.find(name).orElseThrow());
        try (WiredBoard board = new WiredBoard(
                WiringFiles.find(name).orElseThrow(),
                models.wires(),
                models.clock(),
                models.clock()::now,
                new BoardNotes(told))) {
            board.showOnce(0);
            board.show(new LightScene(Map.of(28, Light.TARGET)));
            models.pi().i2c().fail(3);
            models.pi().spi().fail(3);
            for (int second = 1; second < 12; second++) {
                board.showOnce(second * ALL_LIT);
            }
            assertEquals(1L << 28, models.glowing());
            assertEquals(
                    1,
                    told.stream().filter(line -> line.startsWith(chip + ": ")).count(),
                    told::toString);
            assertEquals(
                    1,
                    told.stream()
                            .filter(line -> line.equals(chip + " answers again"))
                            .count());
            assertEquals(List.of(), board.silent());
        }
        assertEquals(0, models.glowing(), "the lights are out at the end");
    }
}
