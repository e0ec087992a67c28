package org.jadoube.hardware.wiring;

/**
 * One thing that is wrong in a wiring profile: where it stands, what was expected, and the cure.
 *
 * @param file the profile as the user named it
 * @param line the line in the file, counted from 1; 0 when the file as a whole is meant
 * @param what what is wrong
 * @param cure what to do about it
 */
public record WiringProblem(String file, int line, String what, String cure) {

    @Override
    public String toString() {
        String place = line > 0 ? file + ":" + line : file;
        return place + ": " + what + "; " + cure;
    }
}
