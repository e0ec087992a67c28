package org.jadoube.hardware.lamp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class LampStyleTest {

    @ParameterizedTest
    @EnumSource(Light.class)
    void everyMeaningIsSeenInEveryStyle(Light light) {
        for (LampStyle style : LampStyle.values()) {
            Look look = style.look(light);
            assertNotEquals(0, look.rgb());
            assertNotEquals(0, look.rhythm());
        }
    }

    @ParameterizedTest
    @EnumSource(Light.class)
    void noLightFlashesMoreThanThreeTimesASecond(Light light) {
        for (LampStyle style : LampStyle.values()) {
            Look look = style.look(light);
            for (int slot = 0; slot < Look.SLOTS; slot++) {
                int flashes = 0;
                for (int i = 0; i < 1_000 / Look.SLOT_MILLIS; i++) {
                    boolean lit = look.lit((slot + i) % Look.SLOTS);
                    boolean before = look.lit((slot + i + Look.SLOTS - 1) % Look.SLOTS);
                    flashes += lit && !before ? 1 : 0;
                }
                assertTrue(flashes <= 3, light + " in " + style);
            }
        }
    }

    @Test
    void oneColourTellsPlacingRemovingGoingAndTakingApart() {
        Light[] apart = {Light.TARGET, Light.CAPTURE, Light.PLACE, Light.REMOVE, Light.ASK};
        for (Light one : apart) {
            for (Light other : apart) {
                boolean alike = LampStyle.ONE_COLOUR.look(one).rhythm()
                        == LampStyle.ONE_COLOUR.look(other).rhythm();
                assertEquals(one == other, alike, one + " and " + other);
            }
        }
    }

    @Test
    void squaresOutsideTheSceneAreDark() {
        Look[] looks = LampStyle.COLOURS.looks(new LightScene(Map.of(5, Light.PLACE)));
        assertEquals(64, looks.length);
        assertEquals(Look.DARK, looks[4]);
        assertEquals(LampStyle.COLOURS.look(Light.PLACE), looks[5]);
    }
}
