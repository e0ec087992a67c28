package org.jadoube.hardware.serial;

import java.io.IOException;

/** An open serial line. One thread reads, another writes. */
public interface Channel extends AutoCloseable {

    /** Waits for bytes and takes what has come; 0 after a while without any. IOException when the line is gone. */
    int read(byte[] into) throws IOException;

    /** Writes all bytes; may block for good when nobody reads at the other end. IOException when the line is gone. */
    void write(byte[] bytes, int count) throws IOException;

    /** Ends the line; a blocked read or write ends with it, where the system lets it. */
    @Override
    void close();

    /** Opens lines by name. */
    interface Opener {
        /** The line, 8 data bits, no parity, one stop bit. IOException with the reason if it cannot be had. */
        Channel open(String port) throws IOException;
    }
}
