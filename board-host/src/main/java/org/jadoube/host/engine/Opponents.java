package org.jadoube.host.engine;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSetup;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The engines that sit at a board: none, one, or one at each side. It hears what happens in the game, lets them think,
 * and carries their moves and words to the game as inputs, so that a recording of the game replays without them.
 *
 * <p>An engine's clock runs while it thinks. While its move waits for a hand, or its program is started anew, the clock
 * stands still as when an arbiter stops it (FIDE 6.11): a hand's time is nobody's.
 */
public final class Opponents implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Opponents.class);

    private final GameDoor door;
    private final Optional<Book> book;
    private final Map<Side, Seat> seats = new EnumMap<>(Side.class);
    private final Map<Side, EngineReport> reports = new EnumMap<>(Side.class);
    private final GameEars ears = new GameEars();
    private int version; // seen on the game's thread alone
    private long seeds = System.nanoTime();
    private @Nullable Adviser adviser;
    private final Grading grading;

    /** Nobody sits at the board yet. {@code book}: a Polyglot book for the openings. */
    public Opponents(GameDoor door, Optional<Path> book) {
        this.door = door;
        this.book = book.map(Opponents::open);
        this.grading = new Grading(door, this::helper);
    }

    private static Book open(Path file) {
        try {
            return new Book(file);
        } catch (NoSuchFileException e) {
            throw new IllegalArgumentException(file + ": no such file; name a book in Polyglot's format", e);
        } catch (IOException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }

    /** Everything drawn by lot from here on is the same each time. */
    void seed(long seed) {
        seeds = seed;
    }

    // ---- who sits where

    /** Lets an engine sit down at {@code side}, in place of whoever sat there. */
    public void seat(Side side, EngineChoice choice) {
        sit(side, choice);
        agree(Map.of(side.word(), choice.player()));
    }

    /** The same for the engines that the game's header names already. */
    public void begin(Map<Side, EngineChoice> agreed) {
        agreed.forEach(this::sit);
        tell();
    }

    private void sit(Side side, EngineChoice choice) {
        Seat before;
        synchronized (this) {
            Seat seat = new Seat(side, choice, book, new Voice(), seeds++);
            before = seats.put(side, seat);
            reports.put(side, new EngineReport(side, choice, choice.name(), SeatState.WAITING, null));
            seat.start();
        }
        closeIfAny(before);
    }

    /** Two people go on: the engine at {@code side} leaves. */
    public void leave(Side side) {
        Seat before;
        synchronized (this) {
            before = seats.remove(side);
            reports.remove(side);
        }
        if (before != null) {
            closeIfAny(before);
            agree(Map.of(side.word(), ""));
        }
    }

    /** The game learns which sides engines of this machine play, and under which name. */
    private void agree(Map<String, String> names) {
        door.visit(table -> {
            RemoteSides sides = sides();
            Map<String, String> here = new TreeMap<>(names);
            here.put(GameSetup.FAR, "");
            GameSetup.Changes changes = new GameSetup.Changes(null, null, null, null, null, sides, here);
            table.take(new Input.Change(table.now(), changes));
            look(table.view());
        });
        tell();
    }

    /** The sides at which an engine sits. */
    public synchronized RemoteSides sides() {
        return RemoteSides.of(seats.keySet());
    }

    /** The engine that sits at {@code side}, as the score names it: "stockfish, level 5". */
    public synchronized Optional<String> player(Side side) {
        return Optional.ofNullable(seats.get(side)).map(seat -> seat.choice().player());
    }

    private static void closeIfAny(@Nullable Seat seat) {
        if (seat != null) {
            seat.close();
        }
    }

    // ---- what happens in the game, on its thread

    /** Something has happened in {@code game}; called on its thread after each batch of events. */
    public void events(Supplier<GameView> game, List<GameEvent> events) {
        boolean news = ears.hear(events);
        if (ears.takeHint()) {
            advise(game.get());
        }
        grading.events(game, events);
        if (!news || seats().isEmpty()) {
            return;
        }
        Side waits = ears.waits();
        if (waits != null && ears.running() == waits) {
            // its lever was pressed for it only now, or a pause ended: a move that waits for a hand costs no time
            door.visit(table -> stop(table, waits));
        }
        GameView view = game.get();
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Game) {
                changeSides(view.setup().remote());
            } else if (event instanceof GameEvent.Moved moved) {
                made(moved.by());
            } else if (event instanceof GameEvent.Offered offer && offer.state().equals("open")) {
                ask(offer.by().other(), Seat.Request.DRAW, view);
            } else if (event instanceof GameEvent.Noticed told && told.code().equals("takeback-asked")) {
                Side by = told.by();
                ask(by == null ? view.position().turn() : by.other(), Seat.Request.TAKEBACK, view);
            }
        }
        boolean stands = ears.hasSent(view.position().turn()) && view.result() == null;
        if (ears.takeNews(view) && !stands) {
            look(view);
        }
    }

    /** Something else was agreed, such as a player's help, or that the engine has the other colour; called on the game's thread. */
    public void agreed(GameView view) {
        if (!seats().isEmpty() && changeSides(view.setup().remote())) {
            look(view);
        }
        grading.look(view);
    }

    /** With colours exchanged for the next game one engine goes to the other side of the board; says whether it does. */
    private boolean changeSides(RemoteSides now) {
        List<Seat> all = seats();
        Side side = all.getFirst().side();
        boolean changes = all.size() == 1 && now == RemoteSides.of(side.other());
        if (changes) {
            synchronized (this) {
                seats.remove(side);
                reports.remove(side);
            }
            sit(side.other(), all.getFirst().choice());
            // its program may take a while to end, and the game does not wait for it
            Thread.ofVirtual().start(all.getFirst()::close);
            tell();
        }
        return changes;
    }

    /** A player asked for a hint: an engine of its own thinks of one, whoever plays. */
    private void advise(GameView view) {
        Adviser asked = adviser();
        if (asked == null) {
            LOG.warn("there is no engine that could think of a hint; install one (Debian: apt install stockfish)");
            return;
        }
        Snapshot snapshot = new Snapshot(0, view, -1);
        asked.ask(snapshot, uci -> door.visit(table -> table.take(new Input.Hint(table.now(), uci, snapshot.last()))));
    }

    private synchronized @Nullable Adviser adviser() {
        Adviser known = adviser;
        if (known == null) {
            known = helper().map(Adviser::new).orElse(null);
            adviser = known;
        }
        return known;
    }

    /** The engine that helps players: one that sits at the board, or the first of this machine. */
    private synchronized Optional<EngineChoice> helper() {
        return seats.values().stream().map(Seat::choice).findFirst().or(Engines.ofThisMachine()::first);
    }

    private synchronized List<Seat> seats() {
        return List.copyOf(seats.values());
    }

    private void look(GameView view) {
        version++;
        Snapshot snapshot =
                new Snapshot(version, view, ears.left(view.position().turn(), view));
        seats().forEach(seat -> seat.order(new Seat.Order.Look(snapshot)));
    }

    private synchronized void ask(Side side, Seat.Request request, GameView view) {
        Seat seat = seats.get(side);
        if (seat != null) {
            seat.order(new Seat.Order.Heard(request, view));
        }
    }

    /** A hand has carried out an engine's move: the clock goes on, with the engine's lever pressed for it. */
    private void made(Side side) {
        if (!sides().has(side)) {
            return;
        }
        door.visit(table -> {
            GameView view = table.view();
            if (ears.takePaused() || (view.setup().clock() != null && view.result() == null && ears.stands())) {
                table.take(say(table, "resume", null));
            }
            boolean next = view.position().turn() != side && view.result() == null;
            if (next && (view.setup().levers() || view.setup().clock() != null)) {
                table.take(new Input.Press(table.now(), side));
            }
        });
    }

    private void goOn(GameDoor.Table table) {
        if (ears.takePaused()) {
            table.take(say(table, "resume", null));
        }
    }

    /** Stops the clock if it is the engine's that runs; a player who forgot to press goes on losing time. */
    private void stop(GameDoor.Table table, Side side) {
        if (ears.running() == side) {
            table.take(say(table, "pause", null));
            ears.paused();
        }
    }

    private static Input say(GameDoor.Table table, String word, @Nullable Side by) {
        return new Input.Say(table.now(), word, by, Map.of());
    }

    // ---- what watchers are told

    /** How the engines are, as a JSON object. */
    public synchronized String json() {
        return EngineReport.json(List.copyOf(reports.values()));
    }

    private void tell() {
        door.tell(json());
    }

    private synchronized void report(Seat seat, SeatState state, @Nullable String line) {
        EngineReport known = reports.get(seat.side());
        if (known != null && (seats.get(seat.side()) == seat || state == SeatState.GONE)) {
            String last = line == null && state != SeatState.THINKING ? known.line() : line;
            reports.put(seat.side(), new EngineReport(seat.side(), seat.choice(), seat.name(), state, last));
        }
    }

    /** Ends every engine. */
    @Override
    public void close() {
        List<Seat> all = seats();
        synchronized (this) {
            seats.clear();
            if (adviser != null) {
                adviser.close();
            }
        }
        grading.close();
        all.forEach(Seat::close);
    }

    /** What the seats have to say, from their own threads. */
    private final class Voice implements Seat.Ward {
        @Override
        public void state(Seat seat, SeatState state, @Nullable String line) {
            if (line != null) {
                LOG.warn("{}; it is started once more", line);
            }
            report(seat, state, line);
            tell();
        }

        @Override
        public void plays(Seat seat, Snapshot answered, String uci) {
            door.visit(table -> {
                if (answered.version() == version) {
                    goOn(table);
                    table.take(new Input.Remote(table.now(), uci, answered.last()));
                    ears.waitsFor(seat.side());
                    stop(table, seat.side());
                }
            });
            report(seat, SeatState.WAITING, null);
            tell();
        }

        @Override
        public void says(Seat seat, Snapshot answered, String word) {
            door.visit(table -> {
                if (answered.version() == version) {
                    goOn(table);
                    table.take(say(table, word, seat.side()));
                }
            });
        }

        @Override
        public void answers(Seat seat, String word) {
            door.visit(table -> table.take(say(table, word, seat.side())));
        }

        @Override
        public void stumbles(Seat seat) {
            door.visit(table -> stop(table, seat.side()));
        }

        @Override
        public void fails(Seat seat, String line) {
            LOG.warn("{}; two people may go on", line);
            synchronized (Opponents.this) {
                if (seats.remove(seat.side(), seat)) {
                    report(seat, SeatState.GONE, line);
                }
            }
            door.visit(Opponents.this::goOn);
            agree(Map.of());
        }
    }
}
