package org.jadoube.hardware.lamp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.stream.IntStream;
import org.jadoube.hardware.model.Apa102Model;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.LampChip.Apa102;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.LightLayout.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class Apa102WriterTest {

    @ParameterizedTest
    @EnumSource(Kind.class)
    void everyLightOfTheChainTakesItsColourTheLastOneToo(Kind kind) {
        ModelPi pi = new ModelPi(new BusClock(), 400_000);
        Apa102Model chain = new Apa102Model(kind.count());
        pi.spi().add(0, chain);
        LightLayout layout =
                new LightLayout(kind, IntStream.range(0, kind.count()).boxed().toList());
        try (Wires wires = pi.wires()) {
            LampWriter writer = LampWriters.open(new Apa102(0, 0, 4_000_000, 8, 20_000, layout), wires);
            int[] colours = new Random(1).ints(kind.count(), 1, 1 << 24).toArray();
            writer.start();
            writer.show(colours);
            for (int i = 0; i < colours.length; i++) {
                assertEquals(colours[i], chain.colour(i));
                assertEquals(8, chain.brightness(i));
            }
        }
    }
}
