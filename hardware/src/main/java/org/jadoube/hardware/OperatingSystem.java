package org.jadoube.hardware;

import java.util.Locale;

/** The kind of system that a cure must fit: where ports are found, and which commands there are. */
public enum OperatingSystem {
    /** Linux, and whatever else is like it. */
    LINUX("Linux"),
    /** macOS. */
    MAC("macOS"),
    /** Windows. */
    WINDOWS("Windows");

    private final String word;

    OperatingSystem(String word) {
        this.word = word;
    }

    /** The system that runs this program. */
    public static OperatingSystem here() {
        return of(System.getProperty("os.name", ""));
    }

    /** The system that Java calls so ("Windows 11", "Mac OS X", "Linux"). */
    public static OperatingSystem of(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        if (small.startsWith("windows")) {
            return WINDOWS;
        }
        return small.startsWith("mac") || small.startsWith("darwin") ? MAC : LINUX;
    }

    /** Its name as people write it. */
    public String word() {
        return word;
    }
}
