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

    private static final String PERMISSION = "permission denied";

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

    /** What a person reads of {@code e}, and what cures it. */
    static String reason(IOException e) {
        String reason = bare(e);
        String cure = switch (reason) {
            case "No space left on device", "Disk quota exceeded" ->
                "; make room there, and what waits is written by itself";
            case "Read-only file system" ->
                "; make it writable again (mount -o remount,rw), or name another folder with --data DIR";
            case PERMISSION -> "; give the folder to the user that runs the program, or name another with --data DIR";
            case "Input/output error" -> "; the card or disk fails: save what is on it and use another";
            default -> "";
        };
        return reason + cure;
    }

    private static String bare(IOException e) {
        if (e instanceof AccessDeniedException) {
            return PERMISSION;
        }
        if (e instanceof NoSuchFileException) {
            return "no such folder";
        }
        String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
        return reason == null ? e.getClass().getSimpleName() : reason;
    }
}
