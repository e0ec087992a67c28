package org.jadoube.inference;

import java.util.List;
import org.jadoube.rules.Move;
import org.jspecify.annotations.Nullable;

/** What inference found out; {@link #t} is the moment it was decided, in ms. */
public sealed interface Finding {

    long t();

    /** The likely move at this index while the hand may still go on; null when it was none. */
    record Provisional(long t, int index, @Nullable Ply ply) implements Finding {}

    /** A move is settled. */
    record Settled(long t, Ply ply) implements Finding {}

    /** What was settled from this index on turned out otherwise; {@code to} may be empty. */
    record Amended(long t, int index, List<Ply> from, List<Ply> to) implements Finding {
        public Amended {
            from = List.copyOf(from);
            to = List.copyOf(to);
        }
    }

    /** Several moves explain the board equally well; {@code inHand}: or none was made yet, and the man is still in a hand. */
    record Asked(long t, int index, Question question, List<Move> candidates, boolean inHand, long squares)
            implements Finding {
        public Asked {
            candidates = List.copyOf(candidates);
        }
    }

    /** The open question is closed; the answer is null if it lapsed. */
    record AskClosed(long t, int index, @Nullable Move answer, How how) implements Finding {}

    /** The settle time passed with no lawful explanation of the board. */
    record Unexplained(long t, Residue residue) implements Finding {}

    /** The board has a lawful explanation again. */
    record Explained(long t) implements Finding {}

    /** So much happened without sense that nothing is told until the board stands right again. */
    record Disturbed(long t) implements Finding {}

    /** The disturbance is over. */
    record Calm(long t) implements Finding {}

    /** Sensors that do not follow the men, or do so again. */
    record SensorFault(long t, long squares, Fault fault, boolean healed) implements Finding {}

    /**
     * A bound was reached, so that some explanations were not followed; what they say otherwise is not told.
     *
     * @param nodes completions tried for this scan
     * @param cut explanations that found no room since the game began
     */
    record CapHit(long t, int nodes, long cut) implements Finding {}

    /** The board stands as it stood some plies ago, and no forward explanation is within reach. */
    record TakenBack(long t, int plies) implements Finding {}

    /**
     * The board stands as at the start of a game.
     *
     * @param plies how many told plies lead back to the start position by taking back, -1 if it is none of those
     */
    record StartPosition(long t, int plies) implements Finding {}

    /**
     * Both kings (or the one left on the board) were set on centre squares and left there.
     *
     * @param result {@code 1-0}, {@code 0-1} or {@code 1/2-1/2}
     */
    record KingsInCentre(long t, String result) implements Finding {}

    /** The board seems turned; the choices are degrees. */
    record Turned(long t, List<Integer> degrees) implements Finding {
        public Turned {
            degrees = List.copyOf(degrees);
        }
    }
}
