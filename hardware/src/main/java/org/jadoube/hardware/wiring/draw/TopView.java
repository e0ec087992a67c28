package org.jadoube.hardware.wiring.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.hardware.wiring.Header;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.SensorChip.Hc165;
import org.jadoube.hardware.wiring.SensorChip.Mcp23017;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;
import org.jadoube.hardware.wiring.SquareMap;
import org.jadoube.hardware.wiring.WiringProfile;

/**
 * The parts of a profile as they lie: the Pi, chips in their packages with every pin, the board with its switches, diodes and
 * lights, and the wires between them in their colours. The same list of wires as in the diagram.
 */
public final class TopView {
    private static final double PI_X = 40;
    private static final double TOP = 80;
    private static final double PI_WIDTH = 150;
    private static final double PI_HEIGHT = 470;
    private static final double HEADER_X = 152;
    private static final double HEADER_Y = 100;
    private static final double HEADER_PITCH = 18;
    private static final double CHIPS_X = 330;
    private static final double CHIPS_GAP = 150;
    private static final double BOARD_X = 650;
    private static final double THICK = 2.2;
    private static final double THIN = 0.9;
    private static final Pattern PIN = Pattern.compile("\\((\\d+)");
    /** The pins of inputs 0 to 7 of a 74HC4051, and of A to H of a 74HC165. */
    private static final int[] MUX_INPUTS = {13, 14, 15, 12, 1, 5, 2, 4};

    private static final int[] SHIFT_INPUTS = {11, 12, 13, 14, 3, 4, 5, 6};
    private static final int[] MUX_SELECTS = {11, 10, 9};

    private final Svg svg = new Svg();
    private final WiringProfile profile;
    private final Map<String, Part> parts;
    private final BoardFace board = new BoardFace(svg, BOARD_X, TOP);
    private final List<DipPackage> packages = new ArrayList<>();
    private double nextY = TOP;
    private double bottom = TOP + BoardFace.SIZE;

    private TopView(WiringProfile profile) {
        this.profile = profile;
        this.parts = PartList.of(profile).stream()
                .collect(Collectors.toMap(Part::name, part -> part, (a, b) -> a, HashMap::new));
    }

    /** The drawing; the same profile always gives the same text. */
    public static String of(WiringProfile profile) {
        return new TopView(profile).draw();
    }

    private String draw() {
        svg.bold(PI_X, 36, "19", profile.title());
        svg.text(
                PI_X,
                56,
                "start",
                "13",
                "Profile " + profile.name() + ": the parts as they lie, the squares taken off.");
        board.wood();
        if (profile.serialPlace().isPresent()) {
            controller();
        } else {
            pi();
        }
        profile.sensors().forEach(this::sensor);
        profile.lamps().forEach(this::lamp);
        packages.forEach(chip -> chip.draw(svg));
        return svg.document(1210, (int) Math.max(bottom, nextY) + 40, profile.title());
    }

    private void pi() {
        svg.rect(PI_X, TOP, PI_WIDTH, PI_HEIGHT, "#2f7d4f", "#1d5233");
        svg.rect(PI_X + 20, TOP + 150, 60, 60, "#26282c", "#101114");
        svg.rect(PI_X + 14, TOP + PI_HEIGHT - 58, 52, 66, "#c9ccd1", "#8a8d92");
        svg.rect(PI_X + 80, TOP + PI_HEIGHT - 58, 52, 66, "#c9ccd1", "#8a8d92");
        svg.print(PI_X + 50, TOP + 240, "Raspberry Pi");
        svg.rect(HEADER_X - 9, HEADER_Y - 12, 36, 20 * HEADER_PITCH + 6, "#202226", "#101114");
        for (int pin = 1; pin <= Header.PINS; pin++) {
            Spot spot = headerPin(pin);
            svg.circle(spot.x(), spot.y(), 4, "#d8b44a");
        }
        svg.print(HEADER_X - 22, HEADER_Y + 4, "pin 1");
        bottom = Math.max(bottom, TOP + PI_HEIGHT + 10);
    }

    private void controller() {
        svg.rect(PI_X, TOP, PI_WIDTH, 150, "#1f4e79", "#12304c");
        svg.rect(PI_X + 40, TOP + 40, 70, 60, "#26282c", "#101114");
        svg.print(PI_X + 75, TOP + 74, "controller");
        svg.rect(PI_X + 52, TOP - 10, 46, 26, "#c9ccd1", "#8a8d92");
        svg.text(PI_X + 75, TOP + 172, "middle", "12", "USB to the computer");
    }

    private static Spot headerPin(int pin) {
        int row = (pin - 1) / 2;
        return new Spot(HEADER_X + (pin % 2 == 1 ? 0 : HEADER_PITCH), HEADER_Y + row * HEADER_PITCH);
    }

    private DipPackage chip(double x, int pins, String... label) {
        DipPackage chip = new DipPackage(x, nextY, pins, List.of(label));
        packages.add(chip);
        return chip;
    }

