package org.jadoube.arbiter;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * The ledger of the player on move and, as soon as that player's move is made but not settled, the one of the next
 * player: who has the move may touch (article 1.3) before anything is certain about the move before.
 */
final class Turns {
    private final RuleSet rules;
    private RemoteSides remote;
    private TouchLedger current;
    private final List<Act> acts = new ArrayList<>();
    private final List<Act> nextActs = new ArrayList<>();
    private final List<Act> pastActs = new ArrayList<>();
    private @Nullable TouchLedger past;
    private @Nullable TouchLedger next;
    private @Nullable Move likely;
    private long likelyMade;
    private @Nullable Duty told;

    /** {@code remote}: the sides whose men another hand moves; no touch binds them. */
    Turns(Position position, RuleSet rules, RemoteSides remote) {
        this.rules = rules;
        this.remote = remote;
        this.current = ledger(position);
    }

    /** From here on these sides sit elsewhere; what was touched before still counts as it did. */
    void remote(RemoteSides now) {
        remote = now;
    }

    private TouchLedger ledger(Position position) {
        return new TouchLedger(position, remote.has(position.turn()) ? rules.withoutTouchMove() : rules);
    }

    /** The ledger of the player whose settled turn it is. */
    TouchLedger current() {
        return current;
    }

    /** The ledger of a player, null if it is not this player's turn by any account. */
    @Nullable
    TouchLedger of(Side side) {
        if (current.position().turn() == side) {
            return current;
        }
        return next;
    }

    /** The ledger of the player who has the move (1.3). */
    TouchLedger onMove() {
        TouchLedger later = next;
        return later == null ? current : later;
    }

    @Nullable
    Move likely() {
        return likely;
    }

    long likelyMade() {
        return likelyMade;
    }

    /** The likely move of the player on move, or null if it was none. */
    void likely(@Nullable Move move, long made) {
        if (move != null && move.equals(likely)) {
            likelyMade = made;
            return;
        }
        likely = move;
        likelyMade = made;
        if (move == null) {
            next = null;
            nextActs.clear();
        } else {
            next = replayed(current.position().play(move), nextActs);
        }
    }

    /** Hands an act to the ledger of its player; says whether it was that player's turn. */
    boolean act(Side by, Act act) {
        TouchLedger ledger = of(by);
        if (ledger == null) {
            return false;
        }
        (ledger.equals(current) ? acts : nextActs).add(act);
        act.on(ledger);
        return true;
    }

    /** The move of the player on move stands; the next player's ledger becomes the present one. */
    void made(Position after) {
        TouchLedger later = next;
        if (later == null || !later.position().equals(after)) {
            later = replayed(after, nextActs);
        }
        told = null;
        past = current;
        pastActs.clear();
        pastActs.addAll(acts);
        current = later;
        acts.clear();
        acts.addAll(nextActs);
        nextActs.clear();
        next = null;
        likely = null;
    }

    /** The ledger of the turn before, kept until the next move; null if there was none or it was taken back. */
    @Nullable
    TouchLedger past() {
        return past;
    }

    /** The last move turns out not to stand: its turn goes on with what was touched and released in it. */
    void resumePast(Position position) {
        TouchLedger before = past;
        if (before == null || !before.position().equals(position)) {
            restart(position);
            return;
        }
        current = before;
        acts.clear();
        acts.addAll(pastActs);
        nextActs.clear();
        past = null;
        next = null;
        likely = null;
        told = null;
    }

    /** The game stands at another position: nothing touched there, unless the same player keeps the turn. */
    void restart(Position position) {
        past = null;
        boolean sameTurn = position.turn() == current.position().turn();
        current = sameTurn ? replayed(position, acts) : ledger(position);
        if (!sameTurn) {
            acts.clear();
        }
        nextActs.clear();
        next = null;
        likely = null;
        told = null;
    }

    /** The turn begins anew with nothing touched. */
    void forget(Position position) {
        acts.clear();
        restart(position);
    }

    /**
     * The duty to tell now, if it differs from the one told last in this turn. What the next player touches already is
     * told when the move before is settled.
     */
    @Nullable
    Duty news() {
        if (!current.eventful()) {
            return null;
        }
        Duty duty = current.duty();
        Duty last = told;
        if (last != null && last.sameBond(duty) && last.law().equals(duty.law())) {
            return null;
        }
        told = duty;
        return duty;
    }

    /** The duty to tell after a ruling, whether it differs or not. */
    Duty again() {
        Duty duty = current.duty();
        told = duty;
        return duty;
    }

    /** Whether a duty has been told in this turn. */
    boolean silent() {
        return told == null;
    }

    /** Whether the next player has lifted one of his own men at {@code made} or later. */
    boolean opponentTouchedSince(long made) {
        Position after = next == null ? current.position() : next.position();
        Side opponent = current.position().turn().other();
        return nextActs.stream().anyMatch(act -> act.isTouchOf(after, opponent, made));
    }

    long nextDue() {
        TouchLedger later = next;
        return Math.min(current.nextDue(), later == null ? Long.MAX_VALUE : later.nextDue());
    }

    void advance(long t) {
        current.advance(t);
        TouchLedger later = next;
        if (later != null) {
            later.advance(t);
        }
    }

    private TouchLedger replayed(Position position, List<Act> past) {
        TouchLedger ledger = ledger(position);
        past.forEach(act -> act.on(ledger));
        return ledger;
    }

    /** One act of a player on the board, kept so that it can be judged again when the move before turns out otherwise. */
    sealed interface Act {
        /** Whether a man of {@code side} is touched by it at {@code since} or later. */
        boolean isTouchOf(Position position, Side side, long since);

        /** Enters the act into a ledger. */
        void on(TouchLedger ledger);
    }

    record Lift(long t, int square) implements Act {
        @Override
        public boolean isTouchOf(Position position, Side side, long since) {
            return t >= since && isMan(position, side, square);
        }

        @Override
        public void on(TouchLedger ledger) {
            ledger.advance(t);
            ledger.lift(t, square);
        }
    }

    record Contact(long t, int square) implements Act {
        @Override
        public boolean isTouchOf(Position position, Side side, long since) {
            return t >= since && isMan(position, side, square);
        }

        @Override
        public void on(TouchLedger ledger) {
            ledger.touch(t, square);
        }
    }

    record Place(
            long t,
            int square,
            @Nullable Side colour,
            @Nullable Piece piece) implements Act {
        @Override
        public boolean isTouchOf(Position position, Side side, long since) {
            return false;
        }

        @Override
        public void on(TouchLedger ledger) {
            ledger.advance(t);
            ledger.place(t, square, colour, piece);
        }
    }

    private static boolean isMan(Position position, Side side, int square) {
        Man man = position.at(square);
        return man != null && man.side() == side;
    }
}
