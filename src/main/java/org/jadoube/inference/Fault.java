package org.jadoube.inference;

/** A fault of the sensors, as far as the board can be trusted to show it. */
public enum Fault {
    STUCK_OPEN,
    STUCK_CLOSED,
    FLICKER,
    SILENT_ROW,
    SILENT_COLUMN,
    /** Full by ghosting: the fourth corner of a rectangle whose three others are, in a matrix without diodes. */
    GHOST
}
