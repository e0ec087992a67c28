package org.jadoube.rules;

/** One of the two players and the colour of the men that this player moves. */
public enum Side {
    WHITE("white"),
    BLACK("black");

    private final String word;

    Side(String word) {
        this.word = word;
    }

    /** The opponent. */
    public Side other() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** The name in lower case, as recordings and events spell it: {@code white} or {@code black}. */
    public String word() {
        return word;
    }
}
