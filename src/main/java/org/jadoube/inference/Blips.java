package org.jadoube.inference;

/** What a mismatch that went away by itself costs at first. */
final class Blips {

    /** A man left on a border is put right within a few plies, if not at once. */
    private static final int BORDER_PLIES = 6;

    private final Terms terms;

    Blips(Terms terms) {
        this.terms = terms;
    }

    /** The blip of a square that returns to what the ground says; the square is still open in the hypothesis. */
    Blip of(Hypothesis h, int square, long t) {
        long from = h.since[square];
        if ((h.ground.full >>> square & 1) != 0) {
            double price = open(t - from);
            return new Blip(square, from, t, true, price, price);
        }
        double full = terms.p(Price.BLIP_CLOSED) + (t - from) / terms.p(Price.BLIP_CLOSED_RATE);
        if (isBorder(h, square, from)) {
            double price = Math.min(full, border(t - from));
            return new Blip(square, from, t, false, price, price);
        }
        if (terms.has(Rule.SLIDE_STEP_PROVISIONAL) && isStep(h, square, from)) {
            return new Blip(square, from, t, false, Math.min(full, slideStep(t - from)), full);
        }
        return new Blip(square, from, t, false, full, full);
    }

    /** What it costs that a man was away from his square for so long, in ms: quick hands adjust nobody, and put hardly any man back. */
    private double open(long length) {
        if (length < terms.p(Price.BLIP_OPEN_TIME) * Math.min(1, terms.tempo())) {
            return terms.p(Price.BLIP_OPEN_SHORT);
        }
        double quick = Math.max(0, 1 - terms.tempo()) * terms.p(Price.BLIP_OPEN_QUICK);
        return terms.p(Price.BLIP_OPEN_LONG) + quick;
    }

    double slideStep(long dwell) {
        return terms.p(Price.SLIDE_STEP)
                + Math.min(
                        terms.p(Price.SLIDE_STEP_CAP),
                        dwell / (terms.p(Price.SLIDE_STEP_RATE) * Math.max(1, terms.tempo()) * terms.slow()));
    }

    /**
     * Whether a man came over squares that never showed him, or was in the air for long: he was lifted, not pushed, and will hardly
     * go on.
     */
    boolean flew(Hypothesis h, int from, int to, long lifted, long landed) {
        long way = Lines.between(from, to);
        if (way == 0) {
            return landed - lifted >= terms.p(Price.FLEW_TIME) * terms.tempo();
        }
        for (int i = h.blipCount() - 1; i >= 0; i--) {
            Blip blip = h.blip(i);
            if (!blip.open() && (way >>> blip.square() & 1) != 0 && blip.to() >= lifted) {
                return false;
            }
        }
        return true;
    }

    /** A man set on the border of two squares closes the neighbour for a moment. */
    boolean isBorder(Hypothesis h, int square, long from) {
        if (!terms.has(Rule.BORDER_CLOSURE)) {
            return false;
        }
        Line ply = h.line;
        for (int back = 0; back < BORDER_PLIES && !ply.isRoot(); back++) {
            // Of a landing that nobody saw, the neighbour is the only witness.
            double first = ply.silent ? ply.lifted : ply.landed - terms.p(Price.BORDER_BEFORE);
            if (from >= first
                    && from <= ply.landed + terms.p(Price.BORDER_AFTER)
                    && (Lines.beside(ply.move().to()) >>> square & 1) != 0) {
                return true;
            }
            ply = ply.before();
        }
        return false;
    }

    /** Whether the last ply, whose landing nobody saw, left a man standing beside its goal since it was in the air. */
    boolean isBesideUnseen(Hypothesis h) {
        boolean beside = false;
        for (long left = h.placed() & Lines.beside(h.line.move().to()); left != 0; left &= left - 1) {
            beside |= h.since[Long.numberOfTrailingZeros(left)] >= h.line.lifted;
        }
        return beside;
    }

    /** What such a closure costs that lasts so long, in ms. */
    double border(long length) {
        return length < terms.p(Price.BORDER_TIME)
                ? terms.p(Price.BORDER)
                : terms.p(Price.BORDER_STAYS)
                        + Math.min(terms.p(Price.BORDER_STAYS_CAP), length / terms.p(Price.BORDER_STAYS_RATE));
    }

    private boolean isStep(Hypothesis h, int square, long from) {
        for (long left = h.lifted() & h.ground.own; left != 0; left &= left - 1) {
            int hand = Long.numberOfTrailingZeros(left);
            if (h.since[hand] <= from && (h.ground.goesOn(hand) >>> square & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** When a man returns home, the steps that he may have slid were no landings: they are cheap for good. */
    void wentHome(Hypothesis h, int square, long lifted) {
        for (int i = 0; i < h.blipCount(); i++) {
            Blip blip = h.blip(i);
            if (!blip.open()
                    && blip.charged() < blip.full()
                    && blip.from() >= lifted
                    && (h.ground.goesOn(square) >>> blip.square() & 1) != 0) {
                h.replace(i, blip.settled(terms.p(Price.SLIDE_STEP_HOME)));
            }
        }
    }
}
