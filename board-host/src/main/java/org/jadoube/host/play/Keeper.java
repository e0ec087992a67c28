package org.jadoube.host.play;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.hardware.simulated.PhysicalMan;
import org.jadoube.host.archive.Archive;
import org.jadoube.host.journal.DataDirectory;
import org.jadoube.host.journal.Disk;
import org.jadoube.host.journal.Journal;
import org.jadoube.host.journal.Journals;
import org.jadoube.host.journal.Past;
import org.jadoube.host.journal.Retold;
import org.jadoube.host.pairing.Pairings;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The data directory in use by a service that is about to start, and the game that was going on when the last one stopped. */
final class Keeper implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Keeper.class);

    private final DataDirectory data;
    private final Journals journals;
    private final Trouble trouble = new Trouble();
    private final PlayOptions options;
    private final @Nullable Past past;
    private final long read;

    /** Takes the data directory that {@code options} name, or the usual one; the journals in it are written to {@code disk}. */
    Keeper(PlayOptions options, Disk disk) {
        this.options = options;
        Path told = options.keeping().data();
        this.data = DataDirectory.open(told == null ? DataDirectory.usual() : told);
        this.journals = new Journals(data, disk, trouble, LOG::warn);
        if (!data.flaw().isEmpty()) {
            trouble.accept(data.flaw());
        }
        long begun = System.nanoTime();
        this.past = options.keeping().fresh() ? null : wanted(journals.past());
        this.read = millis(begun);
    }

    private static long millis(long begun) {
        return (System.nanoTime() - begun) / 1_000_000;
    }

    /** A command line that asks for another game, or another board, begins a new one. */
    private @Nullable Past wanted(@Nullable Past found) {
        if (found == null) {
            return null;
        }
        if (!found.board().equals(options.board().name())) {
            LOG.warn(
                    "the last game was played on board {}; a new one begins on {}",
                    found.board(),
                    options.board().name());
            return null;
        }
        if (!found.asked().equals(options.asked())) {
            LOG.warn("the last game was begun with {}; a new one begins with {}", found.asked(), options.asked());
            return null;
        }
        return found;
    }

    /** Where finished games go. */
    Archive archive() {
        return new Archive(data.path());
    }

    /** Where lessons of one's own are, and what has been learned. */
    Path lessons() {
        return data.path().resolve("lessons");
    }

    /** The browsers of other computers that may play. */
    Pairings pairings() {
        return Pairings.in(data.path());
    }

    /** The game that goes on; null if a new one begins. */
    @Nullable
    Past past() {
        return past;
    }

    /** Begins a new game as it was agreed, or goes on with the one before; {@code men} stand on a simulated board. */
    Kept begin(GameSetup agreed, List<PhysicalMan> men) {
        Past before = past;
        if (before == null) {
            Journal journal = journals.begin(options.board().name(), options.asked(), agreed, men);
            return new Kept(this, agreed, new GameSession(agreed), null, journal, trouble);
        }
        long begun = System.nanoTime();
        Journals.Resumed resumed = journals.goOn(before, options.outputs().events() != null);
        Retold retold = resumed.retold();
        LOG.info(
                "the game goes on after {} plies; read in {} ms, played again in {} ms",
                retold.session().view().plies().size(),
                read,
                millis(begun));
        return new Kept(this, resumed.agreed(), retold.session(), retold, resumed.journal(), trouble);
    }

    /** The page is at {@code address}, for whoever looks for the service that has the board. */
    void serves(URI address) {
        data.serves(address);
    }

    /** Begins the journal of a game that has just begun in a service that goes on. */
    Journal next(long t, GameSession.Fresh fresh, List<PhysicalMan> men) {
        return journals.begin(options.board().name(), options.asked(), t, fresh, men);
    }

    @Override
    public void close() {
        data.close();
    }
}
