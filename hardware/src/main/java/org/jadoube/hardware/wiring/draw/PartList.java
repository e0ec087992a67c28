package org.jadoube.hardware.wiring.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.hardware.wiring.BuzzerPin;
import org.jadoube.hardware.wiring.Header;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LampChip.Apa102;
import org.jadoube.hardware.wiring.LampChip.Ht16k33;
import org.jadoube.hardware.wiring.LampChip.Max7219;
import org.jadoube.hardware.wiring.LampChip.Ws2812;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.SensorChip.Hc165;
import org.jadoube.hardware.wiring.SensorChip.Mcp23017;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;
import org.jadoube.hardware.wiring.SquareMap;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.hardware.wiring.WiringText;
import org.jadoube.rules.Square;

/** Works out the parts of a profile and the wires to each, pin by pin. */
final class PartList {
    private static final int PIN_3V3 = 1;
    private static final int PIN_5V = 2;
    private static final int PIN_GROUND = 6;

    private final List<Part> parts = new ArrayList<>();
    private int signals;

    private PartList() {}

    static List<Part> of(WiringProfile profile) {
        PartList list = new PartList();
        profile.sensors().forEach(list::sensor);
        profile.lamps().forEach(list::lamp);
        list.buttons(profile.buttons());
        profile.comfort().buzzer().ifPresent(list::buzzer);
        return List.copyOf(list.parts);
    }

    private void sensor(SensorChip chip) {
        switch (chip) {
            case GpioMatrix matrix -> matrix(matrix);
            case Mcp23017 mcp -> mcp23017(mcp);
            case Hc165 chain -> hc165(chain);
            case Mcp3008 mcp -> mcp3008(mcp);
            case SensorChip.Serial board -> serial(board);
        }
    }

    private void matrix(GpioMatrix matrix) {
        String name = "Matrix of reed switches";
        List<Wire> wires = new ArrayList<>();
        int width = matrix.columns().size();
        for (int row = 0; row < matrix.rows().size(); row++) {
            String end = "row " + (row + 1) + ": " + squares(matrix.squares(), row * width, width, 1);
            wires.add(gpio(matrix.rows().get(row), name, end));
        }
        for (int column = 0; column < width; column++) {
            String end = "column " + (column + 1) + ": "
                    + squares(matrix.squares(), column, matrix.rows().size(), width);
            wires.add(gpio(matrix.columns().get(column), name, end));
        }
        List<String> notes = matrix.diodes()
                ? List.of(
                        "At each square: column - switch - diode - row.",
                        "The diode's ring (cathode) points to the row.")
                : List.of("At each square: column - switch - row, no diode.");
        parts.add(new Part(name, wires, notes));
    }

    private void mcp23017(Mcp23017 chip) {
        String name = "MCP23017 at " + WiringText.hex(chip.address());
        List<Wire> wires = new ArrayList<>(i2c(name, "VDD (9), RESET (18)", "VSS (10)", "SDA (13)", "SCL (12)"));
        List<String> notes = new ArrayList<>();
        notes.add(straps(chip.address()));
        for (int port = 0; port < 2; port++) {
            notes.add((port == 0 ? "GPA0-7: " : "GPB0-7: ") + squares(chip.squares(), port * 8, 8, 1));
        }
        notes.add("Each switch between its pin and ground.");
        parts.add(new Part(name, wires, notes));
    }

    /** Which of A2, A1, A0 go to the supply. */
    private static String straps(int address) {
        return "A2 (17) " + rail(address, 2) + ", A1 (16) " + rail(address, 1) + ", A0 (15) " + rail(address, 0);
    }

    private static String rail(int address, int bit) {
        return (address >>> bit & 1) != 0 ? "to 3.3 V" : "to ground";
    }

