package org.jadoube.hardware.sensor;

import java.util.List;
import org.jadoube.hardware.pi4j.OutputLine;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.SensorChip.Hc165;
import org.jadoube.hardware.wiring.SensorChip.Mcp23017;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;
import org.jadoube.hardware.wiring.SensorChip.Serial;

/** Makes the driver of each kind of sensor chip. */
public final class ChipReaders {

    private ChipReaders() {}

    /** The drivers of all chips, in the order of the profile. Throws DeviceException if one's lines cannot be had. */
    public static List<ChipReader> open(List<SensorChip> chips, Wires wires, Pause pause) {
        return chips.stream().map(chip -> open(chip, wires, pause)).toList();
    }

    private static ChipReader open(SensorChip chip, Wires wires, Pause pause) {
        return switch (chip) {
            case GpioMatrix matrix -> new MatrixReader(matrix, wires, pause);
            case Mcp23017 mcp -> new Mcp23017Reader(mcp, wires.i2c(mcp.bus(), mcp.address(), mcp.label()));
            case Hc165 chain ->
                new Hc165Reader(
                        chain,
                        wires.spi(chain.bus(), chain.select(), chain.hertz(), Hc165Reader.SPI_MODE, chain.label()),
                        wires.output(chain.load(), "load line of the " + chain.label()));
            case Mcp3008 mcp -> halls(mcp, wires, pause);
            case Serial board -> throw new IllegalArgumentException(board.label() + " is no chip on the Pi's wires");
        };
    }

    private static ChipReader halls(Mcp3008 mcp, Wires wires, Pause pause) {
        List<OutputLine> mux = mcp.mux().stream()
                .map(bcm -> wires.output(bcm, "select lines of the multiplexers"))
                .toList();
        return new Mcp3008Reader(
                mcp, wires.spi(mcp.bus(), mcp.select(), mcp.hertz(), Mcp3008Reader.SPI_MODE, mcp.label()), mux, pause);
    }
}
