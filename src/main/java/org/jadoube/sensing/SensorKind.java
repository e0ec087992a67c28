package org.jadoube.sensing;

import java.util.Locale;

/** What a board's sensors can tell of a square. */
public enum SensorKind {
    /** Full or empty: reed switches, Hall switches, light barriers. */
    OCCUPANCY,
    /** Full of a white man, full of a black man, or empty: linear Hall sensors with magnets by colour. */
    COLOUR,
    /** Which man stands there: coils or chips in the men. */
    IDENTITY;

    /** The word in recordings, such as {@code occupancy}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
