package org.jadoube.hardware.pi4j;

import org.jadoube.hardware.DeviceException;
import org.jspecify.annotations.Nullable;

/** Turns whatever a provider throws into one exception that names the device. */
final class Guard {

    private Guard() {}

    /** Runs one transfer. */
    static void run(String name, Runnable transfer) {
        try {
            transfer.run();
        } catch (DeviceException e) {
            throw e;
        } catch (RuntimeException e) {
            throw failed(name, e);
        }
    }

    static DeviceException failed(String name, RuntimeException thrown) {
        return new DeviceException(name, "does not answer (" + reason(thrown) + ")", thrown);
    }

    /** The innermost message: Pi4J wraps the kernel's word several times. */
    static String reason(Throwable thrown) {
        String reason = thrown.getClass().getSimpleName();
        for (@Nullable Throwable at = thrown; at != null; at = at.getCause()) {
            if (at.getMessage() != null) {
                reason = at.getMessage();
            }
        }
        return reason;
    }
}
