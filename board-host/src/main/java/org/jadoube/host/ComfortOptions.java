package org.jadoube.host;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.host.play.Comfort;
import org.jadoube.light.Sound;
import picocli.CommandLine.Option;

/** The options of {@code play} that say how a wired board treats eyes and ears. */
final class ComfortOptions {

    private static final String NONE = "none";

    @Option(
            names = "--buzzer",
            paramLabel = "SOUND",
            split = ",",
            description = "what the buzzer of a wired board lets be heard: move, capture, check, illegal, ask, end, low"
                    + " (default: all), or none; in the rule set fide it is silent")
    private List<String> buzzer = List.of();

    @Option(
            names = "--night",
            description = "dim the lamps of a wired board, and the page's unless a browser has its own wish")
    private boolean night;

    @Option(
            names = "--colour-blind",
            description =
                    "lamps in colours that all eyes tell apart, on a wired board, and on the page unless a browser has"
                            + " its own wish")
    private boolean colourBlind;

    /** What was said. */
    Comfort comfort() {
        if (buzzer.isEmpty()) {
            return new Comfort(Comfort.USUAL.sounds(), night, colourBlind);
        }
        Set<Sound> sounds = EnumSet.noneOf(Sound.class);
        for (String word : buzzer.equals(List.of(NONE)) ? List.<String>of() : buzzer) {
            sounds.add(Sound.of(word)
                    .orElseThrow(() -> new UsageException("--buzzer " + word + ": "
                            + Arrays.stream(Sound.values()).map(Sound::word).collect(Collectors.joining(", "))
                            + " or none expected")));
        }
        return new Comfort(sounds, night, colourBlind);
    }
}
