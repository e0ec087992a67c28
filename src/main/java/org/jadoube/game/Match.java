package org.jadoube.game;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.arbiter.Arbiter;
import org.jadoube.arbiter.Judgement;
import org.jadoube.arbiter.Lapsed;
import org.jadoube.arbiter.Standing;
import org.jadoube.arbiter.Verdict;
import org.jadoube.inference.Finding;
import org.jadoube.inference.MoveTracker;
import org.jadoube.inference.Ply;
import org.jadoube.inference.Why;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.San;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/**
 * One game at the board: brings together what inference finds, what the arbiter makes of it, and what the world is told.
 *
 * <p>Inference says what was done; the arbiter says what that means. Here is only the order in which they are asked.
 */
final class Match {

    private static final long NEVER = Long.MAX_VALUE;

    /** A press is judged when inference has taken it in: edges of up to 20 ms before it come first. */
    private static final long PRESS_DELAY = 20;

    private record Pressed(long t, Side side) {}

    private GameSetup setup;
    private final Desk desk;
    private final GameLine line;
    private final MoveTracker tracker;
    private final Arbiter arbiter;
    private final Herald herald;
    private final BoardGuess guess = new BoardGuess();
    private final Questions questions;
    private final Remote remote;
    private final RestoreDesk restoring;
    private final Stage stage;
    private final LightDesk lights;
    private final TrackerQuestions asked;
    private final List<Pressed> presses = new ArrayList<>();
    private @Nullable Ply held;
    private int base;
    private boolean touched;

    Match(GameSetup setup, Desk desk, Questions questions) {
        this.setup = setup;
        this.desk = desk;
        this.questions = questions;
        this.line = new GameLine(setup.start(), setup.history());
        this.base = line.size();
        this.tracker = Making.tracker(setup, line, desk.now());
        this.arbiter = Making.arbiter(setup);
        this.herald = new Herald(desk, setup.start().chess960());
        this.remote = new Remote(setup, desk, tracker);
        this.restoring = new RestoreDesk(setup, desk, guess, tracker);
        this.stage = new Stage(questions);
        this.lights = new LightDesk(setup, desk);
        this.asked = new TrackerQuestions(questions, tracker, desk);
        guess.agree(line.position(), line.position().occupied());
    }

    /** Tells where the game stands before anything happens. */
    void begin() {
        arbiter.begin(desk.now()).forEach(this::hear);
        if (arbiter.result() == null) {
            herald.say(arbiter.duty());
        }
        show();
    }

    // ---- the board

    /** The first reading of the board. */
    void board(long t, Reading reading) {
        tracker.board(t, reading);
        guess.agree(line.position(), reading.occupied());
        findings();
        show();
    }

    /** Edges that were accepted at {@code t}. */
    void scan(long t, List<SquareEdge> edges) {
        touched = true;
        List<Touching> touchings = new ArrayList<>();
        for (SquareEdge edge : edges) {
            touchings.add(edge.closed() ? placed(edge) : lifted(edge));
        }
        completedByTouch(touchings);
        tracker.scan(t, edges);
        touchings.forEach(this::judged);
        findings();
        show();
    }

    /** An edge with the hands behind it. */
    private record Touching(SquareEdge edge, Side by, boolean owed) {}

    private Touching lifted(SquareEdge edge) {
        Side colour = edge.colour();
        Man known = colour == null || edge.piece() == null ? null : new Man(colour, edge.piece());
        Man man = known != null ? known : guess.at(edge.square());
        Side by = toucher(edge.square(), man);
        guess.lift(edge.square(), known, by);
        desk.say(new GameEvent.Lifted(desk.now(), edge.square(), by, man));
        return new Touching(edge, by, owed(edge.square()));
    }

    private Touching placed(SquareEdge edge) {
        BoardGuess.Landed landed = guess.place(edge.square(), edge.colour(), edge.piece(), tracker.likely());
        Man man = landed.man();
        Side owner = man != null ? man.side() : edge.colour() != null ? edge.colour() : arbiter.onMove();
        desk.say(new GameEvent.Placed(desk.now(), edge.square(), owner, man));
        Side by = landed.by();
        return new Touching(edge, by == null ? owner : by, owed(edge.square()));
    }

    /** Whose touch a lift is: the player on move, if the man is its own or may fall to it; else the man's owner. */
    private Side toucher(int square, @Nullable Man man) {
        Side mover = arbiter.onMove();
        if (man == null || man.side() == mover) {
            return mover;
        }
        Position position = mover == line.position().turn() ? line.position() : tracker.likely();
        boolean victim = position.legalMoves().stream().anyMatch(move -> move.victim() == square);
        return victim && !owed(square) ? mover : man.side();
    }

