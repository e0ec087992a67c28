package org.jadoube.host.recording;

import org.jadoube.host.ExitCode;

/** A recording that cannot be read: names the file, the line and what was expected ({@value ExitCode#FAILURE}). */
public final class RecordingException extends RuntimeException {

    /** Says what is wrong at {@code line} (counted from 1) of {@code file}. */
    public RecordingException(String file, int line, String wrong) {
        super(file + ", line " + line + ": " + wrong);
    }
}
