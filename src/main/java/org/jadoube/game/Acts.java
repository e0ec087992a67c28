package org.jadoube.game;

import java.util.List;
import org.jadoube.arbiter.Arbiter;
import org.jadoube.arbiter.Standing;
import org.jadoube.inference.MoveTracker;
import org.jadoube.inference.Ply;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;

/**
 * Completes what a player has done: by the press, or without levers by the opponent's next touch (FIDE 6.2.1, 7.5). Only
 * then an unlawful act is ruled on.
 */
final class Acts {

    /** A lever that went down. */
    record Pressed(long t, Side side) {}

    /** So long after the first man of a two-man move, in ms, the second hand is late. */
    private static final long UNFINISHED = 1_000;

    static final long CENTRE = 0x0000001818000000L;

    private final GameSetup setup;
    private final Desk desk;
    private final GameLine line;
    private final MoveTracker tracker;
    private final Arbiter arbiter;
    private final BoardGuess guess;
    private final Questions questions;
    private final Scorekeeper score;
    private final Hands hands;
    private final Deeds deeds;
    private final WrongSide wrongSide;
    private final RestoreDesk restoring;
    private boolean belied;
    private boolean astray;

    private final Remote remote;

    Acts(
            GameSetup setup,
            Desk desk,
            GameLine line,
            MoveTracker tracker,
            Arbiter arbiter,
            BoardGuess guess,
            Questions questions,
            Scorekeeper score,
            Hands hands,
            Deeds deeds,
            WrongSide wrongSide,
            RestoreDesk restoring,
            Remote remote) {
        this.remote = remote;
        this.setup = setup;
        this.desk = desk;
        this.line = line;
        this.tracker = tracker;
        this.arbiter = arbiter;
        this.guess = guess;
        this.questions = questions;
        this.score = score;
        this.hands = hands;
        this.deeds = deeds;
        this.wrongSide = wrongSide;
        this.restoring = restoring;
    }

    /** New edges come at {@code t}: remembers what the player on move has done until then. */
    void before(long t) {
        astray =
                isStrict() && hands.isReleased(t) && isAstray(arbiter.position().turn());
        belied = isBelied() && hands.isReleased(t) && (isStrict() || restoring.unlawfulAct());
    }

    /**
     * Without a press an unlawful act is completed, and a breach past complaint, when the opponent goes on; nobody is accused of
     * what a dead switch may have hidden.
     */
    void completedByTouch(List<Hands.Touching> touchings) {
        Side turn = arbiter.position().turn();
        if (arbiter.result() != null) {
            return;
        }
        if (touchings.stream().anyMatch(it -> isGoingOn(it, turn) || isReplied(it, turn))) {
            goesOn(turn);
        } else if (!setup.levers()
                && !setup.rules().earlyHelp()
                && touchings.stream().anyMatch(it -> !it.edge().closed())) {
            wrongSide.setDown();
        }
    }

    /** The opponent takes a man, unless the kings are on their way to the centre to show the result. */
    private boolean isGoingOn(Hands.Touching touching, Side turn) {
        int square = touching.edge().square();
        boolean king = square == line.position().king(turn.other());
        boolean shows = king
                && (guess.kings(turn) & CENTRE) != 0
                && line.position().king(turn) >= 0
                && (CENTRE >>> line.position().king(turn) & 1) == 0;
        return !touching.edge().closed() && touching.by() != turn && !touching.owed() && !touching.answers() && !shows;
    }

    /**
     * A man of the opponent, who could have been taken when he was lifted, is set down elsewhere after an act that is known to be
     * unlawful: he was no part of it.
     */
    private boolean isReplied(Hands.Touching touching, Side turn) {
        int square = touching.edge().square();
        Man man = guess.at(square);
        return touching.edge().closed()
                && !setup.levers()
                && setup.rules().earlyHelp()
                && restoring.unlawfulAct()
                && man != null
                && man.side() != turn
                && guess.cameFrom(square) >= 0;
    }

