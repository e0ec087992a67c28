package org.jadoube.inference;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/**
 * Decides what can be told: what all contenders have in common. Told plies do not prune the beam, so a wrong one is amended when
 * the evidence turns.
 */
final class Settling {

    private final Terms terms;
    private final Beam beam;
    private final Gate gate;
    private final Told told;
    private final Trust trust;
    private final Blips blips;
    private Line prefix;
    private int most;
    /** So many plies all contenders have; what they agree on is sense, told or not. */
    private int sensible;

    private @Nullable Line rival;
    private boolean allBack;
    private boolean someBack;
    /** Whether the board rests as an explanation within the margin says that takes nothing back. */
    private boolean forward;

    private boolean calm;
    private boolean shaken;
    private boolean complete;
    private double limit;

    Settling(Terms terms, Beam beam, Gate gate, Told told) {
        this.terms = terms;
        this.beam = beam;
        this.gate = gate;
        this.told = told;
        this.trust = new Trust(terms, beam, told);
        this.blips = new Blips(terms);
        this.prefix = told.line();
        this.sensible = told.line().length;
    }

    /** Tells what can be told, true if anything changed; {@code asked}: a question is open. */
    boolean decide(long now, long quiet, boolean pressed, boolean asked) {
        trust.look(now, asked);
        contend(quiet);
        Why.Cause cause = pressed ? Why.Cause.PRESS : Why.Cause.MARGIN;
        Line rest = atRest(quiet);
        rival = null;
        if (rest != null) {
            most = Math.max(most, rest.length);
            boolean goesOn = rest.startsWith(told.line());
            if (rest.length > prefix.length && rest.startsWith(prefix) && goesOn) {
                prefix = rest;
                cause = Why.Cause.REST;
            } else if (goesOn && !prefix.startsWith(rest) && !rest.startsWith(prefix)) {
                prefix = Line.common(prefix, rest);
                rival = rest;
            }
        }
        if (someBack) {
            return allBack && takeBack(now, quiet);
        }
        if ((shaken || (trust.isStale() && !isEarly(rest))) && isDisorder(beam.best())) {
            prefix = Line.common(prefix, told.line());
        }
        prefix = beam.below(held(unfinished(prefix), now, quiet, pressed));
        return tell(now, quiet, cause);
    }

    /** Whether all that the likely line leaves open is its own reply, which was made too early, in sight of the switches, and stands. */
    private boolean isEarly(@Nullable Line rest) {
        return rest != null
                && !rest.isRoot()
                && !rest.silent
                && rest.landed < rest.before().landed
                && rest.before().hash == beam.best().line.hash;
    }

    /** The line that explains a board at rest in full while the likely one, which leaves something open, says otherwise; or null. */
    @Nullable
    Line rival() {
        return rival;
    }

    /** What all contenders have in common. */
    private void contend(long quiet) {
        shaken = trust.isShaken();
        limit = beam.best().total() + margin(quiet);
        calm = quiet >= terms.p(Price.SETTLE_MOST) && !isDisorder(beam.best());
        complete = beam.best().open == 0;
        forward = false;
        for (int i = 0; i < beam.size() && beam.get(i).total() <= limit; i++) {
            Hypothesis h = beam.get(i);
            forward |= !isBack(h) && h.open == 0 && quiet >= settle();
        }
        prefix = beam.best().line;
        most = 0;
        int least = Integer.MAX_VALUE;
        boolean first = true;
        allBack = true;
        someBack = false;
        for (int i = 0; i < beam.size() && beam.get(i).total() <= limit; i++) {
            Hypothesis h = beam.get(i);
            if (contends(h)) {
                prefix = first ? h.seen() : Line.common(prefix, h.seen());
                most = Math.max(most, h.line.length);
                least = Math.min(least, h.line.length);
                someBack |= isBack(h);
                allBack &= isBack(h);
                first = false;
            }
        }
        least = Math.min(least, most);
        sensible = Math.min(sensible, Math.max(told.line().length, most));
        for (; sensible < least; sensible++) {
            gate.told();
        }
    }

    private double margin(long quiet) {
        double fallen = shaken ? 0 : terms.p(Price.MARGIN_FALL) * Math.min(1, quiet / terms.p(Price.MARGIN_TIME));
        double doubt = Math.max(0, gate.level() - terms.p(Price.DOUBT)) * terms.p(Price.DOUBT_MARGIN);
        return terms.p(Price.MARGIN) - fallen + doubt + trust.margin();
    }

    /**
     * Whether an explanation within the margin counts: that plies were taken back only where nothing forward does, and one that
     * leaves the board in disorder not any more when it has rested for long and another does not.
     */
    private boolean contends(Hypothesis h) {
        return !(forward && isBack(h)) && !isIncomplete(h);
    }

    /** Whether an explanation leaves more open than a move under way. */
    boolean isDisorder(Hypothesis h) {
        return Reporting.isStrange(h, terms.sight);
    }

