package org.jadoube.arbiter;

import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * Whether a side could still checkmate by any series of lawful moves (articles 5.1.2, 5.2.2, 6.9, 7.5.5).
 *
 * <p>A refusal must be proved: where the answer is not known, the side can mate.
 */
public interface MatingChance {
    /** Whether it is proved that {@code side} cannot mate; the search may be long, as the result hangs on it. */
    boolean cannotMate(Position position, Side side);

    /**
     * Whether it is proved quickly that neither side can mate (5.2.2); asked after every move.
     *
     * @param last the move that led here from the position asked about before, or null if none did
     */
    boolean isDead(Position position, @Nullable Move last);
}
