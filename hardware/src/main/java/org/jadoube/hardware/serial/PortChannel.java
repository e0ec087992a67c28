package org.jadoube.hardware.serial;

import com.fazecast.jSerialComm.SerialPort;
import com.fazecast.jSerialComm.SerialPortInvalidPortException;
import java.io.IOException;
import java.nio.file.Files;

/** A serial line of this machine, through jSerialComm. */
public final class PortChannel implements Channel {
    /** What USB boards ignore and others are set to. */
    static final int BAUD = 115_200;

    private static final int DATA_BITS = 8;
    private static final int READ_MILLIS = 100;

    private final SerialPort port;
    private final String name;

    private PortChannel(SerialPort port, String name) {
        this.port = port;
        this.name = name;
    }

    /** Opens a port by its device file, at the speed that a microcontroller's board speaks. */
    static Channel open(String name) throws IOException {
        return open(name, BAUD);
    }

    /** Opens a port by its device file, 8 data bits, no parity, one stop bit. IOException with the reason and the cure. */
    public static Channel open(String name, int baud) throws IOException {
        return open(name, baud, PortAdvice.here());
    }

    /** The same, told in the words of another system. */
    static Channel open(String name, int baud, PortAdvice advice) throws IOException {
        SerialPort port;
        try {
            port = SerialPort.getCommPort(name);
        } catch (SerialPortInvalidPortException e) {
            throw new IOException(advice.missing(name), e);
        }
        port.setComPortParameters(baud, DATA_BITS, SerialPort.ONE_STOP_BIT, SerialPort.NO_PARITY);
        port.setComPortTimeouts(SerialPort.TIMEOUT_READ_SEMI_BLOCKING, READ_MILLIS, 0);
        if (!port.openPort()) {
            boolean allowed = advice.files(name).stream()
                    .allMatch(file -> !Files.exists(file) || (Files.isReadable(file) && Files.isWritable(file)));
            throw new IOException(advice.lacks(name) ? advice.missing(name) : advice.refusal(name, allowed));
        }
        return new PortChannel(port, name);
    }

    @Override
    public int read(byte[] into) throws IOException {
        int count = port.readBytes(into, into.length);
        // A pty or a pulled plug stays "open" for jSerialComm: only a negative count tells that it is gone.
        if (count < 0) {
            throw new IOException(name + ": gone");
        }
        return count;
    }

    @Override
    public void write(byte[] bytes, int count) throws IOException {
        if (port.writeBytes(bytes, count) != count) {
            throw new IOException(name + ": cannot be written");
        }
    }

    @Override
    public void close() {
        port.closePort();
    }
}
