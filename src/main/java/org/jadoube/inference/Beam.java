package org.jadoube.inference;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Move;
import org.jspecify.annotations.Nullable;

/** The living hypotheses, cheapest first. */
final class Beam {

    private final Terms terms;
    private final AgeCost ages;
    private List<Hypothesis> living = new ArrayList<>();
    private List<Hypothesis> next = new ArrayList<>();
    /** What the explanations that found no room had in common with the best of their time; null if none was as good as told. */
    private @Nullable Line ceiling;

    private long cut;
    private boolean overflow;

    Beam(Terms terms, AgeCost ages) {
        this.terms = terms;
        this.ages = ages;
    }

    void restart(Hypothesis only) {
        living.clear();
        living.add(only);
        ceiling = null;
    }

    int size() {
        return living.size();
    }

    Hypothesis get(int index) {
        return living.get(index);
    }

    Hypothesis best() {
        return living.get(0);
    }

    /** The best explanation; if it contradicts what was told, one that keeps it and explains the board, if there is one. */
    Hypothesis keeping(Line told) {
        Hypothesis best = best();
        if (best.back || best.line.startsWith(told)) {
            return best;
        }
        for (int i = 1; i < living.size(); i++) {
            Hypothesis h = living.get(i);
            if (h.unexplained() == 0 && h.line.startsWith(told)) {
                return h;
            }
        }
        return best;
    }

    /** The list to fill with what the living become; {@link #take} makes it the beam. */
    List<Hypothesis> successors() {
        next.clear();
        return next;
    }

    /** The living and what was added to the successors become the beam. */
    void add(long now) {
        next.addAll(living);
        take(now);
    }

    void take(long now) {
        List<Hypothesis> old = living;
        living = next;
        next = old;
        next.clear();
        prune(now);
    }

    /** Renews all costs, sorts, and drops what is too dear, said twice, or one too many. */
    void prune(long now) {
        for (int i = 0; i < living.size(); i++) {
            ages.renew(living.get(i), now);
        }
        sort();
        double limit = best().total() + terms.p(Price.REACH);
        int room = (int) terms.p(Price.BEAM);
        int kept = 0;
        for (int i = 0; i < living.size(); i++) {
            Hypothesis h = living.get(i);
            if (h.total() > limit) {
                break;
            }
            if (kept < room && !isSuperfluous(h, kept)) {
                living.set(kept++, h);
            } else if (kept == room && !isSuperfluous(h, kept)) {
                noRoom(h);
            }
        }
        for (int i = living.size() - 1; i >= kept; i--) {
            living.remove(i);
        }
    }

    /** One that is nearly as good as the best and is not followed further: what it says otherwise cannot be told by the rest alone. */
    private void noRoom(Hypothesis h) {
        cut++;
        if (h.total() <= best().total() + terms.p(Price.MARGIN)) {
            overflow = true;
            ceiling = Line.common(ceiling == null ? best().line : ceiling, h.line);
        }
    }

    /** How many explanations found no room so far. */
    long cut() {
        return cut;
    }

    /** Whether any as good as told found none since the last time this was asked. */
    boolean overflowed() {
        boolean since = overflow;
        overflow = false;
        return since;
    }

    /** The search had to stop: nothing beyond this line can be told before it is certain again. */
    void stopped(Line known) {
        ceiling = ceiling == null ? known : Line.common(ceiling, known);
    }

    /** As much of the line as can be told although explanations as good found no room. */
    Line below(Line line) {
        return ceiling == null ? line : Line.common(line, ceiling);
    }

    /** Somebody has said which line it is: what found no room counts no more. */
    void certain() {
        ceiling = null;
    }

    /** By insertion: the order hardly changes between ticks, and nothing is allocated. */
    private void sort() {
        for (int i = 1; i < living.size(); i++) {
            Hypothesis h = living.get(i);
            double total = h.total();
            int j = i - 1;
            while (j >= 0 && living.get(j).total() > total) {
                living.set(j + 1, living.get(j));
                j--;
            }
            living.set(j + 1, h);
        }
    }

    private boolean isSuperfluous(Hypothesis h, int kept) {
        for (int i = 0; i < kept; i++) {
            Hypothesis other = living.get(i);
            if (other.open != h.open || other.owed != h.owed || other.late != h.late || other.stuck != h.stuck) {
                continue;
            }
            if (other.line.hash == h.line.hash && other.line.length == h.line.length) {
                return true;
            }
            if (terms.has(Rule.MERGE)
                    && other.ground.key == h.ground.key
                    && h.total() - other.total() > terms.p(Price.MERGE)) {
                return true;
            }
        }
        return false;
    }

    /** The squares whose switches the best explanation holds for broken, and all within the margin for that or not explained. */
    long broken() {
        long all = best().stuck;
        double limit = best().total() + terms.p(Price.MARGIN);
        for (int i = 1; i < living.size() && living.get(i).total() <= limit; i++) {
            all &= living.get(i).stuck | living.get(i).unexplained();
        }
        return all;
    }

    /** Whether one lives that says the same, but holds the switch of this square for broken. */
    boolean hasBroken(Hypothesis h, int square) {
        long stuck = h.stuck | 1L << square;
        for (int i = 0; i < living.size(); i++) {
            if (living.get(i).stuck == stuck && living.get(i).line.hash == h.line.hash) {
                return true;
            }
        }
        return false;
    }

    /** The switches of these squares are not looked at from now on. */
    void blind(long squares) {
        for (int i = 0; i < living.size() && squares != 0; i++) {
            living.get(i).blind(squares);
        }
    }

    /** The switches of these squares are believed again. */
    void see(long squares, long now) {
        for (int i = 0; i < living.size(); i++) {
            living.get(i).see(squares, terms.sight.full, now);
        }
    }

    /** What was taken back to this line is told. */
    void forgetBack(Line floor) {
        for (int i = 0; i < living.size(); i++) {
            Hypothesis h = living.get(i);
            h.back &= !h.line.startsWith(floor);
        }
    }

    /** Whatever says otherwise about the ply that makes a line so long becomes dear; null: there is none yet. */
    void answer(int length, @Nullable Move move) {
        for (int i = 0; i < living.size(); i++) {
            Line line = living.get(i).line;
            boolean says = line.length < length
                    ? move == null
                    : line.first(length).move().equals(move);
            if (!says) {
                living.get(i).paid += terms.p(Price.ANSWER);
            }
        }
    }

    /**
     * The board has not changed for so long, in ms: if it stands as it was told to stand, that speaks against what says otherwise, and
     * after a long rest against whatever leaves something open.
     *
     * @return by how much the least cost rises for that
     */
    double rested(Line told, long rest) {
        Hypothesis kept = keeping(told);
        double least = best().total();
        if (kept.open != 0) {
            return 0;
        }
        double by = Math.min(terms.p(Price.RESTED_CAP), rest / terms.p(Price.RESTED_RATE));
        if (rest >= terms.p(Price.UNEXPLAINED) && best().unexplained() != 0) {
            by = Math.max(by, kept.total() - least + terms.p(Price.MARGIN));
        }
        contradict(told, by);
        return Math.min(kept.total(), best().total()) - least;
    }

    /** Whatever says otherwise than this line gets dearer. */
    private void contradict(Line line, double by) {
        for (int i = 0; i < living.size(); i++) {
            if (!living.get(i).line.startsWith(line)) {
                living.get(i).paid += by;
            }
        }
    }

    /** Subtracts from all, so that long games do not lose precision. */
    void lower(double by) {
        for (int i = 0; i < living.size(); i++) {
            living.get(i).paid -= by;
        }
    }
}
