package org.jadoube.hardware.scan;

import java.util.Arrays;
import java.util.List;
import org.jadoube.hardware.sensor.ChipReader;

/** Scans all chips and buttons of a board once a call, and tells what changed. Allocates nothing while nothing changes. */
public final class Scanner {

    private final ChipWatch[] chips;
    private final Buttons buttons;
    private final ScanListener listener;
    private boolean began;
    private volatile boolean partly;
    private volatile boolean anew;
    private long full;
    private long white;
    private long frames;

    /** {@code retries} as in ScanSettings. */
    public Scanner(List<ChipReader> readers, Buttons buttons, int retries, ScanListener listener) {
        this.chips = readers.stream()
                .map(reader -> new ChipWatch(reader, retries, listener::device))
                .toArray(ChipWatch[]::new);
        this.buttons = buttons;
        this.listener = listener;
    }

    /** One scan that begins at {@code nanos}. */
    public void scan(long nanos) {
        long nowFull = 0;
        long nowWhite = 0;
        boolean known = true;
        if (anew) {
            anew = false;
            began = false;
        }
        for (ChipWatch chip : chips) {
            nowFull |= chip.scan();
            nowWhite |= chip.white();
            known &= chip.known();
        }
        // Squares that nobody has read yet are not empty: half a board would look like sixteen men in the air.
        if ((began || known || partly) && (!began || nowFull != full || nowWhite != white)) {
            began = true;
            full = nowFull;
            white = nowWhite;
            frames++;
            listener.frame(nanos, full, white);
        }
        buttons.scan(nanos, listener);
    }

    /**
     * Tells the next scan as a frame, changed or not.
     *
     * @param even true: from now on frames are told before every chip has answered once, its squares empty
     */
    public void tellAnew(boolean even) {
        partly = even;
        anew = true;
    }

    /** Tells the listener of something that is not a chip's. */
    void tell(DeviceReport report) {
        listener.device(report);
    }

    /** True if no chip answers at all. */
    public boolean dead() {
        for (ChipWatch chip : chips) {
            if (!chip.silent()) {
                return false;
            }
        }
        return chips.length > 0;
    }

    /** The frames told so far. */
    public long frames() {
        return frames;
    }

    /** The reads that failed so far, those that a retry mended included. */
    public long errors() {
        long sum = 0;
        for (ChipWatch chip : chips) {
            sum += chip.errors();
        }
        return sum;
    }

    /** The chips that do not answer now. */
    public List<String> silent() {
        return Arrays.stream(chips)
                .filter(ChipWatch::silent)
                .map(ChipWatch::name)
                .toList();
    }
}
