package org.jadoube.hardware;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.WiringProfile;

/**
 * The chips on I2C and SPI that one Jadoube has for itself. The kernel gives these buses to anybody, and two services on one board
 * would garble each other's bytes; so each chip is claimed by a lock on a byte of its bus's device file: on I2C the byte of its
 * address, on SPI the first. Other programs, and other chips of a bus, are not concerned. The kernel lets go when the process ends.
 */
final class BusClaims implements AutoCloseable {

    private final Map<Path, FileChannel> files = new HashMap<>();

    private BusClaims() {}

    /**
     * Claims all chips of a profile.
     *
     * @throws DeviceException naming the chip that another Jadoube has, or a file that cannot be opened
     */
    static BusClaims of(WiringProfile profile, Machine machine) {
        BusClaims claims = new BusClaims();
        try {
            profile.sensors().forEach(chip -> claims.claim(chip, machine));
            profile.lamps().forEach(chip -> claims.claim(chip, machine));
            return claims;
        } catch (DeviceException e) {
            claims.close();
            throw e;
        }
    }

    private void claim(SensorChip chip, Machine machine) {
        switch (chip) {
            case SensorChip.GpioMatrix matrix -> {
                // The kernel lets nobody else have its lines.
            }
            case SensorChip.Mcp23017 mcp -> claim(machine.i2c(mcp.bus()), mcp.address(), mcp.label());
            case SensorChip.Hc165 chain -> claim(machine.spi(chain.bus(), chain.select()), 0, chain.label());
            case SensorChip.Mcp3008 mcp -> claim(machine.spi(mcp.bus(), mcp.select()), 0, mcp.label());
            case SensorChip.Serial board -> {
                // A port is locked by whoever opens it.
            }
        }
    }

    private void claim(LampChip chip, Machine machine) {
        switch (chip) {
            case LampChip.Ht16k33 ht -> claim(machine.i2c(ht.bus()), ht.address(), ht.label());
            case LampChip.Max7219 max -> claim(machine.spi(max.bus(), max.select()), 0, max.label());
            case LampChip.Ws2812 strip -> claim(machine.spi(strip.bus(), strip.select()), 0, strip.label());
            case LampChip.Apa102 strip -> claim(machine.spi(strip.bus(), strip.select()), 0, strip.label());
            case LampChip.Serial lights -> {
                // They come with their board.
            }
        }
    }

    private void claim(Path file, long at, String chip) {
        try {
            FileChannel open = files.get(file);
            if (open == null) {
                open = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
                files.put(file, open);
            }
            if (open.tryLock(at, 1, false) == null) {
                throw taken(chip);
            }
        } catch (OverlappingFileLockException e) {
            throw taken(chip);
        } catch (IOException e) {
            throw new DeviceException(file.toString(), "cannot be opened: " + e.getMessage(), e);
        }
    }

    private static DeviceException taken(String chip) {
        return new DeviceException(
                chip,
                "another Jadoube on this machine has this board; open its page, or end it (sudo systemctl stop jadoube)");
    }

    @Override
    public void close() {
        for (FileChannel file : files.values()) {
            try {
                file.close();
            } catch (IOException e) {
                // What it held goes with the process.
            }
        }
        files.clear();
    }
}
