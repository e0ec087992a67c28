package org.jadoube.hardware.buzzer;

import org.jadoube.light.Sound;

/** How each meaning sounds on a buzzer that has one tone: by the rhythm alone, in ms, sounding and silent by turns. */
final class Rhythm {

    private Rhythm() {}

    /** The lengths in ms, the first one sounding; no two meanings are alike. */
    static int[] of(Sound sound) {
        return switch (sound) {
            case MOVE -> new int[] {30};
            case CAPTURE -> new int[] {30, 60, 30};
            case CHECK -> new int[] {60, 60, 180};
            case ILLEGAL -> new int[] {300, 120, 300};
            case ASK -> new int[] {60, 90, 60, 90, 60};
            case END -> new int[] {120, 80, 120, 80, 500};
            case LOW -> new int[] {20, 60, 20, 60, 20, 60, 20};
        };
    }
}
