package org.jadoube.hardware.sensor;

import org.jadoube.hardware.pi4j.OutputLine;
import org.jadoube.hardware.pi4j.SpiDevice;
import org.jadoube.hardware.wiring.SensorChip.Hc165;
import org.jadoube.hardware.wiring.SquareMap;

/**
 * Reads a chain of 74HC165: a low pulse at SH/LD takes all inputs, then one SPI transfer shifts them in.
 *
 * <p>SPI mode 0: the first bit, input H (D7) of the chip next to the Pi, stands at the output before the first clock
 * edge, and each rising edge brings the next after it has been sampled. So byte i is chip i with D7 as its top bit.
 */
public final class Hc165Reader implements ChipReader {
    /** The clock idles low and the Pi samples on its rising edge. */
    public static final int SPI_MODE = 0;

    private final SpiDevice chain;
    private final OutputLine load;
    private final SquareMap squares;
    private final long mask;
    private final byte[] out;
    private final byte[] in;

    /** The chain of a profile. */
    public Hc165Reader(Hc165 wired, SpiDevice chain, OutputLine load) {
        this.chain = chain;
        this.load = load;
        this.squares = wired.squares();
        this.mask = squares.mask();
        this.out = new byte[squares.size() / 8];
        this.in = new byte[out.length];
    }

    @Override
    public String name() {
        return chain.name();
    }

    @Override
    public long mask() {
        return mask;
    }

    @Override
    public void start() {
        load.set(true);
    }

    @Override
    public long read() {
        load.set(false);
        load.set(true);
        chain.transfer(out, in, in.length);
        long open = 0;
        for (int i = in.length - 1; i >= 0; i--) {
            open = (open << Byte.SIZE) | (in[i] & 0xFFL);
        }
        return squares.squares(~open);
    }
}