    private boolean owed(int square) {
        return (tracker.residue().owed() >>> square & 1) != 0;
    }

    /** The second man of a castling or en passant that has settled is no touch of anybody. */
    private void judged(Touching touching) {
        if (touching.owed() && arbiter.position().turn() != touching.by()) {
            return;
        }
        SquareEdge edge = touching.edge();
        List<Verdict> verdicts = edge.closed()
                ? arbiter.place(edge.t(), touching.by(), edge.square(), edge.colour(), edge.piece())
                : arbiter.lift(edge.t(), touching.by(), edge.square());
        verdicts.forEach(this::hear);
    }

    /** Without a press an unlawful act is completed, and a breach past complaint, when the opponent goes on. */
    private void completedByTouch(List<Touching> touchings) {
        Side turn = arbiter.position().turn();
        boolean goesOn = touchings.stream().anyMatch(it -> !it.edge().closed() && it.by() != turn && !it.owed());
        if (!goesOn || arbiter.result() != null) {
            return;
        }
        Ply waiting = held;
        if (waiting != null) {
            held = null;
            tell(waiting);
        } else if (restoring.unlawfulAct()) {
            Standing standing = standing();
            arbiter.completedUnlawfully(desk.now(), standing).forEach(this::hear);
            restoring.ruledIllegal(line.position());
        }
    }

    void touch(Input.Touch i) {
        arbiter.touch(i.t(), i.by(), i.square()).forEach(this::hear);
        show();
    }

    // ---- what inference finds

    private void findings() {
        for (List<Finding> found = tracker.drain(); !found.isEmpty(); found = tracker.drain()) {
            found.forEach(this::take);
        }
        likely();
    }

    private void take(Finding finding) {
        switch (finding) {
            case Finding.Provisional f -> provisional(f);
            case Finding.Settled f -> settled(f.ply());
            case Finding.Amended f -> amended(f);
            case Finding.Asked f ->
                asked.open(f, sideOf(base + f.index() + 1), line.position().chess960());
            case Finding.AskClosed f -> asked.close(f, line.position().chess960());
            case Finding.Unexplained f -> unexplained(f);
            case Finding.Explained f -> restoring.explained();
            case Finding.Disturbed f -> restoring.disturbed(true);
            case Finding.Calm f -> restoring.disturbed(false);
            case Finding.SensorFault f ->
                desk.say(new GameEvent.Sensor(desk.now(), f.squares(), GameEvent.Words.of(f.fault()), f.healed()));
            case Finding.CapHit f -> desk.say(new GameEvent.Noticed(desk.now(), "search-bounded", null, "house:board"));
            case Finding.TakenBack f -> takenBack(f.plies());
            case Finding.StartPosition f -> stage.startPosition(f.plies(), this::takenBack);
            case Finding.KingsInCentre f -> stage.kings(f.result(), kings(), this::gesture);
            case Finding.Turned f -> stage.turned(f.degrees(), null);
        }
    }

    private void provisional(Finding.Provisional f) {
        Ply ply = f.ply();
        int id = base + f.index() + 1;
        Side by = ply != null ? ply.before().turn() : sideOf(id);
        desk.say(new GameEvent.Provisional(
                desk.now(), id, by, ply == null ? null : uci(ply.move()), ply == null ? null : san(ply)));
    }

    private static String san(Ply ply) {
        return San.write(ply.before(), ply.move());
    }

    private Side sideOf(int id) {
        Side turn = line.position().turn();
        return (id - line.size()) % 2 == 1 ? turn : turn.other();
    }

    /** From the moment a move is made, settled or not, the other player has the move (FIDE 1.3). */
    private void likely() {
        if (arbiter.result() != null) {
            return;
        }
        Ply ply = tracker.firstLikely();
        boolean finished = held == null && (tracker.residue().owed() == 0 || !strict());
        if (ply != null && finished && ply.before().equals(arbiter.position())) {
            arbiter.likely(ply.move(), ply.made());
        } else {
            arbiter.likely(null, desk.now());
        }
    }

    private boolean strict() {
        return !setup.rules().lenientTwoManMoves();
    }

