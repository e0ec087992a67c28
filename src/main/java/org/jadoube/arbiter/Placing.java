package org.jadoube.arbiter;

/**
 * What setting a man down meant for the turn.
 *
 * @param kind put back, set down elsewhere, or a man that came from outside the board
 * @param home where the man stood when the turn began, -1 for a man from outside
 */
record Placing(Kind kind, int home) {
    enum Kind {
        PUT_BACK,
        RELEASED,
        /** Set down elsewhere while another man in the air may go there too. */
        DOUBTFUL,
        FROM_OUTSIDE
    }
}
