package org.jadoube.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.Ht16k33Model;
import org.jadoube.hardware.model.MatrixModel;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.SquareMap;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A recorded game closes the switches of the modelled matrix; what the board tells and lights is read off the wires. */
final class MatrixDirectBoardTest {
    private static final Pattern FRAME = Pattern.compile("\\{\"t\":(\\d+),\"frame\":\"([0-9a-f]{16})\"\\}");
    private static final long MILLI = 1_000_000;

    private final WiringProfile profile = WiringFiles.find("matrix-direct").orElseThrow();
    private final GpioMatrix wired = (GpioMatrix) profile.sensors().get(0);
    private final SquareMap switches = wired.squares();
    private final BusClock clock = new BusClock();
    private final ModelPi pi = new ModelPi(clock, 400_000);
    private final MatrixModel matrix = new MatrixModel(wired.rows(), wired.columns(), clock, 34_000);
    private final Ht16k33Model lamp = new Ht16k33Model();
    private final List<String> told = new ArrayList<>();
    private final WiredBoard board;

    MatrixDirectBoardTest() {
        wired.rows().forEach(line -> pi.pins().join(line, matrix));
        wired.columns().forEach(line -> pi.pins().join(line, matrix));
        pi.i2c().add(0x70, lamp);
        board = new WiredBoard(profile, pi.wires(), clock, clock::now, new BoardNotes(told));
    }

    @AfterEach
    void close() {
        board.close();
    }

    @Test
    void everyFrameOfARecordedGameIsReadFromTheSwitchesAndEverySquareLitByItsLamp() throws IOException {
        List<String> expected = new ArrayList<>();
        long before = 0;
        for (String line : recording("legal-saint-brie-1750")) {
            Matcher frame = FRAME.matcher(line);
            if (!frame.matches()) {
                continue;
            }
            long full = Long.parseUnsignedLong(frame.group(2), 16);
            long t = Long.parseLong(frame.group(1));
            matrix.close(switches.bits(full));
            clock.nanos(MILLI);
            board.scanOnce(t);
            if (expected.isEmpty() || full != before) {
                expected.add(t + " " + Long.toHexString(full));
            }
            board.show(steady(full ^ before));
            board.showOnce(t);
            assertEquals(full ^ before, lamp.lit(), line);
            before = full;
        }
        assertEquals(expected, told);
        assertEquals(0, matrix.shorts());
    }

    private static List<String> recording(String name) throws IOException {
        InputStream in = MatrixDirectBoardTest.class.getResourceAsStream("/games/" + name + ".rec.jsonl");
        assertNotNull(in, name);
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines().toList();
        }
    }

    private static LightScene steady(long squares) {
        Map<Integer, Light> lit = new TreeMap<>();
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            lit.put(Long.numberOfTrailingZeros(rest), Light.TARGET);
        }
        return new LightScene(lit);
    }
}
