package org.jadoube.inference;

/**
 * How far the board is believed: where a switch is known to be dead or suspected to be, or something stands unexplained while play
 * goes on, the explanations that are followed need not hold the true one, and what would do on a sound board must wait.
 */
final class Trust {

    private final Terms terms;
    private final Beam beam;
    private final Told told;
    private boolean shaken;
    private boolean guess;
    /** Whether a likely explanation holds a landing that nobody saw: no rest tells it from others. */
    private boolean unseen;

    private boolean stale;
    private double margin;

    Trust(Terms terms, Beam beam, Told told) {
        this.terms = terms;
        this.beam = beam;
        this.told = told;
    }

    /** Looks anew at what lives; {@code asked}: people are being asked which of them it was. */
    void look(long now, boolean asked) {
        Hypothesis best = beam.best();
        boolean differs = false;
        boolean haunted = mayBeGhosts(best);
        unseen = isGuess(best) || isLastGuessed(best.line);
        boolean quick = terms.unread() == 0 && terms.tempo() < terms.p(Price.SUSPECT_TEMPO);
        double limit = best.total() + terms.p(Price.MARGIN) + terms.p(Price.SUSPECT_MARGIN);
        for (int i = 1; i < beam.size() && beam.get(i).total() <= limit && !quick; i++) {
            differs |= beam.get(i).stuck != best.stuck;
            unseen |= isGuess(beam.get(i));
        }
        guess = haunted || unseen;
        shaken = differs || terms.unread() != 0 || haunted;
        stale = isStale(best, Math.min(now - terms.prices.ms(Price.STALE), best.line.lifted));
        double blind = guess ? terms.p(Price.GUESS_MARGIN) : differs ? terms.p(Price.SUSPECT_MARGIN) : 0;
        margin =
                (stale ? terms.p(Price.STALE_MARGIN) : 0) + blind + (asked && shaken ? terms.p(Price.ASKED_MARGIN) : 0);
    }

    /** Whether squares that closed as ghosts do matter to it: a man who stood there before, by what was told, is none. */
    private boolean mayBeGhosts(Hypothesis h) {
        long matter = h.placed() | h.stuck;
        for (Line each = h.line; terms.marked() != 0 && each.length > told.line().length; each = each.before()) {
            matter |= 1L << each.move().to();
        }
        return (terms.marked() & matter) != 0;
    }

    /** Whether the explanations that live need not hold the true one. */
    boolean isShaken() {
        return shaken;
    }

    /** Whether plies are played over something that nothing explains. */
    boolean isStale() {
        return stale;
    }

    /** Whether something unexplained has stood since before that time, whatever was ruled or set anew meanwhile. */
    private boolean isStale(Hypothesis h, long before) {
        boolean old = false;
        for (long left = h.unexplained(); left != 0 && !old; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            old = Math.min(h.since[square], terms.sight.changed(square)) < before;
        }
        return old;
    }

    /** Whether a likely explanation holds a landing that nobody saw, or men may be ghosts: then no other is ruled out by rest. */
    boolean isGuess() {
        return guess;
    }

    /** The same after so much rest: nobody holds a man in hand for so long while a ghost stands where he may have come down. */
    boolean isGuess(long quiet) {
        return unseen || (guess && quiet < terms.p(Price.GHOST_REST));
    }

    /** By how much more the margin is because sensors do not show all, or show what is not there. */
    double margin() {
        return margin;
    }

    /** Whether it ends with a ply that nobody saw because the board was not watched: what is played after it speaks for it. */
    boolean isLastGuessed(Line line) {
        return line.guessed && line.length > told.line().length;
    }

    /** Whether it holds a ply that nobody has been told and no switch has seen, because one is dead. */
    private boolean isGuess(Hypothesis h) {
        boolean silent = false;
        for (Line each = h.line; h.stuck != 0 && !silent && each.length > told.line().length; each = each.before()) {
            silent = each.silent;
        }
        return silent;
    }
}
