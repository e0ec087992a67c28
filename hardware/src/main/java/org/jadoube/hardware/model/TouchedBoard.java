package org.jadoube.hardware.model;

import java.util.List;
import org.jadoube.hardware.wiring.LightLayout;

/** A board as a hand and an eye have it: men are set on its squares, lights are seen. */
public interface TouchedBoard {

    /** Puts white and black men on exactly these squares. */
    void stand(long white, long black);

    /** The lights of a lamp that shine, by their place in its chip or chain. */
    List<Integer> lit(int lamp);

    /** Where the lights of a lamp are in truth. */
    LightLayout layout(int lamp);

    /** Lets time pass on its wires. */
    void pass(long nanos);
}
