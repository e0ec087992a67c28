package org.jadoube.rules.mate;

/** How it was shown that a side can never mate. */
public enum Proof {
    /** Its material mates in no position, as a bare king. */
    MATERIAL,
    /** Where the men may ever stand leaves no room for a mate, as behind locked pawns. */
    STATIC,
    /** No room for a mate before the next capture or pawn move, nor after any that may come first. */
    STAGED,
    /** No mate though all men but kings and pawns may stand where they like. */
    GHOST,
    /** Every position that can be reached was seen, and none is mate. */
    EXHAUSTED
}
