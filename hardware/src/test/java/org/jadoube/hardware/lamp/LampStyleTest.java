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

    @ParameterizedTest
    @EnumSource(LampStyle.class)
    void everyMeaningIsToldByItsRhythmWithoutColourAndBrightness(LampStyle style) {
        for (Light one : Light.values()) {
            for (Light other : Light.values()) {
                boolean alike = style.look(one).rhythm() == style.look(other).rhythm();
                assertEquals(one == other, alike, one + " and " + other);
            }
        }
    }

    private static int brightness(Look look) {
        return Math.max(look.rgb() >>> 16, Math.max(look.rgb() >>> 8 & 0xFF, look.rgb() & 0xFF));
    }

    @Test
    void whatMustBeDoneOutshinesWhatIsOnlyRemembered() {
        for (LampStyle style : LampStyle.values()) {
            assertTrue(brightness(style.look(Light.REMOVE)) > brightness(style.look(Light.SOURCE)));
            assertTrue(brightness(style.look(Light.SOURCE)) > brightness(style.look(Light.LAST_FROM)));
        }
    }

    @Test
    void lampsInDarkWoodBurnBrighter() {
        Look[] looks = LampStyle.COLOURS.looks(new LightScene(Map.of(0, Light.TARGET, 1, Light.TARGET)));
        assertTrue(brightness(looks[0]) > brightness(looks[1]), "a1 is dark, b1 is light");
        assertEquals(looks[0].rhythm(), looks[1].rhythm());
    }

    @Test
    void squaresOutsideTheSceneAreDark() {
        Look[] looks = LampStyle.COLOURS.looks(new LightScene(Map.of(2, Light.PLACE)));
        assertEquals(64, looks.length);
        assertEquals(Look.DARK, looks[4]);
        assertEquals(LampStyle.COLOURS.look(Light.PLACE), looks[2]);
    }
}
