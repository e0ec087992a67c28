package org.jadoube.arbiter;

/** What the board shows, against the moves told, at the moment a player completes something. */
public enum Standing {
    /** It stands as after the last move told. */
    RIGHT,
    /** A question about the move is open; the answer tells what was played. */
    ASKED,
    /** It stands as after no lawful move (7.5.1). */
    UNLAWFUL,
    /** A castling is begun but not made (4.7.2). */
    CASTLING_UNFINISHED,
    /** A capture in passing is begun but the pawn still stands (4.7.1). */
    EN_PASSANT_UNFINISHED,
    /** A pawn stands on the last rank (7.5.2). */
    PAWN_ON_LAST_RANK
}
