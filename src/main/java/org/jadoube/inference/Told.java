package org.jadoube.inference;

import java.util.ArrayList;
import java.util.List;

/**
 * What the world has been told: the settled plies and the provisional ones after them. Lines count from the first known position;
 * indices count from the anchor, which lies so many plies of history later.
 */
final class Told {

    /** So many plies back take-backs and second thoughts go as a rule. */
    private static final int KNOWN = 4;

    private final List<Finding> findings;
    private final List<Ply> plies = new ArrayList<>();
    private final List<Why> reasons = new ArrayList<>();
    private Line line;
    private Line shown;
    private int offset;
    private long since = Long.MIN_VALUE / 4;

    Told(List<Finding> findings, Line line) {
        this.findings = findings;
        this.line = line;
        this.shown = line;
        this.offset = line.length;
    }

    /** The told line, history included. */
    Line line() {
        return line;
    }

    /** The told line with the likely plies after it. */
    Line shown() {
        return shown;
    }

    List<Ply> plies() {
        return plies;
    }

    List<Why> reasons() {
        return reasons;
    }

    /** When it was last told so, in ms. */
    long since() {
        return since;
    }

    /** The index of the ply that makes a line so long. */
    int index(int length) {
        return length - 1 - offset;
    }

    /** How long a line is that ends with the ply of this index. */
    int length(int index) {
        return index + 1 + offset;
    }

    /** Forgets everything; the line's plies are history. */
    void forget(Line history) {
        plies.clear();
        reasons.clear();
        line = history;
        shown = history;
        offset = history.length;
    }

    /** Goes back to an earlier part of the told line without a finding. */
    void cut(Line earlier) {
        while (!plies.isEmpty() && plies.size() > earlier.length - offset) {
            plies.removeLast();
            reasons.removeLast();
        }
        offset = Math.min(offset, earlier.length);
        line = earlier;
        shown = earlier;
    }

    /** Tells the plies that the longer line adds. */
    void settle(Line longer, Why why, long now) {
        for (Ply ply : longer.plies(line.length, offset)) {
            plies.add(ply);
            reasons.add(why);
            findings.add(new Finding.Settled(now, ply));
        }
        since = now;
        forget(line.length - KNOWN, longer.length - KNOWN, longer);
        line = longer;
    }

    /** What could be played after so many plies of {@code line}, to before so many, need not be kept at hand. */
    private static void forget(int from, int to, Line line) {
        for (int length = Math.max(0, from); length < to; length++) {
            line.first(length).ground.forget();
        }
    }

    /** What was told turned out otherwise. */
    void amend(Line other, Why why, long now) {
        int same = Math.max(Line.common(line, other).length, offset);
        List<Ply> from = List.copyOf(plies.subList(same - offset, plies.size()));
        List<Ply> to = other.plies(same, offset);
        cut(line.first(same));
        for (Ply ply : to) {
            plies.add(ply);
            reasons.add(why);
        }
        line = other;
        shown = other;
        since = now;
        findings.add(new Finding.Amended(now, index(same + 1), from, to));
    }

    /** The last plies were taken back. */
    void takeBack(Line earlier, long now) {
        hide(now);
        int back = line.length - earlier.length;
        cut(earlier);
        since = now;
        findings.add(new Finding.TakenBack(now, back));
    }

    /** Shows the plies that this line adds to the told one as likely; none if it says otherwise. */
    void show(Line likely, long now) {
        Line wanted = likely.startsWith(line) ? likely : line;
        if (wanted.length == shown.length && wanted.hash == shown.hash) {
            return;
        }
        int same = Line.common(wanted, shown).length;
        for (int length = Math.max(wanted.length, line.length) + 1; length <= shown.length; length++) {
            findings.add(new Finding.Provisional(now, index(length), null));
        }
        for (Ply ply : wanted.plies(Math.max(same, line.length), offset)) {
            findings.add(new Finding.Provisional(now, ply.index(), ply));
        }
        shown = wanted;
    }

    /** Nothing is likely any more. */
    void hide(long now) {
        show(line, now);
    }
}
