package org.jadoube.hardware.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SerialLineTest {

    @Test
    void theChecksumIsCrc8AsItsCheckValueSays() {
        assertEquals(0xF4, SerialLine.checksum("123456789"), "the check value of CRC-8/SMBUS");
    }

    @Test
    void aLineIsReadAsItWasWritten() throws SerialFormatException {
        SerialLine line = new SerialLine('F', 0x1C, List.of("52310", "ffff00001000efff"));
        assertEquals("F 1c 52310 ffff00001000efff*1b", line.text());
        assertEquals(line, SerialLine.parse(line.text()));
        SerialLine bare = new SerialLine('R', 255, List.of());
        assertEquals(bare, SerialLine.parse(bare.text()));
    }

    @Test
    void everySingleWrongCharacterIsNoticed() {
        String good = new SerialLine('F', 7, List.of("1", "ffff00000000ffff")).text();
        for (int i = 0; i < good.length(); i++) {
            for (char wrong : "0fA *".toCharArray()) {
                String bad = good.substring(0, i) + wrong + good.substring(i + 1);
                if (!bad.equals(good)) {
                    assertThrows(SerialFormatException.class, () -> SerialLine.parse(bad), bad);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "*00", "F", "hello world", "F 1c 1 ffff00001000efff", "\u0000\u0001\u0002*zz"})
    void whatIsNoLineIsRefused(String text) {
        assertThrows(SerialFormatException.class, () -> SerialLine.parse(text));
    }

    @Test
    void everyWordOfABoardIsUnderstood() throws SerialFormatException {
        assertEquals(
                new FromBoard.Hello(1, "oak", "0042", SensorKind.OCCUPANCY, true),
                said('J', "jadoube-board", "1", "oak", "0042", "occupancy", "lights"));
        assertEquals(new FromBoard.Frame(5, new Reading.Occupancy(0xFF)), said('F', "5", "00000000000000ff"));
        assertEquals(
                new FromBoard.Frame(5, new Reading.Colour(0xFF, 0xFF00)),
                said('F', "5", "00000000000000ff", "000000000000ff00"));
        assertEquals(new FromBoard.Pressed(9, Button.Action.PRESS_WHITE), said('B', "9", "press-white"));
        assertEquals(new FromBoard.Device("mux2", "no answer", false), said('E', "mux2", "no", "answer"));
        assertEquals(new FromBoard.Device("mux2", "", true), said('H', "mux2"));
        assertEquals(new FromBoard.Pulse(77), said('P', "77"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "F 5 ff",
                "F x 00000000000000ff",
                "F 5 00000000000000ff 00000000000000ff",
                "B 1 dance",
                "J other 1",
                "Z 1",
                "F",
                "P"
            })
    void aWordThatSaysNothingIsRefused(String words) {
        String[] parts = words.split(" ");
        String[] rest = Arrays.copyOfRange(parts, 1, parts.length);
        assertThrows(SerialFormatException.class, () -> said(parts[0].charAt(0), rest));
    }

    @Test
    void lightsAreSentByMeaningWithTheirSquares() {
        LightScene scene = new LightScene(Map.of(12, Light.SOURCE, 20, Light.TARGET, 28, Light.TARGET));
        assertEquals(List.of("target=0000000010100000", "source=0000000000001000"), ToBoard.lights(scene));
        assertTrue(ToBoard.lights(LightScene.DARK).isEmpty());
    }

    private static FromBoard said(char type, String... words) throws SerialFormatException {
        return FromBoard.of(new SerialLine(type, 0, List.of(words)));
    }
}
