package org.jadoube.host.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;

/**
 * Whole games on the pipeline that {@code play} uses, with real engines and a hand that carries out every move: its own,
 * drawn by lot, and those of the engines. The board's time is made up and runs as fast as the engines answer.
 */
final class EngineMatch implements AutoCloseable, GameDoor {

    /** An engine that has no answer after this is stuck, in real ms. */
    private static final long PATIENCE = 30_000;

    /** A move that has not settled after this is stuck, in ms of the board. */
    private static final long SETTLED = 5_000;

    /** How one game went; {@code stuck} is null, or says where it stopped. */
    record Outcome(int plies, String result, @Nullable String stuck) {}

    private final BlockingQueue<Consumer<Table>> visits = new LinkedBlockingQueue<>();
    private final GameSession session;
    private final Opponents opponents;
    private final SplittableRandom dice;
    private final Table table = new BoardTable();
    private final Consumer<List<GameEvent>> watcher;
    private long now;
    private @Nullable String wanted;
    private boolean over;

    /**
     * A game that nobody has begun.
     *
     * @param engines who sits where; a hand draws the moves of the other side by lot
     * @param watcher hears every event
     */
    EngineMatch(
            GameSetup setup,
            Map<Side, EngineChoice> engines,
            Optional<java.nio.file.Path> book,
            long seed,
            Consumer<List<GameEvent>> watcher) {
        this.session = new GameSession(setup);
        this.opponents = new Opponents(this, book);
        this.dice = new SplittableRandom(seed);
        this.watcher = watcher;
        opponents.seed(seed);
        opponents.begin(engines);
    }

    Opponents opponents() {
        return opponents;
    }

    GameView view() {
        return session.view();
    }

    @Override
    public void visit(Consumer<Table> visit) {
        visits.add(visit);
    }

    @Override
    public void tell(String json) {
        // nobody watches
    }

    private final class BoardTable implements Table {
        @Override
        public long now() {
            return now;
        }

        @Override
        public GameView view() {
            return session.view();
        }

        @Override
        public void take(Input input) {
            EngineMatch.this.take(input);
        }
    }

    /** Gives the game an input. */
    void take(Input input) {
        now = Math.max(now, input.t());
        if (input instanceof Input.Remote remote) {
            wanted = remote.uci();
        }
        List<GameEvent> events = session.on(input);
        watcher.accept(events);
        opponents.events(session::view, events);
        for (GameEvent event : events) {
            over |= event instanceof GameEvent.Result;
            if (event instanceof GameEvent.TakenBack || event instanceof GameEvent.Amended) {
                wanted = null;
            }
        }
    }

    /** Sets the men up. */
    void begin() {
        take(new Input.Frame(0, new Reading.Occupancy(session.view().position().occupied())));
    }

    /** What was agreed is looked at, as after a change on the page. */
    void agreed() {
        opponents.agreed(session.view());
    }

    /** Plays on until the game is over or {@code most} plies have been played. */
    Outcome play(int most) throws InterruptedException {
        begin();
        while (!over && session.view().plies().size() < most) {
            String stuck = ply();
            if (stuck != null) {
                return outcome(stuck);
            }
        }
        return outcome(null);
    }

    private Outcome outcome(@Nullable String stuck) {
        GameView view = session.view();
        GameEvent.Result result = view.result();
        return new Outcome(view.plies().size(), result == null ? "*" : result.result() + " " + result.reason(), stuck);
    }

    /** One ply from thinking to settled; null, or where it got stuck. */
    @Nullable
    String ply() throws InterruptedException {
        Position position = session.view().position();
        Move move = opponents.sides().has(position.turn()) ? sent(position) : drawn(position);
        if (over) {
            return null;
        }
        if (move == null) {
            return "no answer after " + session.view().plies().size() + " plies: " + position.fen();
        }
        carryOut(position, move);
        return over || session.view().plies().getLast().uci().equals(move.uci(position.chess960()))
                ? null
                : "the board does not see " + move.uci() + " in " + position.fen();
    }

    /** Waits for the engine's move. */
    @Nullable
    Move sent(Position position) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE * 1_000_000;
        while (wanted == null && !over && System.nanoTime() < end) {
            Consumer<Table> visit = visits.poll(100, TimeUnit.MILLISECONDS);
            if (visit != null) {
                visit.accept(table);
            }
            if (!opponents.sides().has(position.turn())) {
                return drawn(position);
            }
        }
        String uci = wanted;
        wanted = null;
        return uci == null ? null : Uci.read(position, uci);
    }

    private Move drawn(Position position) {
        List<Move> moves = position.legalMoves();
        return moves.get(dice.nextInt(moves.size()));
    }

    /** A hand carries {@code move} out; time passes until it has settled. */
    void carryOut(Position before, Move move) {
        int plies = session.view().plies().size();
        long rest = now + 700;
        for (WoodenHand.Reading reading : WoodenHand.play(before, move)) {
            rest += reading.after();
            take(new Input.Frame(rest, new Reading.Occupancy(reading.full())));
        }
        Piece crowned = move.promotion();
        if (crowned != null && !opponents.sides().has(before.turn())) {
            take(new Input.Choose(now + 300, crowned.name().toLowerCase(java.util.Locale.ROOT), null));
        }
        if (session.view().setup().levers() && !opponents.sides().has(before.turn())) {
            take(new Input.Press(now + 300, before.turn()));
        }
        for (long end = now + SETTLED; now < end && session.view().plies().size() == plies && !over; ) {
            take(new Input.Tick(now + 100));
        }
        letIn();
    }

    /** Waits until somebody knocks, and lets in who does. */
    void awaitVisit() throws InterruptedException {
        Consumer<Table> visit = visits.poll(PATIENCE, TimeUnit.MILLISECONDS);
        if (visit != null) {
            visit.accept(table);
        }
        letIn();
    }

    /** The board's time, in ms. */
    long now() {
        return now;
    }

    /** Lets in whoever knocks. */
    void letIn() {
        for (Consumer<Table> visit = visits.poll(); visit != null; visit = visits.poll()) {
            visit.accept(table);
        }
    }

    @Override
    public void close() {
        opponents.close();
    }
}
