package org.jadoube.rules.mate;

/** The proof by reach: where the men may ever stand leaves no room for a mate. Some twenty microseconds a call. */
final class MobilityProof {
    private final Men men = new Men();
    private final Mobility mobility = new Mobility();
    private final MateTest mates = new MateTest();

    boolean cannotMate(Node node, Castling castling, int side) {
        return !mayMate(node, castling, side);
    }

    private boolean mayMate(Node node, Castling castling, int side) {
        men.read(node, castling);
        mobility.game(men);
        return mates.mayMate(men, side);
    }

    /** The sets of the last question, to read only. */
    Men men() {
        return men;
    }
}
