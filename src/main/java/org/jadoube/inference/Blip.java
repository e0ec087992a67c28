package org.jadoube.inference;

/**
 * A mismatch that went away by itself and had to be paid for.
 *
 * @param square where
 * @param from when it began, in ms
 * @param to when it ended, in ms
 * @param open true: a man was away; false: an empty square was full
 * @param charged what has been paid for it
 * @param full what it costs if nothing explains it
 */
record Blip(int square, long from, long to, boolean open, double charged, double full) {

    long length() {
        return to - from;
    }

    Blip charged(double now) {
        return new Blip(square, from, to, open, now, full);
    }

    /** For good: no later ply raises it again. */
    Blip settled(double now) {
        return new Blip(square, from, to, open, now, now);
    }
}
