package org.jadoube.inference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/**
 * Follows the moves of a game from settled edges and clock presses: a beam of hypotheses, each a line of legal plies and what it
 * leaves unexplained, with costs that are paid when they are certain. What all good hypotheses have in common is told.
 *
 * <p>A pure state machine. All times are ms of the game and come with the inputs; deadlines fall on exact times, however often
 * it is asked. Findings wait until {@link #drain} fetches them.
 */
public final class MoveTracker {

    private static final long NEVER = Long.MAX_VALUE;
    /** Costs beyond this are lowered together, so that long games lose no precision. */
    private static final double RENORMALISE = 1000;

    private final Terms terms;
    private final Sight sight = new Sight();
    private final Steps steps;
    private final Beam beam;
    private final Gate gate;
    private final List<Finding> findings = new ArrayList<>();
    private final Told told;
    private final Settling settling;
    private final Asking asking;
    private final Reporting reporting;
    private final Watches watches;
    private final Faults faults;
    private final Blindness blindness;
    private final TouchAnswer touches;
    private final Deque<PressMark> presses = new ArrayDeque<>();
    private final Ticks ticks;
    private final Absence absence;

    /**
     * @param anchor the position from which moves are followed; the board is taken to stand like it until {@link #board} says otherwise
     * @param t now, in ms
     */
    public MoveTracker(TrackerSettings settings, Position anchor, long t) {
        this(settings, anchor, List.of(), t);
    }

    /**
     * @param start the first known position
     * @param history moves already made from there; they can be taken back
     * @param t now, in ms
     */
    public MoveTracker(TrackerSettings settings, Position start, List<Move> history, long t) {
        this.terms = new Terms(settings, sight);
        this.beam = new Beam(terms, new AgeCost(terms));
        this.gate = new Gate(terms, t);
        this.steps = new Steps(terms, beam, gate);
        Line line = Line.past(start, history);
        this.told = new Told(findings, line);
        this.settling = new Settling(terms, beam, gate, told);
        this.asking = new Asking(terms, findings);
        this.touches = new TouchAnswer(terms, beam, told);
        this.reporting = new Reporting(terms, findings);
        this.faults = new Faults(terms, findings);
        this.blindness = new Blindness(terms, findings);
        this.watches = new Watches(terms, beam, told, findings);
        this.ticks = new Ticks(terms, t);
        this.absence = new Absence(terms);
        sight.full = line.ground.full;
        restart(line, t);
    }

    /** The first full reading: men missing or extra against the anchor become mismatches. */
    public void board(long t, Reading reading) {
        advance(t);
        for (int square = 0; square < 64; square++) {
            boolean full = (reading.occupied() >>> square & 1) != 0;
            sight.put(t, square, full, reading.sideAt(square), reading.pieceAt(square));
        }
        restart(told.line(), t);
        watches.stand(t);
        decide(t, false);
        ticks.wake(t, true, isAtRest());
    }

    /** The man on a full square counts as this one until it changes, whatever the sensors say: the arbiter has said so. */
    public void name(long t, int square, Man man) {
        advance(t);
        sight.put(t, square, true, man.side(), man.piece());
    }

    /** The first full reading of a board that tells full from empty. */
    public void board(long t, long occupied) {
        board(t, new Reading.Occupancy(occupied));
    }

    /** Edges that were accepted at one instant, in the order of their first contact. */
    public void scan(long t, List<SquareEdge> edges) {
        advance(t);
        rested(t);
        steps.restart();
        long sound = blindness.recovered(t, edges);
        // What differs after nobody looked did not happen at one moment, so that it says nothing of the switches.
        beam.blind(absence.isOpen() ? 0 : blindness.notice(t, edges, beam.best().ground));
        long unread = blindness.mask() | sound;
        for (SquareEdge edge : absence.ordered(edges)) {
            sight.put(edge.t(), edge.square(), edge.closed(), edge.colour(), edge.piece());
            if (!gate.isDisturbed() && (unread >>> edge.square() & 1) == 0 && !answers(edge, t)) {
                steps.edge(edge, t);
            }
        }
        see(sound, t);
        boolean stopped = steps.nodes() >= terms.p(Price.NODES_SILENT);
        seenAgain(t);
        if (stopped && beam.best().stuck != 0) {
            beam.stopped(told.line());
        }
        boolean overflowed = beam.overflowed();
        if (stopped || overflowed) {
            findings.add(new Finding.CapHit(t, steps.nodes(), beam.cut()));
        }
        ticks.edge(t);
        watches.edge(t);
        decide(t, false);
        ticks.wake(t, true, isAtRest());
    }

