package org.jadoube.inference;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks, at fixed times after the last edge, for acts that are no moves: signs for the result, a new game, a board turned. Each
 * look happens at most once for each rest.
 */
final class Watches {

    private static final long NEVER = Long.MAX_VALUE;

    private final Terms terms;
    private final Beam beam;
    private final Told told;
    private final List<Finding> findings;
    private final long[] delays;
    private long edge;
    private int next;
    private boolean gesture;
    private boolean turned;
    private boolean standsTurned;
    private boolean started;

    Watches(Terms terms, Beam beam, Told told, List<Finding> findings) {
        this.terms = terms;
        this.beam = beam;
        this.told = told;
        this.findings = findings;
        this.delays = new long[] {
            terms.prices.ms(Price.ASK_QUIET),
            terms.prices.ms(Price.START_QUIET),
            terms.prices.ms(Price.GESTURE),
            terms.prices.ms(Price.GESTURE_ONE)
        };
        this.next = delays.length;
    }

    /** An edge: all looks begin anew. */
    void edge(long t) {
        edge = t;
        next = 0;
        gesture = false;
        turned = false;
        started = false;
    }

    long nextDue() {
        return next < delays.length ? edge + delays[next] : NEVER;
    }

    /** A game begins or goes on from elsewhere. */
    void restart() {
        standsTurned = false;
        gesture = false;
        turned = false;
        started = false;
    }

    /** Whether the board as it stands is explained by one of these acts, so that it is no fault. */
    boolean explains() {
        return gesture || turned || standsTurned || started || KingsGesture.both(terms.sight, told.line()) != null;
    }

    /** Whether a sign for the result stands on the board and was told. */
    boolean isGesture() {
        return gesture;
    }

    /** The look that is due now. */
    void look(long now) {
        int which = next++;
        switch (which) {
            case 0 -> orientation(now);
            case 1 -> start(now);
            case 2 -> kings(KingsGesture.both(terms.sight, told.line()), now);
            default -> kings(gesture ? null : KingsGesture.one(terms.sight, told.line()), now);
        }
    }

    /** At the first reading. */
    void stand(long now) {
        List<Integer> degrees =
                told.line().isRoot() ? OrientationWatch.ofStand(terms.sight, told.line().ground) : List.of();
        standsTurned = !degrees.isEmpty();
        turned(degrees, now);
    }

    private void orientation(long now) {
        if (told.line().isRoot() && told.shown().isRoot() && OrientationWatch.isFromFarSide(beam.best())) {
            turned(List.of(180), now);
        }
    }

    private void turned(List<Integer> degrees, long now) {
        if (!degrees.isEmpty()) {
            turned = true;
            findings.add(new Finding.Turned(now, degrees));
        }
    }

    private void start(long now) {
        Line line = told.line();
        if (!StartWatch.matches(terms.sight) || line.ground.full == terms.sight.full || isPlay()) {
            return;
        }
        Line best = beam.best().line;
        boolean back = beam.best().back && best.isRoot();
        if (back && !StartWatch.isQuestion(best, line.length)) {
            return;
        }
        started = true;
        boolean reaches = line.first(0).ground.full == terms.sight.full;
        findings.add(new Finding.StartPosition(now, reaches ? line.length : -1));
    }

    /** Whether legal moves explain the board. */
    private boolean isPlay() {
        Hypothesis best = beam.best();
        return best.unexplained() == 0 && best.line.length > told.line().length;
    }

    private void kings(KingsGesture.@Nullable Sign sign, long now) {
        if (sign == null) {
            return;
        }
        gesture = true;
        told.hide(now);
        if (sign.before().length < told.line().length) {
            told.amend(sign.before(), new Why(now, Why.Cause.REST, 0, 0, List.of()), now);
        }
        findings.add(new Finding.KingsInCentre(now, sign.result()));
    }
}
