package org.jadoube.arbiter;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/**
 * What the player on move has touched and released in this turn, and the duty that follows (article 4).
 *
 * <p>One ledger lives from the moment the opponent's move is made (1.3) until this player's own move is made; an
 * unlawful try does not clear it. Times are ms of the game; {@link #nextDue()} and {@link #advance} follow the
 * convention of the pipeline: what is due at {@code d} happens when an input later than {@code d} comes.
 */
public final class TouchLedger {
    /** A man that stands this long was released there; a shorter contact is a man sliding past (4.7). */
    public static final long RELEASE_MS = 300;

    /**
     * A man who rested no longer than this and goes on in the same direction was never let go of: no sensor sees the
     * fingers, and a slow slide must not be taken for a breach of 4.7.
     */
    private static final long REST_MS = 900;

    /** A man over a border closes two switches at once; the wrong one opens again within this. */
    private static final long NEIGHBOUR_MS = 150;

    /** A player who says "adjust" to end it says so within this; later the word announces the next adjusting. */
    private static final long CLOSING_WORD_MS = 3_000;

    private static final long LONG_AGO = Long.MIN_VALUE / 2;
    private static final String NOTHING_TOUCHED = "4.3";
    private static final String ACCIDENT = "7.4.1";

    private final Position position;
    private final RuleSet rules;
    private final DutyRules duties;
    private final Touches touches = new Touches();
    private final Hand hand;
    private final List<Touch> adjusted = new ArrayList<>();
    private final AdjustGesture gesture;

    private @Nullable Release pending;
    private @Nullable Duty commitment;
    private long committedAt = LONG_AGO;
    private @Nullable Rest rest;
    private @Nullable Duty cached;
    private boolean adjusting;
    private long endedByItself = LONG_AGO;
    private boolean kingMeant;
    private boolean onLawfulSquare;
    private boolean unlawfulSquareRuled;
    private boolean eventful;
    private String freeLaw = NOTHING_TOUCHED;

    /** A turn in which nothing has been touched. */
    public TouchLedger(Position position, RuleSet rules) {
        this.position = position;
        this.rules = rules;
        this.duties = new DutyRules(position, rules);
        this.hand = new Hand(position);
        this.gesture = new AdjustGesture(position.king(position.turn()));
    }

    /** The position before the move. */
    public Position position() {
        return position;
    }

    /** The duty as it stands; cheap when nothing has changed since the last call. */
    public Duty duty() {
        Duty duty = cached;
        if (duty == null) {
            duty = compute();
            cached = duty;
        }
        return duty;
    }

    /** The duty by what was touched and set down until {@code made}, when the move was made. */
    Duty dutyAt(long made) {
        Release release = pending;
        if (release != null && release.since() <= made) {
            settle();
        }
        Duty bond = commitment;
        if (bond != null && committedAt <= made) {
            return bond;
        }
        List<Touch> before = new ArrayList<>(touches.list());
        before.removeIf(touch -> touch.t() > made);
        return bound(before);
    }

    /** Whether anything has happened in this turn that a duty speaks about. */
    public boolean eventful() {
        return eventful;
    }

    /** Whether a man has been touched, which ends the right to claim and an offer received (9.1.2.1, 9.4). */
    public boolean touched() {
        return !touches.isEmpty();
    }

    /** Whether men were knocked over in this turn, which is no touch; the player restores them (7.4.1). */
    public boolean accident() {
        return freeLaw.equals(ACCIDENT);
    }

    /** The player's own men in the air, by home square, in order of lifting. */
    public List<Integer> inHand() {
        return hand.own();
    }

    /** A man is lifted by the player on move. */
    public void lift(long t, int square) {
        Release release = pending;
        if (release != null && release.square() == square) {
            pending = null;
        }
        Rest stop = rest;
        rest = stop == null ? null : stop.left(t, square);
        int home = hand.lift(square);
        if (home >= 0) {
            lifted(new Touch(t, home, own(home)), square);
        }
    }

    /** A man is touched without being lifted. */
    public void touch(long t, int square) {
        if (position.at(square) != null && !adjusting) {
            touches.add(new Touch(t, square, own(square)));
            changed();
        }
    }

