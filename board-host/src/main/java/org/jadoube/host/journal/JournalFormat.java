package org.jadoube.host.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;

/** The first bytes of a journal: {@code JADOUBE} and the version of the format. */
final class JournalFormat {

    /** The version that this program writes, and the newest that it reads. */
    static final int VERSION = 1;

    private static final byte[] NAME = "JADOUBE".getBytes(StandardCharsets.US_ASCII);

    private JournalFormat() {}

    static byte[] header() {
        byte[] header = Arrays.copyOf(NAME, NAME.length + 1);
        header[NAME.length] = VERSION;
        return header;
    }

    /** The length of the header, in bytes. */
    static int length() {
        return NAME.length + 1;
    }

    /** Whether {@code bytes} may be the beginning of a journal, be it cut within the name. */
    static boolean isOurs(byte[] bytes) {
        int known = Math.min(bytes.length, NAME.length);
        return Arrays.equals(bytes, 0, known, NAME, 0, known);
    }

    /** What a person reads of {@code e}. */
    static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof NoSuchFileException) {
            return "no such folder";
        }
        String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
        return reason == null ? e.getClass().getSimpleName() : reason;
    }
}
