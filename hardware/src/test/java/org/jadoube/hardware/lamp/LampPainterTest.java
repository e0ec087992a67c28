package org.jadoube.hardware.lamp;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.LightLayout.Kind;
import org.jadoube.light.Light;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class LampPainterTest {
    private static final Look LIGHT = new Look(0x00FF00, Look.STEADY, 1);
    private static final Look HEAVY = new Look(0xFF0000, Look.STEADY, 5);

    @Test
    void aSquareLightsItsFourCorners() {
        int[] colours = painter(Kind.CORNERS).paint(looks(LIGHT, "e4"), 0);
        assertArrayEquals(new int[] {3 * 9 + 4, 3 * 9 + 5, 4 * 9 + 4, 4 * 9 + 5}, lit(colours));
    }

    @Test
    void aSharedCornerShowsTheHeavierLook() {
        Look[] looks = looks(LIGHT, "e4");
        looks[Square.parse("f4")] = HEAVY;
        int[] colours = painter(Kind.CORNERS).paint(looks, 0);
        assertEquals(0xFF0000, colours[3 * 9 + 5]);
        assertEquals(0x00FF00, colours[3 * 9 + 4]);
    }

    @Test
    void edgesShowOneSquareAtATimeInTurn() {
        LampPainter painter = painter(Kind.EDGES);
        Look[] looks = looks(LIGHT, "b1");
        assertFalse(painter.moves(looks));
        looks[Square.parse("g8")] = HEAVY;
        assertTrue(painter.moves(looks));
        assertArrayEquals(new int[] {1, 8}, lit(painter.paint(looks, 0)), "file b, rank 1");
        assertArrayEquals(new int[] {6, 15}, lit(painter.paint(looks, 16)), "file g, rank 8");
        assertArrayEquals(new int[] {1, 8}, lit(painter.paint(looks, 32)));
    }

    @ParameterizedTest
    @EnumSource(LampStyle.class)
    void onEdgesUpToFourSquaresEachShowTheirWholeRhythm(LampStyle style) {
        Light[] lights = Light.values();
        for (int first = 0; first < lights.length; first++) {
            Look[] looks = new Look[64];
            Arrays.fill(looks, Look.DARK);
            for (int i = 0; i < 4; i++) {
                looks[9 * i] = style.look(lights[(first + i) % lights.length]);
            }
            for (int i = 0; i < 4; i++) {
                assertEquals(looks[9 * i].rhythm(), seen(looks, 9 * i, 16L * i, 16));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(LampStyle.class)
    void onEdgesHalfARoundEachTellsAnyNumberOfMeaningsApart(LampStyle style) {
        Look[] looks = new Look[64];
        Arrays.fill(looks, Look.DARK);
        Light[] lights = Light.values();
        for (int i = 0; i < lights.length; i++) {
            looks[i] = style.look(lights[i]);
        }
        Set<Integer> halves = new HashSet<>();
        for (int i = 0; i < lights.length; i++) {
            int half = seen(looks, i, 8L * i, 8);
            assertNotEquals(0, half, lights[i] + " is seen");
            assertTrue(halves.add(half), lights[i] + " looks like another");
        }
    }

    /** Bit i: the lamps of {@code square} are lit i slots after {@code from}. */
    private static int seen(Look[] looks, int square, long from, int slots) {
        LampPainter painter = painter(Kind.EDGES);
        int rhythm = 0;
        for (int i = 0; i < slots; i++) {
            int[] colours = painter.paint(looks, from + i);
            boolean lit = colours[square & 7] != 0 && colours[8 + (square >>> 3)] != 0;
            rhythm |= lit ? 1 << i : 0;
        }
        return rhythm;
    }

    private static LampPainter painter(Kind kind) {
        return new LampPainter(
                new LightLayout(kind, IntStream.range(0, kind.count()).boxed().toList()));
    }

    private static int[] lit(int[] colours) {
        return IntStream.range(0, colours.length).filter(i -> colours[i] != 0).toArray();
    }

    private static Look[] looks(Look look, String... squares) {
        Look[] looks = new Look[64];
        Arrays.fill(looks, Look.DARK);
        for (String square : squares) {
            looks[Square.parse(square)] = look;
        }
        return looks;
    }
}
