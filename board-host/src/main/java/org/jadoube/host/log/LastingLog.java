package org.jadoube.host.log;

import java.util.logging.LogManager;

/**
 * The JDK's log, but for its habit of closing itself as soon as the process is told to end: what is told on the way out would
 * be lost. Public, as the JDK makes it by its name.
 */
public final class LastingLog extends LogManager {

    private volatile boolean lasting;

    /** For the JDK. */
    @SuppressWarnings("RedundantModifier")
    public LastingLog() {}

    /** From now on the handlers stay to the very end. */
    static void keep() {
        if (getLogManager() instanceof LastingLog ours) {
            ours.lasting = true;
        }
    }

    /** Lets go of everything, to begin anew. */
    static void clear() {
        LogManager manager = getLogManager();
        if (manager instanceof LastingLog ours) {
            ours.lasting = false;
        }
        manager.reset();
    }

    @Override
    public void reset() {
        if (!lasting) {
            super.reset();
        }
    }
}
