package org.jadoube.host.engine;

/** What an engine thinks of a position, seen from the side on move: hundredths of a pawn, or a mate in so many moves. */
sealed interface Score {

    /** Hundredths of a pawn; a mate is worth more than any number of pawns, a near one more than a far one. */
    int centipawns();

    /** A mate counts as this much, less its moves. */
    int MATE = 30_000;

    /** An estimate. */
    record Pawns(int centipawns) implements Score {}

    /** Mate in {@code moves}; negative or zero: the side on move is mated. */
    record Mate(int moves) implements Score {
        @Override
        public int centipawns() {
            return moves > 0 ? MATE - moves : -MATE - moves;
        }
    }
}
