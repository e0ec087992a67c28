package org.jadoube.hardware.wiring;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Who uses which GPIO line and which place on a bus; a second user of one is a problem that Pi4J would not tell. */
final class PinBook {

    private record Claim(String by, int line, boolean bus) {}

    private final Map<Integer, Claim> lines = new HashMap<>();
    private final Map<String, Claim> places = new HashMap<>();
    private final Map<Integer, String> selects = new HashMap<>();
    private final Map<Integer, String> aloneOn = new HashMap<>();
    private final Set<String> buses = new HashSet<>();

    /** Claims a line for a row, column, button and so on. */
    void line(Section section, int at, int bcm, String by) {
        if (!Header.carries(bcm)) {
            section.problem(at, by + " is on GPIO " + bcm + ", which the header lacks", "use GPIO 2 to 27");
            return;
        }
        if (Header.reserved(bcm)) {
            section.problem(
                    at,
                    by + " is on GPIO " + bcm + " (pin " + Header.pin(bcm) + "), which belongs to the ID EEPROM",
                    "use GPIO 2 to 27");
            return;
        }
        Claim before = lines.putIfAbsent(bcm, new Claim(by, at, false));
        if (before == null) {
            return;
        }
        String what = before.bus()
                ? before.by() + " (line " + before.line() + ") needs it"
                : "so is " + before.by() + " (line " + before.line() + ")";
        section.problem(
                at, by + " is on GPIO " + bcm + " (pin " + Header.pin(bcm) + "), and " + what, "use another GPIO line");
    }

    /** Claims an address on I2C bus 1 and, the first time, the two lines of the bus. */
    void i2c(Section section, int bus, int address, String chip) {
        if (buses.add("i2c" + bus)) {
            busLines(section, Header.i2cLines(), "I2C bus " + bus);
        }
        if (section.wrong("address")) {
            return;
        }
        place(
                section,
                "address",
                "i2c" + bus + "/" + address,
                WiringText.i2c(chip, bus, address),
                "set its address pins otherwise");
    }

    /** Claims a chip select of an SPI bus and, the first time, the lines of the bus. */
    void spi(Section section, int bus, int select, String chip) {
        List<Integer> needed = Header.spiLines(bus, select);
        if (buses.add("spi" + bus)) {
            busLines(section, needed.subList(0, 3), "SPI bus " + bus);
        }
        if (section.wrong("spi") || section.wrong("select")) {
            return;
        }
        String taken = selects.putIfAbsent(select, chip + " on " + WiringText.spi(bus, select));
        if (taken != null && !taken.endsWith(WiringText.spi(bus, select))) {
            section.problem(
                    section.lineOf("select"),
                    chip + " has select " + select + ", as has " + taken
                            + ", and Pi4J tells places apart by select alone",
                    "give them different selects");
        }
        String place = WiringText.spi(bus, select);
        if (place(section, "select", "spi" + bus + "/" + select, chip + " on " + place, "use another bus or select")) {
            busLines(section, needed.subList(3, 4), place);
        }
    }

    /** A chain without a select takes whatever is on its bus for its own: it must be alone there. */
    void alone(Section section, int bus, String chip) {
        String other = aloneOn.putIfAbsent(bus, chip);
        boolean shared = other != null
                || places.keySet().stream()
                                .filter(place -> place.startsWith("spi" + bus + "/"))
                                .count()
                        > 1;
        if (shared) {
            section.problem(
                    section.lineOf("chip"),
                    chip + " has no select and shares SPI bus " + bus + " with another chip",
                    "put it on a bus of its own");
        }
    }

    private void busLines(Section section, List<Integer> needed, String bus) {
        for (int bcm : needed) {
            int at = section.lineOf("chip");
            Claim before = lines.putIfAbsent(bcm, new Claim(bus, at, true));
            if (before != null) {
                section.problem(
                        at,
                        bus + " needs GPIO " + bcm + " (pin " + Header.pin(bcm) + "), where " + before.by() + " (line "
                                + before.line() + ") is",
                        "move that to another GPIO line");
            }
        }
    }

    private boolean place(Section section, String key, String place, String by, String cure) {
        int at = section.lineOf(key);
        Claim before = places.putIfAbsent(place, new Claim(by, at, true));
        if (before != null) {
            section.problem(at, by + " has the place of " + before.by() + " (line " + before.line() + ")", cure);
        }
        return before == null;
    }
}
