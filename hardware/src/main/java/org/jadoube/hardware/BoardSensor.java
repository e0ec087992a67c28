package org.jadoube.hardware;

import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;

/** The sensing side of a board. */
public interface BoardSensor {

    /** What its sensors can tell of a square. */
    SensorKind kind();

    /** What they read last; every square empty before the first scan. */
    Reading read();
}
