package org.jadoube.hardware.pi4j;

import java.util.Locale;
import org.jadoube.hardware.DeviceException;
import org.jspecify.annotations.Nullable;

/** Turns whatever a provider throws into one exception that names the device. */
final class Guard {

    private Guard() {}

    static DeviceException failed(String name, RuntimeException thrown) {
        return new DeviceException(name, "does not answer (" + reason(thrown) + ")", thrown);
    }

    /** What helps against the kernel's reason for not opening a device; empty if nothing is known. */
    static String cure(String reason) {
        String word = reason.toLowerCase(Locale.ROOT);
        if (word.contains("busy")) {
            return "; another program or a kernel driver has it: stop it, or take its overlay out of config.txt";
        }
        if (word.contains("permission denied") || word.contains("not permitted")) {
            return "; join its group, then log in again: sudo usermod -aG gpio,i2c,spi $USER";
        }
        if (word.contains("no such")) {
            return "; switch its bus on: sudo raspi-config";
        }
        return "";
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
