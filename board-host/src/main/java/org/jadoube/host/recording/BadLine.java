package org.jadoube.host.recording;

/** A line that is JSON but says nothing that a recording may say; the message names the key and what was expected. */
public final class BadLine extends RuntimeException {
    BadLine(String message) {
        super(message);
    }
}