    private void below(DipPackage chip) {
        nextY = chip.y() + chip.height() + 22;
    }

    private Part part(String name) {
        return parts.entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(name))
                .findFirst()
                .orElseThrow()
                .getValue();
    }

    /** All wires of a part from the header to the pins of a package that its ends name. */
    private void fromHeader(Part part, DipPackage chip) {
        for (Wire wire : part.wires()) {
            Matcher pin = PIN.matcher(wire.end());
            if (pin.find()) {
                svg.curve(
                        headerPin(wire.pin()),
                        chip.pin(Integer.parseInt(pin.group(1))),
                        wire.colour().paint(),
                        THICK);
            }
        }
    }

    private void sensor(SensorChip chip) {
        switch (chip) {
            case GpioMatrix matrix -> matrix(matrix);
            case Mcp23017 mcp -> {
                DipPackage drawn = chip(CHIPS_X, 28, "MCP23017", String.format("0x%02X", mcp.address()));
                fromHeader(part("MCP23017 at " + String.format("0x%02X", mcp.address())), drawn);
                for (int bit = 0; bit < 16; bit++) {
                    // GPA0 to 7 are pins 21 to 28, GPB0 to 7 pins 1 to 8.
                    toSwitch(
                            drawn.pin(bit < 8 ? 21 + bit : bit - 7),
                            mcp.squares().square(bit),
                            bit);
                }
                below(drawn);
            }
            case Hc165 chain -> shiftRegisters(chain);
            case Mcp3008 mcp -> halls(mcp);
            case SensorChip.Serial serial -> {
                for (int square = 0; square < 64; square++) {
                    board.reed(square, false);
                    svg.curve(
                            new Spot(PI_X + PI_WIDTH, TOP + 20 + square * 1.7),
                            board.upper(square),
                            WireColour.signal(square).paint(),
                            THIN);
                }
            }
        }
    }

    private void matrix(GpioMatrix matrix) {
        Part part = part("Matrix");
        bottom = Math.max(bottom, TOP + BoardFace.SIZE + 40);
        int width = matrix.columns().size();
        for (int i = 0; i < part.wires().size(); i++) {
            Wire wire = part.wires().get(i);
            boolean row = i < matrix.rows().size();
            int line = row ? i : i - matrix.rows().size();
            List<Spot> spots = new ArrayList<>();
            for (int k = 0; k < (row ? width : matrix.rows().size()); k++) {
                int square = matrix.squares().square(row ? line * width + k : k * width + line);
                if (square != SquareMap.NONE) {
                    spots.add(row ? board.lower(square) : board.upper(square));
                }
            }
            if (!row) {
                // Columns come in under the edge at White's side.
                spots.add(0, new Spot(board.upper(line).x(), TOP + BoardFace.SIZE + 26 + 3 * line));
            }
            board.line(spots, wire.colour().paint());
            svg.curve(headerPin(wire.pin()), spots.get(0), wire.colour().paint(), THICK);
        }
        for (int square : matrix.squares().asList()) {
            if (square != SquareMap.NONE) {
                board.reed(square, matrix.diodes());
            }
        }
    }

    private void toSwitch(Spot pin, int square, int colour) {
        if (square != SquareMap.NONE) {
            board.reed(square, false);
            svg.curve(pin, board.upper(square), WireColour.signal(colour).paint(), THIN);
        }
    }

    private void shiftRegisters(Hc165 chain) {
        DipPackage before = null;
        for (int number = 0; number < chain.squares().size() / 8; number++) {
            DipPackage drawn = chip(CHIPS_X + number % 2 * CHIPS_GAP, 16, "74HC165", "no. " + (number + 1));
            if (before == null) {
                fromHeader(part(chain.squares().size() / 8 + " x 74HC165"), drawn);
            } else {
                // QH (9) of this chip to SER (10) of the one before.
                svg.curve(drawn.pin(9), before.pin(10), WireColour.GREY.paint(), THIN);
            }
            for (int input = 0; input < 8; input++) {
                toSwitch(drawn.pin(SHIFT_INPUTS[input]), chain.squares().square(number * 8 + input), input);
            }
            before = drawn;
            if (number % 2 == 1) {
                below(drawn);
            }
        }
    }

    private void halls(Mcp3008 mcp) {
        DipPackage converter = chip(CHIPS_X, 16, "MCP3008");
        Part part = part("MCP3008");
        fromHeader(part, converter);
        below(converter);
        for (int channel = 0; channel < 8; channel++) {
            DipPackage mux = chip(CHIPS_X + channel % 2 * CHIPS_GAP, 16, "74HC4051", "CH" + channel);
            svg.curve(mux.pin(3), converter.pin(channel + 1), WireColour.GREY.paint(), THIN);
            for (int input = 0; input < 8; input++) {
                int square = mcp.squares().square(channel * 8 + input);
                if (square != SquareMap.NONE) {
                    board.hall(square);
                    svg.curve(
                            mux.pin(MUX_INPUTS[input]),
                            board.middle(square),
                            WireColour.signal(input).paint(),
                            THIN);
                }
            }
            if (channel == 0) {
                List<Wire> selects = part.wires().stream()
                        .filter(wire -> wire.end().matches("S\\d of all.*"))
                        .toList();
                for (int i = 0; i < selects.size(); i++) {
                    svg.curve(
                            headerPin(selects.get(i).pin()),
                            mux.pin(MUX_SELECTS[i]),
                            selects.get(i).colour().paint(),
                            THICK);
                }
            }
            if (channel % 2 == 1) {
                below(mux);
            }
        }
    }

    private void lamp(LampChip chip) {
        switch (chip) {
            case LampChip.Ht16k33 ht -> {
                backpack(part("HT16K33"));
                board.lights(ht.layout(), false, "#e8e04a");
            }
            case LampChip.Max7219 max -> {
                DipPackage drawn = chip(CHIPS_X + CHIPS_GAP, 24, "MAX7219");
                fromHeader(part("MAX7219"), drawn);
                svg.curve(drawn.pin(20), new Spot(BOARD_X - 14, drawn.pin(20).y()), WireColour.GREEN.paint(), THICK);
                board.lights(max.layout(), false, "#e8403a");
                below(drawn);
            }
            case LampChip.Ws2812 strip -> chain(part(strip.layout().size() + " x WS2812"), strip.layout());
            case LampChip.Apa102 strip -> chain(part(strip.layout().size() + " x APA102"), strip.layout());
            case LampChip.Serial lights -> board.lights(lights.layout(), false, "#e8e04a");
        }
    }

    /** A backpack: a small board with four pins, and ribbons to the lights. */
    private void backpack(Part part) {
        double x = CHIPS_X - 10;
        svg.rect(x, nextY, 96, 72, "#1f4e79", "#12304c");
        svg.print(x + 48, nextY + 40, part.name());
        for (int i = 0; i < part.wires().size(); i++) {
            Wire wire = part.wires().get(i);
            Spot pin = new Spot(x, nextY + 12 + i * 16);
            svg.curve(headerPin(wire.pin()), pin, wire.colour().paint(), THICK);
            svg.circle(pin.x(), pin.y(), 3, "#d8b44a");
        }
        for (int i = 0; i < 16; i++) {
            Spot from = new Spot(x + 96, nextY + 6 + i * 4.0);
            svg.curve(
                    from,
                    new Spot(BOARD_X - 14, TOP + BoardFace.SIZE - 80 + i * 4.0),
                    WireColour.signal(i).paint(),
                    THIN);
        }
        nextY += 94;
    }

    /** A level shifter, the supply, and the lights in the order of their chain. */
    private void chain(Part part, LightLayout layout) {
        DipPackage shifter = chip(CHIPS_X, 14, "74AHCT125");
        Spot first = IntStream.range(0, layout.size())
                .filter(light -> layout.places().get(light) != SquareMap.NONE)
                .mapToObj(light -> board.light(layout.kind(), layout.places().get(light)))
                .findFirst()
                .orElseThrow();
        board.lights(layout, true, "#f6f6ff");
        int gate = 0;
        for (Wire wire : part.wires()) {
            if (wire.colour() != WireColour.RED && wire.colour() != WireColour.BLACK) {
                // Gates 1 and 2: in at pins 2 and 5, out at pins 3 and 6.
                svg.curve(
                        headerPin(wire.pin()),
                        shifter.pin(2 + gate * 3),
                        wire.colour().paint(),
                        THICK);
                svg.curve(
                        shifter.pin(3 + gate * 3),
                        first.moved(0, gate * 4.0),
                        wire.colour().paint(),
                        THICK);
                gate++;
            }
        }
        below(shifter);
        supply(shifter, first);
    }

    private void supply(DipPackage shifter, Spot first) {
        svg.rect(CHIPS_X - 10, nextY, 96, 46, "#3a3d42", "#101114");
        svg.print(CHIPS_X + 38, nextY + 20, "5 V supply");
        svg.print(CHIPS_X + 38, nextY + 34, profile.power().draws5v() + " mA");
        Spot red = new Spot(CHIPS_X + 86, nextY + 14);
        Spot black = new Spot(CHIPS_X + 86, nextY + 30);
        svg.curve(red, shifter.pin(14), WireColour.RED.paint(), THICK);
        svg.curve(black, shifter.pin(7), WireColour.BLACK.paint(), THICK);
        svg.curve(red, first.moved(-4, 4), WireColour.RED.paint(), THICK);
        svg.curve(black, first.moved(4, 4), WireColour.BLACK.paint(), THICK);
        svg.curve(headerPin(6), new Spot(CHIPS_X - 10, nextY + 30), WireColour.BLACK.paint(), THICK);
        nextY += 68;
    }
}
