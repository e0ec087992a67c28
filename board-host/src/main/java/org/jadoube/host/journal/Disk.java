package org.jadoube.host.journal;

import java.io.IOException;
import java.nio.file.Path;

/** Where journals are written: the seam at which disks may be slow, fail, or be another than the system's. */
public interface Disk {

    /** The files of the system. */
    static Disk ofTheSystem() {
        return Store::file;
    }

    /** The store in {@code path}, which is made if there is none. */
    Store open(Path path) throws IOException;

    /** A time in ns that only grows. */
    default long nanos() {
        return System.nanoTime();
    }
}
