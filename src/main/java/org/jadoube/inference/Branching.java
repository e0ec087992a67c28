package org.jadoube.inference;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jadoube.sensing.SquareEdge;

/** What an edge or a clock press makes of each hypothesis: hypotheses branch only on "this completes a ply" against "it does not". */
final class Branching {

    /** So many plies on end may have been unseen. */
    private static final int UNSEEN_CHAIN = 3;
    /** So many plies on end may complete with one edge: where hands overlap, two may wait for a third that was begun before them. */
    private static final int WAITING_CHAIN = 3;

    private final Terms terms;
    private final Blips blips;
    private final Completion completion;
    private final TakeBack takeBack;
    private final Suspects suspects;
    private final Unseen unseen;

    Branching(Terms terms) {
        this.terms = terms;
        this.blips = new Blips(terms);
        this.completion = new Completion(terms, blips);
        this.takeBack = new TakeBack(terms);
        this.suspects = new Suspects(terms, completion);
        this.unseen = new Unseen(terms, completion, suspects);
    }

    int nodes() {
        return completion.nodes();
    }

    void restart() {
        completion.restart();
    }

    /** Adds to {@code out} all that hypothesis h becomes by the edge. */
    void edge(Hypothesis h, SquareEdge edge, boolean trouble, List<Hypothesis> out) {
        int square = edge.square();
        long t = edge.t();
        Hypothesis same = toggle(h, edge);
        out.add(same);
        int before = out.size();
        completions(same, 1L << square, WAITING_CHAIN, out);
        if (completion.nodes() < terms.p(Price.NODES_SILENT)) {
            if (terms.has(Rule.SILENT_CAPTURE)) {
                silent(h, edge, trouble ? 2 : 1, out);
            }
            if (terms.has(Rule.STUCK_SWITCH)) {
                unseen(h, edge, trouble, UNSEEN_CHAIN, out);
            }
            if (edge.closed() && terms.has(Rule.VANISHED_LANDING)) {
                vanished(h, edge, out);
            }
            if (edge.closed() && terms.has(Rule.LATE_LIFT)) {
                late(same, edge, out);
            }
            if (edge.closed()) {
                refilled(same, edge, out);
            }
        }
        if (out.size() == before) {
            Hypothesis undone = takeBack.undo(same, t);
            while (undone != null) {
                out.add(undone);
                undone = takeBack.undo(undone, t);
            }
        }
    }

    /** The edge without a ply: what was open returns to the ground and is paid, anything else opens. */
    private Hypothesis toggle(Hypothesis h, SquareEdge edge) {
        int square = edge.square();
        long t = edge.t();
        Hypothesis next = h.copy();
        long bit = 1L << square;
        if ((h.stuck & bit) != 0) {
            heal(next, edge);
            return next;
        }
        next.paid += another(h, edge);
        next.paid += fromNowhere(h, edge) ? terms.p(Price.NOWHERE) : 0;
        next.open ^= bit;
        if ((h.owed & bit) != 0) {
            next.owed &= ~bit;
            settleLift(next, square, t);
        } else if ((h.open & bit) != 0) {
            Blip blip = blips.of(h, square, t);
            next.add(blip, terms.prices.ms(Price.BLIP_LIFE));
            if (blip.open() && (h.ground.own & bit) != 0) {
                blips.wentHome(next, square, blip.from());
            }
        } else {
            next.since[square] = t;
        }
        return next;
    }

    /** Whether a man is set down whom nobody has lifted, though the one who was missing is held to have taken another. */
    private static boolean fromNowhere(Hypothesis h, SquareEdge edge) {
        return h.line.guessed && h.lifted() == 0 && edge.closed() && (h.open >>> edge.square() & 1) == 0;
    }

    /** The lift that was owed has come: it costs what any late lift costs. */
    private void settleLift(Hypothesis h, int square, long t) {
        long bit = 1L << square;
        if ((h.late & bit) != 0) {
            h.late &= ~bit;
            h.paid += terms.lateLift(t - h.since[square]) - terms.p(Price.LATE_LIFT) - terms.p(Price.LATE_LIFT_OWED);
        }
    }

