package org.jadoube.hardware.sensor;

import org.jadoube.hardware.pi4j.I2cDevice;
import org.jadoube.hardware.wiring.SensorChip.Mcp23017;
import org.jadoube.hardware.wiring.SquareMap;

/**
 * Reads the sixteen inputs of an MCP23017 in one transfer (registers as in its data sheet, table 3-1, BANK = 0).
 *
 * <p>A closed switch pulls its pin to ground; the chip turns the levels round (IPOL), so that 1 is a man.
 */
public final class Mcp23017Reader implements ChipReader {
    private static final int IODIRA = 0x00;
    private static final int IPOLA = 0x02;
    private static final int GPINTENA = 0x04;
    private static final int GPPUA = 0x0C;
    private static final int GPIOA = 0x12;
    private static final int IOCON = 0x0A;
    /** Where IOCON lies when BANK = 1; with BANK = 0 this is GPINTENB, which may be 0 too. */
    private static final int IOCON_BANKED = 0x05;

    private final I2cDevice chip;
    private final SquareMap squares;
    private final long mask;
    private final byte[] ports = new byte[2];
    private final byte[] pair = new byte[3];

    /** The chip of a profile behind {@code chip}. */
    public Mcp23017Reader(Mcp23017 wired, I2cDevice chip) {
        this.chip = chip;
        this.squares = wired.squares();
        this.mask = squares.mask();
    }

    @Override
    public String name() {
        return chip.name();
    }

    @Override
    public long mask() {
        return mask;
    }

    @Override
    public void start() {
        // The chip keeps its registers while the Pi starts anew, so it may stand in BANK = 1 or with the address fixed.
        chip.writeRegister(IOCON_BANKED, 0);
        chip.writeRegister(IOCON, 0);
        both(GPINTENA, 0);
        both(IODIRA, 0xFF);
        both(GPPUA, 0xFF);
        both(IPOLA, 0xFF);
    }

    private void both(int register, int value) {
        pair[0] = (byte) register;
        pair[1] = (byte) value;
        pair[2] = (byte) value;
        chip.write(pair, pair.length);
    }

    @Override
    public long read() {
        chip.readRegisters(GPIOA, ports, ports.length);
        return squares.squares((ports[0] & 0xFFL) | (ports[1] & 0xFFL) << 8);
    }
}