    private void goesOn(Side turn) {
        if (score.held() != null && !score.heldUnlawful()) {
            score.pastComplaint();
            return;
        }
        Ply likely = tracker.firstLikely();
        boolean unfinished = likely != null
                && tracker.residue().owed() != 0
                && !setup.rules().lenientTwoManMoves()
                && desk.now() - likely.made() >= UNFINISHED;
        boolean unlawful =
                belied || unfinished || (likely == null && restoring.unlawfulAct()) || (astray && !restoring.isRuled());
        if (!setup.levers() && unlawful && !remote.isOf(turn) && !tracker.isShaken()) {
            Standing standing = belied ? Standing.UNLAWFUL : standing();
            score.drop();
            score.hear(arbiter.completedUnlawfully(desk.now(), standing));
            ruledIllegal(unfinished);
        }
    }

    /** The board goes back; inference looks at it anew, unless a two-man move only waits for its second man. */
    private void ruledIllegal(boolean unfinished) {
        restoring.ruledIllegal(line.position());
        if (!unfinished) {
            score.anew();
        }
    }

    /** Whether the arbiter says nothing before an act is completed. */
    private boolean isStrict() {
        return !setup.rules().earlyHelp();
    }

    /** Whether the player on move has done something else than what inference takes for the move. */
    boolean isBelied() {
        return score.heldUnlawful() || deeds.belieLikely(line.position());
    }

    private boolean isAstray(Side turn) {
        return tracker.firstLikely() == null && deeds.astray(line.position(), turn);
    }

    /** A press, once inference has taken it in. */
    void pressed(Pressed press) {
        Ply waiting = score.held();
        boolean onMove = arbiter.position().turn() == press.side();
        if (waiting != null && onMove && !score.heldUnlawful()) {
            score.breach(true);
            return;
        }
        Standing standing = standing();
        if (onMove && remote.isOf(press.side()) && standing != Standing.RIGHT) {
            // Whoever moves the men of the far side may set them wrong; that side has done nothing.
            desk.say(new GameEvent.Noticed(desk.now(), "remote-not-made", press.side(), "house:board"));
            return;
        }
        if (onMove) {
            score.drop();
            hands.swallowed(desk.now()).forEach(score::hear);
        } else {
            wrongSide.pressed(press.t(), press.side());
        }
        score.hear(arbiter.press(press.t(), press.side(), standing));
        if (!onMove || arbiter.result() != null) {
            return;
        }
        switch (standing) {
            case UNLAWFUL -> ruledIllegal(false);
            case CASTLING_UNFINISHED, EN_PASSANT_UNFINISHED -> ruledIllegal(true);
            case RIGHT -> inHand(press.side());
            case PAWN_ON_LAST_RANK -> crowned(press.side());
            case ASKED -> {}
        }
    }

    /** Whoever presses with a man in the air has made no move (7.5.3); the man goes back. */
    private void inHand(Side side) {
        if (arbiter.position().turn() == side
                && (tracker.residue().missing() & line.position().men(side)) != 0) {
            restoring.ruledIllegal(line.position());
        }
    }

    /** A pawn left on the last rank and pressed is a queen of its colour (7.5.2). */
    private void crowned(Side side) {
        Ply likely = tracker.firstLikely();
        if (likely == null) {
            return;
        }
        for (Move move : line.position().legalMoves()) {
            if (move.to() == likely.move().to()
                    && move.from() == likely.move().from()
                    && move.promotion() == Piece.QUEEN) {
                Man queen = new Man(side, Piece.QUEEN);
                guess.name(move.to(), queen);
                tracker.name(desk.now(), move.to(), queen);
                score.enforce(move, likely.made());
                return;
            }
        }
    }

    /** While inference has given up nobody knows what was done, and nothing is ruled. */
    private Standing standing() {
        if (tracker.isDisturbed()) {
            return Standing.ASKED;
        }
        boolean belied = isBelied();
        boolean asks = questions.isOpen(GameEvent.Question.PROMOTION)
                || questions.isOpen(GameEvent.Question.WHICH_CAPTURE)
                || questions.isOpen(GameEvent.Question.WHICH_MOVE);
        Standing standing = Standings.of(tracker, guess, line.position(), belied, hands.hasSetDown());
        return asks && !belied && standing != Standing.PAWN_ON_LAST_RANK ? Standing.ASKED : standing;
    }

    /** Whether the board stands as after a likely move that the duty allows. */
    boolean isLawful() {
        Ply likely = tracker.firstLikely();
        return likely != null
                && score.held() == null
                && tracker.residue().isNothing()
                && likely.before().equals(arbiter.position())
                && arbiter.duty().allows(likely.move())
                && !deeds.belieLikely(line.position());
    }
}
