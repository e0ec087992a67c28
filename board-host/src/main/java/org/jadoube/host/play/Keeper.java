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
    /** The game that is left for a new one, and what is told of that; null if there is none. */
    private final @Nullable Past left;

    private final String why;
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
        Past found = journals.past();
        this.why = found == null || options.keeping().fresh() ? "" : otherwise(found);
        this.past = options.keeping().fresh() || !why.isEmpty() ? null : found;
        this.left = past == null ? found : null;
        this.read = millis(begun);
    }

    private static long millis(long begun) {
        return (System.nanoTime() - begun) / 1_000_000;
    }

    /** Why the command line asks for another game than the one found: its board, or its terms; empty if it does not. */
    private String otherwise(Past found) {
        String board = options.board().name();
        if (!found.board().equals(board)) {
            return "the last game was played on board " + found.board() + "; a new one begins on " + board;
        }
        if (!found.asked().equals(options.asked())) {
            return "the last game was begun with " + found.asked() + "; a new one begins with " + options.asked();
        }
        return "";
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

    /**
     * A new game as it was agreed, or the one before, which goes on; {@code men} stand on a simulated board. Of a new game
     * nothing is written before it {@linkplain Kept#begin begins}: a start that fails leaves the one before as it was.
     */
    Kept begin(GameSetup agreed, List<PhysicalMan> men) {
        Past before = past;
        if (before == null) {
            return new Kept(this, agreed, () -> anew(agreed, men), trouble);
        }
        long begun = System.nanoTime();
        Journals.Resumed resumed = journals.goOn(before, options.outputs().events() != null);
        Retold retold = resumed.retold();
        LOG.info(
                "the game goes on after {} plies; read in {} ms, played again in {} ms",
                retold.session().view().plies().size(),
                read,
                millis(begun));
        return new Kept(this, resumed.agreed(), retold, resumed.journal(), trouble);
    }

    private Journal anew(GameSetup agreed, List<PhysicalMan> men) {
        if (!why.isEmpty()) {
            LOG.warn(why);
        }
        Past before = left;
        if (before != null) {
            leave(before);
        }
        return journals.begin(options.board().name(), options.asked(), agreed, men);
    }

    /** The archive keeps the game as it was left, before anything takes its place. */
    private void leave(Past before) {
        try {
            Retold retold = journals.retold(before);
            try (ArchiveListener keeping = new ArchiveListener(archive(), retold.session()::view, before.day())) {
                keeping.left(retold.inputs(), retold.events());
            }
        } catch (RuntimeException e) {
            // A new game is also the way out of one that cannot be played again.
            LOG.error(
                    "the game that is left cannot be played again for the archive, its journal stays: {}",
                    e.toString());
        }
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
