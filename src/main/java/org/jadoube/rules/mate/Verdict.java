package org.jadoube.rules.mate;

import java.util.List;
import org.jadoube.rules.Move;

/** The answer to "can this side still mate by any series of legal moves?". */
public sealed interface Verdict {
    /**
     * It can: this line of legal moves from the position asked about ends in mate. Empty if the mate is on the board.
     * Repetition and the counters of 9.3 and 9.6 are left out of account, as 5.2.2 and 6.9 do.
     */
    record Yes(List<Move> line) implements Verdict {
        public Yes {
            line = List.copyOf(line);
        }
    }

    /** It cannot, as the proof named shows. */
    record No(Proof proof) implements Verdict {}

    /** Neither a line nor a proof was found within so many nodes (legal moves made). */
    record Unknown(long nodes) implements Verdict {
        public Unknown {
            if (nodes < 0) {
                throw new IllegalArgumentException("nodes are counted from 0, got " + nodes);
            }
        }
    }

    /** Whether the side surely cannot mate. */
    default boolean isNo() {
        return this instanceof No;
    }
}
