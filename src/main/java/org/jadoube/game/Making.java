package org.jadoube.game;

import java.util.EnumSet;
import org.jadoube.arbiter.Arbiter;
import org.jadoube.arbiter.ArbiterSetup;
import org.jadoube.arbiter.HelpmateChance;
import org.jadoube.inference.MoveTracker;
import org.jadoube.inference.Prices;
import org.jadoube.inference.Rule;
import org.jadoube.inference.TrackerSettings;
import org.jadoube.rules.Side;

/** Makes the tracker and the arbiter that a setup asks for. */
final class Making {

    private Making() {}

    static MoveTracker tracker(GameSetup setup, GameLine line, long t) {
        TrackerSettings settings = new TrackerSettings(
                Prices.measured(),
                EnumSet.allOf(Rule.class),
                setup.sensor(),
                setup.rules().rookFirstCastling(),
                !setup.rules().lenientTwoManMoves(),
                setup.rules().takebacks());
        return new MoveTracker(settings, line.start(), line.fromStart(), t);
    }

    /** In haste nobody asks whether a position is dead: the answers are made up for at the next one. */
    static Arbiter arbiter(GameSetup setup, Desk desk) {
        return new Arbiter(new ArbiterSetup(
                setup.rules(),
                setup.start(),
                setup.history(),
                setup.time(),
                setup.clock(),
                setup.levers(),
                setup.offences().getOrDefault(Side.WHITE, 0),
                setup.offences().getOrDefault(Side.BLACK, 0),
                new HelpmateChance(desk::isHasty),
                setup.remote()));
    }
}