    /**
     * The board is seen again and shows these squares full, as soon as their edges have come. Captures may have been made
     * meanwhile that a board which tells full from empty shows like a man in hand.
     */
    public void unwatched(long t, long full) {
        advance(t);
        absence.ends(t, full);
        if (seenAgain(t)) {
            ticks.edge(t);
        }
        decide(t, false);
        ticks.wake(t, false, isAtRest());
    }

    /** Whether more may have been done than was seen. */
    private boolean seenAgain(long t) {
        return absence.isOver(t, sight.full) && steps.unwatched(t);
    }

    /** Men who stood for a while as they were told to stand speak against every other explanation. */
    private void rested(long t) {
        long rest = t - Math.max(ticks.lastEdge(), told.since());
        if (rest > 0 && !gate.isDisturbed()) {
            gate.shift(beam.rested(told.line(), rest));
        }
    }

    /** These switches are believed again: what they show now counts from now on. */
    private void see(long squares, long t) {
        if (squares != 0) {
            beam.see(squares, t);
            steps.standing(t);
        }
    }

    /** Whether the edge answers a question without a man having moved. */
    private boolean answers(SquareEdge edge, long t) {
        if (touches.uncovers(edge)) {
            return true;
        }
        Finding.Asked question = asking.open();
        Move move = question == null ? null : touches.edge(edge, question);
        if (question == null || move == null) {
            return false;
        }
        answer(t, question.index(), move, How.TOUCH);
        return touches.isCovered(edge.square());
    }

    /** A clock lever was pressed. It is handled a little later, so that edges before it are in. */
    public void press(long t, Side side) {
        advance(t);
        presses.add(new PressMark(t, side));
    }

    private void handle(PressMark press, long now) {
        if (gate.isDisturbed() || !terms.has(Rule.PRESS)) {
            return;
        }
        steps.press(press.side(), now);
        decide(now, true);
        ticks.wake(now, false, isAtRest());
    }

    /** The answer to the open question: whatever says otherwise becomes dear. Null: none of the moves was made yet. */
    public void choose(long t, @Nullable Move move) {
        advance(t);
        Finding.Asked question = asking.open();
        if (question == null) {
            return;
        }
        answer(t, question.index(), move, How.CHOOSE);
    }

    private void answer(long t, int index, @Nullable Move move, How how) {
        beam.answer(told.length(index), move);
        beam.certain();
        asking.close(t, move, how);
        decide(t, false);
        ticks.wake(t, false, isAtRest());
    }

    /** The move of the remote side, to be made by hand: every other move of that ply can no longer count. Null: none any more. */
    public void require(@Nullable Move move) {
        terms.force(move, move == null ? -1 : forcedAfter(move));
    }

    /** After so many plies the move is due: at once, or after what is likely already. */
    private int forcedAfter(Move move) {
        for (int length = told.line().length; length <= told.shown().length; length++) {
            if (told.shown().first(length).ground.position.isLegal(move)) {
                return length;
            }
        }
        throw new IllegalArgumentException(move.uci() + " is not legal here");
    }

    /** A new game, a set-up or a restored board: nothing is told any more, mismatches are taken from the board as it stands. */
    public void reset(long t, Position anchor) {
        reset(t, anchor, List.of());
    }

    /**
     * Starts afresh from the told line itself, which costs the same however long the game is; false, and nothing done, if
     * that line is not {@code length} plies long or does not lead to {@code anchor}.
     */
    public boolean again(long t, Position anchor, int length) {
        advance(t);
        Line line = told.line();
        if (line.length != length || !line.ground.position.equals(anchor)) {
            return false;
        }
        asking.close(t, null, How.LAPSED);
        told.forget(line);
        begin(line, t);
        standsAlready(t);
        return true;
    }