    /** The man who was set down may have come from a square whose switch still shows him. */
    private void late(Hypothesis h, SquareEdge edge, List<Hypothesis> out) {
        Ground ground = h.ground;
        int square = edge.square();
        long bit = 1L << square;
        double extra = 0;
        for (long left = h.lifted() & ground.own; left != 0; left &= left - 1) {
            int hand = Long.numberOfTrailingZeros(left);
            if (((ground.targets(hand) | ground.goesOn(hand)) & bit) != 0) {
                extra = terms.p(Price.LATE_LIFT_OTHER);
            }
        }
        for (int i = 0; i < ground.moveCount() && completion.nodes() < terms.p(Price.NODES_SILENT); i++) {
            if (ground.move(i).to() == square) {
                Hypothesis next = completion.lately(h, i, edge.t());
                if (next != null) {
                    next.paid += extra;
                    out.add(next);
                }
            }
        }
    }

    /** The man who lands here left a square that the reply, which was quicker than he, has filled again. */
    private void refilled(Hypothesis h, SquareEdge edge, List<Hypothesis> out) {
        Ground ground = h.ground;
        if ((h.lifted() & ~ground.own) == 0 || (h.placed() >>> edge.square() & 1) == 0) {
            return;
        }
        for (int i = 0; i < ground.moveCount() && completion.nodes() < terms.p(Price.NODES_SILENT); i++) {
            Move move = ground.move(i);
            if (move.to() == edge.square() && (h.open >>> move.from() & 1) == 0) {
                Hypothesis next = completion.refilled(h, i);
                if (next != null) {
                    completions(next, 1L << move.from(), 1, out);
                }
            }
        }
    }

    /** A switch that moves is not stuck: from now on it is believed again. */
    private static void heal(Hypothesis h, SquareEdge edge) {
        long bit = 1L << edge.square();
        h.stuck &= ~bit;
        boolean shouldBeFull = (h.ground.full & bit) != 0;
        if (shouldBeFull != edge.closed()) {
            h.open |= bit;
            h.since[edge.square()] = edge.t();
        }
    }

    /** What it costs that another man was lifted from here than should have stood here, if the sensors can tell. */
    private double another(Hypothesis h, SquareEdge edge) {
        Man man = edge.closed() ? null : h.ground.at(edge.square());
        if (man == null || (h.open >>> edge.square() & 1) != 0) {
            return 0;
        }
        Piece seen = edge.piece();
        boolean otherSide = edge.colour() != null && edge.colour() != man.side();
        boolean otherPiece = seen != null && seen != man.piece();
        boolean pawnExchanged = seen == Piece.PAWN && !otherSide && man.piece() != Piece.PAWN;
        boolean another = otherSide || (otherPiece && !pawnExchanged);
        return another ? terms.p(Price.AGE_WRONG) + terms.p(Price.AGE_WRONG_CAP) : 0;
    }

    /** Adds every ply that the board shows already, whenever its edges came. */
    void standing(Hypothesis h, List<Hypothesis> out) {
        if (h.open != 0) {
            completions(h, -1L, 1, out);
        }
    }

    /** Every ply that touches these squares and is now shown by the board; then, as often as said, what may have waited for it. */
    private void completions(Hypothesis h, long squares, int depth, List<Hypothesis> out) {
        Ground ground = h.ground;
        long own = (h.lifted() | h.stuck) & ground.own;
        if (own == 0 && ground.castlingRookGoals() == 0) {
            return;
        }
        for (int i = 0; i < ground.moveCount() && completion.nodes() < terms.p(Price.NODES); i++) {
            Move move = ground.move(i);
            boolean lifted = (own >>> move.from() & 1) != 0 || move.kind() == Move.Kind.CASTLING;
            if (!lifted || (ground.squares(i) & squares) == 0) {
                continue;
            }
            Hypothesis next = completion.complete(h, i);
            if (next != null) {
                out.add(next);
                if (depth > 1) {
                    completions(next, -1L, depth - 1, out);
                }
            }
        }
    }

    /** From before the edge: captures that nobody saw, kept only if a reply completes on this very edge. */
    private void silent(Hypothesis h, SquareEdge edge, int chain, List<Hypothesis> out) {
        Ground ground = h.ground;
        long own = h.lifted() & ground.own;
        if (own == 0) {
            return;
        }
        for (int i = 0; i < ground.moveCount() && completion.nodes() < terms.p(Price.NODES_SILENT); i++) {
            Move move = ground.move(i);
            boolean blind = (h.stuck >>> move.to() & 1) != 0;
            if ((move.captured() == null && !blind) || (own >>> move.from() & 1) == 0) {
                continue;
            }
            Hypothesis taken = blind
                    ? completion.unseen(h, i, edge.t())
                    : completion.silently(h, i, edge.t(), terms.p(Price.SILENT));
            if (taken == null) {
                continue;
            }
            reply(taken, edge, out);
            if (chain > 1 && terms.has(Rule.SILENT_CHAIN)) {
                silent(taken, edge, 1, out);
            }
        }
    }

