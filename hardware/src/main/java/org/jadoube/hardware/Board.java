package org.jadoube.hardware;

/** A board of any make, opened; tells its listener what happens from {@link #start} until it is closed. */
public interface Board extends BoardSensor, BoardLamp, AutoCloseable {

    /** Begins to sense and to show. */
    void start();

    /** Stops, with the lights out. */
    @Override
    void close();
}
