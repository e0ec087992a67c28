package org.jadoube.game;

import org.jadoube.inference.MoveTracker;
import org.jadoube.inference.Ply;
import org.jadoube.inference.Residue;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;

/**
 * What the player on move has set down where, held against the move that inference makes of it: an act counts as a
 * whole, and a lawful move inside an unlawful act is none.
 */
final class Deeds {

    private final BoardGuess guess;
    private final MoveTracker tracker;

    private final boolean strict;
    private final boolean seesMen;

    /**
     * {@code strict}: play by the Laws; at home inference says what was done, for hands are freer there. {@code seesMen}: the sensors
     * say which man stands where, so that also at home a second man who was set down beside his place is known.
     */
    Deeds(BoardGuess guess, MoveTracker tracker, boolean strict, boolean seesMen) {
        this.strict = strict;
        this.seesMen = seesMen;
        this.guess = guess;
        this.tracker = tracker;
    }

    /**
     * Whether the hands did something else than {@code ply}, in the turn that begins at {@code told}. As soon as the
     * opponent acts too, what inference says is better founded than what hands seem to do.
     */
    boolean belie(Position told, Ply ply) {
        Ply last = tracker.provisional();
        boolean goesOn = last != null && last.index() > ply.index();
        Side mover = told.turn();
        Move move = ply.move();
        boolean never = hasNeverLeft(told, move);
        boolean another = never || standsFarFrom(ply, mover);
        if (!(strict || seesMen || another) || guess.isInterrupted() || goesOn) {
            return false;
        }
        if (!strict && !another) {
            // One man may show on two squares, on whose border he was set.
            return astray(ply.after(), mover);
        }
        if (never && (guess.occupied() >>> move.to() & 1) == 0) {
            return true;
        }
        if (move.kind() != Move.Kind.CASTLING) {
            int from = guess.cameFrom(move.to());
            Man man = guess.at(move.to());
            if (from >= 0 && from != move.from() && man != null && man.equals(told.at(from)) && man.side() == mover) {
                return true;
            }
        }
        return standsElsewhere(move, mover, 1L << move.to()) || astray(ply.after(), mover);
    }

    /**
     * Whether the man of this move still shows where he stood, while another of his side is missing: rather that one was
     * set down here. No hand is so free that it leaves the man who moves and takes away one who does not.
     */
    private boolean hasNeverLeft(Position told, Move move) {
        long full = guess.occupied();
        long own = told.men(told.turn());
        boolean oneMan = move.kind() == Move.Kind.NORMAL || move.kind() == Move.Kind.DOUBLE_STEP;
        return oneMan && (full >>> move.from() & 1) != 0 && (own & ~full) != 0;
    }

    /**
     * Whether the man of this move stands where nobody should after it, and so far from its goal that he is not just set on the
     * border: an enemy man whose switch nobody saw change was not taken by him.
     */
    private boolean standsFarFrom(Ply ply, Side mover) {
        Move move = ply.move();
        long far = 0;
        for (long left = guess.occupied() & ~ply.after().occupied(); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int files = Math.abs(Square.file(square) - Square.file(move.to()));
            int ranks = Math.abs(Square.rank(square) - Square.rank(move.to()));
            far |= Math.max(files, ranks) > 1 ? 1L << square : 0;
        }
        return far != 0 && move.kind() != Move.Kind.CASTLING && standsElsewhere(move, mover, ~far);
    }

    /** Whether the man of this move was set down on another square than {@code here}. */
    private boolean standsElsewhere(Move move, Side mover, long here) {
        for (long left = guess.occupied() & ~here; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            Man man = guess.at(square);
            if (guess.cameFrom(square) == move.from() && man != null && man.side() == mover) {
                return true;
            }
        }
        return false;
    }

    /** Whether a man of {@code side} was set down where {@code position} has none, and is missing there. */
    boolean astray(Position position, Side side) {
        Residue residue = tracker.residue();
        long missing = position.men(side) & ~guess.occupied();
        if (missing == 0 || residue.owed() != 0) {
            return false;
        }
        boolean nothingInHand =
                guess.hands().stream().noneMatch(held -> held.man().side() == side);
        for (long left = guess.occupied() & ~position.occupied(); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            Man man = guess.at(square);
            int from = guess.cameFrom(square);
            boolean his = from >= 0 ? (missing >>> from & 1) != 0 : strict && nothingInHand;
            if (his && man != null && man.side() == side) {
                return true;
            }
        }
        return false;
    }

    /** Whether any likely move of this turn is belied by what the hands did. */
    boolean belieLikely(Position told) {
        Ply ply = tracker.firstLikely();
        return ply != null && ply.before().equals(told) && belie(told, ply);
    }
}
