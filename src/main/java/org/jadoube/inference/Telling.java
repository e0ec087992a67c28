package org.jadoube.inference;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Move;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/**
 * What has been told: the settled plies, how they were amended, and the provisional ones after them. Told is what all
 * contenders have in common; told plies do not prune the beam, so a wrong one can be amended.
 */
final class Telling {

    private final Terms terms;
    private final List<Finding> findings;
    private final List<Ply> plies = new ArrayList<>();
    private final List<Why> reasons = new ArrayList<>();
    private Line told;
    private Line shown;

    Telling(Terms terms, List<Finding> findings, Line root) {
        this.terms = terms;
        this.findings = findings;
        this.told = root;
        this.shown = root;
    }

    Line told() {
        return told;
    }

    List<Ply> plies() {
        return plies;
    }

    List<Why> reasons() {
        return reasons;
    }

    /** The told line with the likely plies after it. */
    Line shown() {
        return shown;
    }

    /** Starts anew from this line, whose plies count as told, without a finding. */
    void restart(Line line) {
        told = line;
        shown = line;
        while (plies.size() > line.length) {
            plies.removeLast();
            reasons.removeLast();
        }
    }

    /** Forgets everything. */
    void forget(Line root) {
        plies.clear();
        reasons.clear();
        told = root;
        shown = root;
    }

    /** Tells what can be told; true if anything changed. */
    boolean decide(Beam beam, long now, long quiet, Gate gate, @Nullable PressMark press) {
        double margin =
                terms.p(Price.MARGIN) - terms.p(Price.MARGIN_FALL) * Math.min(1, quiet / terms.p(Price.MARGIN_TIME));
        Hypothesis best = beam.best();
        Line prefix = best.line;
        int most = 0;
        for (int i = 0; i < beam.size() && beam.get(i).total() <= best.total() + margin; i++) {
            prefix = Line.common(prefix, beam.get(i).line);
            most = Math.max(most, beam.get(i).line.length);
        }
        Why.Cause cause = press == null ? Why.Cause.MARGIN : Why.Cause.PRESS;
        Line rest = atRest(beam, quiet);
        if (rest != null) {
            most = Math.max(most, rest.length);
            if (rest.length > prefix.length && rest.startsWith(prefix)) {
                prefix = rest;
                cause = Why.Cause.REST;
            }
        }
        return tell(unfinished(beam, prefix), most, beam, now, quiet, gate, cause);
    }

    private boolean tell(Line prefix, int most, Beam beam, long now, long quiet, Gate gate, Why.Cause cause) {
        if (prefix.length == told.length && prefix.hash == told.hash) {
            return false;
        }
        if (prefix.startsWith(told)) {
            settle(prefix, beam, now, gate, cause);
            return true;
        }
        if (!told.startsWith(prefix)) {
            amend(prefix, beam, now, cause);
            return true;
        }
        if (most < told.length && quiet >= terms.p(Price.WITHDRAW_QUIET)) {
            amend(prefix, beam, now, cause);
            return true;
        }
        return false;
    }

    /** With the two-man rule a castling or en passant waits for its second man, unless the game went on. */
    private Line unfinished(Beam beam, Line prefix) {
        if (!terms.settings.twoManMovesMustFinish() || prefix.length <= told.length) {
            return prefix;
        }
        for (int i = 0; i < beam.size(); i++) {
            Hypothesis h = beam.get(i);
            if (h.owed != 0 && h.line.length == prefix.length && h.line.hash == prefix.hash) {
                return prefix.before();
            }
        }
        return prefix;
    }

    /** The line of the one complete explanation when the board has rested for the settle time; null if there is none. */
    private @Nullable Line atRest(Beam beam, long quiet) {
        if (quiet < terms.p(Price.SETTLE)) {
            return null;
        }
        Line rest = null;
        double limit = beam.best().total() + terms.p(Price.SETTLE_REACH);
        for (int i = 0; i < beam.size() && beam.get(i).total() <= limit; i++) {
            Hypothesis h = beam.get(i);
            if (h.unexplained() == 0 && terms.sight.contradictions(h.ground) == 0) {
                rest = rest == null ? h.line : Line.common(rest, h.line);
            }
        }
        if (rest != null && quiet < terms.p(Price.SETTLE_CASTLING) && mayBecomeCastling(rest)) {
            return null;
        }
        return rest;
    }

    private boolean mayBecomeCastling(Line line) {
        if (!terms.settings.rookFirstCastling() || line.isRoot()) {
            return false;
        }
        Move move = line.move();
        return line.before().ground.rookWaits(move.to(), Square.bit(move.from()));
    }

    private void settle(Line line, Beam beam, long now, Gate gate, Why.Cause cause) {
        int before = told.length;
        Why why = why(beam, now, before, cause);
        told = line;
        for (Ply ply : line.plies(before)) {
            plies.add(ply);
            reasons.add(why);
            findings.add(new Finding.Settled(now, ply));
            gate.told();
        }
        for (Line each = line; each.length > before; each = each.before()) {
            if (!each.silent) {
                terms.flight(each.landed - each.lifted);
            }
        }
    }

    /** Somebody says what was really played. */
    void correct(Line line, int index, long now) {
        Why why = new Why(now, Why.Cause.ANSWER, 0, Double.POSITIVE_INFINITY, List.of());
        put(line, index, why, now);
        shown = line;
    }

    private void amend(Line line, Beam beam, long now, Why.Cause cause) {
        int same = Line.common(told, line).length;
        Why why = why(beam, now, same, cause);
        put(line, same, why, now);
    }

    private void put(Line line, int same, Why why, long now) {
        List<Ply> from = List.copyOf(plies.subList(same, plies.size()));
        List<Ply> to = line.plies(same);
        while (plies.size() > same) {
            plies.removeLast();
            reasons.removeLast();
        }
        for (Ply ply : to) {
            plies.add(ply);
            reasons.add(why);
        }
        told = line;
        findings.add(new Finding.Amended(now, same, from, to));
    }

    private Why why(Beam beam, long now, int from, Why.Cause cause) {
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
        return new Why(now, cause, best.total(), margin, living(beam, from));
    }

    /** The living explanations, their plies shown from this index on. */
    static List<Explanation> living(Beam beam, int from) {
        List<Explanation> all = new ArrayList<>();
        double best = beam.best().total();
        for (int i = 0; i < beam.size(); i++) {
            Hypothesis h = beam.get(i);
            all.add(new Explanation(from, h.line.moves(from), h.total(), h.total() - best, h.open, h.owed));
        }
        return all;
    }

    /** Shows the best line's plies that are not yet told. */
    void show(Line line, long now) {
        Line wanted = line.startsWith(told) ? line : told;
        if (wanted.length == shown.length && wanted.hash == shown.hash) {
            return;
        }
        int same = Line.common(wanted, shown).length;
        for (int index = wanted.length; index < shown.length; index++) {
            if (index >= told.length) {
                findings.add(new Finding.Provisional(now, index, null));
            }
        }
        for (Ply ply : wanted.plies(Math.max(same, told.length))) {
            findings.add(new Finding.Provisional(now, ply.index(), ply));
        }
        shown = wanted;
    }
}
