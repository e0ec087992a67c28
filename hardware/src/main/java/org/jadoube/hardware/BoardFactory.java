package org.jadoube.hardware;

import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import org.jadoube.hardware.foreign.ForeignPlace;
import org.jadoube.hardware.pi4j.PiWires;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.sensor.Pause;
import org.jadoube.hardware.serial.SerialPlace;
import org.jadoube.hardware.wiring.WiringException;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProfile;

/** Opens boards by what stands after {@code --board}. Loads nothing of Pi4J before a wired board is really opened. */
public final class BoardFactory {
    private static final String INSTEAD = "; try --board simulated";

    private BoardFactory() {}

    /**
     * The board of a wiring profile, by name or file.
     *
     * @throws BoardUnavailable if there is no such board, its profile is wrong, or this machine cannot drive it
     */
    public static WiredBoard open(String nameOrFile, Machine machine, LongSupplier clock, BoardListener listener) {
        return open(profile(nameOrFile), machine, clock, listener);
    }

    /** The same for a profile that has been read. */
    static WiredBoard open(WiringProfile profile, Machine machine, LongSupplier clock, BoardListener listener) {
        try {
            Wires wires = wires(profile, machine);
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

    /**
     * The wires of the Pi, open for the chips of a profile.
     *
     * @throws BoardUnavailable with the cure, if this machine lacks them
     */
    public static Wires wires(WiringProfile profile, Machine machine) {
        if (profile.serialPlace().isPresent()) {
            throw new BoardUnavailable(profile.name() + " has no wires on the Pi's header" + INSTEAD);
        }
        Optional<String> missing = Prerequisites.missing(profile, machine);
        if (missing.isPresent()) {
            throw new BoardUnavailable(profile.name() + " " + missing.get() + INSTEAD);
        }
        try {
            return claimed(profile, machine);
        } catch (DeviceException e) {
            throw new BoardUnavailable(profile.name() + ": " + e.getMessage() + INSTEAD, e);
        }
    }

    private static Wires claimed(WiringProfile profile, Machine machine) {
        BusClaims claims = BusClaims.of(profile, machine);
        try {
            return PiWires.open(profile.gpio(), machine.gpioChips(), claims::close);
        } catch (DeviceException e) {
            claims.close();
            throw e;
        }
    }

    /**
     * Where the board is that stands after {@code --board}; it need not be there.
     *
     * @throws BoardUnavailable if there is no board of that name, or its profile is wrong
     */
    public static BoardPlace place(String board, Machine machine, LongSupplier clock) {
        return place(board, machine, clock, UnaryOperator.identity());
    }

    /** The same of a board that is wired as {@code as} makes of its profile, such as with dimmed lamps. */
    public static BoardPlace place(String board, Machine machine, LongSupplier clock, UnaryOperator<WiringProfile> as) {
        if (SerialPlace.meant(board)) {
            return SerialPlace.of(board, clock);
        }
        if (ForeignPlace.meant(board)) {
            return ForeignPlace.of(board, clock);
        }
        WiringProfile profile = as.apply(profile(board));
        return profile.serialPlace()
                .<BoardPlace>map(place -> new MappedPlace(profile, SerialPlace.of(place, clock)))
                .orElseGet(() -> new WiredPlace(profile, machine, clock));
    }

    /** The profile of a name or file. Throws {@link BoardUnavailable} with what is wrong. */
    public static WiringProfile profile(String nameOrFile) {
        try {
            return WiringFiles.find(nameOrFile)
                    .orElseThrow(() -> BoardUnavailable.unknown("no board is called " + nameOrFile
                            + "; there are simulated, " + String.join(", ", WiringFiles.NAMES)
                            + ", a profile's file, serial, serial:PORT, dgt:PORT, chesslink:PORT, certabo:PORT"));
        } catch (WiringException e) {
            throw new BoardUnavailable(String.valueOf(e.getMessage()), e);
        }
    }
}
