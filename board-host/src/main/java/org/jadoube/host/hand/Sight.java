package org.jadoube.host.hand;

import java.util.Locale;
import org.jadoube.host.UsageException;

/** What the sensors under the squares can see; the words are those of a recording's header. */
public enum Sight {
    /** A square is full or empty. */
    OCCUPANCY("occupancy"),
    /** A square holds a white man, a black man or nothing. */
    COLOUR("colour"),
    /** Which man stands on a square. */
    IDENTITY("identity");

    private final String word;

    Sight(String word) {
        this.word = word;
    }

    /** The sight of that word; a {@link UsageException} names the words there are. */
    public static Sight of(String word) {
        for (Sight sight : values()) {
            if (sight.word.equals(word.toLowerCase(Locale.ROOT))) {
                return sight;
            }
        }
        throw new UsageException("no sensor is called '" + word + "'; there are occupancy, colour and identity");
    }

    /** The value of the header key {@code sensor}. */
    public String word() {
        return word;
    }
}
