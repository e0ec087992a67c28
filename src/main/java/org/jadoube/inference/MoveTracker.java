package org.jadoube.inference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
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

    private final Terms terms;
    private final Sight sight = new Sight();
    private final Branching branching;
    private final Beam beam;
    private final Gate gate;
    private final List<Finding> findings = new ArrayList<>();
    private final Telling telling;
    private final Asking asking;
    private final Reporting reporting;
    private final Deque<PressMark> presses = new ArrayDeque<>();
    private long lastInput;
    private long lastEdge;
    private long tick = NEVER;

    /**
     * @param anchor the position from which moves are followed; the board is taken to stand like it until {@link #board} says otherwise
     * @param t now, in ms
     */
    public MoveTracker(TrackerSettings settings, Position anchor, long t) {
        this.terms = new Terms(settings, sight);
        this.branching = new Branching(terms);
        this.beam = new Beam(terms, new AgeCost(terms));
        this.gate = new Gate(terms, t);
        Line root = Line.root(new Ground(anchor));
        this.telling = new Telling(terms, findings, root);
        this.asking = new Asking(terms, findings);
        this.reporting = new Reporting(terms, findings);
        this.lastInput = t;
        this.lastEdge = t;
        sight.full = root.ground.full;
        restart(root, t);
    }

    /** The first full reading: men missing or extra against the anchor become mismatches. */
    public void board(long t, Reading reading) {
        advance(t);
        for (int square = 0; square < 64; square++) {
            boolean full = (reading.occupied() >>> square & 1) != 0;
            sight.put(t, square, full, reading.sideAt(square), reading.pieceAt(square));
        }
        restart(telling.told(), t);
        decide(t, null);
        wake(t, true);
    }

    /** The first full reading of a board that tells full from empty. */
    public void board(long t, long occupied) {
        board(t, new Reading.Occupancy(occupied));
    }

    /** Edges that were accepted at one instant, in the order of their first contact. */
    public void scan(long t, List<SquareEdge> edges) {
        advance(t);
        branching.restart();
        for (SquareEdge edge : edges) {
            sight.put(edge.t(), edge.square(), edge.closed(), edge.colour(), edge.piece());
            if (!gate.isDisturbed()) {
                branch(edge, t);
            }
        }
        if (branching.nodes() >= terms.p(Price.NODES_SILENT)) {
            findings.add(new Finding.CapHit(t, branching.nodes()));
        }
        lastEdge = t;
        decide(t, null);
        wake(t, true);
    }

    private void branch(SquareEdge edge, long now) {
        Hypothesis best = beam.best();
        boolean trouble = best.age > terms.p(Price.SILENT_TROUBLE);
        double limit = best.total() + terms.p(Price.REACH);
        List<Hypothesis> out = beam.successors();
        for (int i = 0; i < beam.size(); i++) {
            Hypothesis h = beam.get(i);
            if (i == 0 || h.total() <= limit) {
                branching.edge(h, edge.square(), edge.t(), edge.closed(), trouble, out);
            }
        }
        beam.take(now);
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
        branching.restart();
        double least = NEVER;
        List<Hypothesis> out = beam.successors();
        for (int i = 0; i < beam.size(); i++) {
            least = Math.min(least, branching.press(beam.get(i), press.side(), now, out));
        }
        gate.shift(least);
        beam.take(now);
        decide(now, press);
        wake(now, false);
    }

    /** The answer to the open question: whatever says otherwise becomes dear. */
    public void choose(long t, Move move) {
        advance(t);
        Finding.Asked question = asking.open();
        if (question == null) {
            return;
        }
        answer(t, question.index(), move, How.CHOOSE);
    }

    private void answer(long t, int index, Move move, How how) {
        for (int i = 0; i < beam.size(); i++) {
            Line line = beam.get(i).line;
            if (line.length <= index || !line.first(index + 1).move().equals(move)) {
                beam.get(i).paid += terms.p(Price.ANSWER);
            }
        }
        asking.close(t, move, how);
        decide(t, null);
        wake(t, false);
    }

    /** The move of the remote side, to be made by hand: every other move of that ply can no longer count. Null: none any more. */
    public void require(@Nullable Move move) {
        terms.force(move, move == null ? -1 : forcedIndex(move));
    }

    private int forcedIndex(Move move) {
        Line told = telling.told();
        if (told.ground.position.isLegal(move)) {
            return told.length;
        }
        for (int length = told.length + 1; length <= telling.shown().length; length++) {
            if (telling.shown().first(length).ground.position.isLegal(move)) {
                return length;
            }
        }
        throw new IllegalArgumentException(move.uci() + " is not legal here");
    }

    /** A new game, a set-up or a restored board: nothing is told any more, mismatches are taken from the board as it stands. */
    public void reset(long t, Position anchor) {
        advance(t);
        Line root = Line.root(new Ground(anchor));
        telling.forget(root);
        begin(root, t);
    }

    /** The told line loses its last plies, because players or arbiter say so. */
    public void retract(long t, int plies) {
        advance(t);
        Line told = telling.told();
        if (plies < 0 || plies > told.length) {
            throw new IllegalArgumentException(plies + " plies cannot be taken back of " + told.length);
        }
        Line line = told.first(told.length - plies);
        hide(t);
        telling.restart(line);
        begin(line, t);
    }

    /** The told ply at this index was really this move; later plies stay as far as they are legal after it. */
    public void replace(long t, int index, Move move) {
        advance(t);
        Line told = telling.told();
        Line line = told.first(index);
        Line old = told.first(index + 1);
        line = follow(line, move, old.lifted, old.landed);
        for (int i = index + 2; i <= told.length; i++) {
            Line ply = told.first(i);
            if (!line.ground.position.isLegal(ply.move())) {
                break;
            }
            line = follow(line, ply.move(), ply.lifted, ply.landed);
        }
        hide(t);
        telling.correct(line, index, t);
        begin(line, t);
    }

    private static Line follow(Line line, Move move, long lifted, long landed) {
        for (int i = 0; i < line.ground.moveCount(); i++) {
            if (line.ground.move(i).equals(move)) {
                return line.with(i, lifted, landed, false);
            }
        }
        throw new IllegalArgumentException(move.uci() + " is not legal here");
    }

    private void hide(long t) {
        asking.close(t, null, How.LAPSED);
        telling.show(telling.told(), t);
    }

    private void begin(Line line, long t) {
        asking.close(t, null, How.LAPSED);
        terms.force(null, -1);
        reporting.forget();
        restart(line, t);
        decide(t, null);
        wake(t, true);
    }

    private void restart(Line line, long t) {
        gate.open(t);
        beam.restart(new Hypothesis(line, sight.full ^ line.ground.full, t, (int) terms.p(Price.BLIPS)));
    }

    /** The next instant at which something is decided without an input; {@link Long#MAX_VALUE} if nothing can change. */
    public long nextDue() {
        PressMark press = presses.peek();
        return Math.min(tick, press == null ? NEVER : press.t() + terms.prices.ms(Price.PRESS_DELAY));
    }

    /** Runs every deadline strictly before t, in order, each at its exact time. */
    public void advance(long t) {
        for (long due = nextDue(); due < t; due = nextDue()) {
            PressMark press = presses.peek();
            if (press != null && press.t() + terms.prices.ms(Price.PRESS_DELAY) == due) {
                presses.remove();
                handle(press, due);
            } else {
                decide(due, null);
                schedule(due);
            }
        }
    }

    /** The grid of decisions starts at an input. */
    private void wake(long t, boolean edge) {
        lastInput = t;
        if (edge) {
            lastEdge = t;
        }
        schedule(t);
    }

    private void schedule(long now) {
        long quiet = now - lastInput;
        if (quiet >= terms.p(Price.IDLE_AFTER) || isAtRest()) {
            tick = NEVER;
        } else if (quiet < terms.p(Price.TICK_SLOW_AFTER)) {
            tick = now + terms.prices.ms(Price.TICK);
        } else {
            tick = now + terms.prices.ms(Price.TICK_SLOW);
        }
    }

    /** Nothing is open, everything is told, and costs of rivals can only grow. */
    private boolean isAtRest() {
        Hypothesis best = beam.best();
        return !gate.isDisturbed()
                && best.open == 0
                && best.age == 0
                && best.line.hash == telling.told().hash
                && best.line.length == telling.told().length
                && asking.open() == null
                && !reporting.isReported();
    }

    private void decide(long now, @Nullable PressMark press) {
        long quiet = now - lastEdge;
        if (gate.isDisturbed()) {
            disturbed(now, quiet);
            return;
        }
        beam.prune(now);
        if (beam.best().paid > 1000) {
            double by = beam.best().paid;
            beam.lower(by);
            gate.shift(-by);
        }
        if (gate.measure(beam.best().total(), now)) {
            hide(now);
            findings.add(new Finding.Disturbed(now));
            disturbed(now, quiet);
            return;
        }
        if (telling.decide(beam, now, quiet, gate, press)) {
            terms.forgetForced(telling.told());
        }
        asking.decide(beam, telling.told(), now, quiet, press != null);
        telling.show(beam.best().line, now);
        reporting.decide(residue(), Reporting.isStrange(beam.best(), sight), now, quiet);
    }

    private void disturbed(long now, long quiet) {
        Line told = telling.told();
        Hypothesis plain = new Hypothesis(told, sight.full ^ told.ground.full, lastEdge, 1);
        beam.restart(plain);
        Residue residue = Reporting.residue(plain, sight);
        if (residue.isNothing() && quiet >= terms.p(Price.CALM)) {
            restart(told, now);
            findings.add(new Finding.Calm(now));
        }
        reporting.decide(residue, !residue.isNothing(), now, quiet);
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
        return List.copyOf(telling.plies());
    }

    /** Why the told ply at this index was settled. */
    public Why why(int index) {
        return telling.reasons().get(index);
    }

    /** The last of the likely plies that are not settled; null if there is none. */
    public @Nullable Ply provisional() {
        Line shown = telling.shown();
        return shown.length > telling.told().length ? shown.ply() : null;
    }

    /** The first of the likely plies that are not settled; null if there is none. */
    public @Nullable Ply firstLikely() {
        Line shown = telling.shown();
        int told = telling.told().length;
        return shown.length > told ? shown.first(told + 1).ply() : null;
    }

    /** The position after the told plies. */
    public Position position() {
        return telling.told().ground.position;
    }

    /** The position after the told and the likely plies. */
    public Position likely() {
        return telling.shown().ground.position;
    }

    /** The full squares, as a mask. */
    public long occupied() {
        return sight.full;
    }

    /** Where the board does not stand as the best explanation says. */
    public Residue residue() {
        return Reporting.residue(beam.best(), sight);
    }

    /** The living explanations, best first, their moves shown from the first one not told. */
    public List<Explanation> living() {
        return Telling.living(beam, telling.told().length);
    }

    /** Whether so much happened without sense that nothing is told. */
    public boolean isDisturbed() {
        return gate.isDisturbed();
    }

    /** The open question; null if there is none. */
    public Finding.@Nullable Asked question() {
        return asking.open();
    }
}
