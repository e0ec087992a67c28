package org.jadoube.hardware.wiring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jadoube.rules.Square;

/** Tells a wiring profile in words: chips, which bit is which square, pins that are left, rate and current. */
public final class WiringAccount {

    private WiringAccount() {}

    /** The account, a line each. */
    public static List<String> of(WiringProfile profile) {
        List<String> lines = new ArrayList<>();
        lines.add(profile.name() + ": " + profile.title());
        lines.add("scanned " + profile.scan().rate() + " times a second, turned by " + profile.quarters() * 90
                + " degrees");
        for (SensorChip chip : profile.sensors()) {
            lines.add("reads by a " + chip.label());
            squares(chip.squares(), lines);
        }
        for (LampChip chip : profile.lamps()) {
            lines.add("lights by " + chip.label() + ", " + chip.layout().size() + " lights, "
                    + kind(chip.layout().kind()));
        }
        for (Button button : profile.buttons()) {
            lines.add("button " + button.action().word() + " on GPIO " + button.bcm() + " (pin "
                    + Header.pin(button.bcm()) + ")");
        }
        profile.comfort()
                .buzzer()
                .ifPresent(pin -> lines.add((pin.passive() ? "passive buzzer" : "buzzer") + " on GPIO " + pin.bcm()
                        + " (pin " + Header.pin(pin.bcm()) + ")"));
        lines.add(String.format(
                Locale.ROOT,
                "draws up to %d of %d mA from 3.3 V and %d of %d mA from 5 V",
                profile.power().draws3v3(),
                profile.power().from3v3(),
                profile.power().draws5v(),
                profile.power().from5v()));
        return lines;
    }

    private static void squares(SquareMap map, List<String> lines) {
        for (int from = 0; from < map.size(); from += 8) {
            int[] part = IntStream.range(from, Math.min(map.size(), from + 8))
                    .map(map::square)
                    .toArray();
            lines.add(String.format(
                    Locale.ROOT,
                    "  bits %2d to %2d: %s",
                    from,
                    from + part.length - 1,
                    String.join(
                            " ",
                            Arrays.stream(part)
                                    .mapToObj(square -> square == SquareMap.NONE ? "-" : Square.name(square))
                                    .toList())));
        }
    }

    private static String kind(LightLayout.Kind kind) {
        return switch (kind) {
            case SQUARES -> "one a square";
            case CORNERS -> "at the corners of the squares";
            case EDGES -> "along two edges";
        };
    }
}