    private void hc165(Hc165 chain) {
        String name = chain.squares().size() / 8 + " x 74HC165 in a chain";
        List<Wire> wires = new ArrayList<>(power(name, PIN_3V3, "VCC (16), all", "GND (8), CLK INH (15), all"));
        List<Integer> bus = Header.spiLines(chain.bus(), chain.select());
        wires.add(gpio(bus.get(1), name, "QH (9) of chip 1"));
        wires.add(gpio(bus.get(2), name, "CLK (2), all"));
        wires.add(gpio(chain.load(), name, "SH/LD (1), all"));
        List<String> notes = new ArrayList<>();
        for (int chip = 0; chip < chain.squares().size() / 8; chip++) {
            notes.add("chip " + (chip + 1) + " A-H: " + squares(chain.squares(), chip * 8, 8, 1));
        }
        notes.add("QH (9) of each chip to SER (10) of the one before it.");
        notes.add("Each input: 10 kOhm to 3.3 V, switch to ground.");
        parts.add(new Part(name, wires, notes));
    }

    private void mcp3008(Mcp3008 chip) {
        String name = "MCP3008 and 8 x 74HC4051";
        List<Wire> wires = new ArrayList<>(power(name, PIN_3V3, "VDD, VREF (16, 15)", "AGND, DGND (14, 9)"));
        wires.addAll(spi(name, chip.bus(), chip.select(), "DIN (11)", "DOUT (12)", "CLK (13)", "CS (10)"));
        for (int i = 0; i < chip.mux().size(); i++) {
            wires.add(gpio(chip.mux().get(i), name, "S" + i + " of all 74HC4051"));
        }
        List<String> notes = new ArrayList<>();
        for (int channel = 0; channel < 8; channel++) {
            notes.add("CH" + channel + ", inputs 0-7: " + squares(chip.squares(), channel * 8, 8, 1));
        }
        notes.add("Halls, multiplexers: 3.3 V from a regulator of their own.");
        parts.add(new Part(name, wires, notes));
    }

    private void serial(SensorChip.Serial board) {
        List<String> notes = new ArrayList<>();
        notes.add("USB cable to the Pi or any other computer, no wire to the header.");
        notes.add("Found as --board " + board.place());
        for (int line = 0; line < 8; line++) {
            notes.add("what it calls " + Square.name(line * 8) + " to " + Square.name(line * 8 + 7) + ": "
                    + squares(board.squares(), line * 8, 8, 1));
        }
        parts.add(new Part("Microcontroller with sensors and lights", List.of(), notes));
    }

    private void lamp(LampChip chip) {
        switch (chip) {
            case LampChip.Serial lights -> {
                // They are of the microcontroller's part.
            }
            case Ht16k33 ht -> {
                String name = "HT16K33 at " + WiringText.hex(ht.address());
                List<String> notes = new ArrayList<>();
                for (int row = 0; row < 8; row++) {
                    notes.add("COM" + row + ", ROW0-7: " + lights(ht.layout(), row));
                }
                parts.add(new Part(name, i2c(name, "VDD", "VSS", "SDA", "SCL"), notes));
            }
            case Max7219 max -> {
                String name = "MAX7219";
                List<Wire> wires = new ArrayList<>(power(name, PIN_5V, "V+ (19)", "GND (4, 9)"));
                wires.addAll(spi(name, max.bus(), max.select(), "DIN (1)", "", "CLK (13)", "LOAD (12)"));
                List<String> notes = new ArrayList<>();
                for (int row = 0; row < 8; row++) {
                    notes.add("DIG" + row + ", SEG G-A, DP: " + lights(max.layout(), row));
                }
                notes.add("All signals through a 3.3 V to 5 V level shifter.");
                parts.add(new Part(name, wires, notes));
            }
            case Ws2812 strip -> {
                String name = strip.layout().size() + " x WS2812";
                List<Wire> wires = new ArrayList<>(power(name, PIN_5V, "+5V", "GND"));
                wires.addAll(spi(name, strip.bus(), strip.select(), "DIN", "", "", ""));
                parts.add(new Part(name, wires, strip(strip.layout())));
            }
            case Apa102 strip -> {
                String name = strip.layout().size() + " x APA102";
                List<Wire> wires = new ArrayList<>(power(name, PIN_5V, "+5V", "GND"));
                wires.addAll(spi(name, strip.bus(), strip.select(), "DI", "", "CI", ""));
                parts.add(new Part(name, wires, strip(strip.layout())));
            }
        }
    }