    /**
     * From before the edge: what dead switches did not show, kept only if a reply completes on this edge.
     *
     * @param chain how many plies on end may have been unseen
     */
    private void unseen(Hypothesis h, SquareEdge edge, boolean trouble, int chain, List<Hypothesis> out) {
        long here = Unseen.isRefilled(h, edge) ? 0 : 1L << edge.square();
        int waiting = Unseen.waiting(h, here);
        boolean landing = trouble || (edge.closed() && isOverdue(h, waiting, edge.t()));
        if (!landing && !(edge.closed() && Long.bitCount(h.stuck) > 1)) {
            return;
        }
        List<Hypothesis> taken = new ArrayList<>();
        unseen.plies(h, edge.t(), here, landing, trouble || chain < UNSEEN_CHAIN, taken);
        for (Hypothesis next : taken) {
            reply(next, edge, out);
            if (chain > 1 && trouble && (h.stuck != 0 || isLong(h, waiting, edge.t()))) {
                unseen(next, edge, true, chain - 1, out);
            }
        }
    }

    /** Whether the man has been in hand for so long that several plies may have gone unseen, also in fast play. */
    private boolean isLong(Hypothesis h, int waiting, long t) {
        return waiting >= 0 && t - h.since[waiting] >= terms.p(Price.STUCK_HAND);
    }

    /** Whether the other side has moved on, and the man has been in hand for so long that he rather stands somewhere. */
    private boolean isOverdue(Hypothesis h, int waiting, long t) {
        return waiting >= 0
                && Unseen.isAnswered(h, waiting)
                && t - h.since[waiting] >= terms.p(Price.STUCK_HAND) * Math.min(1, terms.tempo());
    }

    private void reply(Hypothesis taken, SquareEdge edge, List<Hypothesis> out) {
        int square = edge.square();
        long moved = (taken.lifted() | taken.stuck) & taken.ground.own;
        if ((moved & ~(1L << square)) == 0 && (taken.ground.own >>> square & 1) == 0) {
            return;
        }
        Hypothesis same = toggle(taken, edge);
        int before = out.size();
        completions(same, 1L << square, 1, out);
        if (out.size() > before && rests(same, square)) {
            out.add(same);
        }
    }

    /** Whether the square can be a rest of a man in hand who slides on, or of a rook who waits for his king to castle. */
    private boolean rests(Hypothesis h, int square) {
        boolean rests = false;
        for (long left = h.lifted() & h.ground.own; left != 0 && !rests; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            rests = (h.ground.goesOn(from) >>> square & 1) != 0
                    || (terms.settings.rookFirstCastling() && h.ground.rookWaits(square, 1L << from));
        }
        return rests;
    }

    /** A man landed here unseen and was taken at once by the man who stands here now. */
    private void vanished(Hypothesis h, SquareEdge edge, List<Hypothesis> out) {
        int square = edge.square();
        Ground ground = h.ground;
        long own = h.lifted() & ground.own;
        long other = h.lifted() & ~ground.own;
        if (own == 0 || other == 0 || ((h.open | ground.full) >>> square & 1) != 0) {
            return;
        }
        for (int i = 0; i < ground.moveCount() && completion.nodes() < terms.p(Price.NODES_SILENT); i++) {
            Move move = ground.move(i);
            if (move.to() != square || (own >>> move.from() & 1) == 0 || move.kind() == Move.Kind.CASTLING) {
                continue;
            }
            Hypothesis landed = completion.vanishing(h, i, edge.t());
            if (landed != null) {
                completions(toggle(landed, edge), 1L << square, 1, out);
            }
        }
    }

