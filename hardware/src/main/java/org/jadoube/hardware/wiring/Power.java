package org.jadoube.hardware.wiring;

/**
 * What the board may draw, in mA.
 *
 * @param from3v3 what the Pi's 3.3 V pins may give
 * @param from5v what the 5 V supply may give to the board, the Pi's own need left out
 * @param draws3v3 what the chips of the profile draw at worst from 3.3 V
 * @param draws5v what they draw at worst from 5 V
 */
public record Power(int from3v3, int from5v, int draws3v3, int draws5v) {
    /** The default for 3.3 V: a cautious share of what the Pi's regulator gives. */
    public static final int USUAL_3V3 = 300;
    /** The default for 5 V: a 3 A supply with 1 A left to the Pi. */
    public static final int USUAL_5V = 2000;
}