    /**
     * A man is set down.
     *
     * @param colour whose man stands there now, if the sensor knows
     * @param piece what it is, if the sensor knows
     */
    public void place(long t, int square, @Nullable Side colour, @Nullable Piece piece) {
        // A neighbour that was bumped and comes back says nothing about the man that stands: he may slide on.
        Release standing = pending;
        if (standing != null
                && standing.square() != square
                && t - standing.since() >= NEIGHBOUR_MS
                && !hand.own().contains(square)) {
            settle();
        }
        Placing placing = hand.place(square, colour, duty().allowed());
        switch (placing.kind()) {
            case PUT_BACK -> putBack(t, placing.home());
            case RELEASED -> released(t, placing.home(), square, piece);
            case DOUBTFUL -> doubtful(t, placing.home(), square, piece);
            case FROM_OUTSIDE -> newMan(t, square, piece);
        }
        changed();
    }

    /**
     * The word of adjusting is said (4.2.1): it begins adjusting, or ends it when said again. Said soon after adjusting
     * ended by itself, before anything else is touched, it is the closing word come late.
     *
     * @return false if it is too late: a man is in the air
     */
    public boolean sayAdjust(long t) {
        if (adjusting) {
            closeAdjusting();
        } else if (t - endedByItself > CLOSING_WORD_MS) {
            adjusting = hand.allHome();
            return adjusting;
        }
        endedByItself = LONG_AGO;
        return true;
    }

    private void closeAdjusting() {
        adjusting = false;
        adjusted.clear();
        freed("4.2.1");
    }

    /** Whether the player is adjusting. */
    public boolean adjusting() {
        return adjusting;
    }

    /** The player is bound to a move announced with a claim (9.5.3). */
    public void announce(Move move) {
        if (rules.touchMove()) {
            commitment = Commitment.announced(position, move);
            committedAt = LONG_AGO;
        }
        changed();
    }

    /** An unlawful try was ruled; touches and releases bind the replacing move (7.5.1). */
    public void ruledIllegal() {
        settle();
        unlawfulSquareRuled |= !onLawfulSquare;
        changed();
    }

    /** Something else than a touch decides that nothing binds, as in 4.2.1, 7.4.1 or 7.5.3. */
    public void freed(String law) {
        freeLaw = law;
        changed();
    }

    /** Strikes out the touch of a man; the arbiter takes it for an accident. */
    public void revoke(int home) {
        touches.revoke(home);
        changed();
    }

    /** When the man standing on a new square counts as released; {@link Long#MAX_VALUE} if none stands so. */
    public long nextDue() {
        Release release = pending;
        return release == null ? Long.MAX_VALUE : release.due();
    }

    /** Lets what is due before {@code t} happen; says whether the duty may have changed. */
    public boolean advance(long t) {
        if (nextDue() >= t) {
            return false;
        }
        settle();
        return true;
    }

    /** The man on its new square is released now, because its player presses or goes on. */
    public void settle() {
        Release release = pending;
        pending = null;
        if (release != null && rules.touchMove()) {
            apply(release);
            changed();
        }
    }

    private void lifted(Touch touch, int square) {
        endedByItself = LONG_AGO;
        if (adjusting) {
            adjusted.add(touch);
            return;
        }
        if (square != touch.square()) {
            changed();
            return;
        }
        gesture.lifted(touch.t(), touch.square(), !touches.hasOtherThan(king()));
        if (touches.lifted(touch)) {
            freeLaw = ACCIDENT;
        }
        changed();
    }

    private void putBack(long t, int home) {
        onLawfulSquare = false;
        rest = null;
        if (adjusting) {
            if (hand.allHome()) {
                closeAdjusting();
                endedByItself = t;
            }
            return;
        }
        touches.putBack(t, home, !hand.own().isEmpty());
        if (gesture.putBack(t, home) && rules.touchMove() && hand.allHome()) {
            touches.revoke(home);
            freeLaw = "4.2.1";
            adjusting = true;
            gesture.broken();
        }
    }

    /** Every man stands on his home again, whoever has set him down; what was touched stays touched. */
    void home(long t) {
        pending = null;
        if (!hand.allHome()) {
            hand.home();
            onLawfulSquare = false;
            rest = null;
            if (adjusting) {
                closeAdjusting();
                endedByItself = t;
            }
            changed();
        }
    }

    private int king() {
        return position.king(position.turn());
    }

