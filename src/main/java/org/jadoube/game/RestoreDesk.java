package org.jadoube.game;

import org.jadoube.game.GameEvent.RestoreReason;
import org.jadoube.inference.MoveTracker;
import org.jadoube.inference.Ply;
import org.jadoube.inference.Residue;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** Whether the board stands as it should, why not, and what must be filled and emptied until it does. */
final class RestoreDesk {

    private final GameSetup setup;
    private final Desk desk;
    private final BoardGuess guess;
    private final MoveTracker tracker;
    private @Nullable Position target;
    private RestoreReason reason = RestoreReason.NOT_EXPLAINED;
    private @Nullable RestoreReason strange;
    private @Nullable Side wrongSide;
    private boolean ruled;
    private boolean goingBack;
    private boolean toTold;
    private @Nullable Position seen;
    private @Nullable Position begun;
    private WayBack shown = WayBack.NONE;
    private RestoreReason shownReason = RestoreReason.NOT_EXPLAINED;

    RestoreDesk(GameSetup setup, Desk desk, BoardGuess guess, MoveTracker tracker) {
        this.setup = setup;
        this.desk = desk;
        this.guess = guess;
        this.tracker = tracker;
    }

    /** Nothing lawful explains the board; {@code belied}: what inference takes for the move was something else. */
    void unexplained(Position position, Residue residue, boolean fresh, boolean belied, @Nullable Move remote) {
        strange =
                fresh ? RestoreReason.SET_UP : belied ? RestoreReason.ILLEGAL_MOVE : reason(position, residue, remote);
        toTold = belied;
        seen = tracker.likely();
        begun = null;
    }

    private RestoreReason reason(Position position, Residue residue, @Nullable Move remote) {
        if (remote != null && position.isLegal(remote)) {
            return RestoreReason.REMOTE_MOVE;
        }
        if (residue.owed() != 0) {
            return owedReason(tracker.likely());
        }
        Position likely = tracker.likely();
        long others = likely.men(likely.turn().other());
        long missing = residue.missing();
        if (missing != 0 && (missing & ~others) == 0 && Long.bitCount(missing) == 1) {
            return RestoreReason.WRONG_SIDE;
        }
        boolean own = (missing & likely.men(likely.turn())) != 0;
        return own && Long.bitCount(residue.extra()) <= 2 && Long.bitCount(missing) <= 3
                ? RestoreReason.ILLEGAL_MOVE
                : RestoreReason.NOT_EXPLAINED;
    }

    /** A castling owes its rook, which stands on no pawn's square; else a pawn taken en passant still stands. */
    private RestoreReason owedReason(Position after) {
        Ply ply = tracker.provisional();
        boolean castling = ply != null ? ply.move().kind() == Move.Kind.CASTLING : lastCastled(after);
        return castling ? RestoreReason.CASTLING_UNFINISHED : RestoreReason.EN_PASSANT_UNFINISHED;
    }

    private boolean lastCastled(Position after) {
        long owed = tracker.residue().owed();
        Man man = Long.bitCount(owed) > 1 ? after.at(Long.numberOfTrailingZeros(owed & after.occupied())) : null;
        return man != null && man.piece() == Piece.ROOK;
    }

    /** The board has a lawful explanation again. */
    void explained() {
        strange = null;
        begun = null;
        toTold = false;
    }

    /**
     * The board has a lawful explanation, but the hands did something else: a king that castled and a rook on his home
     * look like a move of the rook. What was begun is still to be finished or taken back.
     */
    void explainedOtherwise() {
        if (strange == RestoreReason.CASTLING_UNFINISHED) {
            begun = seen;
        } else {
            toTold = true;
        }
    }

    /** A move settled that still owes a man: the rook of a castling, the pawn taken en passant. */
    void owed(Position after, Move move, Residue residue) {
        if (residue.owed() == 0) {
            return;
        }
        target = after;
        boolean castling = move.kind() == Move.Kind.CASTLING;
        boolean wrongMan = !castling && residue.missing() != 0;
        reason = castling
                ? RestoreReason.CASTLING_UNFINISHED
                : wrongMan ? RestoreReason.WRONG_MAN_TAKEN : RestoreReason.EN_PASSANT_UNFINISHED;
    }

    /** An illegal move was ruled: back to {@code before}. */
    void ruledIllegal(Position before) {
        target = before;
        reason = strange == null || strange == RestoreReason.NOT_EXPLAINED ? RestoreReason.ILLEGAL_MOVE : strange;
        ruled = true;
    }

    /** A man of {@code side}, which is not on move, goes back. */
    void ruledWrongSide(Side side) {
        wrongSide = side;
    }

    /** A touch breach was ruled: back to {@code before}. */
    void breach(Position before) {
        target = before;
        reason = RestoreReason.TOUCH_BREACH;
        ruled = true;
    }

    /** Both players agreed to take moves back: the men go back to {@code before}. */
    void takeBack(Position before) {
        target = before;
        reason = RestoreReason.TAKE_BACK;
        ruled = true;
    }

