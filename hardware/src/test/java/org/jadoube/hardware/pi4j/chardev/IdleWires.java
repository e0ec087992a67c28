package org.jadoube.hardware.pi4j.chardev;

import com.pi4j.Pi4J;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.hardware.pi4j.I2cDevice;
import org.jadoube.hardware.pi4j.InputPort;
import org.jadoube.hardware.pi4j.OutputLine;
import org.jadoube.hardware.pi4j.Pi4jWires;
import org.jadoube.hardware.pi4j.ProviderIds;
import org.jadoube.hardware.pi4j.RowPort;
import org.jadoube.hardware.pi4j.SpiDevice;
import org.jadoube.hardware.pi4j.ToneLine;
import org.jadoube.hardware.pi4j.Wires;

/**
 * Wires with nothing at their ends, for measuring what our own code costs: every call that would reach the kernel on a Pi
 * reaches this machine's kernel, which does next to nothing (an ioctl that sets close-on-exec on /dev/null).
 */
public final class IdleWires implements Wires {

    private final IdleKernel kernel = new IdleKernel();
    private final Wires lines;
    private final int idle;
    private final Kernel.Block block;

    /** The GPIO lines go the whole way through Pi4J and our own providers, the buses from the driver to the kernel. */
    public IdleWires() {
        ChardevProviders own = ChardevProviders.open(kernel, List.of(Path.of("/dev/gpiochip0")));
        this.lines = new Pi4jWires(
                Pi4J.newContextBuilder()
                        .noAutoDetect()
                        .add(own.inputs(), own.outputs())
                        .build(),
                new ProviderIds(ChardevProviders.INPUT_ID, ChardevProviders.OUTPUT_ID, "none", "none"));
        try {
            this.idle = kernel.open("");
        } catch (KernelException e) {
            throw new IllegalStateException(e);
        }
        this.block = kernel.block(Abi.VALUES_SIZE);
    }

    private void call() {
        try {
            kernel.ioctl(idle, Abi.SET_VALUES, block);
        } catch (KernelException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public InputPort inputs(List<Integer> bcm, String name) {
        return lines.inputs(bcm, name);
    }

    @Override
    public RowPort rows(List<Integer> bcm, String name) {
        return lines.rows(bcm, name);
    }

    @Override
    public OutputLine output(int bcm, String name) {
        return lines.output(bcm, name);
    }

    @Override
    public ToneLine tone(int channel, String name) {
        return hertz -> call();
    }

    @Override
    public I2cDevice i2c(int bus, int address, String name) {
        return new I2cDevice() {
            @Override
            public void write(byte[] bytes, int count) {
                call();
            }

            @Override
            public void writeRegister(int register, int value) {
                call();
            }

            @Override
            public void readRegisters(int register, byte[] into, int count) {
                call();
            }

            @Override
            public String name() {
                return name;
            }
        };
    }

    @Override
    public SpiDevice spi(int bus, int select, int hertz, int mode, String name) {
        return new SpiDevice() {
            @Override
            public void transfer(byte[] out, byte[] in, int count) {
                call();
            }

            @Override
            public String name() {
                return name;
            }
        };
    }

    @Override
    public List<Integer> answering(int bus) {
        return List.of();
    }

    @Override
    public void close() {
        lines.close();
        kernel.close(idle);
    }

    /** This machine's kernel, asked for something that any file can do. */
    private static final class IdleKernel implements Kernel {
        private static final int CLOSE_ON_EXEC = 0x5451;

        private final JnaKernel real = new JnaKernel();

        @Override
        public int open(String path) throws KernelException {
            return real.open("/dev/null");
        }

        @Override
        public Block block(int size) {
            return real.block(size);
        }

        @Override
        public void ioctl(int fd, int request, Block block) throws KernelException {
            if (request == Abi.GET_CHIP_INFO) {
                block.bytes().put(Abi.CHIP_INFO_LABEL, "pinctrl-idle".getBytes(StandardCharsets.US_ASCII));
            } else if (request == Abi.GET_LINE) {
                block.bytes().putInt(Abi.REQUEST_FD, open(""));
            } else {
                real.ioctl(fd, CLOSE_ON_EXEC, block);
                if (request == Abi.GET_VALUES) {
                    // Every line high: no switch is closed.
                    block.bytes().putLong(Abi.VALUES_BITS, -1L);
                }
            }
        }

        @Override
        public void close(int fd) {
            real.close(fd);
        }
    }
}
