package org.jadoube.hardware.lamp;

/**
 * How a light looks: its colour, its rhythm, and its weight where two claim one lamp.
 *
 * @param rgb 0xRRGGBB at full brightness; lamps of one colour are lit by any but 0
 * @param rhythm bit i: lit in time slot i of {@value #SLOTS}, each {@value #SLOT_MILLIS} ms
 * @param weight the heavier one shows where a corner or edge belongs to two squares
 */
public record Look(int rgb, int rhythm, int weight) {
    /** Slots in one round of a rhythm. */
    public static final int SLOTS = 16;
    /** The length of a slot: short enough for quick blinking, long enough to cost nothing. */
    public static final int SLOT_MILLIS = 125;
    /** Lit all the time. */
    public static final int STEADY = 0xFFFF;
    /** Never lit. */
    public static final Look DARK = new Look(0, 0, -1);

    /** True in a slot in which it is lit. */
    public boolean lit(int slot) {
        return (rhythm >>> slot & 1) != 0;
    }

    /** True if it is not the same all the time. */
    public boolean moves() {
        return rhythm != STEADY && rhythm != 0;
    }
}
