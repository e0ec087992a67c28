package org.jadoube.hardware.doctor;

import java.util.Arrays;

/** What the sensors did during one act: the last reading, when it last changed, and how often each square changed. */
final class Observation {

    private final int[] changes = new int[64];
    private final long[] firstChange = new long[64];
    private final long[] lastChange = new long[64];
    private boolean began;
    private long full;
    private long changedAt;
    private long beganAt;

    void scan(long t, long now) {
        if (!began) {
            began = true;
            beganAt = t;
            changedAt = t;
            full = now;
            return;
        }
        long different = full ^ now;
        if (different == 0) {
            return;
        }
        changedAt = t;
        full = now;
        for (long rest = different; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (changes[square] == 0) {
                firstChange[square] = t;
            }
            changes[square]++;
            lastChange[square] = t;
        }
    }

    /** Begins anew with the present reading. */
    void restart(long t) {
        Arrays.fill(changes, 0);
        changedAt = t;
        beganAt = t;
    }

    boolean began() {
        return began;
    }

    long full() {
        return full;
    }

    long changedAt() {
        return changedAt;
    }

    long beganAt() {
        return beganAt;
    }

    int changes(int square) {
        return changes[square];
    }

    /** The time from the first change to the last. */
    long span(int square) {
        return lastChange[square] - firstChange[square];
    }

    /** Changes a second between the first and the last. */
    double rate(int square) {
        long span = span(square);
        return span <= 0 ? 0 : (changes[square] - 1) * 1000.0 / span;
    }
}
