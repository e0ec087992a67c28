package org.jadoube.hardware.pi4j.chardev;

import java.nio.ByteBuffer;
import org.jadoube.hardware.DeviceException;
import org.jadoube.hardware.pi4j.chardev.Kernel.Block;

/** Lines that the kernel has given us, read and written together: bit i is line i of the request. Allocates nothing. */
final class LineRequest {

    private final Kernel kernel;
    private final int fd;
    private final long all;
    private final Block values;
    private final ByteBuffer bytes;
    private boolean closed;

    LineRequest(Kernel kernel, int fd, int lines) {
        this.kernel = kernel;
        this.fd = fd;
        this.all = -1L >>> (Long.SIZE - lines);
        this.values = kernel.block(Abi.VALUES_SIZE);
        this.bytes = values.bytes();
    }

    /** All lines of the request. */
    long all() {
        return all;
    }

    /** The levels of all lines. */
    long get() {
        bytes.putLong(Abi.VALUES_BITS, 0);
        bytes.putLong(Abi.VALUES_MASK, all);
        call(Abi.GET_VALUES);
        return bytes.getLong(Abi.VALUES_BITS) & all;
    }

    /** Sets the lines of {@code mask} to {@code bits}; does nothing once closed. */
    void set(long bits, long mask) {
        if (closed) {
            // Pi4J sets each line of a port to its last state while the port is shut down; the file may be another's.
            return;
        }
        bytes.putLong(Abi.VALUES_BITS, bits);
        bytes.putLong(Abi.VALUES_MASK, mask);
        call(Abi.SET_VALUES);
    }

    private void call(int request) {
        try {
            kernel.ioctl(fd, request, values);
        } catch (KernelException e) {
            throw new DeviceException("GPIO", String.valueOf(e.getMessage()), e);
        }
    }

    /** Gives the lines back: they are inputs again. A second call does nothing. */
    void close() {
        if (!closed) {
            closed = true;
            kernel.close(fd);
        }
    }
}
