package org.jadoube.hardware.doctor;

/** A board without a person at it, that can be examined. Times in ms, squares as masks with bit 0 = a1. */
public interface Examinee {

    /** Does what the doctor asks for. */
    void act(Act act);

    /** Switches exactly these lights on. */
    void light(long squares);

    /** The squares that a person sees glow. */
    long seen();

    /** What the sensors read at {@code t}. */
    long read(long t);
}
