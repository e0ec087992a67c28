package org.jadoube.hardware.sensor;

import java.util.List;
import org.jadoube.hardware.DeviceException;
import org.jadoube.hardware.pi4j.OutputLine;
import org.jadoube.hardware.pi4j.SpiDevice;
import org.jadoube.hardware.wiring.HallLevels;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;
import org.jadoube.hardware.wiring.SquareMap;

/**
 * Reads 64 linear Hall sensors through eight multiplexers and the eight channels of an MCP3008 (data sheet DS21295,
 * figure 6-1: three bytes a conversion, start bit, SGL/DIFF and channel, ten bits back).
 *
 * <p>A reading far above the empty square's is a white man's magnet, far below it a black man's; a man stays until the
 * reading has come back by the hysteresis.
 */
public final class Mcp3008Reader implements ChipReader {
    /** Data is sampled on the rising edge, the clock idles low. */
    public static final int SPI_MODE = 0;

    private static final int CHANNELS = 8;
    private static final int SELECTS = 8;
    private static final int START = 0x01;
    private static final int SINGLE_ENDED = 0x80;
    private static final int NULL_BIT = 0x04;

    private final SpiDevice converter;
    private final List<OutputLine> mux;
    private final Pause pause;
    private final long settleNanos;
    private final HallLevels levels;
    private final SquareMap squares;
    private final long mask;
    private final byte[] out = new byte[3];
    private final byte[] in = new byte[3];
    private final int[] readings = new int[CHANNELS * SELECTS];
    private long whiteBits;
    private long blackBits;
    private long white;
    private int selected;

    /** The converter of a profile; {@code mux} are the lines of S0, S1, S2. */
    public Mcp3008Reader(Mcp3008 wired, SpiDevice converter, List<OutputLine> mux, Pause pause) {
        this.converter = converter;
        this.mux = List.copyOf(mux);
        this.pause = pause;
        this.settleNanos = wired.settleMicros() * 1_000L;
        this.levels = wired.levels();
        this.squares = wired.squares();
        this.mask = squares.mask();
    }

    @Override
    public String name() {
        return converter.name();
    }

    @Override
    public long mask() {
        return mask;
    }

    @Override
    public void start() {
        // Whatever the lines are: every one of them is set.
        selected = SELECTS - 1;
        select(0);
    }

    @Override
    public long read() {
        for (int step = 0; step < SELECTS; step++) {
            // In Gray order one select line changes at a time: no other sensor is touched on the way.
            int select = step ^ step >>> 1;
            select(select);
            pause.nanos(settleNanos);
            for (int channel = 0; channel < CHANNELS; channel++) {
                int bit = channel * SELECTS + select;
                readings[bit] = convert(channel);
                judge(bit, readings[bit]);
            }
        }
        white = squares.squares(whiteBits);
        return white | squares.squares(blackBits);
    }

    @Override
    public long white() {
        return white;
    }

    @Override
    public int level(int square) {
        int bit = squares.bit(square);
        return bit == SquareMap.NONE ? 0 : readings[bit];
    }

    /** Sets the lines that are otherwise than before: in Gray order one a step. */
    private void select(int select) {
        int changed = selected ^ select;
        for (int i = 0; i < mux.size(); i++) {
            if ((changed >>> i & 1) != 0) {
                mux.get(i).set((select >>> i & 1) != 0);
            }
        }
        selected = select;
    }

    private int convert(int channel) {
        out[0] = START;
        out[1] = (byte) (SINGLE_ENDED | channel << 4);
        out[2] = 0;
        converter.transfer(out, in, in.length);
        if ((in[1] & NULL_BIT) != 0) {
            // Nobody pulls MISO down where the chip sends its null bit.
            throw new DeviceException(
                    converter.name(), "does not answer (no null bit before the reading); look at its supply and MISO");
        }
        return (in[1] & 0x03) << 8 | (in[2] & 0xFF);
    }

    private void judge(int bit, int reading) {
        long one = 1L << bit;
        int off = reading - levels.empty(bit);
        int toWhite = (whiteBits & one) != 0 ? levels.white() - levels.hysteresis() : levels.white();
        int toBlack = (blackBits & one) != 0 ? levels.black() - levels.hysteresis() : levels.black();
        whiteBits = off > toWhite ? whiteBits | one : whiteBits & ~one;
        blackBits = -off > toBlack ? blackBits | one : blackBits & ~one;
    }
}
