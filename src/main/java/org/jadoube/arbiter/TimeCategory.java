package org.jadoube.arbiter;

/** How fast a game is, which decides what an offence costs (articles 7.5.5, 9.5.3, A.1, A.3, B.1, B.3). */
public enum TimeCategory {
    /** An hour or more for sixty moves. */
    STANDARD("standard", 120, "7.5.5"),
    /** More than ten minutes and less than an hour for sixty moves (A.1). */
    RAPID("rapid", 60, "A.3"),
    /** Ten minutes or less for sixty moves (B.1). */
    BLITZ("blitz", 60, "B.3");

    private final String word;
    private final int penaltySeconds;
    private final String law;

    TimeCategory(String word, int penaltySeconds, String law) {
        this.word = word;
        this.penaltySeconds = penaltySeconds;
        this.law = law;
    }

    /** The name in recordings, such as "rapid". */
    public String word() {
        return word;
    }

    /** Seconds the opponent receives for an offence or a wrong claim. */
    public int penaltySeconds() {
        return penaltySeconds;
    }

    /** The article that sets the penalty. */
    public String penaltyLaw() {
        return law;
    }

    /**
     * The category with this name.
     *
     * @throws TimeControlException if there is none
     */
    public static TimeCategory of(String word) {
        for (TimeCategory category : values()) {
            if (category.word.equals(word)) {
                return category;
            }
        }
        throw new TimeControlException(
                "unknown time category \"" + word + "\": expected one of standard, rapid, blitz");
    }

    /** The category of a game with this many seconds for sixty moves (A.1, B.1). */
    public static TimeCategory ofSeconds(long seconds) {
        if (seconds >= 3600) {
            return STANDARD;
        }
        return seconds > 600 ? RAPID : BLITZ;
    }
}
