package org.jadoube.arbiter;

/** The rule set a game starts from, before house rules are added or taken away. */
public enum RuleBase {
    /** The FIDE Laws of 2023 as in a competition: nothing is hinted. */
    FIDE("fide"),
    /** The Laws with kinder words and a few lights. */
    CLUB("club"),
    /** Friends at a table: no touch-move, no penalties. */
    HOME("home"),
    /** Like {@link #HOME}, and the board teaches. */
    LEARN("learn");

    private final String word;

    RuleBase(String word) {
        this.word = word;
    }

    /** The name in settings and recordings, such as "fide". */
    public String word() {
        return word;
    }

    /**
     * The base with this name.
     *
     * @throws RuleSetException if there is none
     */
    public static RuleBase of(String word) {
        for (RuleBase base : values()) {
            if (base.word.equals(word)) {
                return base;
            }
        }
        throw new RuleSetException(
                "unknown rules \"" + word + "\": expected one of fide, club, home, learn (rules a game starts from)");
    }

    /** Whether this base is played at a table of friends, where unlawful acts are only put back. */
    public boolean friendly() {
        return this == HOME || this == LEARN;
    }
}
