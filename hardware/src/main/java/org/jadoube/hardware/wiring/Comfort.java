package org.jadoube.hardware.wiring;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a board treats eyes and ears.
 *
 * @param colourBlind true for lamps of many colours in those that all eyes tell apart
 * @param night true for all lamps at a quarter of their brightness
 * @param buzzer the GPIO line of a buzzer that sounds while the line is low, if there is one
 */
public record Comfort(boolean colourBlind, boolean night, OptionalInt buzzer) {

    /** Neither dimmed nor heard, in usual colours. */
    public static final Comfort PLAIN = new Comfort(false, false, OptionalInt.empty());

    /** Reads {@code colour-blind}, {@code night} and the table {@code [buzzer]}. */
    static Comfort read(Section top, PinBook pins, PowerBook power) {
        boolean colourBlind = top.flag("colour-blind", false);
        boolean night = top.flag("night", false);
        Optional<Section> buzzer = top.table("buzzer");
        if (buzzer.isEmpty()) {
            return new Comfort(colourBlind, night, OptionalInt.empty());
        }
        Section section = buzzer.get();
        int bcm = section.integer("line", 0, 99);
        if (!section.wrong("line")) {
            pins.line(section, section.lineOf("line"), bcm, "buzzer");
        }
        power.buzzer();
        section.close();
        return new Comfort(colourBlind, night, OptionalInt.of(bcm));
    }
}