    /**
     * A clock press by a side: nothing if it has moved since its last press; otherwise it is dear, unless it took somebody unseen.
     *
     * @return the least that was added to any hypothesis for free use of the caller: 0 if h stays as cheap as before
     */
    double press(Hypothesis h, Side side, long t, List<Hypothesis> out) {
        Hypothesis same = h.copy();
        out.add(same);
        if (h.line.plies(side) > h.pressed(side)) {
            same.paid += h.awaitsKing() ? terms.p(Price.AWAITS_KING_LEFT) : 0;
            same.paid += soon(h.line, side, t);
            same.press(side, isAnothers(h, side, t) ? h.line.plies(side) - 1 : h.line.plies(side));
            return 0;
        }
        same.paid += terms.p(Price.PRESS_MISSING);
        if (h.ground.turn != side || !terms.has(Rule.SILENT_CAPTURE)) {
            return terms.p(Price.PRESS_MISSING);
        }
        double least = terms.p(Price.PRESS_MISSING);
        long own = h.lifted() & h.ground.own;
        for (int i = 0; i < h.ground.moveCount() && own != 0; i++) {
            if ((own >>> h.ground.move(i).from() & 1) == 0 || standsElsewhere(h, h.ground.move(i))) {
                continue;
            }
            boolean blind = (h.stuck >>> h.ground.move(i).to() & 1) != 0;
            Hypothesis taken =
                    blind ? completion.unseen(h, i, t) : completion.silently(h, i, t, terms.p(Price.PRESS_SILENT));
            if (taken != null) {
                taken.press(side, taken.line.plies(side));
                out.add(taken);
                completions(taken, -1L, 1, out);
                least = Math.min(least, terms.p(Price.PRESS_SILENT));
            }
        }
        return least;
    }

    /** Whether a man was set down since this one went up, other than on the border of the goal on his way to it: rather that is he. */
    private static boolean standsElsewhere(Hypothesis h, Move move) {
        long way = h.ground.goesOn(move.from()) | h.ground.targets(move.from());
        boolean elsewhere = false;
        for (long left = h.placed() & ~(Lines.beside(move.to()) & way); left != 0; left &= left - 1) {
            elsewhere |= h.since[Long.numberOfTrailingZeros(left)] > h.since[move.from()];
        }
        return elsewhere;
    }

    /** What it costs that the hand which has just set a man down is at the lever already. */
    private double soon(Line line, Side side, long t) {
        Line own = line.ground.turn == side && !line.isRoot() ? line.before() : line;
        long way = Math.max(0, t - terms.prices.ms(Price.PRESS_DELAY) - own.landed);
        return terms.p(Price.PRESS_SOON) * Math.exp(-way / terms.p(Price.PRESS_SOON_TIME));
    }

    /** In great haste the press can be that of the ply before the last of this side. */
    private boolean isAnothers(Hypothesis h, Side side, long t) {
        Line own = h.line.ground.turn == side ? h.line.before() : h.line;
        return h.line.plies(side) > h.pressed(side) + 1 && t - own.landed < terms.p(Price.PRESS_LATEST);
    }

    /** What the hypothesis would be if the rook's move that stands were the first half of a castling. */
    void castle(Hypothesis h, long now, List<Hypothesis> out) {
        Hypothesis next = completion.awaiting(h, now);
        if (next != null) {
            out.add(next);
        }
    }

    /**
     * Adds the captures by a man who is missing that nobody saw, if they explain the board in full, alone or with one ply more.
     *
     * @param more how many plies more there may have been
     */
    void unwatched(Hypothesis h, int more, long t, List<Hypothesis> out) {
        long own = h.lifted() & h.ground.own;
        for (int i = 0; i < h.ground.moveCount() && completion.nodes() < terms.p(Price.NODES_SILENT); i++) {
            boolean his = (own >>> h.ground.move(i).from() & 1) != 0;
            Hypothesis next = his ? completion.unwatched(h, i, t) : null;
            if (next != null && next.open == 0) {
                out.add(next);
            } else if (next != null && more > 0) {
                unwatched(next, more - 1, t, out);
                List<Hypothesis> replies = new ArrayList<>();
                completions(next, -1L, 1, replies);
                replies.stream().filter(reply -> reply.open == 0).forEach(out::add);
            }
        }
    }

    /** What the hypothesis would be if one more switch were broken. */
    void suspect(Hypothesis h, long now, List<Hypothesis> out) {
        suspects.suspect(h, now, out);
    }

    /** The hypothesis with the switch of this square held for broken. */
    Hypothesis broken(Hypothesis h, int square) {
        return suspects.broken(h, square);
    }

    /** The same for each lift that is owed for too long. */
    void neverLifted(Hypothesis h, boolean trouble, Beam beam, long now, List<Hypothesis> out) {
        suspects.neverLifted(h, trouble, beam, now, out);
    }
}