    private static List<String> strip(LightLayout layout) {
        List<String> notes = new ArrayList<>();
        int line = switch (layout.kind()) {
            case SQUARES, EDGES -> 8;
            case CORNERS -> 9;
        };
        for (int from = 0; from < layout.size(); from += line) {
            int to = Math.min(layout.size(), from + line);
            notes.add("lights " + (from + 1) + "-" + to + ": "
                    + layout.places().subList(from, to).stream()
                            .map(place -> place(layout.kind(), place))
                            .collect(Collectors.joining(" ")));
        }
        notes.add("5 V and ground from the supply, not from the Pi.");
        notes.add("Data through a 3.3 V to 5 V level shifter.");
        return notes;
    }

    private static String place(LightLayout.Kind kind, int place) {
        if (place == SquareMap.NONE) {
            return "-";
        }
        return switch (kind) {
            case SQUARES -> Square.name(place);
            // Corners are named by the column and row of lines between the squares.
            case CORNERS -> String.format(Locale.ROOT, "%d/%d", place % 9, place / 9);
            case EDGES -> place < 8 ? String.valueOf((char) ('a' + place)) : String.valueOf(place - 7);
        };
    }

    private void buttons(List<Button> buttons) {
        if (buttons.isEmpty()) {
            return;
        }
        String name = "Buttons";
        List<Wire> wires = new ArrayList<>();
        for (Button button : buttons) {
            wires.add(gpio(button.bcm(), name, button.action().word()));
        }
        wires.add(new Wire(PIN_GROUND, "ground", name, "other side of all", WireColour.BLACK));
        parts.add(new Part(name, wires, List.of()));
    }

    private void buzzer(BuzzerPin pin) {
        String name = pin.title();
        List<Wire> wires = new ArrayList<>();
        if (pin.passive()) {
            wires.add(gpio(pin.bcm(), name, "+"));
            wires.add(new Wire(PIN_GROUND, "ground", name, "-", WireColour.BLACK));
        } else {
            wires.addAll(power(name, PIN_3V3, "VCC", "GND"));
            wires.add(gpio(pin.bcm(), name, "I/O"));
        }
        String note = pin.passive()
                ? "A bare piezo with 100 ohm in its wire; config.txt: dtoverlay=pwm-2chan,pin=12,func=4,pin2=13,func2=4."
                : "A module that sounds while its input is low.";
        parts.add(new Part(name, wires, List.of(note)));
    }

    private List<Wire> i2c(String name, String supply, String ground, String data, String clock) {
        List<Wire> wires = new ArrayList<>(power(name, PIN_3V3, supply, ground));
        wires.add(new Wire(Header.pin(2), "I2C1 SDA", name, data, WireColour.BLUE));
        wires.add(new Wire(Header.pin(3), "I2C1 SCL", name, clock, WireColour.YELLOW));
        return wires;
    }

    private List<Wire> spi(String name, int bus, int select, String mosi, String miso, String clock, String enable) {
        List<Integer> lines = Header.spiLines(bus, select);
        String[] ends = {mosi, miso, clock, enable};
        List<Wire> wires = new ArrayList<>();
        for (int i = 0; i < ends.length; i++) {
            if (!ends[i].isEmpty()) {
                wires.add(gpio(lines.get(i), name, ends[i]));
            }
        }
        return wires;
    }

    private static List<Wire> power(String name, int pin, String supply, String ground) {
        String volts = pin == PIN_5V ? "5 V" : "3.3 V";
        return List.of(
                new Wire(pin, volts, name, supply, WireColour.RED),
                new Wire(PIN_GROUND, "ground", name, ground, WireColour.BLACK));
    }

    private Wire gpio(int bcm, String part, String end) {
        String signal = "GPIO " + bcm + Header.duty(bcm).map(duty -> " " + duty).orElse("");
        return new Wire(Header.pin(bcm), signal, part, end, WireColour.signal(signals++));
    }

    private static String squares(SquareMap map, int from, int count, int step) {
        return IntStream.range(0, count)
                .map(i -> map.square(from + i * step))
                .mapToObj(square -> square == SquareMap.NONE ? "-" : Square.name(square))
                .collect(Collectors.joining(" "));
    }

    private static String lights(LightLayout layout, int row) {
        return layout.places().subList(row * 8, row * 8 + 8).stream()
                .map(place -> place(layout.kind(), place))
                .collect(Collectors.joining(" "));
    }
}
