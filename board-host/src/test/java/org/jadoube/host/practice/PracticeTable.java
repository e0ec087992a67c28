package org.jadoube.host.practice;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.host.engine.Engines;
import org.jadoube.host.engine.GameDoor;
import org.jadoube.host.engine.Opponents;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.jadoube.sensing.Reading;

/** A table with a game, somebody's hand, and practice that listens; time is what the hand takes. */
final class PracticeTable implements GameDoor, GameDoor.Table {

    private final GameSession session;
    private final Deque<Consumer<Table>> visits = new ArrayDeque<>();
    private final List<GameEvent> heard = new ArrayList<>();
    private final Opponents opponents = new Opponents(this, Optional.empty());
    private final List<String> told = new ArrayList<>();
    private long t;
    private long full;
    final Practice practice;

    PracticeTable(Shelf shelf) {
        GameSetup setup = GameSetup.usual();
        session = new GameSession(setup);
        practice =
                new Practice(this, shelf, opponents, Engines.ofThisMachine(), (start, then) -> then.run(), told::add);
        full = setup.start().occupied();
        take(new Input.Frame(0, new Reading.Occupancy(full)));
    }

    /** What watchers were told last. */
    String told() {
        return told.isEmpty() ? "null" : told.getLast();
    }

    List<GameEvent> heard() {
        return heard;
    }

    LightScene lights() {
        return heard.stream()
                .filter(GameEvent.Lights.class::isInstance)
                .map(event -> ((GameEvent.Lights) event).scene())
                .reduce(LightScene.DARK, (a, b) -> b);
    }

    /** Lets everything happen that was asked for. */
    void settle() {
        for (Consumer<Table> visit = visits.poll(); visit != null; visit = visits.poll()) {
            visit.accept(this);
            practice.look(this::view);
        }
    }

    /** A hand makes the move, and time passes until it is settled. */
    void play(String uci) {
        Position before = view().position();
        try {
            Move move = Uci.read(before, uci);
            if (move.victim() >= 0) {
                see(full & ~Square.bit(move.victim()));
            }
            see(full & ~Square.bit(move.from()));
            see(full | Square.bit(move.to()));
            if (move.kind() == Move.Kind.CASTLING) {
                see(full & ~Square.bit(move.rookFrom()));
                see(full | Square.bit(move.rookTo()));
            }
        } catch (MoveTextException e) {
            throw new IllegalArgumentException(uci, e);
        }
        rest();
    }

    /** A hand puts a man back. */
    void back(String from, String to) {
        see(full & ~Square.bit(Square.parse(from)));
        see(full | Square.bit(Square.parse(to)));
        rest();
    }

    /** The men are set up as {@code position}. */
    void arrange(Position position) {
        full = position.occupied();
        see(full);
        rest();
    }

    private void see(long now) {
        full = now;
        t += 250;
        take(new Input.Frame(t, new Reading.Occupancy(full)));
    }

    private void rest() {
        t += 2_600;
        take(new Input.Tick(t));
        settle();
    }

    @Override
    public void visit(Consumer<Table> visit) {
        visits.add(visit);
    }

    @Override
    public void tell(String json) {}

    @Override
    public long now() {
        return t;
    }

    @Override
    public GameView view() {
        return session.view();
    }

    @Override
    public void take(Input input) {
        List<GameEvent> events = session.on(input);
        heard.addAll(events);
        practice.events(this::view, events);
    }
}
