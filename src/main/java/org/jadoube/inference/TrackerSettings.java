package org.jadoube.inference;

import java.util.EnumSet;
import java.util.Set;
import org.jadoube.sensing.SensorKind;

/**
 * What a tracker must know besides the position.
 *
 * @param prices costs and times
 * @param rules the parts of the method in use
 * @param kind what the sensors tell
 * @param rookFirstCastling whether a castling may begin with the rook; then a rook beside the king waits for him
 * @param twoManMovesMustFinish whether a castling or en passant is settled only when its second man has moved (4.7)
 * @param takeBacks whether men put back to where they came from take moves back
 */
public record TrackerSettings(
        Prices prices,
        Set<Rule> rules,
        SensorKind kind,
        boolean rookFirstCastling,
        boolean twoManMovesMustFinish,
        boolean takeBacks) {

    public TrackerSettings {
        rules = Set.copyOf(rules);
    }

    /** Take-backs follow the two-man rule: where the Laws are strict there are none. */
    public TrackerSettings(
            Prices prices, Set<Rule> rules, SensorKind kind, boolean rookFirstCastling, boolean twoManMovesMustFinish) {
        this(prices, rules, kind, rookFirstCastling, twoManMovesMustFinish, !twoManMovesMustFinish);
    }

    /** Everything as measured, for a board of this kind, by the rules of the home. */
    public static TrackerSettings home(SensorKind kind) {
        return new TrackerSettings(Prices.measured(), EnumSet.allOf(Rule.class), kind, true, false, true);
    }

    /** The same for play by the Laws without house rules. */
    public static TrackerSettings strict(SensorKind kind) {
        return new TrackerSettings(Prices.measured(), EnumSet.allOf(Rule.class), kind, false, true, false);
    }

    /** The same settings without one part of the method. */
    public TrackerSettings without(Rule rule) {
        EnumSet<Rule> fewer = EnumSet.allOf(Rule.class);
        fewer.retainAll(rules);
        fewer.remove(rule);
        return new TrackerSettings(prices, fewer, kind, rookFirstCastling, twoManMovesMustFinish, takeBacks);
    }

    /** The same settings with other prices. */
    public TrackerSettings with(Prices other) {
        return new TrackerSettings(other, rules, kind, rookFirstCastling, twoManMovesMustFinish, takeBacks);
    }
}
