package org.jadoube.hardware.calibrate;

import java.util.List;
import org.jadoube.hardware.wiring.LightLayout;

/**
 * A board by its bare inputs and lights, while it is not yet known which square each of them is.
 *
 * <p>Inputs are numbered 0 to 63 in the order of the profile's chips and their bits, lights by their place in their chip or
 * chain. Used by one thread.
 */
public interface RawBoard extends AutoCloseable {

    /** Reads all sensors once, at {@code nanos}. */
    void scan(long nanos);

    /** The inputs that read full, as the profile in hand judges them. */
    long closed();

    /** True if the sensors give levels and not full or empty alone. */
    boolean hasLevels();

    /** What an input measures, where it {@link #hasLevels()}. */
    int level(int input);

    /** The layouts of the lamps as the profile in hand has them. */
    List<LightLayout> lamps();

    /** Lets this light of this lamp shine, and no other. */
    void light(int lamp, int light);

    /** Puts all lights out. */
    void dark();

    /** The chips that do not answer now. */
    List<String> silent();

    @Override
    void close();
}
