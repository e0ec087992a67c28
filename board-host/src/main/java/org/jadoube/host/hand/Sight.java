package org.jadoube.host.hand;

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

    /** The value of the header key {@code sensor}. */
    public String word() {
        return word;
    }
}
