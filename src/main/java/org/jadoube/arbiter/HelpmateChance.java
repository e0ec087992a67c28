package org.jadoube.arbiter;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveRules;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.mate.Helpmate;
import org.jadoube.rules.mate.MateWitness;
import org.jspecify.annotations.Nullable;

/**
 * Mating chances by mate lines and proofs. One mate line shows that a position is not dead, so one side's line is
 * followed through the game; only once that side can never mate again is the other one asked. Where house rules change
 * how men move, bare material decides. One object a game; not for several threads.
 */
public final class HelpmateChance implements MatingChance {
    /** With at most so many men every position is asked about. */
    private static final int FEW_MEN = 12;

    /** With at most so many moves, too. */
    private static final int FEW_MOVES = 10;

    /** With so many pairs of pawns that block each other, too. */
    private static final int WALL = 2;

    private final Helpmate helpmate = new Helpmate();
    private final MaterialChance material = new MaterialChance();
    private final BooleanSupplier later;
    private final List<Asked> waiting = new ArrayList<>();
    private @Nullable MateWitness white;
    private @Nullable MateWitness black;

    /** A position that was asked about and not looked at. */
    private record Asked(Position position, @Nullable Move last) {}

    /** Starts without knowing a game. */
    public HelpmateChance() {
        this(() -> false);
    }

    /**
     * Starts without knowing a game.
     *
     * @param later whether what is asked now is known not to be dead, and to be looked at when the next is asked about: lines
     *     are followed from move to move
     */
    public HelpmateChance(BooleanSupplier later) {
        this.later = later;
    }

    @Override
    public boolean cannotMate(Position position, Side side) {
        if (!position.rules().equals(MoveRules.FIDE)) {
            return material.cannotMate(position, side);
        }
        lookAtWaiting();
        MateWitness known = side == Side.WHITE ? white : black;
        if (known != null && known.isAt(position)) {
            return known.forResult().isNo();
        }
        return helpmate.canMate(position, side, Helpmate.FOR_RESULT).isNo();
    }

    @Override
    public boolean isDead(Position position, @Nullable Move last) {
        if (!position.rules().equals(MoveRules.FIDE)) {
            return material.isDead(position, last);
        }
        if (last != null && !isWorthAsking(position)) {
            return false;
        }
        if (later.getAsBoolean()) {
            waiting.add(new Asked(position, last));
            return false;
        }
        lookAtWaiting();
        return looksDead(position, last);
    }

    private void lookAtWaiting() {
        waiting.forEach(asked -> looksDead(asked.position(), asked.last()));
        waiting.clear();
    }

    private boolean looksDead(Position position, @Nullable Move last) {
        white = follow(white, Side.WHITE, position, last);
        if (!white.verdict().isNo()) {
            black = null;
            return false;
        }
        black = follow(black, Side.BLACK, position, last);
        return black.verdict().isNo();
    }

    /**
     * Many men, many moves and no wall of pawns: a move of a game that leads there has all but never killed it, and not to
     * ask is the answer "unknown", which ends no game. It keeps most moves at a few microseconds. A position that was set
     * up is always asked about.
     */
    private static boolean isWorthAsking(Position position) {
        boolean few = Long.bitCount(position.occupied()) <= FEW_MEN
                || position.legalMoves().size() <= FEW_MOVES;
        if (few) {
            return true;
        }
        long locked = (position.pieces(Side.WHITE, Piece.PAWN) << 8) & position.pieces(Side.BLACK, Piece.PAWN);
        return Long.bitCount(locked) >= WALL;
    }

    private MateWitness follow(@Nullable MateWitness known, Side side, Position position, @Nullable Move last) {
        if (known == null) {
            return new MateWitness(helpmate, side, position);
        }
        known.follow(position, last);
        return known;
    }
}
