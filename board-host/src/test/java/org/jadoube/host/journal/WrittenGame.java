package org.jadoube.host.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.host.recording.RecordingReader;

/** A recorded game played into a journal as the service does it: written, handled, written, told. */
final class WrittenGame {

    private GameSession session;
    private final List<Input> inputs = new ArrayList<>();
    private final GameSetup setup;
    private final List<GameEvent> told = new ArrayList<>();
    private final List<Long> sizes = new ArrayList<>();

    /** The game of {@code lines}, a recording, not yet played. */
    WrittenGame(List<String> lines) {
        RecordingReader reader = new RecordingReader("game", lines.iterator());
        setup = reader.header();
        session = new GameSession(setup);
        for (Input input = reader.next(); input != null; input = reader.next()) {
            if (!(input instanceof Input.End)) {
                inputs.add(input);
            }
        }
    }

    GameSetup setup() {
        return setup;
    }

    GameSession session() {
        return session;
    }

    List<Input> inputs() {
        return inputs;
    }

    /** Everything that was told. */
    List<GameEvent> told() {
        return told;
    }

    /** The size that the journal had when everything up to the told event at this place was in it. */
    List<Long> sizes() {
        return sizes;
    }

    /** Goes on with a game that was played again instead of with a new one. */
    void goingOnFrom(Retold retold) {
        session = retold.session();
    }

    /** Plays the inputs from {@code from} to before {@code to}, with ticks when something falls due. */
    WrittenGame play(Journal journal, int from, int to) {
        for (Input input : inputs.subList(from, to)) {
            while (session.nextDue() < input.t()) {
                take(journal, new Input.Tick(session.nextDue() + 1));
            }
            take(journal, input);
        }
        return this;
    }

    void take(Journal journal, Input input) {
        journal.input(input);
        List<GameEvent> events = session.on(input);
        journal.told(events);
        for (GameEvent event : events) {
            told.add(event);
            sizes.add(journal.size());
        }
    }

    /** A disk as the system has it, with a clock of its own. */
    static Disk disk(LongSupplier nanos) {
        return new Disk() {
            @Override
            public Store open(Path path) throws IOException {
                return Store.file(path);
            }

            @Override
            public long nanos() {
                return nanos.getAsLong();
            }
        };
    }
}
