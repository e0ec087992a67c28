package org.jadoube.hardware.foreign;

import java.util.List;
import java.util.function.Predicate;
import org.jadoube.light.LightScene;
import org.jadoube.sensing.SensorKind;

/**
 * The language of one make of board: what to ask it, and what its bytes say. Knows nothing of lines, threads or time; used by
 * one thread at a time.
 */
public interface Dialect {

    /** How fast its line is, in bits a second. */
    int baud();

    /** What a person calls such a board, for example "DGT board". */
    String make();

    /** What its sensors can tell of a man. */
    SensorKind kind();

    /** What to say when the line has been opened. */
    List<byte[]> greeting();

    /** What to say when it has been silent for a second, so that it shows that it is there. */
    List<byte[]> enquiry();

    /** Whether enough has been heard to know that it is such a board, and how it stands. */
    boolean isKnown();

    /** Its own name or number, by which the same board is known again; empty if it has none. */
    String identity();

    /** Bytes came; what they say goes to {@code heard}. */
    void take(byte[] bytes, int count, Heard heard);

    /** The line has been silent for a while: half a message will not be finished. */
    void silence();

    /** Says to {@code line} how these lights are shown; nothing for a board without. False: the line has no room, again later. */
    boolean show(LightScene scene, Predicate<byte[]> line);

    /** What comes after what was heard, to be said; empty if nothing does. */
    List<byte[]> replies();

    /** What a board can say. */
    interface Heard {
        /** How it stands now, whole. */
        void reading(org.jadoube.sensing.Reading reading);

        /** A lever or button. */
        void pressed(org.jadoube.hardware.wiring.Button.Action action);
    }
}
