package org.jadoube.hardware.wiring;

import java.util.List;

/** Adds up what the chips of a profile draw, and finds the 5 V chip that would feed 5 V into a 3.3 V line. */
final class PowerBook {

    /** What an active buzzer module draws while it sounds. */
    private static final int BUZZER_MILLIAMPS = 30;

    private int draws3v3;
    private int draws5v;
    private int most3v3;
    private int most5v;
    private int line3v3 = 1;
    private int line5v = 1;

    /**
     * Reads {@code supply}, {@code ma} and {@code level-shifter} of a chip; returns what it is counted with, in mA.
     *
     * @param usual the supply that is meant when none is named
     * @param milliamps what it draws at worst, unless the profile says {@code ma}
     * @param feedsBack true if the chip or its pull-ups put their own supply on a line of the Pi
     */
    int chip(Section section, String usual, int milliamps, boolean feedsBack) {
        boolean high = section.choice("supply", usual.equals("5V") ? List.of("5V", "3.3V") : List.of("3.3V", "5V"))
                .equals("5V");
        int drawn = section.integer("ma", 0, 20_000, milliamps);
        boolean shifter = section.flag("level-shifter", false);
        if (high) {
            draws5v += drawn;
            line5v = drawn > most5v ? section.lineOf("chip") : line5v;
            most5v = Math.max(most5v, drawn);
        } else {
            draws3v3 += drawn;
            line3v3 = drawn > most3v3 ? section.lineOf("chip") : line3v3;
            most3v3 = Math.max(most3v3, drawn);
        }
        if (high && feedsBack && !shifter) {
            section.problem(
                    section.has("supply") ? "supply" : "chip",
                    section.title() + " at 5 V would put 5 V on the Pi's lines, which bear 3.3 V alone",
                    "supply it with 3.3V, or fit a level shifter and write level-shifter = true");
        }
        return drawn;
    }

    /** A buzzer module on 3.3 V. */
    void buzzer() {
        draws3v3 += BUZZER_MILLIAMPS;
    }

    /** What sensors draw that have a 3.3 V regulator of their own behind the 5 V supply. */
    void from5v(int milliamps) {
        draws5v += milliamps;
    }

    /** The sum against what [power] allows. */
    Power total(Section top) {
        Section power = top.table("power").orElse(null);
        int from3v3 = power == null ? Power.USUAL_3V3 : power.integer("from-3v3-ma", 1, 5_000, Power.USUAL_3V3);
        int from5v = power == null ? Power.USUAL_5V : power.integer("from-5v-ma", 1, 50_000, Power.USUAL_5V);
        Section at = power == null ? top : power;
        check(at, "from-3v3-ma", line3v3, "3.3 V", draws3v3, from3v3);
        check(at, "from-5v-ma", line5v, "5 V", draws5v, from5v);
        if (power != null) {
            power.close();
        }
        return new Power(from3v3, from5v, draws3v3, draws5v);
    }

    /** Told where the allowance is written; if it is not, at the chip that draws most. */
    private static void check(Section at, String key, int most, String rail, int draws, int gives) {
        if (draws > gives) {
            at.problem(
                    at.has(key) ? at.lineOf(key) : most,
                    "the board draws up to " + draws + " mA from " + rail + ", " + gives + " mA are there",
                    "lower brightness or most-lit, or feed it otherwise and write " + key + " in [power]");
        }
    }
}
