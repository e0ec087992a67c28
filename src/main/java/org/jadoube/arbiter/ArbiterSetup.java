package org.jadoube.arbiter;

import java.util.List;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jspecify.annotations.Nullable;

/**
 * What a game is played under.
 *
 * @param rules the rules agreed
 * @param start the position before {@code history}, with the move rules of {@code rules}
 * @param history moves made and completed before this arbiter came
 * @param category decides penalties
 * @param control the clock, or null if there is none
 * @param levers whether a move is completed by pressing; if not, it completes when it settles
 * @param whiteOffences offences of White counted before
 * @param blackOffences offences of Black counted before
 * @param chance decides whether a side could still mate
 * @param remote the sides whose men are moved by another's hand, so that touch-move does not bind them
 */
public record ArbiterSetup(
        RuleSet rules,
        Position start,
        List<Move> history,
        TimeCategory category,
        @Nullable TimeControl control,
        boolean levers,
        int whiteOffences,
        int blackOffences,
        MatingChance chance,
        RemoteSides remote) {
    /** Copies and checks. */
    public ArbiterSetup {
        history = List.copyOf(history);
        if (whiteOffences < 0 || blackOffences < 0) {
            throw new IllegalArgumentException("offences are counted from 0: " + whiteOffences + ", " + blackOffences);
        }
    }

    /** A game without a clock from a position, nothing counted. */
    public static ArbiterSetup of(RuleSet rules, Position start) {
        return new ArbiterSetup(
                rules,
                start,
                List.of(),
                TimeCategory.STANDARD,
                null,
                false,
                0,
                0,
                new MaterialChance(),
                RemoteSides.NONE);
    }
}
