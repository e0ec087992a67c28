package org.jadoube.hardware.pi4j.chardev;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.hardware.DeviceException;
import org.jadoube.hardware.pi4j.chardev.Kernel.Block;

/** One GPIO chip of the kernel, opened: its label, and requests for its lines. */
final class GpioChip {
    /** How the labels of those chips begin whose lines are on a Pi's header: pinctrl-bcm2835, -bcm2711, -rp1. */
    private static final String HEADER_CHIP = "pinctrl-";

    private static final String CONSUMER = "jadoube";

    private final Kernel kernel;
    private final String path;
    private final int fd;

    private GpioChip(Kernel kernel, String path, int fd) {
        this.kernel = kernel;
        this.path = path;
        this.fd = fd;
    }

    /** The chip whose lines are on the header, out of the device files of all chips. */
    static GpioChip ofHeader(Kernel kernel, List<Path> files) {
        StringBuilder seen = new StringBuilder();
        for (Path file : files) {
            GpioChip chip = open(kernel, file.toString());
            String label = chip.label();
            if (label.startsWith(HEADER_CHIP)) {
                return chip;
            }
            chip.close();
            seen.append(seen.isEmpty() ? "" : ", ").append(label);
        }
        throw new DeviceException(
                "GPIO", "no chip with the lines of the header here, only " + (seen.isEmpty() ? "none" : seen));
    }

    private static GpioChip open(Kernel kernel, String path) {
        try {
            return new GpioChip(kernel, path, kernel.open(path));
        } catch (KernelException e) {
            String cure = switch (e.errno()) {
                case Abi.EACCES -> "; join its group, then log in again: sudo usermod -aG gpio $USER";
                case Abi.ENOENT -> "; there is no such GPIO chip";
                default -> "";
            };
            throw new DeviceException(path, "cannot be opened: " + e.getMessage() + cure, e);
        }
    }

    private String label() {
        Block info = kernel.block(Abi.CHIP_INFO_SIZE);
        try {
            kernel.ioctl(fd, Abi.GET_CHIP_INFO, info);
        } catch (KernelException e) {
            throw new DeviceException(path, "is no GPIO chip: " + e.getMessage(), e);
        }
        return text(info.bytes(), Abi.CHIP_INFO_LABEL);
    }

    /** Takes lines as inputs or outputs; outputs start high. */
    LineRequest request(int[] offsets, long flags) {
        Block block = kernel.block(Abi.REQUEST_SIZE);
        ByteBuffer bytes = block.bytes();
        for (int i = 0; i < offsets.length; i++) {
            bytes.putInt(Abi.REQUEST_OFFSETS + 4 * i, offsets[i]);
        }
        byte[] consumer = CONSUMER.getBytes(StandardCharsets.US_ASCII);
        bytes.put(Abi.REQUEST_CONSUMER, consumer);
        bytes.putLong(Abi.REQUEST_FLAGS, flags);
        bytes.putInt(Abi.REQUEST_NUM_LINES, offsets.length);
        if ((flags & Abi.FLAG_OUTPUT) != 0) {
            long all = -1L >>> (Long.SIZE - offsets.length);
            bytes.putInt(Abi.REQUEST_NUM_ATTRS, 1);
            bytes.putInt(Abi.REQUEST_ATTRS + Abi.ATTR_ID, Abi.ATTR_ID_OUTPUT_VALUES);
            bytes.putLong(Abi.REQUEST_ATTRS + Abi.ATTR_VALUES, all);
            bytes.putLong(Abi.REQUEST_ATTRS + Abi.ATTR_MASK, all);
        }
        try {
            kernel.ioctl(fd, Abi.GET_LINE, block);
        } catch (KernelException e) {
            throw refused(offsets, e);
        }
        return new LineRequest(kernel, bytes.getInt(Abi.REQUEST_FD), offsets.length);
    }

    private DeviceException refused(int[] offsets, KernelException e) {
        if (e.errno() == Abi.EBUSY) {
            for (int offset : offsets) {
                String consumer = consumer(offset);
                if (!consumer.isEmpty()) {
                    return new DeviceException(
                            "GPIO " + offset,
                            "is taken by \"" + consumer + "\"; stop that program or take its line off the profile",
                            e);
                }
            }
        }
        return new DeviceException("GPIO " + offsets[0], "cannot be had: " + e.getMessage(), e);
    }

    /** Who has a line; empty if nobody says so. */
    private String consumer(int offset) {
        Block info = kernel.block(Abi.LINE_INFO_SIZE);
        info.bytes().putInt(Abi.LINE_INFO_OFFSET, offset);
        try {
            kernel.ioctl(fd, Abi.GET_LINE_INFO, info);
        } catch (KernelException e) {
            return "";
        }
        return text(info.bytes(), Abi.LINE_INFO_CONSUMER);
    }

    private static String text(ByteBuffer bytes, int from) {
        byte[] name = new byte[Abi.NAME_SIZE];
        bytes.get(from, name);
        int length = 0;
        while (length < name.length && name[length] != 0) {
            length++;
        }
        return new String(name, 0, length, StandardCharsets.UTF_8);
    }

    void close() {
        kernel.close(fd);
    }
}
