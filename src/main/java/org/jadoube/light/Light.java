package org.jadoube.light;

import java.util.Locale;

/**
 * What a lighted square means; how it looks on a given lamp is decided elsewhere.
 *
 * <p>In order of precedence: where two meanings meet on a square, the earlier one is shown.
 */
public enum Light {
    /** A man belongs here. */
    PLACE,
    /** The man here must go. */
    REMOVE,
    /** A pawn that gets here is exchanged for a new man. */
    PROMOTION,
    /** The king castles to here. */
    CASTLE,
    /** A lawful move takes here. */
    CAPTURE,
    /** A lawful move goes here, and the square is empty. */
    TARGET,
    /** The pawn taken in passing, to be taken off. */
    EN_PASSANT,
    /** A question is about this square. */
    ASK,
    /** The man in hand came from here. */
    SOURCE,
    /** The king in check. */
    CHECK,
    /** A man that gives check. */
    CHECKER,
    /** A move worth a thought. */
    HINT,
    /** A man that may be lost. */
    DANGER,
    /** The last move went here. */
    LAST_TO,
    /** The last move came from here. */
    LAST_FROM,
    /** The king of the side on move. */
    TURN;

    /** The name in events, such as "en-passant". */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it tells where a lawful move may go. */
    public boolean isTarget() {
        return switch (this) {
            case TARGET, CAPTURE, CASTLE, EN_PASSANT, PROMOTION -> true;
            case PLACE, REMOVE, ASK, SOURCE, CHECK, CHECKER, HINT, DANGER, LAST_TO, LAST_FROM, TURN -> false;
        };
    }
}
