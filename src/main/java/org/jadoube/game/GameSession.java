package org.jadoube.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.inference.Why;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.Scan;
import org.jadoube.sensing.SquareEdge;
import org.jadoube.sensing.SquareFilter;
import org.jspecify.annotations.Nullable;

/**
 * The whole pipeline from inputs to events: sensors, inference, arbiter, lights. A pure state machine: the same inputs
 * give the same events, so a recording of raw frames is a complete account of a game.
 *
 * <p>Whatever waits for time falls due at an exact moment, is handled before any input of a later time and after all
 * inputs of the same time; how often a {@link Input.Tick} comes changes nothing.
 */
public final class GameSession {

    private static final long NEVER = Long.MAX_VALUE;

    private final Desk desk = new Desk();
    private final SquareFilter filter = new SquareFilter();
    private final Turning turning = new Turning();
    private final List<SquareEdge> loose = new ArrayList<>();
    private final Questions questions;
    private final Preliminaries preliminaries;
    private GameSetup setup;
    private Match match;
    private @Nullable Reading last;
    private long looseAt = NEVER;
    private int number;
    private boolean begun;
    private boolean ended;
    private boolean anew;
    private boolean unwatched;
    private @Nullable Fresh fresh;

    /**
     * What a new session needs to go on as one in which a new game has just begun.
     *
     * @param setup what is agreed
     * @param number the game's number since the session began, from 1
     * @param questions how many questions have been asked so far
     * @param reading what the sensors read
     */
    public record Fresh(GameSetup setup, int number, int questions, Reading reading) {}

    /** A game as agreed in {@code setup}; nothing has happened yet. */
    public GameSession(GameSetup setup) {
        this(setup, 0, 1, 0);
    }

    /** The {@code number}-th game, which begins at {@code t} with the first reading, after so many questions asked. */
    public GameSession(GameSetup setup, long t, int number, int asked) {
        this.setup = setup;
        this.number = number;
        desk.at(t);
        this.questions = new Questions(desk);
        this.preliminaries = new Preliminaries(desk, questions);
        this.match = new Match(setup, desk, questions, LightScene.DARK);
        questions.countFrom(asked);
        if (number > 1) {
            questions.begunAnew();
        }
    }

    /** Handles one input and returns the events that came of it and of the time before it. */
    public List<GameEvent> on(Input input) {
        if (!begun && input instanceof Input.Tick) {
            return List.of();
        }
        begin(input.t());
        advance(input.t());
        desk.at(input.t());
        anew = false;
        if (!ended) {
            take(input);
            settle();
        }
        fresh = begunAnew();
        return desk.drain();
    }

    /**
     * From here on, until {@link #caughtUp}, duties and lights are not told and dead positions (5.2.2) not looked for: a game is
     * played again that did not end by one, and nobody sees it. It takes a third of the time, and what comes after is
     * the same.
     */
    public void hasten() {
        desk.hasty(true);
    }

    /** Ends {@link #hasten}, and returns the duty and the lights of this moment. */
    public List<GameEvent> caughtUp() {
        desk.hasty(false);
        if (begun) {
            match.caughtUp();
        }
        return desk.drain();
    }

    /**
     * How another session can go on from here without what came before, because the last input began a new game and nothing
     * of the old one is under way; null at any other moment.
     */
    public @Nullable Fresh fresh() {
        return fresh;
    }

    private @Nullable Fresh begunAnew() {
        Reading seen = last;
        boolean still = loose.isEmpty() && filter.nextDue() == NEVER && !turning.isTurned() && questions.isStill();
        return anew && still && seen != null ? new Fresh(setup, number, questions.asked(), seen) : null;
    }

    /** When something falls due next, in ms; {@link Long#MAX_VALUE} when nothing waits for time. */
    public long nextDue() {
        long board = Math.min(looseAt, filter.nextDue());
        return Math.min(board, Math.min(match.nextDue(), preliminaries.nextDue()));
    }

    /** The game as it stands, for whoever shows or keeps it. */
    public GameView view() {
        return match.view(number);
    }

