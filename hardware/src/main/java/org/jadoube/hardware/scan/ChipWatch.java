package org.jadoube.hardware.scan;

import java.util.function.Consumer;
import org.jadoube.hardware.DeviceException;
import org.jadoube.hardware.sensor.ChipReader;

/**
 * One chip under watch: a failed read is tried again; when it stays silent that is told once, its squares keep what they
 * read last (a man does not vanish because a wire did), and it is set up again when it answers.
 */
final class ChipWatch {
    /** Scans between two tries at a silent chip: a dead bus costs time, which the other chips must have. */
    private static final int PATIENCE = 20;

    private final ChipReader chip;
    private final int retries;
    private final Consumer<DeviceReport> told;
    private boolean ready;
    private boolean known;
    private volatile boolean silent;
    private int wait;
    private long full;
    private long errors;

    ChipWatch(ChipReader chip, int retries, Consumer<DeviceReport> told) {
        this.chip = chip;
        this.retries = retries;
        this.told = told;
    }

    /** The squares of this chip where something stands. */
    long scan() {
        if (wait > 0) {
            wait--;
            return full;
        }
        for (int attempt = 0; !attempt(attempt == retries || silent); attempt++) {
            if (attempt == retries || silent) {
                wait = PATIENCE - 1;
                return full;
            }
        }
        return full;
    }

    private boolean attempt(boolean last) {
        try {
            if (!ready) {
                chip.start();
                ready = true;
            }
            full = chip.read();
            known = true;
            if (silent) {
                silent = false;
                told.accept(new DeviceReport(chip.name(), "", true));
            }
            return true;
        } catch (DeviceException e) {
            errors++;
            if (last) {
                ready = false;
                fall(e);
            }
            return false;
        }
    }

    private void fall(DeviceException thrown) {
        if (!silent) {
            silent = true;
            told.accept(new DeviceReport(chip.name(), String.valueOf(thrown.getMessage()), false));
        }
    }

    long white() {
        return chip.white() & full;
    }

    long errors() {
        return errors;
    }

    /** True once it has been read. */
    boolean known() {
        return known;
    }

    boolean silent() {
        return silent;
    }

    String name() {
        return chip.name();
    }
}
