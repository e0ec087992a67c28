package org.jadoube.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.hardware.lamp.Look;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.Ht16k33Model;
import org.jadoube.hardware.model.MatrixModel;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.SquareMap;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The whole way: a recorded game closes switches, rows and columns are driven through Pi4J, the game judges what was read, and
 * its lights are read back from the registers of the HT16K33.
 */
final class GameOnWiresTest {
    private static final Pattern FRAME = Pattern.compile("\\{\"t\":(\\d+),\"frame\":\"([0-9a-f]{16})\"\\}");
    private static final long MILLI = 1_000_000;
    /** A moment at which every rhythm is in its first slot, in which each is lit. */
    private static final long ALL_LIT = (long) Look.SLOTS * Look.SLOT_MILLIS * MILLI;

    private final WiringProfile profile = WiringFiles.find("matrix-direct").orElseThrow();
    private final GpioMatrix wired = (GpioMatrix) profile.sensors().get(0);
    private final SquareMap switches = wired.squares();
    private final BusClock clock = new BusClock();
    private final ModelPi pi = new ModelPi(clock, 400_000);
    private final MatrixModel matrix = new MatrixModel(wired.rows(), wired.columns(), clock, 34_000);
    private final Ht16k33Model lamp = new Ht16k33Model();
    private final List<GameEvent> events = new ArrayList<>();
    private final GameSession game = new GameSession(GameSetup.usual());
    private final WiredBoard board;
    private long now;
    private int scenes;

    GameOnWiresTest() {
        wired.rows().forEach(line -> pi.pins().join(line, matrix));
        wired.columns().forEach(line -> pi.pins().join(line, matrix));
        pi.i2c().add(0x70, lamp);
        board = new WiredBoard(profile, pi.wires(), clock, clock::now, new Player());
    }

    @AfterEach
    void close() {
        board.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"legal-saint-brie-1750", "morphy-duke-1858", "reti-tartakower-1910"})
    void aGamePlayedOnTheSwitchesIsTheGameAndItsLightsAreInTheRegisters(String name) throws IOException {
        GameSession alone = new GameSession(GameSetup.usual());
        List<GameEvent> expected = new ArrayList<>();
        List<String> lines = recording(name);
        for (String line : lines) {
            Matcher frame = FRAME.matcher(line);
            if (frame.matches()) {
                now = Long.parseLong(frame.group(1));
                long full = Long.parseUnsignedLong(frame.group(2), 16);
                expected.addAll(alone.on(new Input.Frame(now, new Reading.Occupancy(full))));
                matrix.close(switches.bits(full));
                clock.nanos(MILLI);
                board.scanOnce(now * MILLI);
            }
        }
        assertEquals(expected, events);
        assertTrue(events.stream().filter(GameEvent.Moved.class::isInstance).count() > 10);
        assertTrue(scenes > 20, "scenes: " + scenes);
        assertEquals(0, matrix.shorts());
    }

    private static List<String> recording(String name) throws IOException {
        InputStream in = GameOnWiresTest.class.getResourceAsStream("/games/" + name + ".rec.jsonl");
        assertNotNull(in, name);
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines().toList();
        }
    }

    /** Plays what the board tells, and compares every scene with the registers. */
    private final class Player implements BoardListener {

        @Override
        public void reading(long nanos, Reading reading) {
            for (GameEvent event : game.on(new Input.Frame(nanos / MILLI, reading))) {
                events.add(event);
                if (event instanceof GameEvent.Lights lights) {
                    scenes++;
                    board.show(lights.scene());
                    board.showOnce(ALL_LIT);
                    long squares = lights.scene().squares().keySet().stream()
                            .mapToLong(square -> 1L << square)
                            .reduce(0, (a, b) -> a | b);
                    assertEquals(squares, lamp.lit(), () -> lights.toString());
                }
            }
        }

        @Override
        public void pressed(long nanos, Button.Action action) {
            throw new AssertionError(action + " without a button");
        }

        @Override
        public void device(DeviceReport report) {
            throw new AssertionError(report.text());
        }
    }
}
