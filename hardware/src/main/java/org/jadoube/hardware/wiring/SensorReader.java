package org.jadoube.hardware.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.SensorChip.Hc165;
import org.jadoube.hardware.wiring.SensorChip.Mcp23017;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;
import org.jadoube.hardware.wiring.SensorChip.Serial;

/** Reads the {@code [[sensor]]} tables of a profile. */
final class SensorReader {
    private static final List<String> CHIPS = List.of("gpio-matrix", "mcp23017", "74hc165", "mcp3008", "serial");
    /** Milliamps that a chip of the 3.3 V logic family draws while it is read. */
    private static final int LOGIC_MILLIAMPS = 2;
    /** Milliamps of one linear Hall sensor, as usual data sheets give them at worst. */
    private static final int HALL_MILLIAMPS = 10;

    private final PinBook pins;
    private final PowerBook power;
    private final SquareLists squares = new SquareLists();

    SensorReader(PinBook pins, PowerBook power) {
        this.pins = pins;
        this.power = power;
    }

    List<SensorChip> read(Section top) {
        List<SensorChip> found = new ArrayList<>();
        for (Section section : top.tables("sensor")) {
            sensor(section).ifPresent(found::add);
            section.close();
        }
        if (!top.has("sensor")) {
            top.problem(1, "the profile has no sensor", "add a [[sensor]] table");
        } else if (!top.wrong("sensor")) {
            squares.missing(top, "the wiring of the sensors");
        }
        return found;
    }

    private Optional<SensorChip> sensor(Section section) {
        return switch (section.text("chip").orElse("")) {
            case "gpio-matrix" -> matrix(section);
            case "mcp23017" -> Optional.of(mcp23017(section));
            case "74hc165" -> Optional.of(hc165(section));
            case "mcp3008" -> mcp3008(section);
            case "serial" -> Optional.of(serial(section));
            default -> {
                section.unknownChip(CHIPS);
                squares.doubt();
                yield Optional.empty();
            }
        };
    }

    private Optional<SensorChip> matrix(Section section) {
        List<Integer> rows = lines(section, "rows", "row");
        List<Integer> columns = lines(section, "columns", "column");
        int settle = section.integer("settle-us", 1, 5_000, 50);
        boolean diodes = section.flag("diodes", true);
        power.chip(section, "3.3V", LOGIC_MILLIAMPS, false);
        if (rows.isEmpty() || columns.isEmpty() || rows.size() * columns.size() > Long.SIZE) {
            if (!section.wrong("rows") && !section.wrong("columns")) {
                section.problem(
                        rows.isEmpty() || !columns.isEmpty() ? "rows" : "columns",
                        "a matrix of " + rows.size() + " rows and " + columns.size() + " columns",
                        "give rows and columns so that their product is at most 64");
            }
            section.texts("squares");
            squares.doubt();
            return Optional.empty();
        }
        SquareMap map = squares.read(section, "squares", rows.size(), columns.size());
        return Optional.of(new GpioMatrix(rows, columns, settle, diodes, map));
    }

    private List<Integer> lines(Section section, String key, String one) {
        List<Integer> lines = section.integers(key, 0, 99);
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i) != Section.WRONG) {
                pins.line(section, section.lineOf(key, i), lines.get(i), one + " " + (i + 1));
            }
        }
        return lines;
    }

    private Mcp23017 mcp23017(Section section) {
        int bus = section.integer("bus", 1, 1, 1);
        int address = section.address("address", 0x20, 0x27);
        pins.i2c(section, bus, address, "MCP23017");
        power.chip(section, "3.3V", LOGIC_MILLIAMPS, true);
        return new Mcp23017(bus, address, squares.read(section, "squares", 2, 8));
    }

    private Hc165 hc165(Section section) {
        int bus = section.integer("spi", 0, 1, 0);
        int select = section.integer("select", 0, bus == 0 ? 1 : 2, 0);
        int hertz = section.integer("hertz", 10_000, 10_000_000, 1_000_000);
        int load = section.integer("load", 0, 99);
        int chips = section.integer("chips", 1, 8, 8);
        pins.spi(section, bus, select, "74HC165");
        if (!section.wrong("load")) {
            pins.line(section, section.lineOf("load"), load, "load line of the 74HC165");
        }
        power.chip(section, "3.3V", LOGIC_MILLIAMPS * chips, true);
        return new Hc165(bus, select, hertz, load, squares.read(section, "squares", chips, 8));
    }

    private Optional<SensorChip> mcp3008(Section section) {
        int bus = section.integer("spi", 0, 1, 0);
        int select = section.integer("select", 0, bus == 0 ? 1 : 2, 0);
        int hertz = section.integer("hertz", 10_000, 3_600_000, 1_350_000);
        int settle = section.integer("settle-us", 1, 5_000, 10);
        pins.spi(section, bus, select, "MCP3008");
        List<Integer> mux = lines(section, "mux", "select line S");
        power.chip(section, "3.3V", LOGIC_MILLIAMPS, true);
        power.from5v(section.integer("halls-ma", 0, 5_000, HALL_MILLIAMPS * 64));
        HallLevels levels = levels(section);
        if (mux.size() != 3 && !section.wrong("mux")) {
            section.problem("mux", "mux has " + mux.size() + " lines", "give the three lines of S0, S1, S2");
        }
        SquareMap map = squares.read(section, "squares", 8, 8);
        return mux.size() == 3 && !section.wrong("mux")
                ? Optional.of(new Mcp3008(bus, select, hertz, mux, settle, levels, map))
                : Optional.empty();
    }

    private Serial serial(Section section) {
        Optional<String> port = section.text("port").filter(text -> !text.isBlank());
        Optional<String> id = section.text("id").filter(text -> !text.isBlank());
        if (port.isPresent() && id.isPresent()) {
            section.problem("id", "[[sensor]] names a port and an id", "leave one of them out");
        }
        String place = port.map(name -> "serial:" + name)
                .orElse(id.map(name -> "serial:ID=" + name).orElse("serial"));
        SquareMap map = section.has("squares") ? squares.read(section, "squares", 8, 8) : squares.all();
        return new Serial(place, map);
    }

    private static HallLevels levels(Section section) {
        List<Integer> empty = section.has("empty")
                ? section.integers("empty", 0, HallLevels.FULL_SCALE)
                : List.of(HallLevels.FULL_SCALE / 2 + 1);
        int white = section.integer("white-above", 1, 512, 60);
        int black = section.integer("black-below", 1, 512, 60);
        int hysteresis = section.integer("hysteresis", 0, 511, 20);
        if (empty.size() != 1 && empty.size() != Long.SIZE && !section.wrong("empty")) {
            section.problem("empty", "empty has " + empty.size() + " readings", "give one for all, or 64");
        }
        if (hysteresis >= Math.min(white, black)) {
            section.problem(
                    "hysteresis",
                    "hysteresis is " + hysteresis + ", not below white-above and black-below",
                    "write a smaller one");
            return new HallLevels(List.of(512), 60, 60, 20);
        }
        boolean fits = empty.size() == 1 || empty.size() == Long.SIZE;
        return new HallLevels(fits ? empty : List.of(512), white, black, hysteresis);
    }
}
