package org.jadoube.hardware;

import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.sensing.SensorKind;

/** The place of a serial board whose profile says which of its inputs and lights are which squares. */
record MappedPlace(WiringProfile profile, BoardPlace serial) implements BoardPlace {

    @Override
    public String name() {
        return profile.name();
    }

    @Override
    public Optional<SensorKind> kind() {
        return serial.kind();
    }

    @Override
    public Board open(BoardListener listener) {
        return new MappedBoard(profile, serial::open, listener);
    }

    @Override
    public Optional<String> missing() {
        return serial.missing();
    }

    @Override
    public boolean searches() {
        return serial.searches();
    }

    @Override
    public boolean reopens() {
        return serial.reopens();
    }

    @Override
    public Collection<Path> files() {
        return serial.files();
    }
}
