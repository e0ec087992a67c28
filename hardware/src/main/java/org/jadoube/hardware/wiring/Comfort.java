package org.jadoube.hardware.wiring;

import java.util.List;
import java.util.Optional;

/**
 * How a board treats eyes and ears.
 *
 * @param colourBlind true for lamps of many colours in those that all eyes tell apart
 * @param night true for all lamps at a quarter of their brightness
 * @param buzzer its buzzer, if there is one
 */
public record Comfort(boolean colourBlind, boolean night, Optional<BuzzerPin> buzzer) {

    /** Neither dimmed nor heard, in usual colours. */
    public static final Comfort PLAIN = new Comfort(false, false, Optional.empty());

    /** Reads {@code colour-blind}, {@code night} and the table {@code [buzzer]}. */
    static Comfort read(Section top, PinBook pins, PowerBook power) {
        boolean colourBlind = top.flag("colour-blind", false);
        boolean night = top.flag("night", false);
        Optional<Section> buzzer = top.table("buzzer");
        if (buzzer.isEmpty()) {
            return new Comfort(colourBlind, night, Optional.empty());
        }
        Section section = buzzer.get();
        int bcm = section.integer("line", 0, 99);
        if (!section.wrong("line")) {
            pins.line(section, section.lineOf("line"), bcm, "buzzer");
        }
        boolean passive = section.choice("kind", List.of("active", "passive")).equals("passive");
        if (passive && BuzzerPin.channel(bcm).isEmpty()) {
            section.problem(
                    section.lineOf("line"),
                    "a passive buzzer is on GPIO " + bcm + ", which has no pulse generator of its own",
                    "use GPIO 12 or 13");
            passive = false;
        }
        power.buzzer();
        section.close();
        return new Comfort(colourBlind, night, Optional.of(new BuzzerPin(bcm, passive)));
    }
}