    /** The same with moves already made from a first known position. */
    public void reset(long t, Position start, List<Move> history) {
        advance(t);
        asking.close(t, null, How.LAPSED);
        Line line = Line.past(start, history);
        told.forget(line);
        begin(line, t);
        standsAlready(t);
    }

    /** A move whose edges came before the new beginning may stand on the board already. */
    private void standsAlready(long t) {
        steps.standing(t);
        decide(t, false);
    }

    /** The told line loses its last plies, history included, because players or arbiter say so. */
    public void retract(long t, int plies) {
        advance(t);
        Line line = told.line();
        if (plies < 0 || plies > line.length) {
            throw new IllegalArgumentException(plies + " plies cannot be taken back of " + line.length);
        }
        asking.close(t, null, How.LAPSED);
        told.hide(t);
        told.cut(line.first(line.length - plies));
        begin(told.line(), t);
    }

    /** The told ply at this index was really this move; later plies stay as far as they are legal after it. */
    public void replace(long t, int index, Move move) {
        advance(t);
        Line old = told.line();
        Line ply = old.first(told.length(index));
        Line line = ply.before().follow(move, ply.lifted, ply.landed);
        for (int length = ply.length + 1; length <= old.length; length++) {
            ply = old.first(length);
            if (!line.ground.position.isLegal(ply.move())) {
                break;
            }
            line = line.follow(ply.move(), ply.lifted, ply.landed);
        }
        asking.close(t, null, How.LAPSED);
        told.hide(t);
        told.amend(line, new Why(t, Why.Cause.ANSWER, 0, Double.POSITIVE_INFINITY, List.of()), t);
        begin(line, t);
    }

    private void begin(Line line, long t) {
        watches.restart();
        terms.force(null, -1);
        reporting.forget();
        restart(line, t);
        decide(t, false);
        ticks.wake(t, true, isAtRest());
    }

    private void restart(Line line, long t) {
        gate.open(t);
        beam.restart(new Hypothesis(line, sight.full ^ line.ground.full, t, (int) terms.p(Price.BLIPS)));
        beam.blind(blindness.mask());
    }

    /** The next instant at which something is decided without an input; {@link Long#MAX_VALUE} if nothing can change. */
    public long nextDue() {
        PressMark press = presses.peek();
        long pressed = press == null ? NEVER : press.t() + terms.prices.ms(Price.PRESS_DELAY);
        return Math.min(Math.min(ticks.due(), watches.nextDue()), pressed);
    }

    /** Runs every deadline strictly before t, in order, each at its exact time. */
    public void advance(long t) {
        for (long due = nextDue(); due < t; due = nextDue()) {
            PressMark press = presses.peek();
            if (press != null && press.t() + terms.prices.ms(Price.PRESS_DELAY) == due) {
                presses.remove();
                handle(press, due);
            } else if (watches.nextDue() == due) {
                watches.look(due);
            } else {
                decide(due, false);
                ticks.schedule(due, isAtRest());
            }
        }
    }

    /** Nothing is open, everything is told, and costs of rivals can only grow. */
    private boolean isAtRest() {
        Hypothesis best = beam.best();
        return !gate.isDisturbed()
                && best.open == 0
                && best.age == 0
                && best.line.hash == told.line().hash
                && best.line.length == told.line().length
                && asking.open() == null
                && !blindness.isWaiting()
                && !reporting.isReported();
    }

