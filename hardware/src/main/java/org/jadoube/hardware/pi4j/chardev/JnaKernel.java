package org.jadoube.hardware.pi4j.chardev;

import com.sun.jna.LastErrorException;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The real kernel, by the C library through JNA, which Pi4J brings along. */
final class JnaKernel implements Kernel {
    private static final int READ_WRITE = 2;
    private static final int CLOSE_ON_EXEC = 0x80000;

    /** Whether C's long, and a pointer, have 64 bits here; 32 on a Pi with a 32-bit system. */
    private static final boolean WIDE = Native.LONG_SIZE == Long.BYTES;

    static {
        Native.register(LibC.class, "c");
        Native.register(WIDE ? Wide.class : Narrow.class, "c");
    }

    @Override
    public int open(String path) throws KernelException {
        try {
            return LibC.open(path, READ_WRITE | CLOSE_ON_EXEC);
        } catch (LastErrorException e) {
            throw failed(e);
        }
    }

    @Override
    public Block block(int size) {
        return new NativeBlock(size);
    }

    @Override
    public void ioctl(int fd, int request, Block block) throws KernelException {
        try {
            // Plain numbers alone: whatever else is handed to a native method costs an object a call.
            long address = ((NativeBlock) block).address;
            if (WIDE) {
                Wide.ioctl(fd, request & 0xFFFF_FFFFL, address);
            } else {
                Narrow.ioctl(fd, request, (int) address);
            }
        } catch (LastErrorException e) {
            throw failed(e);
        }
    }

    @Override
    public void close(int fd) {
        try {
            LibC.close(fd);
        } catch (LastErrorException e) {
            // It was closed already.
        }
    }

    private static KernelException failed(LastErrorException e) {
        return new KernelException(e.getErrorCode(), String.valueOf(e.getMessage()));
    }

    private static final class NativeBlock implements Block {

        /** Held so that it is not given back while the block is used. */
        private final Memory memory;

        private final long address;
        private final ByteBuffer bytes;

        NativeBlock(int size) {
            this.memory = new Memory(size);
            memory.clear();
            this.address = Pointer.nativeValue(memory);
            this.bytes = memory.getByteBuffer(0, size).order(ByteOrder.nativeOrder());
        }

        @Override
        public ByteBuffer bytes() {
            return bytes;
        }
    }

    /** The C library. */
    private static final class LibC {

        private LibC() {}

        static native int open(String path, int flags) throws LastErrorException;

        static native int close(int fd) throws LastErrorException;
    }

    /** Its ioctl where a long has 64 bits. */
    private static final class Wide {

        private Wide() {}

        static native int ioctl(int fd, long request, long block) throws LastErrorException;
    }

    /** Its ioctl where a long has 32 bits. */
    private static final class Narrow {

        private Narrow() {}

        static native int ioctl(int fd, int request, int block) throws LastErrorException;
    }
}
