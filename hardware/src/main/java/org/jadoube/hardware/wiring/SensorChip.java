package org.jadoube.hardware.wiring;

import java.util.ArrayList;
import java.util.List;

/** A chip, or the Pi's own lines, by which squares are read; one of a closed set. */
public sealed interface SensorChip {

    /** How the chip is named to a person who looks for it. */
    String label();

    /** Which square each of its bits is; bits in the order that the kind of chip defines. */
    SquareMap squares();

    /** The GPIO lines that it takes, those of its bus among them. */
    default List<Integer> lines() {
        List<Integer> lines = new ArrayList<>();
        switch (this) {
            case GpioMatrix matrix -> {
                lines.addAll(matrix.rows());
                lines.addAll(matrix.columns());
            }
            case Mcp23017 mcp -> lines.addAll(Header.i2cLines());
            case Hc165 chain -> {
                lines.addAll(Header.spiLines(chain.bus(), chain.select()));
                lines.add(chain.load());
            }
            case Mcp3008 mcp -> {
                lines.addAll(Header.spiLines(mcp.bus(), mcp.select()));
                lines.addAll(mcp.mux());
            }
            case Serial board -> {
                // It hangs on a cable.
            }
        }
        return lines;
    }

    /** The same chip with its bits wired to other squares. */
    SensorChip wired(SquareMap other);

    /** The same chip on a board turned by quarter turns clockwise. */
    default SensorChip turned(int quarters) {
        return wired(squares().turned(quarters));
    }

    /**
     * Switches at the crossings of rows and columns, on GPIO lines: one row is driven low, the others are inputs, and
     * the columns, pulled up, read low where a switch is closed.
     *
     * @param rows BCM lines, in the order of scanning
     * @param columns BCM lines; bit {@code row * columns + column} is one crossing
     * @param settleMicros time between driving a row and reading the columns, in microseconds
     * @param diodes true if every switch has its diode; without them three closed corners read as four
     */
    record GpioMatrix(List<Integer> rows, List<Integer> columns, int settleMicros, boolean diodes, SquareMap squares)
            implements SensorChip {
        public GpioMatrix {
            rows = List.copyOf(rows);
            columns = List.copyOf(columns);
            if (rows.size() * columns.size() != squares.size()) {
                throw new IllegalArgumentException("a matrix of " + rows.size() + " by " + columns.size());
            }
        }

        @Override
        public String label() {
            return "matrix of " + rows.size() + " rows and " + columns.size() + " columns on GPIO lines";
        }

        @Override
        public GpioMatrix wired(SquareMap other) {
            return new GpioMatrix(rows, columns, settleMicros, diodes, other);
        }
    }

    /**
     * MCP23017, sixteen inputs with pull-ups on I2C (data sheet DS20001952C). Bits 0 to 7 are GPA0 to GPA7, 8 to 15
     * GPB0 to GPB7; a closed switch pulls its pin to ground.
     *
     * @param address 0x20 to 0x27
     */
    record Mcp23017(int bus, int address, SquareMap squares) implements SensorChip {
        @Override
        public String label() {
            return WiringText.i2c("MCP23017", bus, address);
        }

        @Override
        public Mcp23017 wired(SquareMap other) {
            return new Mcp23017(bus, address, other);
        }
    }

    /**
     * A chain of 74HC165 shift registers on SPI. Bits in the order of the inputs: 0 to 7 are D0 (A) to D7 (H) of the
     * chip next to the Pi, 8 to 15 those of the chip behind it; a closed switch pulls its input to ground.
     *
     * @param load BCM line at all SH/LD pins
     * @param hertz the clock of the bus
     */
    record Hc165(int bus, int select, int hertz, int load, SquareMap squares) implements SensorChip {
        @Override
        public String label() {
            return "chain of " + squares.size() / 8 + " 74HC165 on " + WiringText.spi(bus, select);
        }

        @Override
        public Hc165 wired(SquareMap other) {
            return new Hc165(bus, select, hertz, load, other);
        }
    }

    /**
     * MCP3008, eight analog inputs on SPI, each behind an 8-way analog multiplexer with common select lines. Bit
     * {@code channel * 8 + select} is one linear Hall sensor. A reading above {@code levels.white()} is a white man's
     * magnet, below {@code levels.black()} a black man's.
     *
     * @param mux BCM lines of the select inputs S0, S1, S2
     * @param settleMicros time between selecting and converting, in microseconds
     */
    record Mcp3008(
            int bus, int select, int hertz, List<Integer> mux, int settleMicros, HallLevels levels, SquareMap squares)
            implements SensorChip {
        public Mcp3008 {
            mux = List.copyOf(mux);
        }

        @Override
        public String label() {
            return "MCP3008 on " + WiringText.spi(bus, select);
        }

        /** The same chip with other thresholds. */
        public Mcp3008 measured(HallLevels other) {
            return new Mcp3008(bus, select, hertz, mux, settleMicros, other, squares);
        }

        @Override
        public Mcp3008 wired(SquareMap other) {
            return new Mcp3008(bus, select, hertz, mux, settleMicros, levels, other);
        }
    }

    /**
     * A board with a microcontroller, on a serial line. Bit i is what the board itself takes for square i.
     *
     * @param place where it is, as after {@code --board}: {@code serial}, {@code serial:PORT} or {@code serial:ID=id}
     */
    record Serial(String place, SquareMap squares) implements SensorChip {
        @Override
        public String label() {
            return "board at " + place;
        }

        @Override
        public Serial wired(SquareMap other) {
            return new Serial(place, other);
        }
    }
}
