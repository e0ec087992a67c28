package org.jadoube.hardware.pi4j.chardev;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.hardware.model.Drive;
import org.jadoube.hardware.model.PinModel;

/** A kernel with GPIO chips, at the level of ioctl calls and their bytes; its lines hang on a model of pins. */
final class KernelModel implements Kernel {
    private static final int EINVAL = 22;

    private final Map<String, String> labels;
    private final PinModel pins;
    private final Map<Integer, String> files = new HashMap<>();
    private final Map<Integer, int[]> requests = new HashMap<>();
    private final Map<Integer, Long> flags = new HashMap<>();
    private final Map<Integer, String> consumers = new HashMap<>();
    private final List<byte[]> lineRequests = new ArrayList<>();
    private int nextFd = 3;
    private int calls;
    private int failing;

    /** {@code labels} by device file. */
    KernelModel(Map<String, String> labels, PinModel pins) {
        this.labels = Map.copyOf(labels);
        this.pins = pins;
    }

    /** Another program has the line. */
    void taken(int offset, String consumer) {
        consumers.put(offset, consumer);
    }

    /** Lets the next value calls fail. */
    void fail(int count) {
        failing = count;
    }

    /** Value calls so far. */
    int calls() {
        return calls;
    }

    /** Files and requests still open. */
    int open() {
        return files.size() + requests.size();
    }

    /** The bytes of the line requests so far. */
    List<byte[]> lineRequests() {
        return lineRequests;
    }

    @Override
    public int open(String path) throws KernelException {
        if (!labels.containsKey(path)) {
            throw new KernelException(Abi.ENOENT, "No such file or directory");
        }
        files.put(nextFd, path);
        return nextFd++;
    }

    @Override
    public Block block(int size) {
        ByteBuffer bytes = ByteBuffer.allocateDirect(size).order(ByteOrder.nativeOrder());
        return () -> bytes;
    }

    @Override
    public void ioctl(int fd, int request, Block block) throws KernelException {
        ByteBuffer bytes = block.bytes();
        if (request == Abi.GET_CHIP_INFO) {
            bytes.put(Abi.CHIP_INFO_LABEL, labels.get(files.get(fd)).getBytes(StandardCharsets.US_ASCII));
            bytes.putInt(Abi.CHIP_INFO_LINES, 54);
        } else if (request == Abi.GET_LINE_INFO) {
            String consumer = consumers.getOrDefault(bytes.getInt(Abi.LINE_INFO_OFFSET), "");
            bytes.put(Abi.LINE_INFO_CONSUMER, consumer.getBytes(StandardCharsets.US_ASCII));
        } else if (request == Abi.GET_LINE) {
            getLine(bytes);
        } else if (request == Abi.GET_VALUES || request == Abi.SET_VALUES) {
            values(fd, request, bytes);
        } else {
            throw new KernelException(EINVAL, "Invalid argument");
        }
    }

    private void getLine(ByteBuffer bytes) throws KernelException {
        byte[] copy = new byte[Abi.REQUEST_SIZE];
        bytes.get(0, copy);
        lineRequests.add(copy);
        int[] offsets = new int[bytes.getInt(Abi.REQUEST_NUM_LINES)];
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = bytes.getInt(Abi.REQUEST_OFFSETS + 4 * i);
            if (consumers.containsKey(offsets[i])) {
                throw new KernelException(Abi.EBUSY, "Device or resource busy");
            }
        }
        long flag = bytes.getLong(Abi.REQUEST_FLAGS);
        int fd = nextFd++;
        requests.put(fd, offsets);
        flags.put(fd, flag);
        bytes.putInt(Abi.REQUEST_FD, fd);
        long high = bytes.getLong(Abi.REQUEST_ATTRS + Abi.ATTR_VALUES);
        for (int i = 0; i < offsets.length; i++) {
            consumers.put(offsets[i], "jadoube");
            pins.drive(offsets[i], drive(flag, (high >>> i & 1) != 0));
        }
    }

    private void values(int fd, int request, ByteBuffer bytes) throws KernelException {
        calls++;
        if (failing > 0) {
            failing--;
            throw new KernelException(5, "Input/output error");
        }
        int[] offsets = requests.get(fd);
        long mask = bytes.getLong(Abi.VALUES_MASK);
        long bits = bytes.getLong(Abi.VALUES_BITS);
        for (int i = 0; i < offsets.length; i++) {
            if ((mask >>> i & 1) == 0) {
                continue;
            }
            if (request == Abi.GET_VALUES) {
                bits |= pins.level(offsets[i]) ? 1L << i : 0;
            } else {
                pins.drive(offsets[i], drive(flags.get(fd), (bits >>> i & 1) != 0));
            }
        }
        bytes.putLong(Abi.VALUES_BITS, bits);
    }

    private static Drive drive(long flag, boolean high) {
        if ((flag & Abi.FLAG_INPUT) != 0) {
            return (flag & Abi.FLAG_PULL_UP) != 0 ? Drive.PULL_UP : Drive.NOTHING;
        }
        if (!high) {
            return Drive.LOW;
        }
        return (flag & Abi.FLAG_OPEN_DRAIN) != 0 ? Drive.NOTHING : Drive.HIGH;
    }

    @Override
    public void close(int fd) {
        files.remove(fd);
        int[] offsets = requests.remove(fd);
        if (offsets != null) {
            for (int offset : offsets) {
                consumers.remove(offset);
                pins.drive(offset, Drive.NOTHING);
            }
        }
    }
}
