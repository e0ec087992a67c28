package org.jadoube.hardware.model;

import java.util.HashMap;
import java.util.Map;

/** All GPIO lines of a modelled Pi: some belong to models, the others stand alone and remember what is done to them. */
public final class PinBoard implements PinModel {

    private final Map<Integer, PinModel> parts = new HashMap<>();
    private final Map<Integer, Drive> drives = new HashMap<>();
    private final Map<Integer, Boolean> forced = new HashMap<>();
    private long calls;

    /** Joins a line to a model. */
    public void join(int bcm, PinModel part) {
        parts.put(bcm, part);
    }

    /** Joins a line to ground from outside, as a pressed button does, or lets go of it. */
    public void ground(int bcm, boolean grounded) {
        forced.put(bcm, grounded);
    }

    /** What the Pi does to a line. */
    public Drive drive(int bcm) {
        return drives.getOrDefault(bcm, Drive.NOTHING);
    }

    /** The number of reads and writes so far. */
    public long calls() {
        return calls;
    }

    @Override
    public void drive(int bcm, Drive drive) {
        calls++;
        drives.put(bcm, drive);
        PinModel part = parts.get(bcm);
        if (part != null) {
            part.drive(bcm, drive);
        }
    }

    @Override
    public boolean level(int bcm) {
        calls++;
        if (forced.getOrDefault(bcm, false)) {
            return false;
        }
        PinModel part = parts.get(bcm);
        if (part != null) {
            return part.level(bcm);
        }
        Drive drive = drive(bcm);
        return drive == Drive.HIGH || drive == Drive.PULL_UP;
    }
}
