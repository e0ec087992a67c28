package org.jadoube.hardware;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    private Prerequisites() {}

    /** The first thing that is missing, as one line without the board's name; empty if all is there. */
    public static Optional<String> missing(WiringProfile profile, Machine machine) {
        if (profile.serialPlace().isPresent()) {
            return Optional.empty();
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
        if (usesGpio(profile)) {
            Optional<String> gpio = gpio(machine);
            if (gpio.isPresent()) {
                return gpio;
            }
        }
        for (Map.Entry<Path, String> device : devices(profile, machine).entrySet()) {
            Optional<String> trouble = device(device.getKey(), device.getValue());
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
        boolean open = chips.stream().anyMatch(chip -> Files.isReadable(chip) && Files.isWritable(chip));
        return open ? Optional.empty() : Optional.of(forbidden(chips.get(0), "gpio"));
    }

    private static Optional<String> device(Path device, String kind) {
        if (!Files.exists(device)) {
            return Optional.of(
                    "needs " + device + ", which is missing; switch it on: sudo raspi-config nonint do_" + kind + " 0");
        }
        return Files.isReadable(device) && Files.isWritable(device)
                ? Optional.empty()
                : Optional.of(forbidden(device, kind));
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
