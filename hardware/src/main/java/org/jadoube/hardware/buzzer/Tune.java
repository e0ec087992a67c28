package org.jadoube.hardware.buzzer;

import org.jadoube.light.Sound;

/**
 * How a meaning sounds: tones and rests by turns. A buzzer with one tone tells meanings by the rhythm alone, a bare piezo by
 * rhythm and melody, in the octaves in which a piezo is loud.
 */
final class Tune {

    static final Tune NONE = new Tune(new int[0], new int[0]);

    private static final int C6 = 1_047;
    private static final int E6 = 1_319;
    private static final int G6 = 1_568;
    private static final int A6 = 1_760;
    private static final int B6 = 1_976;
    private static final int E5 = 659;
    private static final int C5 = 523;

    private final int[] lengths;
    private final int[] pitches;

    private Tune(int[] lengths, int[] pitches) {
        this.lengths = lengths;
        this.pitches = pitches;
    }

    /** Lengths in ms, the first one sounding; one pitch in Hz for each length that sounds. No two meanings are alike in either. */
    static Tune of(Sound sound) {
        return switch (sound) {
            case MOVE -> tune(new int[] {30}, E6);
            case CAPTURE -> tune(new int[] {30, 60, 30}, E6, C6);
            case CHECK -> tune(new int[] {60, 60, 180}, E6, A6);
            case ILLEGAL -> tune(new int[] {300, 120, 300}, E5, C5);
            case ASK -> tune(new int[] {60, 90, 60, 90, 60}, C6, E6, C6);
            case END -> tune(new int[] {120, 80, 120, 80, 500}, C6, E6, G6);
            case LOW -> tune(new int[] {20, 60, 20, 60, 20, 60, 20}, B6, B6, B6, B6);
        };
    }

    private static Tune tune(int[] lengths, int... pitches) {
        return new Tune(lengths, pitches);
    }

    /** How many tones and rests it has. */
    int steps() {
        return lengths.length;
    }

    /** How long step {@code at} takes, in ms. */
    int millis(int at) {
        return lengths[at];
    }

    /** The pitch of step {@code at} in Hz; 0: a rest. */
    int hertz(int at) {
        return at % 2 == 0 ? pitches[at / 2] : 0;
    }
}