    private void settled(Ply ply) {
        if (arbiter.result() != null || !ply.before().equals(arbiter.position())) {
            return;
        }
        if (!remote.accepts(ply)) {
            tracker.retract(desk.now(), 1);
            restoring.wrongRemote(line.position());
            return;
        }
        if (arbiter.judge(ply.move()) instanceof Judgement.Breach) {
            if (setup.levers()) {
                held = ply;
            } else {
                breach(ply, false);
            }
            return;
        }
        tell(ply);
    }

    private void breach(Ply ply, boolean pressed) {
        held = null;
        arbiter.breach(desk.now(), ply.made(), ply.move(), pressed).forEach(this::hear);
        tracker.retract(desk.now(), 1);
        restoring.breach(line.position());
    }

    private void tell(Ply ply) {
        restoring.settled();
        moved(ply.move(), ply.made());
        arbiter.made(desk.now(), ply.made(), ply.move()).forEach(this::hear);
        remote.made(ply);
        guess.agree(line.position(), tracker.occupied());
        if (arbiter.result() == null) {
            restoring.owed(line.position(), ply.move(), tracker.residue());
        }
    }

    private void moved(Move move, long made) {
        GameLine.Told told = line.add(move, made);
        desk.say(new GameEvent.Moved(
                desk.now(),
                told.id(),
                told.by(),
                told.uci(),
                told.san(),
                told.after().fen(),
                made));
    }

    private void amended(Finding.Amended f) {
        int told = line.size() - base;
        int from = Math.min(f.index(), told);
        List<String> was = new ArrayList<>();
        while (line.size() - base > from) {
            was.add(0, line.removeLast().uci());
        }
        held = null;
        List<Move> instead = f.to().stream().map(Ply::move).toList();
        f.to().forEach(ply -> line.add(ply.move(), ply.made()));
        if (!was.isEmpty() || !instead.isEmpty()) {
            desk.say(new GameEvent.Amended(
                    desk.now(),
                    base + from + 1,
                    was,
                    instead.stream().map(this::uci).toList(),
                    line.position().fen()));
            arbiter.amend(desk.now(), was.size(), instead).forEach(this::hear);
        }
        remote.amended(base + from, line);
        guess.agree(line.position(), tracker.occupied());
    }

    private void unexplained(Finding.Unexplained f) {
        restoring.remote(remote.wanted());
        Side wrong = restoring.unexplained(line.position(), f.residue(), !touched, remote.wanted());
        if (wrong != null) {
            herald.say(arbiter.wrongSideMoved(wrong));
        }
    }

    // ---- the clock and words

    void press(Input.Press i) {
        tracker.press(i.t(), i.side());
        presses.add(new Pressed(i.t(), i.side()));
    }

    /** A press, once inference has taken it in. */
    private void pressed(Pressed press) {
        Ply waiting = held;
        if (waiting != null && waiting.before().turn() == press.side()) {
            breach(waiting, true);
            arbiter.press(press.t(), press.side(), Standing.UNLAWFUL);
            return;
        }
        Standing standing = standing();
        boolean onMove = arbiter.position().turn() == press.side();
        arbiter.press(press.t(), press.side(), standing).forEach(this::hear);
        if (onMove && standing != Standing.RIGHT && standing != Standing.ASKED && arbiter.result() == null) {
            restoring.ruledIllegal(line.position());
        }
    }

    private Standing standing() {
        if (questions.isOpen(GameEvent.Question.PROMOTION)
                || questions.isOpen(GameEvent.Question.WHICH_CAPTURE)
                || questions.isOpen(GameEvent.Question.WHICH_MOVE)) {
            return Standing.ASKED;
        }
        return Standings.of(tracker, guess, line.position());
    }

    /** A word of a player or the arbiter. */
    void say(Input.Say i) {
        switch (i.word()) {
            case "correct" -> correct(i);
            case "new-game" -> stage.newGame(!line.moves().isEmpty() && arbiter.result() == null);
            default ->
                Sayings.read(i)
                        .ifPresentOrElse(
                                saying -> arbiter.say(i.t(), saying).forEach(this::hear),
                                () -> desk.say(
                                        new GameEvent.Noticed(desk.now(), "unknown-word", i.by(), "house:board")));
        }
        findings();
        show();
    }

    /** A player says that a ply was really another move. */
    private void correct(Input.Say i) {
        Corrections.apply(i, line, base, tracker, desk);
    }

    void choose(Input.Choose i) {
        questions.choose(i.choice(), i.id());
        findings();
        show();
    }

    void remote(Input.Remote i) {
        remote.arrived(i, line, tracker.likely());
        findings();
        show();
    }

