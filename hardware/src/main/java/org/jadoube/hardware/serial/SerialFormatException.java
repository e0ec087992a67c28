package org.jadoube.hardware.serial;

/** A line that is none of the protocol; the message says why. */
final class SerialFormatException extends Exception {

    SerialFormatException(String message) {
        super(message);
    }
}
