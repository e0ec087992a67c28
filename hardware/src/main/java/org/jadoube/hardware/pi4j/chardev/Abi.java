package org.jadoube.hardware.pi4j.chardev;

/**
 * The numbers and layouts of version 2 of the kernel's GPIO character device, from {@code linux/gpio.h}.
 *
 * <p>All structures have the same layout on 32 and 64 bits. Offsets and sizes in bytes.
 */
final class Abi {
    /** {@code GPIO_GET_CHIPINFO_IOCTL}. */
    static final int GET_CHIP_INFO = readWrite(false, 0x01, Abi.CHIP_INFO_SIZE);
    /** {@code GPIO_V2_GET_LINEINFO_IOCTL}. */
    static final int GET_LINE_INFO = readWrite(true, 0x05, Abi.LINE_INFO_SIZE);
    /** {@code GPIO_V2_GET_LINE_IOCTL}. */
    static final int GET_LINE = readWrite(true, 0x07, Abi.REQUEST_SIZE);
    /** {@code GPIO_V2_LINE_GET_VALUES_IOCTL}. */
    static final int GET_VALUES = readWrite(true, 0x0E, Abi.VALUES_SIZE);
    /** {@code GPIO_V2_LINE_SET_VALUES_IOCTL}. */
    static final int SET_VALUES = readWrite(true, 0x0F, Abi.VALUES_SIZE);

    /** The most lines of one request. */
    static final int LINES_MAX = 64;
    /** The length of names, the zero byte included. */
    static final int NAME_SIZE = 32;

    static final int CHIP_INFO_SIZE = 68;
    static final int CHIP_INFO_LABEL = 32;
    static final int CHIP_INFO_LINES = 64;

    static final int LINE_INFO_SIZE = 256;
    static final int LINE_INFO_CONSUMER = 32;
    static final int LINE_INFO_OFFSET = 64;

    static final int REQUEST_SIZE = 592;
    static final int REQUEST_OFFSETS = 0;
    static final int REQUEST_CONSUMER = 256;
    static final int REQUEST_FLAGS = 288;
    static final int REQUEST_NUM_ATTRS = 296;
    static final int REQUEST_ATTRS = 320;
    static final int REQUEST_NUM_LINES = 560;
    static final int REQUEST_FD = 588;

    static final int ATTR_ID = 0;
    static final int ATTR_VALUES = 8;
    static final int ATTR_MASK = 16;
    static final int ATTR_ID_OUTPUT_VALUES = 2;

    static final int VALUES_SIZE = 16;
    static final int VALUES_BITS = 0;
    static final int VALUES_MASK = 8;

    static final long FLAG_INPUT = 1 << 2;
    static final long FLAG_OUTPUT = 1 << 3;
    static final long FLAG_OPEN_DRAIN = 1 << 6;
    static final long FLAG_PULL_UP = 1 << 8;
    static final long FLAG_PULL_DOWN = 1 << 9;

    /** {@code EBUSY}: another program has the line. */
    static final int EBUSY = 16;
    /** {@code EACCES}: the file may not be opened. */
    static final int EACCES = 13;
    /** {@code ENOENT}: there is no such file. */
    static final int ENOENT = 2;

    private static final int MAGIC = 0xB4;
    private static final int READ = 2;
    private static final int WRITE = 1;

    private Abi() {}

    /** {@code _IOWR} or {@code _IOR} of {@code asm-generic/ioctl.h}, which all machines of the Pi use. */
    private static int readWrite(boolean write, int number, int size) {
        int direction = write ? READ | WRITE : READ;
        return direction << 30 | size << 16 | MAGIC << 8 | number;
    }
}
