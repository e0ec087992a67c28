package org.jadoube.inference;

/** Parts of the method that can be left out, to measure what each one buys. */
public enum Rule {
    /** A capture whose victim's square was never seen open. */
    SILENT_CAPTURE,
    /** Two silent captures in a row, when nothing else explains the board well. */
    SILENT_CHAIN,
    /** A man that lands unseen and is taken at once. */
    VANISHED_LANDING,
    /** A man who has landed while the switch he left still shows him. */
    LATE_LIFT,
    /** Short closures on the way of a slide are cheap. */
    SLIDE_STEP,
    /** They are cheap already while the man is in hand. */
    SLIDE_STEP_PROVISIONAL,
    /** A short closure beside the landing. */
    BORDER_CLOSURE,
    /** Clock presses count. */
    PRESS,
    /** Mismatches that a ply is played over cost. */
    CARRY,
    /** Equal positions reached by other roads are merged. */
    MERGE,
    /** The same man moving on in the same direction is really one slide. */
    SAME_MAN_GOES_ON,
    /** A rook on its castling square waits for the king. */
    CASTLING_HOLD,
    /** Rates follow the players' tempo. */
    TEMPO,
    /** Senseless input stops telling. */
    GATE,
    /** A switch that no longer follows the men. */
    STUCK_SWITCH
}
