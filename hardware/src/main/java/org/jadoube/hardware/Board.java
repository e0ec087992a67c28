package org.jadoube.hardware;

/** A board of any make, opened; tells its listener what happens from {@link #start} until it is closed. */
public interface Board extends BoardSensor, BoardLamp, AutoCloseable {

    /** What it is called. */
    String name();

    /** True while nothing is heard of the whole board: its line is gone, or none of its sensor chips answers. */
    boolean lost();

    /**
     * Tells the whole reading once more.
     *
     * @param partly true: readings are told even while a chip has never answered, its squares empty
     */
    void tellAnew(boolean partly);

    /** Begins to sense and to show. */
    void start();

    /** Stops, with the lights out. */
    @Override
    void close();
}
