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

/**
 * What this machine has: which model it is and which GPIO, I2C and SPI devices.
 *
 * @param root the root of its file system; another in tests
 */
public record Machine(Path root) {

    /** The machine that runs this program. */
    public static Machine here() {
        return new Machine(Path.of("/"));
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
