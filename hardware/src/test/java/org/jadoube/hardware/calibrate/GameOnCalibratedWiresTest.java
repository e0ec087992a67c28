package org.jadoube.hardware.calibrate;

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
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.WiredBoard;
import org.jadoube.hardware.lamp.Look;
import org.jadoube.hardware.model.ModelBoard;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A recorded game on a board whose wires are mixed up is, with the profile that was learned, exactly the game. */
final class GameOnCalibratedWiresTest {
    private static final Pattern FRAME = Pattern.compile("\\{\"t\":(\\d+),\"frame\":\"([0-9a-f]{16})\"\\}");
    private static final long MILLI = 1_000_000;
    private static final long ALL_LIT = (long) Look.SLOTS * Look.SLOT_MILLIS * MILLI;

    private final List<GameEvent> events = new ArrayList<>();
    private final GameSession game = new GameSession(GameSetup.usual());
    private long scenes;

    @ParameterizedTest
    @CsvSource({
        "matrix-direct, false, permuted:21, turned:90, morphy-duke-1858",
        "matrix-direct, true, lines:4, turned:180, legal-saint-brie-1750",
        "mcp23017, false, permuted:8, lights:8, reti-tartakower-1910",
        "mcp23017, true, lines:6, turned:270, morphy-duke-1858",
        "hc165, false, permuted:5, lights:2, morphy-duke-1858",
        "hc165, true, lines:3, turned:90, legal-saint-brie-1750",
        "halls, false, permuted:9, lights:3, legal-saint-brie-1750",
        "strip, false, permuted:1, lights:7, legal-saint-brie-1750",
        "corners, false, permuted:2, lights:5, legal-saint-brie-1750"
    })
    void isExact(String name, boolean quick, String one, String two, String recording) throws IOException {
        Bench bench = new Bench(name, one, two);
        WiringProfile learned = bench.learned(quick);
        ModelBoard models = new ModelBoard(bench.wired);
        GameSession alone = new GameSession(GameSetup.usual());
        List<GameEvent> expected = new ArrayList<>();
        WiredBoard[] opened = new WiredBoard[1];
        Player player = new Player(models, opened);
        try (WiredBoard board = new WiredBoard(learned, models.wires(), models.clock(), models.clock()::now, player)) {
            opened[0] = board;
            for (String line : recording(recording)) {
                Matcher frame = FRAME.matcher(line);
                if (frame.matches()) {
                    long now = Long.parseLong(frame.group(1));
                    long full = Long.parseUnsignedLong(frame.group(2), 16);
                    // The colours do not matter here: to a Hall all men are white.
                    expected.addAll(alone.on(new Input.Frame(now, new Reading.Occupancy(full))));
                    models.stand(full, 0);
                    models.clock().nanos(MILLI);
                    board.scanOnce(now * MILLI);
                }
            }
        }
        assertEquals(expected, events);
        assertTrue(events.stream().filter(GameEvent.Moved.class::isInstance).count() > 10);
        assertTrue(scenes > 20, "scenes: " + scenes);
    }

    private static List<String> recording(String name) throws IOException {
        InputStream in = GameOnCalibratedWiresTest.class.getResourceAsStream("/games/" + name + ".rec.jsonl");
        assertNotNull(in, name);
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines().toList();
        }
    }

    /** Plays what the board tells, and looks at which squares glow in truth. */
    private final class Player implements BoardListener {

        private final ModelBoard models;
        private final WiredBoard[] board;

        Player(ModelBoard models, WiredBoard[] board) {
            this.models = models;
            this.board = board;
        }

        @Override
        public void reading(long nanos, Reading reading) {
            for (GameEvent event : game.on(new Input.Frame(nanos / MILLI, new Reading.Occupancy(reading.occupied())))) {
                events.add(event);
                if (event instanceof GameEvent.Lights lights) {
                    scenes++;
                    board[0].show(lights.scene());
                    board[0].showOnce(ALL_LIT);
                    long squares = lights.scene().squares().keySet().stream()
                            .mapToLong(square -> 1L << square)
                            .reduce(0, (a, b) -> a | b);
                    // Lights at corners belong to several squares: more may seem to glow.
                    assertEquals(squares, squares & models.glowing(), lights::toString);
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
