package org.jadoube.host.play;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.hardware.simulated.PhysicalMan;
import org.jadoube.host.archive.Archive;
import org.jadoube.host.journal.Journal;
import org.jadoube.host.journal.Retold;
import org.jadoube.host.pairing.Pairings;
import org.jspecify.annotations.Nullable;

/**
 * The game that is kept while it is played: its session and its journal. As a listener it must be the first of all: what
 * arrives is written before it is handled, what is decided before anybody else is told.
 */
final class Kept implements GameThread.Listener, AutoCloseable {

    private final @Nullable Keeper keeper;
    private final GameSetup agreed;
    private final GameSession session;
    private final @Nullable Retold retold;
    private final @Nullable Supplier<Journal> opening;
    private volatile @Nullable Journal journal;
    /** Bytes of the journals before this one; less what was there at the start. */
    private final AtomicLong left = new AtomicLong();

    private Supplier<List<PhysicalMan>> men = List::of;
    private long t;
    private final Trouble trouble;

    /** A new game, whose journal is there from when it {@linkplain #begin begins}. */
    Kept(Keeper keeper, GameSetup agreed, Supplier<Journal> opening, Trouble trouble) {
        this.keeper = keeper;
        this.agreed = agreed;
        this.session = new GameSession(agreed);
        this.retold = null;
        this.opening = opening;
        this.trouble = trouble;
    }

    /** A game that goes on in {@code journal} after what came before a stop. */
    Kept(Keeper keeper, GameSetup agreed, Retold retold, Journal journal, Trouble trouble) {
        this.keeper = keeper;
        this.agreed = agreed;
        this.session = retold.session();
        this.retold = retold;
        this.opening = null;
        this.trouble = trouble;
        follow(journal);
    }

    private Kept(GameSetup agreed) {
        this.keeper = null;
        this.agreed = agreed;
        this.session = new GameSession(agreed);
        this.retold = null;
        this.opening = null;
        this.trouble = new Trouble();
    }

    /** A game that is not kept, as it comes from a recording. */
    static Kept not(GameSetup agreed) {
        return new Kept(agreed);
    }

    /** Everything that a start needs is had: a new game begins in a journal of its own. */
    void begin() {
        if (opening != null) {
            follow(opening.get());
        }
    }

    private void follow(Journal opened) {
        journal = opened;
        left.addAndGet(-opened.size());
    }

    /** What the game began with. */
    GameSetup agreed() {
        return agreed;
    }

    GameSession session() {
        return session;
    }

    /** Where the game goes when it has ended; null if it is not kept. */
    @Nullable
    Archive archive() {
        return keeper == null ? null : keeper.archive();
    }

    /** Where lessons of one's own are, and what has been learned; null if nothing is kept. */
    @Nullable
    Path lessons() {
        return keeper == null ? null : keeper.lessons();
    }

    /** The browsers of other computers that may play. */
    Pairings pairings() {
        return keeper == null ? Pairings.unkept() : keeper.pairings();
    }

    /** The page is at {@code address}, for whoever looks for the service that has the board. */
    void serves(URI address) {
        if (keeper != null) {
            keeper.serves(address);
        }
    }

    /** What is wrong with the journal; empty if nothing is. */
    String trouble() {
        return trouble.now();
    }

    /** Bytes written to journals since the service began. */
    long bytes() {
        Journal now = journal;
        return left.get() + (now == null ? 0 : now.size());
    }

    /** Whether it goes on after a stop. */
    boolean isResumed() {
        return retold != null;
    }

    /** From when on the game goes on, in ms. */
    long t() {
        return retold == null ? 0 : retold.t();
    }

    /** Where the men of a simulated board stand can be asked of {@code standing}. */
    void men(Supplier<List<PhysicalMan>> standing) {
        men = standing;
    }

    /** Tells those who listen what came before the stop, and the page that there was one; the game goes on from it. */
    void tell(GameThread.Listener listeners, GameThread game, Consumer<String> page) {
        trouble.page(page);
        if (retold != null) {
            game.first(new Input.Unwatched(t()));
            listeners.resumed(retold.inputs(), retold.events());
            page.accept("resumed");
        }
    }

    /** A hand is about to act on the simulated board. */
    void hand(long t, HandAction action) {
        if (journal != null) {
            journal.hand(t, action);
        }
    }

    @Override
    public void input(Input input) {
        t = input.t();
        if (journal != null) {
            journal.input(input);
        }
    }

    @Override
    public void events(List<GameEvent> events) {
        Journal now = journal;
        if (now != null) {
            now.told(events);
            GameSession.Fresh fresh = session.fresh();
            if (fresh != null && keeper != null) {
                left.addAndGet(now.size());
                journal = keeper.next(t, fresh, men.get());
                Thread.ofVirtual().start(now::close);
            }
        }
    }

    @Override
    public void resumed(List<Input> inputs, List<GameEvent> events) {}

    @Override
    public void close() {
        if (journal != null) {
            journal.close();
        }
        if (keeper != null) {
            keeper.close();
        }
    }
}
