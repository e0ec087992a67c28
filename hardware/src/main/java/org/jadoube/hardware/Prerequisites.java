package org.jadoube.hardware;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.hardware.wiring.Header;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LampChip.Apa102;
import org.jadoube.hardware.wiring.LampChip.Ht16k33;
import org.jadoube.hardware.wiring.LampChip.Max7219;
import org.jadoube.hardware.wiring.LampChip.Ws2812;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.SensorChip.Hc165;
import org.jadoube.hardware.wiring.SensorChip.Mcp23017;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;
import org.jadoube.hardware.wiring.WiringProfile;

/** What a wiring profile needs of the machine, and what is missing, each with the command that cures it. */
public final class Prerequisites {

    private static final Pattern SECOND_SPI = Pattern.compile("spidev1\\.([0-9])");

    private Prerequisites() {}

    /** The first thing that is missing, as one line without the board's name; empty if all is there. */
    public static Optional<String> missing(WiringProfile profile, Machine machine) {
        if (profile.serialPlace().isPresent()) {
            return Optional.empty();
        }
        if (machine.system() != OperatingSystem.LINUX) {
            return Optional.of("needs a Raspberry Pi: this machine runs "
                    + machine.system().word());
        }
        if (!machine.isPi()) {
            return Optional.of(
                    machine.gpioChips().isEmpty()
                            ? "needs a Raspberry Pi: no GPIO chip here (/dev/gpiochip0 is missing)"
                            : "needs a Raspberry Pi: this machine is "
                                    + machine.model()
                                            .map(model -> "\"" + model + "\"")
                                            .orElse("another kind of computer"));
        }
        Optional<String> pin = pin(profile, machine);
        if (pin.isPresent()) {
            return pin;
        }
        if (usesGpio(profile)) {
            Optional<String> gpio = gpio(machine);
            if (gpio.isPresent()) {
                return gpio;
            }
        }
        for (Map.Entry<Path, String> device : devices(profile, machine).entrySet()) {
            Optional<String> trouble = device(device.getKey(), device.getValue(), machine);
            if (trouble.isPresent()) {
                return trouble;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> gpio(Machine machine) {
        List<Path> chips = machine.gpioChips();
        if (chips.isEmpty()) {
            return Optional.of(
                    "finds no GPIO chip (/dev/gpiochip0 is missing); update the system: sudo apt full-upgrade");
        }
        boolean open = chips.stream().anyMatch(machine.usable());
        return open ? Optional.empty() : Optional.of(forbidden(chips.get(0), "gpio"));
    }

    /** A line that this model has no pin for. */
    private static Optional<String> pin(WiringProfile profile, Machine machine) {
        return profile.lines().stream()
                .filter(line -> Header.pin(line) > machine.headerPins())
                .findFirst()
                .map(line -> "needs GPIO " + line + " (pin " + Header.pin(line) + "), which \""
                        + machine.model().orElse("this Pi") + "\" with its " + machine.headerPins()
                        + " pins lacks; use a Pi with 40 pins (B+, 2, 3, 4, 5, Zero), or other lines");
    }

    private static Optional<String> device(Path device, String kind, Machine machine) {
        if (!Files.exists(device)) {
            return Optional.of(
                    "needs " + device + ", which is missing; switch it on: " + switchOn(device, kind, machine));
        }
        return machine.usable().test(device) ? Optional.empty() : Optional.of(forbidden(device, kind));
    }

    /** The first SPI bus and I2C have a switch, the second SPI bus wants an overlay with as many selects as are used. */
    private static String switchOn(Path device, String kind, Machine machine) {
        Matcher second = SECOND_SPI.matcher(String.valueOf(device.getFileName()));
        return second.matches()
                ? "echo dtoverlay=spi1-" + (Integer.parseInt(second.group(1)) + 1) + "cs | sudo tee -a "
                        + machine.bootConfig() + " && sudo reboot"
                : "sudo raspi-config nonint do_" + kind + " 0";
    }

    private static String forbidden(Path device, String group) {
        return "may not use " + device + "; join the group, then log in again: sudo usermod -aG " + group + " $USER";
    }

    private static boolean usesGpio(WiringProfile profile) {
        return !profile.buttons().isEmpty() || profile.sensors().stream().anyMatch(chip -> !(chip instanceof Mcp23017));
    }

    /** The device files that the chips need, with the kind of bus. */
    static Map<Path, String> devices(WiringProfile profile, Machine machine) {
        Map<Path, String> needed = new LinkedHashMap<>();
        for (SensorChip chip : profile.sensors()) {
            switch (chip) {
                case GpioMatrix matrix -> {
                    // The Pi's own lines: no bus.
                }
                case Mcp23017 mcp -> needed.put(machine.i2c(mcp.bus()), "i2c");
                case Hc165 chain -> needed.put(machine.spi(chain.bus(), chain.select()), "spi");
                case Mcp3008 mcp -> needed.put(machine.spi(mcp.bus(), mcp.select()), "spi");
                case SensorChip.Serial board -> {
                    // Its port tells by itself what is wrong.
                }
            }
        }
        for (LampChip chip : profile.lamps()) {
            switch (chip) {
                case Ht16k33 ht -> needed.put(machine.i2c(ht.bus()), "i2c");
                case Max7219 max -> needed.put(machine.spi(max.bus(), max.select()), "spi");
                case Ws2812 strip -> needed.put(machine.spi(strip.bus(), strip.select()), "spi");
                case LampChip.Serial lights -> {
                    // They come with their board.
                }
                case Apa102 strip -> needed.put(machine.spi(strip.bus(), strip.select()), "spi");
            }
        }
        return needed;
    }
}