    /** Whether, after a long rest, an explanation leaves more open than the best one has to. */
    private boolean isIncomplete(Hypothesis h) {
        return calm && !trust.isGuess() && (complete ? h.open != 0 && !h.awaitsKing() : isDisorder(h));
    }

    private boolean isBack(Hypothesis h) {
        return h.back && !h.line.startsWith(told.line());
    }

    /** The lines of all that contend, the likeliest first. */
    List<Line> contenders() {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < beam.size() && beam.get(i).total() <= limit; i++) {
            if (contends(beam.get(i))) {
                lines.add(beam.get(i).line);
            }
        }
        return lines;
    }

    /** The lines of all that leave nothing open and may settle by rest, the likeliest first. */
    List<Line> complete() {
        List<Line> lines = new ArrayList<>();
        double reach = beam.best().total() + terms.p(Price.SETTLE_REACH_HAND);
        for (int i = 0; i < beam.size() && beam.get(i).total() <= reach; i++) {
            if (beam.get(i).open == 0 && contends(beam.get(i))) {
                lines.add(beam.get(i).line);
            }
        }
        return lines;
    }

    /** The likeliest line of those that contend, without what is only guessed. */
    Line likely() {
        for (int i = 0; i < beam.size(); i++) {
            if (contends(beam.get(i))) {
                return beam.get(i).line.known(told.line().length);
            }
        }
        return beam.best().line.known(told.line().length);
    }

    /** Whether the board has rested for so long, in an order that can stay, that nothing may be left open silently. */
    boolean isCalm() {
        return calm;
    }

    /** Whether the explanations that live need not hold the true one, because a switch may be dead. */
    boolean isShaken() {
        return shaken;
    }

    private boolean tell(long now, long quiet, Why.Cause cause) {
        Line line = told.line();
        if (prefix.length == line.length && prefix.hash == line.hash) {
            return false;
        }
        if (prefix.startsWith(line)) {
            settle(now, cause);
            return true;
        }
        boolean contradicted = !line.startsWith(prefix);
        if (contradicted && explainsLess()) {
            return false;
        }
        if (contradicted || (most < line.length && quiet >= terms.p(Price.WITHDRAW_QUIET))) {
            told.amend(prefix, why(now, Line.common(line, prefix).length, cause), now);
            return true;
        }
        return false;
    }

    /**
     * Whether the likeliest explanation leaves more of the board open than what was told does: a man who stood where he may not, and
     * is lifted again, makes what was told dear, but no other move.
     */
    private boolean explainsLess() {
        Hypothesis best = beam.best();
        long open = (terms.sight.full ^ told.line().ground.full) & ~best.stuck;
        return Long.bitCount(best.unexplained()) > Long.bitCount(open);
    }

    private void settle(long now, Why.Cause cause) {
        int before = told.line().length;
        told.settle(prefix, why(now, before, cause), now);
        if (cause == Why.Cause.REST && isEarly(prefix)) {
            // What stands was played; that it came too early is no reason to doubt it ever after.
            beam.answer(prefix.length, prefix.move());
        }
        for (Line each = prefix; each.length > before; each = each.before()) {
            boolean step = (Lines.beside(each.move().from()) >>> each.move().to() & 1) != 0;
            if (!each.silent && !step) {
                terms.flight(each.landed - each.lifted);
            }
        }
    }

    /** Every contender says that plies were taken back; told when the hand has rested, or when the game goes on from there. */
    private boolean takeBack(long now, long quiet) {
        Line floor = Line.common(told.line(), beam.best().line);
        boolean goesOn = prefix.length > floor.length && prefix.startsWith(floor);
        if (prefix.length < floor.length
                || (!goesOn
                        && (quiet < terms.p(Price.TAKEBACK_QUIET) || beam.best().unexplained() != 0))) {
            return false;
        }
        if (!goesOn && StartWatch.isQuestion(floor, told.line().length - floor.length)) {
            return false;
        }
        told.takeBack(floor, now);
        beam.forgetBack(floor);
        if (goesOn) {
            settle(now, Why.Cause.MARGIN);
        }
        return true;
    }

    /** With the two-man rule a castling or en passant waits for its second man, unless the game went on (4.7.2, 4.7.3). */
    private Line unfinished(Line line) {
        if (!terms.settings.twoManMovesMustFinish() || line.length <= told.line().length) {
            return line;
        }
        for (int i = 0; i < beam.size(); i++) {
            Hypothesis h = beam.get(i);
            if (h.owed != 0 && h.line.length == line.length && h.line.hash == line.hash) {
                return line.before();
            }
        }
        return line;
    }

    /**
     * What must wait: a man who may have been set down elsewhere; and a king that comes to the centre, because that may be half a sign
     * for the result: he waits for the settle time, and for the other king.
     */
    private Line held(Line line, long now, long quiet, boolean pressed) {
        Line free = line;
        for (int length = told.line().length + 1; length <= line.length && free == line; length++) {
            Line ply = line.first(length);
            if (isSetElsewhere(ply, now, length == beam.best().line.length)) {
                free = ply.before();
            }
        }
        if (pressed || free.length != told.line().length + 1 || beam.best().line.length > free.length) {
            return free;
        }
        return quiet < settle() && mayBePushedOn(free) ? free.before() : kingToCentre(free, quiet);
    }

    /** Slow hands push a man, let him rest, and push him on: where he can go on, he waits for the settle time. */
    private boolean mayBePushedOn(Line line) {
        Move move = line.move();
        Hypothesis best = beam.best();
        return terms.tempo() >= terms.p(Price.SETTLE_TEMPO)
                && best.open == 0
                && best.line.hash == line.hash
                && (line.before().ground.goesOn(move.from()) >>> move.to() & 1) != 0
                && !blips.flew(best, move.from(), move.to(), line.lifted, line.landed);
    }

    private Line kingToCentre(Line line, long quiet) {
        Move move = line.move();
        if (move.piece() != Piece.KING || (KingsGesture.CENTRE >>> move.to() & 1) == 0) {
            return line;
        }
        Hypothesis best = beam.best();
        int other = line.ground.position.king(line.ground.turn);
        boolean otherUp = other >= 0 && (best.open >>> other & 1) != 0;
        double hold = terms.p(otherUp ? Price.GESTURE_HOLD : Price.SETTLE);
        return quiet < hold ? line.before() : line;
    }

    /** While this man was in the air, one was set down where none can have come, and stands there: rather that was he. */
    private boolean isSetElsewhere(Line line, long now, boolean last) {
        Hypothesis best = beam.best();
        if (!line.startsWith(told.line())
                || !best.line.startsWith(line)
                || line.move().captured() != null) {
            return false;
        }
        long replies = 0;
        for (long left = best.lifted() & best.ground.own; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            replies |= best.ground.targets(from) | best.ground.goesOn(from);
        }
        for (long left = best.placed() & ~replies; left != 0; left &= left - 1) {
            long since = best.since[Long.numberOfTrailingZeros(left)];
            boolean inFlight = since > line.lifted && since < line.landed - terms.p(Price.BORDER_BEFORE);
            if (inFlight && (last || now - since < terms.p(Price.ELSEWHERE_HOLD))) {
                return true;
            }
        }
        return false;
    }

    /** The line of the one complete explanation when the board has rested for the settle time; null if there is none. */
    private @Nullable Line atRest(long quiet) {
        if (quiet < settle() || trust.isGuess(quiet)) {
            return null;
        }
        Line rest = null;
        double reach = terms.p(Price.MARGIN) + trust.margin();
        boolean inHand = beam.best().unexplained() != 0 && !isDisorder(beam.best());
        double limit = beam.best().total() + terms.p(inHand ? Price.SETTLE_REACH_HAND : Price.SETTLE_REACH);
        for (int i = 0; i < beam.size() && beam.get(i).total() <= limit; i++) {
            Hypothesis h = beam.get(i);
            if (h.unexplained() == 0 && h.late == 0 && terms.sight.contradictions(h.ground) == 0) {
                if (trust.isLastGuessed(h.line)) {
                    return null;
                }
                limit = rest == null ? Math.min(limit, h.total() + reach) : limit;
                rest = rest == null ? h.line : Line.common(rest, h.line);
            }
        }
        boolean waits = rest != null && quiet < terms.p(Price.SETTLE_MOST) && mayBecomeCastling(rest);
        return waits ? null : rest;
    }

    /** How long the board must rest, in ms: slow hands also pause longer in the middle of a slide, and strange ones may be slow. */
    private double settle() {
        double slow = Math.max(1, terms.tempo() / terms.p(Price.SETTLE_TEMPO));
        return Math.min(terms.p(Price.SETTLE_MOST), terms.p(Price.SETTLE) * slow);
    }

    private boolean mayBecomeCastling(Line line) {
        if (!terms.settings.rookFirstCastling() || line.length <= told.line().length) {
            return false;
        }
        Move move = line.move();
        return line.before().ground.rookWaits(move.to(), Square.bit(move.from()));
    }

    private Why why(long now, int from, Why.Cause cause) {
        Hypothesis best = beam.best();
        double margin = Double.POSITIVE_INFINITY;
        for (int i = 1; i < beam.size(); i++) {
            Line line = beam.get(i).line;
            boolean says = line.length > from
                    && best.line.length > from
                    && line.first(from + 1).hash == best.line.first(from + 1).hash;
            if (!says) {
                margin = Math.min(margin, beam.get(i).total() - best.total());
            }
        }
        return new Why(now, cause, best.total(), margin, living(from));
    }

    /** The living explanations, their plies shown after so many. */
    List<Explanation> living(int from) {
        List<Explanation> all = new ArrayList<>();
        double best = beam.best().total();
        for (int i = 0; i < beam.size(); i++) {
            Hypothesis h = beam.get(i);
            int back = Math.max(0, from - Line.common(told.line(), h.line).length);
            all.add(new Explanation(
                    told.index(from + 1),
                    back,
                    h.line.moves(from - back),
                    h.total(),
                    h.total() - best,
                    h.open,
                    h.owed));
        }
        return all;
    }
}
