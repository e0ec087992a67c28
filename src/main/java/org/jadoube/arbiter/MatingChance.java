package org.jadoube.arbiter;

import org.jadoube.rules.Position;
import org.jadoube.rules.Side;

/**
 * Whether a side could still checkmate by any series of lawful moves (articles 5.1.2, 5.2.2, 6.9, 7.5.5).
 *
 * <p>A refusal must be proved: where the answer is not known, the side can mate.
 */
public interface MatingChance {
    /** Whether it is proved that {@code side} cannot mate; the search may be long, as the result hangs on it. */
    boolean cannotMate(Position position, Side side);

    /** Whether it is proved quickly that neither side can mate (5.2.2); asked after every move. */
    boolean isDead(Position position);
}
