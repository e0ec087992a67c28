package org.jadoube.hardware.lamp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.model.Ws2812Model;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.LampChip.Ws2812;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.LightLayout.Kind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class Ws2812WriterTest {
    private final BusClock clock = new BusClock();
    private final ModelPi pi = new ModelPi(clock, 400_000);
    private final Wires wires = pi.wires();
    private int milliamps = 20_000;

    @AfterEach
    void close() {
        wires.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {2_200_000, 2_400_000, 2_500_000, 3_200_000, 4_000_000, 5_000_000, 6_400_000, 8_000_000})
    void everyPulseIsWithinTheDataSheetAtTheClocksThatCanBeChosen(int hertz) {
        Ws2812Model chain = new Ws2812Model(64);
        LampWriter writer = writer(hertz, 255, LightLayout.straightSquares(), chain);
        int[] colours = new Random(hertz).ints(64, 0, 1 << 24).toArray();
        writer.start();
        writer.show(colours);
        assertEquals(List.of(), chain.faults());
        for (int i = 0; i < colours.length; i++) {
            assertEquals(colours[i], chain.colour(i));
        }
    }

    @Test
    void aStateOf64LightsFitsTheBufferOfTheKernel() {
        LampWriter writer = writer(2_400_000, 255, LightLayout.straightSquares(), new Ws2812Model(64));
        long began = clock.now();
        long bytes = pi.spi().bytes();
        writer.show(new int[64]);
        assertEquals(1 + 576 + 90, pi.spi().bytes() - bytes, "an idle byte, three bits a bit, 300 us of reset");
        assertEquals(2_223_333, clock.now() - began, 1_000);
    }

    @Test
    void brightnessScalesEveryColour() {
        Ws2812Model chain = new Ws2812Model(16);
        LightLayout edges =
                new LightLayout(Kind.EDGES, IntStream.range(0, 16).boxed().toList());
        LampWriter writer = writer(2_400_000, 51, edges, chain);
        int[] colours = new int[16];
        colours[3] = 0xFF8000;
        writer.show(colours);
        assertEquals(0x331900, chain.colour(3));
    }

    @Test
    void aSceneThatWouldDrawTooMuchIsDimmedAsAWhole() {
        milliamps = 500;
        Ws2812Model chain = new Ws2812Model(64);
        LampWriter writer = writer(2_400_000, 255, LightLayout.straightSquares(), chain);
        int[] colours = new int[64];
        Arrays.fill(colours, 0xFFFFFF);
        colours[7] = 0x800000;
        assertTrue(PowerCap.milliamps(colours, 255, 255) > 3_700, "64 white lights ask for nearly 4 A");
        writer.show(colours);
        int[] shown = IntStream.range(0, 64).map(chain::colour).toArray();
        int drawn = PowerCap.milliamps(shown, 255, 255);
        assertTrue(drawn <= 500 && drawn > 400, "drawn " + drawn);
        assertEquals(shown[0] >>> 16, 2 * (shown[7] >>> 16), 1, "what was half as bright still is");
    }

    @Test
    void aSceneWithinItsCurrentIsShownAsItIs() {
        milliamps = 500;
        Ws2812Model chain = new Ws2812Model(64);
        int[] colours = new int[64];
        colours[3] = 0xFFFFFF;
        writer(2_400_000, 255, LightLayout.straightSquares(), chain).show(colours);
        assertEquals(0xFFFFFF, chain.colour(3));
    }

    @Test
    void aClockThatFitsNoTimingIsRefused() {
        assertEquals(
                "no WS2812 timing at 1000000 Hz; 2400000 fits",
                assertThrows(IllegalArgumentException.class, () -> Ws2812Code.at(1_000_000))
                        .getMessage());
    }

    @Test
    void everyClockThatAProfileMayNameHasATiming() {
        for (int hertz = 2_200_000; hertz <= 8_000_000; hertz += 10_000) {
            Ws2812Code code = Ws2812Code.at(hertz);
            double step = 1e9 / hertz;
            assertEquals(375, code.zero() * step, 175, () -> code.toString());
            assertEquals(750, code.one() * step, 175, () -> code.toString());
        }
    }

    private LampWriter writer(int hertz, int brightness, LightLayout layout, Ws2812Model chain) {
        pi.spi().add(0, chain);
        return LampWriters.open(new Ws2812(0, 0, hertz, brightness, milliamps, layout), wires);
    }
}
