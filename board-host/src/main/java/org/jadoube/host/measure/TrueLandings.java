package org.jadoube.host.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import org.jadoube.rules.Move;

/**
 * When each ply of a game that is known came to its goal, found in what the contacts saw of it.
 *
 * <p>A landing is a closing of the goal's contact while the contact that the man left is open. Two others are dearer: the
 * contact that he left opens late, or, in a capture, the men were exchanged without a gap. Of all series of landings in the
 * order of the plies the cheapest is taken (Viterbi), so an exchange is believed only where the contacts leave nothing else.
 */
final class TrueLandings {

    /** A contact that a man left opens at most so much later, ms. */
    private static final long LATE = 1500;

    /** In haste a ply may land so much before the one that it answers, ms. */
    private static final long OVERLAP = 80;

    private static final double LATE_COST = 1.5;
    private static final double UNSEEN_COST = 2;

    /** A man in the air costs 1 for so many ms, and no more than that. */
    private static final double FLIGHT = 10_000;

    /** Men exchanged without a gap change places so long after the lift, or half-way to what comes next, ms. */
    private static final long EXCHANGE = 300;

    private final ContactTimes contacts;
    private final NavigableSet<Long> inputs;

    /**
     * A ply's man on his goal.
     *
     * @param t ms
     * @param unseen no contact saw it, the time is a guess
     */
    record Landing(long t, boolean unseen, double cost) {}

    /**
     * Over one recording.
     *
     * @param inputs the times of all its lines, ms
     */
    TrueLandings(ContactTimes contacts, NavigableSet<Long> inputs) {
        this.contacts = contacts;
        this.inputs = inputs;
    }

    /**
     * The landings of {@code moves}, in their order.
     *
     * @throws IllegalArgumentException if the contacts cannot have seen these moves
     */
    List<Landing> of(List<Move> moves) {
        List<List<Landing>> candidates = moves.stream().map(this::candidates).toList();
        List<int[]> from = new ArrayList<>();
        double[] before = {};
        for (int ply = 0; ply < moves.size(); ply++) {
            List<Landing> now = candidates.get(ply);
            double[] costs = new double[now.size()];
            int[] back = new int[now.size()];
            for (int i = 0; i < costs.length; i++) {
                back[i] = ply == 0 ? 0 : cheapest(before, candidates.get(ply - 1), now.get(i), sameGoal(moves, ply));
                double sofar = ply == 0 ? 0 : back[i] < 0 ? Double.POSITIVE_INFINITY : before[back[i]];
                costs[i] = sofar + now.get(i).cost();
            }
            if (Arrays.stream(costs).noneMatch(Double::isFinite)) {
                throw new IllegalArgumentException(
                        "ply " + (ply + 1) + ", " + moves.get(ply).uci() + ", is not in what the contacts saw");
            }
            from.add(back);
            before = costs;
        }
        return traced(candidates, from, before);
    }

    private static boolean sameGoal(List<Move> moves, int ply) {
        return moves.get(ply).to() == moves.get(ply - 1).to();
    }

    private static List<Landing> traced(List<List<Landing>> candidates, List<int[]> from, double[] last) {
        List<Landing> found = new ArrayList<>();
        int at = 0;
        for (int i = 1; i < last.length; i++) {
            at = last[i] < last[at] ? i : at;
        }
        for (int ply = candidates.size() - 1; ply >= 0; ply--) {
            found.addFirst(candidates.get(ply).get(at));
            at = from.get(ply)[at];
        }
        return found;
    }

    /** The cheapest landing of the ply before that fits, -1 if there is none. */
    private static int cheapest(double[] costs, List<Landing> before, Landing now, boolean sameGoal) {
        int best = -1;
        for (int i = 0; i < costs.length; i++) {
            long t = before.get(i).t();
            boolean ordered = sameGoal ? t < now.t() : t - OVERLAP <= now.t();
            if (ordered && (best < 0 ? Double.isFinite(costs[i]) : costs[i] < costs[best])) {
                best = i;
            }
        }
        return best;
    }

    private List<Landing> candidates(Move move) {
        List<Landing> all = new ArrayList<>();
        for (long t : contacts.closings(move.to())) {
            if (!contacts.full(move.from(), t)) {
                double flight = Math.min(1, (t - contacts.opened(move.from(), t)) / FLIGHT);
                all.add(new Landing(t, false, flight));
            } else if (contacts.opens(move.from(), t) - LATE <= t) {
                all.add(new Landing(t, false, late(move, t)));
            }
        }
        if (move.victim() == move.to()) {
            for (long t : contacts.openings(move.from())) {
                // The man who is taken may come only when the one who takes him is in the air already.
                long stood = contacts.full(move.to(), t) ? t : contacts.closes(move.to(), t);
                Long next = inputs.higher(stood + ContactTimes.BOUNCE);
                long landing = stood + Math.min(EXCHANGE, next == null ? EXCHANGE : (next - stood) / 2);
                if (stood - t <= EXCHANGE && contacts.opens(move.to(), stood) > landing) {
                    all.add(new Landing(landing, true, UNSEEN_COST));
                }
            }
        }
        return all;
    }

    /** A short gap may be another man's fumble; nothing is late about a pawn taken off after what he becomes stands. */
    private double late(Move move, long t) {
        if (move.promotion() != null) {
            return 0;
        }
        return t - contacts.opened(move.to(), t) > EXCHANGE ? LATE_COST : 2 * LATE_COST;
    }
}
