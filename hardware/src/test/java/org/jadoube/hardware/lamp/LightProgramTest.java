package org.jadoube.hardware.lamp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jadoube.hardware.model.Apa102Model;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.Ht16k33Model;
import org.jadoube.hardware.model.Max7219Model;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.model.Ws2812Model;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.LightLayout.Kind;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every meaning on every kind of lamp, frame by frame: what the chip shows in each slot of a round and the next. */
final class LightProgramTest {
    private static final long SLOT = Look.SLOT_MILLIS * 1_000_000L;
    private static final int E4 = Square.parse("e4");
    private static final int STRONG = 20_000;

    private final ModelPi pi = new ModelPi(new BusClock(), 400_000);
    private final Wires wires = pi.wires();

    @AfterEach
    void close() {
        wires.close();
    }

    private static LightLayout layout(Kind kind) {
        return new LightLayout(kind, IntStream.range(0, kind.count()).boxed().toList());
    }

    /** Steps through two rounds; a lamp of the square must be lit in the slots of its rhythm, every other lamp never. */
    private void follow(LampChip chip, LampStyle style, Light light, List<Integer> lamps, IntPredicate lit) {
        LampLoop loop = new LampLoop(
                List.of(chip),
                List.of(LampWriters.open(chip, wires)),
                LampStyle.COLOURS,
                () -> 0L,
                report -> {},
                "test");
        loop.show(new LightScene(Map.of(E4, light)));
        Look look = style.look(light);
        for (int slot = 0; slot < 2 * Look.SLOTS; slot++) {
            loop.step(slot * SLOT);
            boolean on = look.lit(slot % Look.SLOTS);
            for (int lamp = 0; lamp < chip.layout().size(); lamp++) {
                assertEquals(on && lamps.contains(lamp), lit.test(lamp), light + " in slot " + slot + ", lamp " + lamp);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Light.class)
    void oneColourASquareOnAnHt16k33(Light light) {
        Ht16k33Model model = new Ht16k33Model();
        pi.i2c().add(0x70, model);
        LampChip chip = new LampChip.Ht16k33(1, 0x70, 7, 0, LightLayout.straightSquares());
        follow(chip, LampStyle.ONE_COLOUR, light, List.of(E4), lamp -> (model.lit() >>> lamp & 1) != 0);
    }

    @ParameterizedTest
    @EnumSource(Light.class)
    void oneColourASquareOnAMax7219(Light light) {
        Max7219Model model = new Max7219Model();
        pi.spi().add(0, model);
        LampChip chip = new LampChip.Max7219(0, 0, 1_000_000, 7, LightLayout.straightSquares());
        follow(chip, LampStyle.ONE_COLOUR, light, List.of(E4), lamp -> (model.lit() >>> lamp & 1) != 0);
    }

    @ParameterizedTest
    @EnumSource(Light.class)
    void manyColoursASquareOnAWs2812(Light light) {
        Ws2812Model model = new Ws2812Model(64);
        pi.spi().add(0, model);
        LampChip chip = new LampChip.Ws2812(0, 0, 2_400_000, 255, STRONG, LightLayout.straightSquares());
        follow(chip, LampStyle.COLOURS, light, List.of(E4), lamp -> model.colour(lamp) != 0);
        assertEquals(List.of(), model.faults());
    }

    @ParameterizedTest
    @EnumSource(Light.class)
    void eightyOneCornersOnAnApa102(Light light) {
        Apa102Model model = new Apa102Model(81);
        pi.spi().add(0, model);
        LampChip chip = new LampChip.Apa102(0, 0, 4_000_000, 31, STRONG, layout(Kind.CORNERS));
        List<Integer> corners = List.of(3 * 9 + 4, 3 * 9 + 5, 4 * 9 + 4, 4 * 9 + 5);
        follow(chip, LampStyle.COLOURS, light, corners, lamp -> model.colour(lamp) != 0);
    }

    @ParameterizedTest
    @EnumSource(Light.class)
    void sixteenEdgeLightsOnAWs2812(Light light) {
        Ws2812Model model = new Ws2812Model(16);
        pi.spi().add(0, model);
        LampChip chip = new LampChip.Ws2812(0, 0, 2_400_000, 255, STRONG, layout(Kind.EDGES));
        follow(chip, LampStyle.COLOURS, light, List.of(4, 8 + 3), lamp -> model.colour(lamp) != 0);
    }

    @ParameterizedTest
    @EnumSource(Light.class)
    void nightDimsAndDarkensNothing(Light light) {
        Ws2812Model model = new Ws2812Model(64);
        pi.spi().add(0, model);
        LampChip chip = new LampChip.Ws2812(0, 0, 2_400_000, 128, STRONG, LightLayout.straightSquares()).atNight();
        follow(chip, LampStyle.COLOURS, light, List.of(E4), lamp -> model.colour(lamp) != 0);
    }
}
