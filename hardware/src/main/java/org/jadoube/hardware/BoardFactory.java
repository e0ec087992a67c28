package org.jadoube.hardware;

import java.util.Optional;
import java.util.function.LongSupplier;
import org.jadoube.hardware.pi4j.PiWires;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.sensor.Pause;
import org.jadoube.hardware.serial.SerialBoard;
import org.jadoube.hardware.wiring.WiringException;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProfile;

/** Opens boards by what stands after {@code --board}. Loads nothing of Pi4J before a wired board is really opened. */
public final class BoardFactory {
    private static final String SERIAL = "serial:";
    private static final String INSTEAD = "; try --board simulated";

    private BoardFactory() {}

    /**
     * The board of a wiring profile, by name or file.
     *
     * @throws BoardUnavailable if there is no such board, its profile is wrong, or this machine cannot drive it
     */
    public static WiredBoard open(String nameOrFile, Machine machine, LongSupplier clock, BoardListener listener) {
        WiringProfile profile = profile(nameOrFile);
        Optional<String> missing = Prerequisites.missing(profile, machine);
        if (missing.isPresent()) {
            throw new BoardUnavailable(profile.name() + " " + missing.get() + INSTEAD);
        }
        try {
            Wires wires = PiWires.open(profile.gpio(), machine.gpioChips());
            try {
                return new WiredBoard(profile, wires, Pause.real(), clock, listener);
            } catch (DeviceException e) {
                wires.close();
                throw e;
            }
        } catch (DeviceException e) {
            throw new BoardUnavailable(profile.name() + ": " + e.getMessage() + INSTEAD, e);
        }
    }

    /** The board of a wiring profile, or at {@code serial:PORT}. Throws {@link BoardUnavailable} with the cure. */
    public static Board openAny(String board, Machine machine, LongSupplier clock, BoardListener listener) {
        return board.startsWith(SERIAL)
                ? SerialBoard.open(board.substring(SERIAL.length()), clock, listener)
                : open(board, machine, clock, listener);
    }

    /** The profile of a name or file. Throws {@link BoardUnavailable} with what is wrong. */
    public static WiringProfile profile(String nameOrFile) {
        try {
            return WiringFiles.find(nameOrFile)
                    .orElseThrow(
                            () -> new BoardUnavailable("no board is called " + nameOrFile + "; there are simulated, "
                                    + String.join(", ", WiringFiles.NAMES) + ", a profile's file, serial:PORT"));
        } catch (WiringException e) {
            throw new BoardUnavailable(String.valueOf(e.getMessage()), e);
        }
    }
}
