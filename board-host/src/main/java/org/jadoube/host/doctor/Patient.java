package org.jadoube.host.doctor;

import java.util.List;
import java.util.function.BiConsumer;
import org.jadoube.hardware.doctor.BoardFault;
import org.jadoube.hardware.doctor.Grid;

/** A board that can be examined on the page. Times in ms of the monotonic clock, squares as masks with bit 0 = a1. */
public interface Patient {

    /** What it is called. */
    String name();

    /** Its squares, as they are examined. */
    Grid grid();

    /**
     * Gives itself into the doctor's hands; the game is told nothing more.
     *
     * @param reading told of every change of the sensors, with its time; may never be
     * @throws IllegalStateException with the reason, if the board is not there
     */
    void begin(BiConsumer<Long, Long> reading);

    /** Switches exactly these lights on. */
    void light(long squares);

    /** What the sensors read at {@code t}. */
    long read(long t);

    /** What was measured and found on the way, a line each. */
    List<String> facts();

    /** Goes back into the game's hands. */
    void end();

    /** What a simulated board lets itself be done; a real one refuses. */
    default Model model() {
        throw new IllegalStateException("that is for the simulated board");
    }

    /** True if {@link #model} may be asked for. */
    default boolean simulated() {
        return false;
    }

    /** The insides of a simulated board. */
    interface Model {
        /** The squares that a person sees glow. */
        long seen();

        /** Where men stand. */
        long men();

        /** Places a man on an empty square, or lifts the one that stands there. */
        void toggle(int square);

        /** Takes all men off. */
        void clear();

        /** Its faults. */
        List<BoardFault> faults();

        /** Has these faults from now on. */
        void suffer(List<BoardFault> faults);
    }
}
