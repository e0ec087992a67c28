package org.jadoube.hardware.pi4j;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The pulse generators that the kernel shows: which of them the header's lines hang on. */
final class PwmChips {

    private static final String PREFIX = "pwmchip";

    /** The one of the header has two channels or more; that of a Pi 5's fan comes with it, and later. */
    private static final int CHANNELS = 2;

    private PwmChips() {}

    /** The number of the first one under {@code system} with two channels; 0, the usual one, if there is none. */
    static int first(Path system) {
        try (Stream<Path> all = Files.list(system)) {
            List<Integer> chips = all.map(path -> String.valueOf(path.getFileName()))
                    .filter(name -> name.matches(PREFIX + "\\d{1,6}"))
                    .map(name -> Integer.parseInt(name.substring(PREFIX.length())))
                    .sorted(Comparator.naturalOrder())
                    .toList();
            for (int chip : chips) {
                String channels = Files.readString(system.resolve(PREFIX + chip).resolve("npwm"));
                if (channels.strip().matches("\\d{1,6}") && Integer.parseInt(channels.strip()) >= CHANNELS) {
                    return chip;
                }
            }
        } catch (IOException e) {
            // No pulse generator is switched on: opening one will say so.
        }
        return 0;
    }
}
