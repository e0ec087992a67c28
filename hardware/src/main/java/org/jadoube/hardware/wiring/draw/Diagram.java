package org.jadoube.hardware.wiring.draw;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.hardware.wiring.Header;
import org.jadoube.hardware.wiring.WiringProfile;

/** Draws a wiring profile as SVG: the Pi's header on the left, the parts on the right, below them the table to solder from. */
public final class Diagram {
    private static final int WIDTH = 1180;
    private static final int TOP = 70;
    private static final int PITCH = 24;
    private static final int LEFT_PINS = 180;
    private static final int RIGHT_PINS = 204;
    private static final int FIRST_BEND = 300;
    private static final int PARTS_X = 560;
    private static final int PARTS_WIDTH = 590;
    private static final double LANE = 9;
    private static final int LINE = 17;
    private static final int GAP = 18;
    private static final String SMALL = "11";
    private static final String NORMAL = "13";

    private final Svg svg = new Svg();
    private final Map<Integer, WireColour> used = new HashMap<>();

    private Diagram() {}

    /** The diagram of a profile, complete; the same profile always gives the same text. */
    public static String of(WiringProfile profile) {
        return new Diagram().draw(profile);
    }

    private String draw(WiringProfile profile) {
        List<Part> parts = PartList.of(profile);
        List<Wire> wires = parts.stream().flatMap(part -> part.wires().stream()).toList();
        wires.forEach(wire -> used.putIfAbsent(wire.pin(), wire.colour()));
        svg.bold(30, 34, "19", profile.title());
        svg.text(
                30,
                54,
                "start",
                NORMAL,
                "Profile " + profile.name() + "; seen from above, the header's pin 1 is at the top left.");
        int bottom = Math.max(parts(parts), TOP + 20 * PITCH + GAP);
        header();
        int end = table(wires, bottom + 2 * GAP);
        return svg.document(WIDTH, end + GAP, profile.title());
    }

    private int parts(List<Part> parts) {
        int y = TOP;
        int bend = FIRST_BEND;
        for (Part part : parts) {
            int height = 30 + LINE * (part.wires().size() + part.notes().size());
            svg.rect(PARTS_X, y, PARTS_WIDTH, height, "#ffffff", "#666666");
            svg.bold(PARTS_X + 26, y + 19, NORMAL, part.name());
            int at = y + 38;
            for (Wire wire : part.wires()) {
                double pinX = wire.pin() % 2 == 1 ? LEFT_PINS : RIGHT_PINS;
                svg.wire(
                        pinX,
                        pinY(wire.pin()),
                        laneY(wire.pin()),
                        PARTS_X + 8.0,
                        at - 4.0,
                        bend,
                        wire.colour().paint());
                svg.circle(PARTS_X + 8.0, at - 4.0, 4, wire.colour().paint());
                svg.text(PARTS_X + 26, at, "start", SMALL, wire.end());
                at += LINE;
                bend = bend > PARTS_X - 110 ? FIRST_BEND + 4 : bend + 9;
            }
            for (String note : part.notes()) {
                svg.text(PARTS_X + 26, at, "start", SMALL, note);
                at += LINE;
            }
            y += height + GAP;
        }
        return y;
    }

    private void header() {
        svg.rect(LEFT_PINS - 18, TOP - 4, RIGHT_PINS - LEFT_PINS + 36, 20 * PITCH, "#e9efe6", "#557755");
        for (int pin = 1; pin <= Header.PINS; pin++) {
            boolean left = pin % 2 == 1;
            double x = left ? LEFT_PINS : RIGHT_PINS;
            WireColour colour = used.get(pin);
            svg.circle(x, pinY(pin), 8, colour == null ? "#ffffff" : colour.paint());
            double y = pinY(pin) + 4;
            if (left) {
                svg.text(x - 24, y, "end", SMALL, name(pin) + "  " + pin);
            } else {
                svg.text(x + 22, pinY(pin) - 4, "start", SMALL, pin + "  " + name(pin));
            }
        }
    }

    private static double pinY(int pin) {
        int row = (pin - 1) / 2;
        return TOP + 8.0 + row * PITCH;
    }

    /** Wires of the left pins leave a little lower, so that they do not run through the right ones. */
    private static double laneY(int pin) {
        return pinY(pin) + (pin % 2 == 1 ? LANE : 0);
    }

    private static String name(int pin) {
        if (Header.POWER_3V3.contains(pin)) {
            return "3.3 V";
        }
        if (Header.POWER_5V.contains(pin)) {
            return "5 V";
        }
        return Header.line(pin).map(bcm -> "GPIO " + bcm).orElse("ground");
    }

    private int table(List<Wire> wires, int top) {
        svg.bold(30, top, NORMAL, "To solder from");
        int[] columns = {30, 90, 270, 560, 1060};
        String[] heads = {"pin", "signal", "part", "to", "wire"};
        int y = top + LINE + 4;
        for (int i = 0; i < heads.length; i++) {
            svg.bold(columns[i], y, SMALL, heads[i]);
        }
        for (Wire wire : wires) {
            y += LINE;
            svg.text(columns[0], y, "start", SMALL, String.valueOf(wire.pin()));
            svg.text(columns[1], y, "start", SMALL, wire.signal());
            svg.text(columns[2], y, "start", SMALL, wire.part());
            svg.text(columns[3], y, "start", SMALL, wire.end());
            svg.rect(columns[4], y - 9, 22, 9, wire.colour().paint(), "#444444");
            svg.text(columns[4] + 30, y, "start", SMALL, wire.colour().word());
        }
        return y;
    }
}
