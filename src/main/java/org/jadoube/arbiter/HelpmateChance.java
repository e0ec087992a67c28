package org.jadoube.arbiter;

import org.jadoube.rules.Move;
import org.jadoube.rules.MoveRules;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.mate.DeadPosition;
import org.jadoube.rules.mate.Helpmate;
import org.jadoube.rules.mate.MateWitness;
import org.jspecify.annotations.Nullable;

/**
 * Mating chances by looking for a mate with the help of both sides; follows one game and keeps the mates found.
 *
 * <p>Under house rules that change how men move only the material decides. One object a game; not for several threads.
 */
public final class HelpmateChance implements MatingChance {
    private final Helpmate helpmate = new Helpmate();
    private final MaterialChance material = new MaterialChance();
    private @Nullable Following game;

    /** Follows a game from the first position it is asked about. */
    public HelpmateChance() {}

    @Override
    public boolean cannotMate(Position position, Side side) {
        if (material.cannotMate(position, side)) {
            return true;
        }
        if (!isFide(position)) {
            return false;
        }
        Following known = game;
        if (known != null && known.at.equals(position)) {
            return known.witness(side).forResult().isNo();
        }
        return helpmate.canMate(position, side, Helpmate.FOR_RESULT).isNo();
    }

    @Override
    public boolean isDead(Position position, @Nullable Move last) {
        if (!isFide(position)) {
            return material.isDead(position, last);
        }
        Following known = game;
        if (known == null) {
            known = new Following(position);
            game = known;
        } else {
            known.follow(position, last);
        }
        return DeadPosition.isDead(known.white.verdict(), known.black.verdict());
    }

    private static boolean isFide(Position position) {
        return position.rules().equals(MoveRules.FIDE);
    }

    /** The game as far as it was followed. */
    private final class Following {
        private final MateWitness white;
        private final MateWitness black;
        private Position at;

        Following(Position start) {
            at = start;
            white = new MateWitness(helpmate, Side.WHITE, start);
            black = new MateWitness(helpmate, Side.BLACK, start);
        }

        MateWitness witness(Side side) {
            return side == Side.WHITE ? white : black;
        }

        void follow(Position position, @Nullable Move last) {
            if (last != null && at.isLegal(last) && at.play(last).equals(position)) {
                white.played(last);
                black.played(last);
            } else {
                white.restart(position);
                black.restart(position);
            }
            at = position;
        }
    }
}
