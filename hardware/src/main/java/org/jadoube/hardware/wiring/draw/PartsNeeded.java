package org.jadoube.hardware.wiring.draw;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LampChip.Apa102;
import org.jadoube.hardware.wiring.LampChip.Ht16k33;
import org.jadoube.hardware.wiring.LampChip.Max7219;
import org.jadoube.hardware.wiring.LampChip.Ws2812;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.SensorChip.Hc165;
import org.jadoube.hardware.wiring.SensorChip.Mcp23017;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;
import org.jadoube.hardware.wiring.WiringProfile;

/** What to buy for a profile, counted from its chips. */
final class PartsNeeded {
    private static final int MEN = 32;
    private static final int PI_MILLIAMPS = 1_000;
    private static final int STEP = 500;

    private final Map<String, Integer> parts = new LinkedHashMap<>();

    private PartsNeeded() {}

    /** How many of which part, in the order in which they are told. */
    static Map<String, Integer> of(WiringProfile profile) {
        PartsNeeded needed = new PartsNeeded();
        if (profile.serialPlace().isPresent()) {
            needed.add("microcontroller board with USB, as the sensors behind it need", 1);
            needed.add("USB cable that carries data", 1);
        } else {
            needed.add("Raspberry Pi with 40 pins: Zero 2 W, 3, 4 or 5", 1);
            needed.add("header socket 2 x 20", 1);
        }
        profile.sensors().forEach(needed::sensor);
        profile.lamps().forEach(needed::lamp);
        needed.add(
                "push button or clock lever, normally open", profile.buttons().size());
        needed.add("active buzzer module, sounds on a low input", buzzers(profile, false));
        needed.add("passive piezo buzzer, with a resistor of 100 ohm", buzzers(profile, true));
        needed.add(
                profile.readsColour()
                        ? "magnet 6 x 3 mm in a man, one pole up in White's men, the other in Black's"
                        : "magnet 6 x 3 mm in a man",
                MEN);
        int from5v = profile.power().draws5v();
        if (from5v > 0) {
            int amps = (from5v + PI_MILLIAMPS + STEP - 1) / STEP * STEP;
            needed.add("5 V supply for Pi and board, at least " + amps + " mA", 1);
        }
        return needed.parts;
    }

    private static int buzzers(WiringProfile profile, boolean passive) {
        return (int) profile.comfort().buzzer().stream()
                .filter(pin -> pin.passive() == passive)
                .count();
    }

    private void add(String part, int count) {
        if (count > 0) {
            parts.merge(part, count, Integer::sum);
        }
    }

    private void sensor(SensorChip chip) {
        int squares = Long.bitCount(chip.squares().mask());
        switch (chip) {
            case GpioMatrix matrix -> {
                add("reed switch, normally open, 14 mm", squares);
                add("diode 1N4148", matrix.diodes() ? squares : 0);
            }
            case Mcp23017 mcp -> {
                add("MCP23017 (DIP-28)", 1);
                add("reed switch, normally open, 14 mm", squares);
                add("capacitor 100 nF, one beside each chip", 1);
            }
            case Hc165 chain -> {
                add("74HC165 (DIP-16)", chain.squares().size() / Byte.SIZE);
                add("reed switch, normally open, 14 mm", squares);
                add("resistor 10 kOhm", chain.squares().size());
                add("capacitor 100 nF, one beside each chip", chain.squares().size() / Byte.SIZE);
            }
            case Mcp3008 mcp -> {
                add("MCP3008 (DIP-16)", 1);
                add("74HC4051 (DIP-16)", mcp.squares().size() / Byte.SIZE);
                add("linear Hall sensor for 3.3 V (SS49E and the like)", squares);
                add("regulator 3.3 V, 1 A", 1);
                add("capacitor 100 nF, one beside each chip", 1 + mcp.squares().size() / Byte.SIZE);
            }
            case SensorChip.Serial board -> add("sensor as the board wants it", squares);
        }
    }

    private void lamp(LampChip chip) {
        int lights = chip.layout().size();
        switch (chip) {
            case Ht16k33 ht -> {
                add("HT16K33 backpack, its matrix left off", 1);
                add("LED 3 mm, one a square", lights);
            }
            case Max7219 max -> {
                add("MAX7219 (DIP-24)", 1);
                add("LED 3 mm, one a square", lights);
                add("resistor 33 kOhm from V+ to ISET, for about 15 mA a light", 1);
                add("capacitor 100 nF, one beside each chip", 1);
                add("level shifter 74AHCT125", 1);
            }
            case Ws2812 strip -> chain(lights, "WS2812 light, on a strip or single");
            case Apa102 strip -> chain(lights, "APA102 light, on a strip or single");
            case LampChip.Serial own -> add("light as the board wants it", lights);
        }
    }

    private void chain(int lights, String light) {
        add(light, lights);
        add("level shifter 74AHCT125", 1);
        add("resistor 470 Ohm in the data line", 1);
        add("capacitor 1000 uF across the strip's supply", 1);
    }
}
