package org.jadoube.inference;

/** How a question was closed. */
public enum How {
    /** Somebody chose. */
    CHOOSE,
    /** The man meant was touched. */
    TOUCH,
    /** The following moves left one answer. */
    PLAY,
    /** It lost its meaning: what it was about is gone. */
    LAPSED
}
