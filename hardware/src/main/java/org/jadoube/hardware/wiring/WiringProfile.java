package org.jadoube.hardware.wiring;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jadoube.hardware.wiring.LampChip.Apa102;
import org.jadoube.hardware.wiring.LampChip.Ws2812;

/**
 * A board design as data: the chips that sense, the chips that light, buttons, and how all are wired to the Pi.
 *
 * @param name by which the user calls it, as in {@code --board matrix-direct}
 * @param title one line that says what it is
 * @param file where it was read
 * @param gpio which Pi4J provider serves the GPIO lines
 * @param quarters by how many quarter turns clockwise the squares of the file are turned on the table
 * @param comfort colours, night and the buzzer
 */
public record WiringProfile(
        String name,
        String title,
        String file,
        Gpio gpio,
        ScanSettings scan,
        int quarters,
        Comfort comfort,
        List<SensorChip> sensors,
        List<LampChip> lamps,
        List<Button> buttons,
        Power power) {

    /** Who serves the GPIO lines. */
    public enum Gpio {
        /** Our own provider on the character device: several lines a call, rows that let go. */
        CHARDEV,
        /** Pi4J's gpiod plug-in: one line a call, no rows that let go. */
        GPIOD
    }

    public WiringProfile {
        sensors = List.copyOf(sensors);
        lamps = List.copyOf(lamps);
        buttons = List.copyOf(buttons);
    }

    /** True if the men's colour is read, not only that a man is there. */
    public boolean readsColour() {
        return sensors.stream().anyMatch(SensorChip.Mcp3008.class::isInstance);
    }

    /** Where the board is, as after {@code --board}, if it is one on a serial line. */
    public Optional<String> serialPlace() {
        return sensors.stream()
                .filter(SensorChip.Serial.class::isInstance)
                .map(chip -> ((SensorChip.Serial) chip).place())
                .findFirst();
    }

    /** The same design with other sensors and lamps on a board turned otherwise. */
    public WiringProfile with(List<SensorChip> otherSensors, List<LampChip> otherLamps, int otherQuarters) {
        return new WiringProfile(
                name, title, file, gpio, scan, otherQuarters, comfort, otherSensors, otherLamps, buttons, power);
    }

    /** The same design with all lamps at night's brightness. */
    public WiringProfile atNight() {
        Comfort dim = new Comfort(comfort.colourBlind(), true, comfort.buzzer());
        return new WiringProfile(name, title, file, gpio, scan, quarters, dim, sensors, lamps, buttons, power);
    }

    /** The same design with lamps in colours that all eyes tell apart. */
    public WiringProfile forAllEyes() {
        Comfort plain = new Comfort(true, comfort.night(), comfort.buzzer());
        return new WiringProfile(name, title, file, gpio, scan, quarters, plain, sensors, lamps, buttons, power);
    }

    /** The sensors with their squares as they lie on the table. */
    public List<SensorChip> placedSensors() {
        return sensors.stream().map(chip -> chip.turned(quarters)).toList();
    }

    /** The lights with their squares as they lie on the table. */
    public List<LampChip> placedLamps() {
        return lamps.stream()
                .map(chip -> comfort.night() ? chip.atNight() : chip)
                .map(chip -> chip.turned(quarters))
                .toList();
    }

    /** The GPIO lines that the design takes, those of its buses among them, by number. */
    public SortedSet<Integer> lines() {
        SortedSet<Integer> lines = new TreeSet<>();
        sensors.forEach(chip -> lines.addAll(chip.lines()));
        lamps.forEach(chip -> lines.addAll(chip.lines()));
        buttons.forEach(button -> lines.add(button.bcm()));
        comfort.buzzer().ifPresent(buzzer -> lines.add(buzzer.bcm()));
        return lines;
    }

    /** The least time that one scan takes, in microseconds: bits on the wires, and waiting for levels. */
    public double leastScanMicros() {
        return ScanTime.micros(sensors);
    }

    /** The sensor chip that reads a square of the file, if one does. */
    public Optional<SensorChip> sensorOf(int square) {
        return sensors.stream()
                .filter(chip -> (chip.squares().mask() >>> square & 1) != 0)
                .findFirst();
    }

    /** True if the lights take more than one SPI bit a light bit, so that the bus clock matters. */
    public boolean hasStrip() {
        return lamps.stream().anyMatch(lamp -> lamp instanceof Ws2812 || lamp instanceof Apa102);
    }
}
