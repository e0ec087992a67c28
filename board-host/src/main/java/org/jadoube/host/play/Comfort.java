package org.jadoube.host.play;

import java.util.EnumSet;
import java.util.Set;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.light.Sound;

/**
 * How a wired board, and a page without a wish of its own, treats eyes and ears.
 *
 * @param sounds what its buzzer, if it has one, lets be heard
 * @param night whether its lamps are dimmed
 * @param colourBlind whether its lamps are of colours that all eyes tell apart
 */
public record Comfort(Set<Sound> sounds, boolean night, boolean colourBlind) {

    /** Everything is heard, by day. */
    public static final Comfort USUAL = new Comfort(EnumSet.allOf(Sound.class), false, false);

    /** Copies the sounds. */
    public Comfort {
        sounds = Set.copyOf(sounds);
    }

    /** A design as these wishes have it; what it says itself stays. */
    WiringProfile as(WiringProfile profile) {
        WiringProfile dimmed = night ? profile.atNight() : profile;
        return colourBlind ? dimmed.forAllEyes() : dimmed;
    }
}