    private void released(long t, int home, int square, @Nullable Piece piece) {
        gesture.broken();
        onLawfulSquare = isLawful(home, square);
        if (adjusting) {
            if (!onLawfulSquare) {
                return;
            }
            adjusting = false;
            adjusted.stream().filter(touch -> touch.square() == home).forEach(touches::add);
            adjusted.clear();
            changed();
        }
        Rest stop = rest;
        if (stop != null && stop.isOnTheWay(home, square)) {
            commitment = stop.before();
            committedAt = LONG_AGO;
            cached = null;
        }
        rest = null;
        List<Move> moves = new ArrayList<>();
        for (Move move : duty().allowed()) {
            if (isPartOf(move, home, square) && fits(move, piece)) {
                moves.add(move);
            }
        }
        pending = new Release(t + RELEASE_MS, home, square, onLawfulSquare, moves);
    }

    private boolean isLawful(int home, int square) {
        for (Move move : position.legalMoves()) {
            if (move.from() == home && move.to() == square) {
                return true;
            }
        }
        return false;
    }

    /** Whether a man set down here makes the move, or its first half: where the rook may go first, that of a castling. */
    private boolean isPartOf(Move move, int home, int square) {
        boolean rookFirst = rules.rookFirstCastling() && move.rookFrom() == home && move.rookTo() == square;
        return rookFirst || (move.from() == home && move.to() == square);
    }

    /** Nothing is committed by a man that may be another, unless the duty leaves no doubt what is being played. */
    private void doubtful(long t, int home, int square, @Nullable Piece piece) {
        if (duty().kind() == Duty.Kind.CASTLE) {
            released(t, home, square, piece);
        }
    }

    /** A new man stands on the last rank before its pawn has left (4.6.2); its choice is final (4.4.4). */
    private void newMan(long t, int square, @Nullable Piece piece) {
        if (piece == null || piece == Piece.PAWN) {
            return;
        }
        List<Move> moves = duty().allowed().stream()
                .filter(m -> m.promotion() != null && m.to() == square && fits(m, piece))
                .toList();
        if (!moves.isEmpty()) {
            pending = new Release(t + RELEASE_MS, -1, square, true, moves);
        }
    }

    private void apply(Release release) {
        if (!release.moves().isEmpty()) {
            rest = new Rest(release.home(), release.square(), release.since(), false, commitment);
            committedAt = release.since();
            commitment = Commitment.released(position, release.moves());
        } else if (commitment == null && !release.lawful() && twoSquaresByKing(release.home(), release.square())) {
            kingMeant = true;
        }
    }

    private boolean twoSquaresByKing(int home, int square) {
        return !position.chess960()
                && home == king()
                && Square.file(home) == 4
                && Square.rank(home) == (position.turn() == Side.WHITE ? 0 : 7)
                && Square.rank(home) == Square.rank(square)
                && Math.abs(home - square) == 2;
    }

    private boolean fits(Move move, @Nullable Piece piece) {
        if (move.promotion() == null || piece == null || piece == Piece.PAWN) {
            return true;
        }
        return rules.promotionOf(piece) == move.promotion();
    }

    private Duty compute() {
        Duty bond = commitment;
        return bond != null ? bond : bound(touches.list());
    }

    private Duty bound(List<Touch> touched) {
        Duty duty = duties.bind(touched, kingMeant, freeLaw);
        if (unlawfulSquareRuled && duty.law().equals("4.3.1")) {
            return new Duty(duty.by(), duty.kind(), duty.squares(), "7.5.1", duty.allowed());
        }
        return duty;
    }

    private boolean own(int square) {
        Man man = position.at(square);
        return man != null && man.side() == position.turn();
    }

    private void changed() {
        cached = null;
        eventful = true;
    }

    /** A man that stands on a new square and will count as released; {@code moves} are those it may be part of. */
    private record Release(long due, int home, int square, boolean lawful, List<Move> moves) {
        Release {
            moves = List.copyOf(moves);
        }

        /** When the man came to stand there. */
        long since() {
            return due - RELEASE_MS;
        }
    }

    /** Where the man from {@code home} came to stand at {@code since}; {@code before} bound his player until then. */
    private record Rest(
            int home,
            int square,
            long since,
            boolean gone,
            @Nullable Duty before) {

        /** What is left of the rest when the man on {@code from} is lifted: nothing, once it was long enough to be a release. */
        @Nullable
        Rest left(long t, int from) {
            if (from != square) {
                return this;
            }
            return t - since <= REST_MS ? new Rest(home, square, since, true, before) : null;
        }

        boolean isOnTheWay(int man, int to) {
            return gone && man == home && Square.isBetween(home, square, to);
        }
    }
}
