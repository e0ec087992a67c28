package org.jadoube.host.journal;

import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.hardware.simulated.PhysicalMan;
import org.jadoube.hardware.simulated.SimulatedBoard;

/** A game that was begun and not left: what its journal tells of it. */
public final class Past {

    private final Path file;
    private final JournalReading reading;
    private final Entry.Start start;
    private final GameSetup setup;

    Past(Path file, JournalReading reading, Entry.Start start, GameSetup setup) {
        this.file = file;
        this.reading = reading;
        this.start = start;
        this.setup = setup;
    }

    /** What the game began with. */
    public GameSetup setup() {
        return setup;
    }

    /** The name of the board on which it was played. */
    public String board() {
        return start.board();
    }

    /** What the command line asked for when it began. */
    public String asked() {
        return start.asked();
    }

    /** The men of the simulated board where hands have left them; none of a wired board. */
    public List<PhysicalMan> men() {
        if (start.men().isEmpty()) {
            return List.of();
        }
        SimulatedBoard board = SimulatedBoard.standing(start.men());
        for (Entry entry : reading.entries()) {
            if (entry instanceof Entry.Hand hand) {
                board.act(hand.t(), hand.action());
            }
        }
        return board.men();
    }

    /** Plays the game again as far as the journal goes, every event with it. */
    public Retold retold() {
        return Retold.of(session(), reading.entries());
    }

    /**
     * The same in less time, but that of duties and lights only those are told that hold at the end. Where more hangs on the
     * last move, or it comes out otherwise than it was told, the game is played again as a whole.
     */
    Retold retoldInHaste() {
        if (Retold.mayHasten(reading.entries())) {
            Retold hasty = Retold.inHaste(session(), reading.entries());
            if (hasty.asTold() && hasty.untold().stream().noneMatch(Decision::changesThePosition)) {
                return hasty;
            }
        }
        return retold();
    }

    private GameSession session() {
        return new GameSession(setup, start.t(), start.number(), start.questions());
    }

    /** The game put together from what was told, for when {@link #retold} comes out otherwise; what was told stands. */
    AsTold asTold(Retold retold) {
        return AsTold.of(retold, reading.entries());
    }

    /** The day on which it began, where this machine is. */
    public LocalDate day() {
        return LocalDate.ofInstant(Instant.ofEpochMilli(start.wall()), ZoneId.systemDefault());
    }

    /** The latest time of day that was noted, in ms since 1970. */
    long wall() {
        long wall = start.wall();
        for (Entry entry : reading.entries()) {
            if (entry instanceof Entry.Resumed resumed) {
                wall = Math.max(wall, resumed.wall());
            }
        }
        return wall;
    }

    Path file() {
        return file;
    }

    JournalReading reading() {
        return reading;
    }
}
