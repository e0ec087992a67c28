package org.jadoube.inference;

/** What inference cannot know and asks for. */
public enum Question {
    /** Which man the pawn became. */
    PROMOTION,
    /** Which man was taken, when the man was exchanged without a gap. */
    WHICH_CAPTURE,
    /** Which of several moves was made. */
    WHICH_MOVE
}
