package org.jadoube.hardware;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jadoube.hardware.doctor.Grid;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.sensing.SensorKind;

/**
 * A wiring profile on a machine.
 *
 * @param clock nanoseconds, as {@link System#nanoTime} gives them
 */
record WiredPlace(WiringProfile profile, Machine machine, LongSupplier clock) implements BoardPlace {

    @Override
    public String name() {
        return profile.name();
    }

    @Override
    public Optional<SensorKind> kind() {
        return Optional.of(profile.readsColour() ? SensorKind.COLOUR : SensorKind.OCCUPANCY);
    }

    @Override
    public Grid grid() {
        return Grid.of(profile);
    }

    @Override
    public Board open(BoardListener listener) {
        return BoardFactory.open(profile, machine, clock, listener);
    }

    @Override
    public Optional<String> missing() {
        return Prerequisites.missing(profile, machine).map(what -> name() + " " + what);
    }

    @Override
    public boolean reopens() {
        return true;
    }

    @Override
    public Collection<Path> files() {
        List<Path> files =
                new ArrayList<>(Prerequisites.devices(profile, machine).keySet());
        files.add(machine.gpioChipsNamed());
        return files;
    }
}