    /** What may be said now, and by whom. */
    public Sayable sayable() {
        return match.sayable();
    }

    /** What goes on inside the game now. */
    public Inside inside() {
        return match.inside();
    }

    /** Why inference settled the ply with this id when it did; null if it was played before inference began. */
    public @Nullable Why why(int id) {
        return match.why(id);
    }

    /** Why the man on {@code from} may not go to {@code to}; empty if he may, or if nobody is to be helped. */
    public Optional<GameEvent.Explained> whyNot(int from, int to) {
        return match.whyNot(from, to);
    }

    private void begin(long t) {
        if (!begun) {
            begun = true;
            desk.at(t);
            match.begin();
        }
    }

    /** Runs everything that falls due strictly before {@code t}, each at its own time. */
    private void advance(long t) {
        for (long due = nextDue(); due < t; due = nextDue()) {
            desk.at(due);
            if (looseAt == due) {
                flush();
            }
            for (Scan scan : filter.advance(due + 1)) {
                scan(scan.due(), turning.turned(scan.edges()));
            }
            match.advance(due + 1);
            settle();
        }
    }

    private void take(Input input) {
        long t = input.t();
        if (!(input instanceof Input.Lift || input instanceof Input.Place)) {
            flush();
        }
        switch (input) {
            case Input.Frame i -> frame(t, i.reading());
            case Input.Lift i -> edge(t, new SquareEdge(t, i.square(), false, i.colour(), i.piece()));
            case Input.Place i -> edge(t, new SquareEdge(t, i.square(), true, i.colour(), i.piece()));
            case Input.Touch i -> match.touch(i);
            case Input.Press i -> match.press(i);
            case Input.Say i -> say(i);
            case Input.Change i -> change(t, i);
            case Input.Draw i -> preliminaries.draw(i.lots(), match.isBefore());
            case Input.Choose i -> match.choose(i);
            case Input.Remote i -> match.remote(i);
            case Input.Hint i -> match.hint(i);
            case Input.Grades i -> match.grades(i);
            case Input.Flag i -> match.flag(i);
            case Input.Unwatched i -> unwatched = filter.started();
            case Input.Tick i -> {}
            case Input.End i -> {
                settle();
                match.end();
                ended = true;
            }
        }
    }

    private void frame(long t, Reading reading) {
        boolean first = !filter.started();
        filter.reading(t, reading);
        last = reading;
        if (first) {
            match.board(t, turning.turned(reading));
            preliminaries.board(match.occupied());
        } else if (unwatched) {
            match.unwatched(t, turning.turned(reading).occupied());
        }
        unwatched = false;
    }

    private void say(Input.Say i) {
        if (i.word().equals("agree")) {
            preliminaries.agrees(i.by(), match.isBefore());
        } else if (i.word().equals("chess960")) {
            if (preliminaries.mix(match.isBefore(), match.occupied())) {
                restart();
            }
        } else {
            match.say(i);
        }
    }

    /** Edges of one time are one scan, whatever their order. */
    private void edge(long t, SquareEdge edge) {
        loose.add(edge);
        looseAt = t;
    }

    private void flush() {
        if (!loose.isEmpty()) {
            List<SquareEdge> edges = List.copyOf(loose);
            loose.clear();
            long t = looseAt;
            looseAt = NEVER;
            scan(t, turning.turned(edges));
        }
    }

    private void scan(long t, List<SquareEdge> accepted) {
        if (preliminaries.mixes(accepted)) {
            return;
        }
        List<SquareEdge> edges = Edges.thatChange(accepted, match.occupied());
        if (edges.size() < accepted.size()) {
            desk.say(new GameEvent.Noticed(t, "edge-without-change", null, "house:board"));
        }
        if (!edges.isEmpty()) {
            questions.touched();
            beginIfPlayed(edges);
            match.scan(t, edges, preliminaries.excused(match));
            preliminaries.follow(edges, match);
        }
    }

