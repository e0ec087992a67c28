package org.jadoube.hardware.pi4j.chardev;

import com.sun.jna.LastErrorException;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.NativeLong;
import com.sun.jna.Pointer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The real kernel, by the C library through JNA, which Pi4J brings along. */
final class JnaKernel implements Kernel {
    private static final int READ_WRITE = 2;
    private static final int CLOSE_ON_EXEC = 0x80000;

    static {
        Native.register(LibC.class, "c");
    }

    // The request's number as C takes it is made once: a scan must not allocate.
    private final NativeLong getValues = new NativeLong(Abi.GET_VALUES & 0xFFFF_FFFFL, true);
    private final NativeLong setValues = new NativeLong(Abi.SET_VALUES & 0xFFFF_FFFFL, true);

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
            LibC.ioctl(fd, number(request), ((NativeBlock) block).memory);
        } catch (LastErrorException e) {
            throw failed(e);
        }
    }

    private NativeLong number(int request) {
        if (request == Abi.GET_VALUES) {
            return getValues;
        }
        return request == Abi.SET_VALUES ? setValues : new NativeLong(request & 0xFFFF_FFFFL, true);
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

        private final Memory memory;
        private final ByteBuffer bytes;

        NativeBlock(int size) {
            this.memory = new Memory(size);
            memory.clear();
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

        static native int ioctl(int fd, NativeLong request, Pointer block) throws LastErrorException;

        static native int close(int fd) throws LastErrorException;
    }
}
