package org.jadoube.hardware;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * What this machine has: which model it is and which GPIO, I2C and SPI devices.
 *
 * @param root the root of its file system; another in tests
 * @param system what runs on it
 * @param usable true for a device file that this user may read and write; another judge in tests, which run as root too
 */
public record Machine(Path root, OperatingSystem system, Predicate<Path> usable) {
    /** The first models had 26 pins; their names have no number and no "Plus", Zero or the like. */
    private static final Pattern SHORT_HEADER = Pattern.compile("Raspberry Pi( Model [AB])?( Rev .*)?");

    private static final int SHORT_HEADER_PINS = 26;
    private static final int HEADER_PINS = 40;

    /** A machine with Linux. */
    public Machine(Path root, Predicate<Path> usable) {
        this(root, OperatingSystem.LINUX, usable);
    }

    /** A machine with Linux whose files are judged by their own rights. */
    public Machine(Path root) {
        this(root, OperatingSystem.LINUX);
    }

    /** A machine whose files are judged by their own rights. */
    Machine(Path root, OperatingSystem system) {
        this(root, system, file -> Files.isReadable(file) && Files.isWritable(file));
    }

    /** The machine that runs this program. */
    public static Machine here() {
        return new Machine(Path.of("/"), OperatingSystem.here());
    }

    /** The model as the device tree names it ("Raspberry Pi 4 Model B Rev 1.4"); empty on a machine without one. */
    public Optional<String> model() {
        Path file = root.resolve("proc/device-tree/model");
        try {
            // The device tree ends its texts with a zero byte.
            String text = Files.readString(file, StandardCharsets.UTF_8).replace("\0", "");
            return Optional.of(text.strip()).filter(model -> !model.isEmpty());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** True on a Raspberry Pi. */
    public boolean isPi() {
        return model().map(model -> model.startsWith("Raspberry Pi")).orElse(false);
    }

    /** The pins of its header: 40, or 26 on a Model A or B of the first generation. */
    public int headerPins() {
        boolean isShort =
                model().filter(model -> SHORT_HEADER.matcher(model).matches()).isPresent();
        return isShort ? SHORT_HEADER_PINS : HEADER_PINS;
    }

    /** The file in which overlays are switched on: it moved with bookworm. */
    public Path bootConfig() {
        Path moved = root.resolve("boot/firmware/config.txt");
        Path former = root.resolve("boot/config.txt");
        return Files.exists(former) && !Files.exists(moved) ? former : moved;
    }

    /** The GPIO chips, as /dev/gpiochip0 and so on, in order. */
    public List<Path> gpioChips() {
        List<Path> found = new ArrayList<>();
        Path dev = root.resolve("dev");
        if (!Files.isDirectory(dev)) {
            return found;
        }
        try (DirectoryStream<Path> chips = Files.newDirectoryStream(dev, "gpiochip*")) {
            chips.forEach(found::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Collections.sort(found);
        return found;
    }

    /** The device files of all GPIO chips, by how their names begin, with an asterisk for the rest. */
    Path gpioChipsNamed() {
        return root.resolve("dev/gpiochip*");
    }

    /** The device file of an I2C bus. */
    public Path i2c(int bus) {
        return root.resolve("dev/i2c-" + bus);
    }

    /** The device file of a place on an SPI bus. */
    public Path spi(int bus, int select) {
        return root.resolve("dev/spidev" + bus + "." + select);
    }
}
