package org.jadoube.hardware.simulated;

/** What came of an act of a hand. */
public sealed interface Outcome {

    /** It was done. */
    record Done() implements Outcome {}

    /** It is physically impossible and changed nothing: {@code code} for programs, {@code reason} for people. */
    record Refused(String code, String reason) implements Outcome {}
}
