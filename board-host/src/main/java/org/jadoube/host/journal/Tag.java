package org.jadoube.host.journal;

/** The first byte of a record. Below 64: the contact of that square changed, and nothing else. */
final class Tag {

    static final int SQUARES = 64;
    static final int PRESS_WHITE = 65;
    static final int PRESS_BLACK = 66;
    static final int TICK = 67;
    static final int LINE = 68;
    static final int HAND = 69;
    static final int TOLD = 70;
    static final int START = 71;
    static final int RESUMED = 72;

    private Tag() {}
}
