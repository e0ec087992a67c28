package org.jadoube.hardware.model;

/** What a GPIO line of the Pi does to its wire. */
public enum Drive {
    /** An input without a pull, as all lines are at power-up, or an open-drain output that has let go. */
    NOTHING,
    /** An input with the Pi's own pull-up. */
    PULL_UP,
    /** An output, low. */
    LOW,
    /** An output, high. */
    HIGH
}