    /** The game stands again at an earlier position, and nothing on the board counts until the men do (7.1). */
    void goBack(Position before, RestoreReason why) {
        target = before;
        reason = why;
        ruled = true;
        strange = null;
        wrongSide = null;
        goingBack = true;
    }

    /** Whether nothing counts but that the men are put back. */
    boolean isGoingBack() {
        return goingBack;
    }

    /** The men stand right, or what they were to stand for is past. */
    void arrived() {
        goingBack = false;
    }

    /** Another move than the remote one was made, or a move though none had arrived. */
    void wrongRemote(Position before) {
        target = before;
        reason = RestoreReason.REMOTE_MOVE;
    }

    /** A move stands, or a position was agreed: what was to be restored is past. */
    void settled() {
        target = null;
        strange = null;
        begun = null;
        ruled = false;
        goingBack = false;
    }

    /** Whether the settle time has passed over something that only the player not on move has done. */
    boolean isWrongSide() {
        return strange == RestoreReason.WRONG_SIDE;
    }

    /** Whether the player on move has done something unlawful that nobody has ruled on. */
    boolean unlawfulAct() {
        return !ruled
                && strange != null
                && strange != RestoreReason.NOT_EXPLAINED
                && strange != RestoreReason.WRONG_SIDE
                && strange != RestoreReason.SET_UP
                && strange != RestoreReason.REMOTE_MOVE;
    }

    /** Whether men are on their way back after a ruling. */
    boolean isPuttingRight() {
        return target != null || wrongSide != null;
    }

    /** Whether what was done has been ruled on. */
    boolean isRuled() {
        return ruled;
    }

    boolean isShown() {
        return !shown.isNone();
    }

    WayBack shown() {
        return shown;
    }

    /** Why the board has to be put right; meaningful while it is shown. */
    RestoreReason reason() {
        return shownReason;
    }

    /** Tells what has changed since the last time. */
    void show(Position told, boolean over, boolean lawful, boolean belied) {
        toTold |= belied;
        WayBack way = over || lawful ? WayBack.NONE : way(told);
        RestoreReason why = why();
        if (way.equals(shown) && (way.isNone() || why == shownReason)) {
            return;
        }
        shown = way;
        shownReason = way.isNone() ? shownReason : why;
        desk.say(new GameEvent.Restore(desk.now(), way.place(), way.remove(), shownReason));
    }

    private RestoreReason why() {
        if (target != null) {
            return reason;
        }
        return wrongSide != null ? RestoreReason.WRONG_SIDE : strange != null ? strange : RestoreReason.NOT_EXPLAINED;
    }

    private WayBack way(Position told) {
        Position to = target;
        long wrong = tracker.residue().wrong();
        if (to != null) {
            WayBack way = WayBack.to(to, guess, wrong);
            if (way.isNone()) {
                target = null;
                ruled = false;
            }
            return way;
        }
        if (!setup.start().chess960() && WayBack.to(told, guess, wrong).isNone()) {
            // Whatever is thought of what was done, nothing is left of it.
            wrongSide = null;
            return WayBack.NONE;
        }
        Side off = wrongSide;
        if (off != null) {
            WayBack way = WayBack.to(tracker.likely(), guess, wrong).of(off, tracker.likely(), guess);
            wrongSide = way.isNone() ? null : off;
            return way;
        }
        if (tracker.isDisturbed()) {
            return WayBack.to(told, guess, wrong);
        }
        RestoreReason why = strange;
        if (why == null || !(setup.rules().earlyHelp() || isNobodysAct(why))) {
            return WayBack.NONE;
        }
        WayBack way = WayBack.to(wanted(told, why), guess, wrong);
        if ((way.place() & way.remove() & ~wrong) != 0) {
            // Inference has another man standing there than hands seem to have set down: what stands for sure is what
            // was told.
            way = WayBack.to(told, guess, wrong);
        }
        if (way.isNone() && tracker.residue().isNothing()) {
            explained();
        }
        return way;
    }

    /** Whether the board stands wrong by no player's act, so that even the strictest arbiter helps at once. */
    private static boolean isNobodysAct(RestoreReason why) {
        return why == RestoreReason.SET_UP || why == RestoreReason.REMOTE_MOVE;
    }

    /** Where the man of a remote move belongs is after it, if it is that man who stands wrong. */
    private Position wanted(Position told, RestoreReason why) {
        Move remote = remoteMove;
        if (why == RestoreReason.REMOTE_MOVE && remote != null && told.isLegal(remote)) {
            boolean lifted = (guess.occupied() >>> remote.from() & 1) == 0;
            return lifted ? told.play(remote) : told;
        }
        Position castled = begun;
        return castled != null ? castled : toTold ? told : tracker.likely();
    }

    private @Nullable Move remoteMove;

    /** The move that a hand has to make for the remote side, or null. */
    void remote(@Nullable Move move) {
        remoteMove = move;
    }
}
