package org.jadoube.hardware.wiring;

import java.util.OptionalInt;

/**
 * Where a board's buzzer is.
 *
 * @param bcm its GPIO line
 * @param passive true for a bare piezo, which sounds at the pitch at which its line swings; false for a module with a tone of
 *     its own, which sounds while its line is low
 */
public record BuzzerPin(int bcm, boolean passive) {

    /** The line of the first channel of a Pi's pulse generator; the next line is the second channel's. */
    static final int FIRST = 12;

    public BuzzerPin {
        if (passive && channel(bcm).isEmpty()) {
            throw new IllegalArgumentException("GPIO " + bcm + " has no pulse generator");
        }
    }

    /** The channel of the pulse generator that drives a line, alike on every Pi; empty if none does. */
    static OptionalInt channel(int bcm) {
        return bcm == FIRST || bcm == FIRST + 1 ? OptionalInt.of(bcm - FIRST) : OptionalInt.empty();
    }

    /** The channel of the pulse generator that drives a bare piezo. */
    public int channel() {
        return channel(bcm).orElse(0);
    }

    /** What it is called in accounts and diagrams. */
    public String title() {
        return passive ? "Passive piezo buzzer" : "Active buzzer module";
    }
}