    private void decide(long now, boolean pressed) {
        long quiet = ticks.quiet(now);
        if (gate.isDisturbed()) {
            disturbed(now, quiet);
            return;
        }
        see(blindness.calmed(now), now);
        beam.prune(now);
        steps.suspect(now);
        steps.expectKing(told.line(), now, quiet);
        if (beam.best().paid > RENORMALISE) {
            double by = beam.best().paid;
            beam.lower(by);
            gate.shift(-by);
        }
        if (gate.measure(
                beam.best().total(),
                now,
                beam.best().isStale(now - terms.prices.ms(Price.STALE)),
                watches.explains())) {
            asking.close(now, null, How.LAPSED);
            told.hide(now);
            findings.add(new Finding.Disturbed(now));
            disturbed(now, quiet);
            return;
        }
        if (!watches.isGesture()) {
            if (settling.decide(now, quiet, pressed, asking.open() != null)) {
                terms.forgetForced(told.line());
            }
            asking.decide(beam, told, settling, now, quiet, pressed);
            told.show(settling.likely(), now);
        }
        long broken = beam.broken() & ~blindness.mask();
        faults.decide(broken, beam.best().stuck & ~blindness.mask(), now);
        beam.blind(blindness.suspected(broken & ~sight.full, beam.best().ground, now));
        if (quiet >= terms.p(Price.ASK_QUIET)) {
            beam.blind(blindness.missing(told.shown().ground, now));
        }
        boolean strange = Reporting.isStrange(beam.keeping(told.line()), sight) && !watches.explains();
        reporting.decide(residue(), strange, now, quiet);
    }

    private void disturbed(long now, long quiet) {
        Line line = told.line();
        Hypothesis plain = new Hypothesis(line, sight.full ^ line.ground.full, ticks.lastEdge(), 1);
        plain.blind(blindness.mask());
        beam.restart(plain);
        Residue residue = Reporting.residue(plain, sight);
        blindness.missing(line.ground, now);
        if (residue.isNothing() && quiet >= terms.p(Price.CALM)) {
            restart(line, now);
            findings.add(new Finding.Calm(now));
        }
        reporting.decide(residue, !residue.isNothing() && !watches.explains(), now, quiet);
    }

    /** Takes all findings since the last time. */
    public List<Finding> drain() {
        if (findings.isEmpty()) {
            return List.of();
        }
        List<Finding> all = List.copyOf(findings);
        findings.clear();
        return all;
    }

    /** The settled plies since the anchor. */
    public List<Ply> told() {
        return List.copyOf(told.plies());
    }

    /** Why the told ply at this index was settled. */
    public Why why(int index) {
        return told.reasons().get(index);
    }

    /** The last of the likely plies that are not settled; null if there is none. */
    public @Nullable Ply provisional() {
        Line shown = told.shown();
        return shown.length > told.line().length ? shown.ply(told.length(-1)) : null;
    }

    /** The first of the likely plies that are not settled; null if there is none. */
    public @Nullable Ply firstLikely() {
        int length = told.line().length + 1;
        return told.shown().length < length ? null : told.shown().first(length).ply(told.length(-1));
    }

    /** The position after the told plies. */
    public Position position() {
        return told.line().ground.position;
    }

    /** The position after the told and the likely plies. */
    public Position likely() {
        return told.shown().ground.position;
    }

    /** The full squares, as a mask. */
    public long occupied() {
        return sight.full;
    }

    /**
     * The position that the board should show now: the likely one, or, if the remote side's man has left his square, the one after his
     * move.
     */
    public Position wanted() {
        Move forced = terms.forced();
        Position likely = likely();
        boolean underWay =
                forced != null && likely.isLegal(forced) && (beam.best().lifted() >>> forced.from() & 1) != 0;
        return forced != null && underWay ? likely.play(forced) : likely;
    }

    /** Where the board does not stand as the best explanation says; nothing if what was told explains all of it. */
    public Residue residue() {
        return Reporting.residue(beam.keeping(told.line()), sight);
    }

    /** The living explanations, best first, their moves shown from the first one not told. */
    public List<Explanation> living() {
        return settling.living(told.line().length);
    }

    /** How many completions were tried for the last scan. */
    int work() {
        return steps.nodes();
    }

    /** Whether so much happened without sense that nothing is told. */
    public boolean isDisturbed() {
        return gate.isDisturbed();
    }

    /** Whether a switch may be dead, so that what the board shows need not be what was done. */
    public boolean isShaken() {
        return settling.isShaken();
    }

    /** The open question; null if there is none. */
    public Finding.@Nullable Asked question() {
        return asking.open();
    }
}