    void flag(Input.Flag i) {
        arbiter.flag(i.t(), i.side()).forEach(this::hear);
        show();
    }

    /** A verdict is told; one that brings a move back to life is played. */
    private void hear(Verdict verdict) {
        herald.say(verdict);
        if (verdict instanceof Lapsed lapsed) {
            moved(lapsed.move(), lapsed.made());
            restoring.settled();
            reset();
        }
    }

    // ---- back and anew

    /** So many plies are taken back, where the rules allow it. */
    private void takenBack(int plies) {
        if (!setup.rules().takebacks() || plies > line.size()) {
            return;
        }
        for (int n = 0; n < plies; n++) {
            GameLine.Told undone = line.removeLast();
            desk.say(new GameEvent.TakenBack(
                    desk.now(), undone.id(), undone.uci(), undone.before().fen()));
        }
        questions.lapseAll();
        held = null;
        arbiter.retract(plies).forEach(this::hear);
        remote.amended(line.size(), line);
        reset();
        restoring.settled();
        herald.say(arbiter.duty());
    }

    /** Inference starts anew from the position that stands, with the board as it is. */
    private void reset() {
        tracker.reset(desk.now(), line.start(), line.fromStart());
        base = line.size();
        guess.agree(line.position(), tracker.occupied());
    }

    private void gesture(String result) {
        arbiter.say(desk.now(), Sayings.gesture(result)).forEach(this::hear);
    }

    // ---- time

    long nextDue() {
        long due = Math.min(tracker.nextDue(), arbiterDue());
        return presses.isEmpty() ? due : Math.min(due, presses.get(0).t() + PRESS_DELAY);
    }

    /** While a press waits to be judged, the flag of the one who pressed waits too: the press came first. */
    private long arbiterDue() {
        long due = arbiter.nextDue();
        return presses.isEmpty() || due < presses.get(0).t() ? due : NEVER;
    }

    /** Runs what falls due strictly before {@code t}; all of it is due at one moment. */
    void advance(long t) {
        tracker.advance(t);
        findings();
        while (!presses.isEmpty() && presses.get(0).t() + PRESS_DELAY < t) {
            pressed(presses.remove(0));
            findings();
        }
        if (arbiterDue() < t) {
            arbiter.advance(t).forEach(this::hear);
        }
        show();
    }

    /** Time is up: what stands is told. */
    void end() {
        findings();
        show();
        desk.say(new GameEvent.Ended(
                desk.now(),
                line.position().fen(),
                line.moves(),
                line.undone(),
                arbiter.result() == null ? "*" : arbiter.result().text(),
                state()));
    }

    private GameEvent.State state() {
        if (arbiter.result() != null) {
            return GameEvent.State.OVER;
        }
        if (!questions.open().isEmpty()) {
            return GameEvent.State.ASK;
        }
        if (restoring.isShown()) {
            return GameEvent.State.RESTORE;
        }
        return tracker.residue().isNothing() ? GameEvent.State.READY : GameEvent.State.IN_HAND;
    }

    /** Brings restore and lights up to date. */
    private void show() {
        restoring.show(line.position(), arbiter.result() != null);
        GameLine.Told last = line.last();
        lights.show(
                arbiter,
                guess,
                tracker.firstLikely(),
                restoring.shown(),
                questions.squares(),
                last == null ? null : last.move());
    }

    private long kings() {
        return guess.occupied() & line.position().pieces(org.jadoube.rules.Piece.KING);
    }

    /** Why inference settled the ply with this id; null if it came before inference began. */
    @Nullable Why why(int id) {
        int index = id - 1 - base;
        return index < 0 || index >= tracker.told().size() ? null : tracker.why(index);
    }

    /** The full squares, as the players see them. */
    long occupied() {
        return tracker.occupied();
    }

    /** Whether rules, position and clock may still be changed: before the first move. */
    boolean mayChange() {
        return line.moves().isEmpty() || arbiter.result() != null;
    }

    /** Takes over names and lights. */
    void changed(GameSetup now) {
        setup = now;
        lights.changed(now);
        show();
    }

    GameView view(int number) {
        List<GameView.PlyView> plies = line.all().stream()
                .map(told -> new GameView.PlyView(told.id(), told.move(), told.uci(), told.san(), -1, -1))
                .toList();
        return new GameView(number, setup, plies, line.position(), herald.result(), List.of());
    }

    private String uci(Move move) {
        return move.uci(line.position().chess960());
    }

    Stage stage() {
        return stage;
    }
}