    /** After a game, who takes up a man of the side that begins, from men set up anew, has begun the next game. */
    private void beginIfPlayed(List<SquareEdge> edges) {
        Position start = setup.again().start();
        long own = start.men(start.turn());
        boolean plays = edges.stream().anyMatch(edge -> !edge.closed() && (own & Square.bit(edge.square())) != 0);
        if (plays && match.isOver() && match.occupied() == start.occupied()) {
            Reading before = new Reading.Occupancy(match.occupied());
            if (match.stage().playedAnew()) {
                newGameIfAgreed(before);
                // A man is in the air: nobody can go on from here without what came before.
                anew = false;
            }
        }
    }

    /** A Chess960 start stands on the board, or who was setting one up has turned to something else. */
    private void mixed() {
        Position start = preliminaries.mixed();
        if (start != null) {
            setup = setup.with(new GameSetup.Changes(null, start, null, null, null, null, Map.of()));
        }
        restart();
        if (start != null) {
            preliminaries.proposed();
        }
    }

    private void change(long t, Input.Change i) {
        GameSetup changed = setup.with(i.changes());
        Clash clash = Clash.of(changed, i.changes());
        if (clash != null) {
            desk.say(new GameEvent.Noticed(
                    t, "settings-contradict", null, "house:board", List.of(clash.first(), clash.second())));
        } else if (!i.changes().touchesTheGame()) {
            setup = changed;
            match.changed(changed);
        } else if (match.mayChange()) {
            setup = changed;
            restart();
            preliminaries.proposed();
        } else {
            desk.say(new GameEvent.Noticed(t, "rules-locked", null, "7.2"));
        }
    }

    /** What was agreed comes into force, and what concerns the time before the first move is told. */
    private void settle() {
        newGameIfAgreed(null);
        if (preliminaries.hasMixed()) {
            mixed();
        }
        preliminaries.follow(match, number == 1);
        Map<String, String> names = preliminaries.takeNames();
        if (!names.isEmpty()) {
            setup = setup.naming(names);
            match.changed(setup);
        }
    }

    /** What was agreed; {@code stands} is the board if it is not what was read last. */
    private void newGameIfAgreed(@Nullable Reading stands) {
        Stage.Wish wish = match.stage().takeWish();
        UnknownPast past = wish.past();
        if (past != null) {
            setup = setup.from(past.before());
            restart();
            match.played(past.capture());
        } else if (wish.upright()) {
            upright();
        } else if (wish.degrees() != 0) {
            turn(wish.degrees());
        } else if (wish.newGame()) {
            number++;
            setup = setup.again();
            preliminaries.newGame();
            restart(stands);
            questions.begunAnew();
            anew = true;
        }
    }

    /** The board lies turned against its wiring; a first move that was made already counts. */
    private void turn(int degrees) {
        Turning more = new Turning();
        more.by(degrees);
        Reading seen = more.turned(new Reading.Occupancy(preliminaries.endMixing(match.occupied())));
        turning.by(degrees);
        questions.lapseAll();
        match = new Match(setup, desk, questions, match.lights().shown());
        match.begin();
        match.turned(desk.now(), last == null ? seen : turning.turned(last));
        preliminaries.board(match.occupied());
    }

    /** What was played on a turned board goes on upon one that stands right: the men are to follow. */
    private void upright() {
        if (turning.isTurned()) {
            Reading wired = turning.back().turned(new Reading.Occupancy(match.occupied()));
            turning.upright();
            match.moved(desk.now(), last == null ? wired : last);
        }
    }

    private void restart() {
        restart(null);
    }

    private void restart(@Nullable Reading stands) {
        questions.lapseAll();
        long full = preliminaries.endMixing(match.occupied());
        Reading read = last == null ? new Reading.Occupancy(full) : turning.turned(last);
        Reading seen = stands == null ? read : stands;
        match = new Match(setup, desk, questions, match.lights().shown());
        desk.say(new GameEvent.Game(desk.now(), number, match.fen(), setup.rules()));
        match.begin();
        match.board(desk.now(), seen);
    }
}
