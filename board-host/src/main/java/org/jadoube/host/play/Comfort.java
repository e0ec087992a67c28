package org.jadoube.host.play;

import java.util.EnumSet;
import java.util.Set;
import org.jadoube.light.Sound;

/**
 * How a wired board treats eyes and ears.
 *
 * @param sounds what its buzzer, if it has one, lets be heard
 * @param night whether its lamps are dimmed
 */
public record Comfort(Set<Sound> sounds, boolean night) {

    /** Everything is heard, by day. */
    public static final Comfort USUAL = new Comfort(EnumSet.allOf(Sound.class), false);

    /** Copies the sounds. */
    public Comfort {
        sounds = Set.copyOf(sounds);
    }
}
