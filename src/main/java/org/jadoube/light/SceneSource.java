package org.jadoube.light;

import org.jadoube.arbiter.Duty;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jspecify.annotations.Nullable;

/**
 * What a scene is made from. Masks: bit = square.
 *
 * @param position the position after the moves that stand
 * @param occupied what stands on the board
 * @param duty what the side on move is bound to; null if it is not to be shown, as after the game
 * @param inHand where the men in hand stood when the turn began, of both sides
 * @param last the last move, or null
 * @param place squares to fill
 * @param remove squares to empty
 * @param ask squares of open questions
 * @param hint squares of a hint asked for
 * @param danger squares of men in danger, or with a man in hand the goals that cost him, for who wants to be helped
 * @param over whether the game is over
 */
public record SceneSource(
        Position position,
        long occupied,
        @Nullable Duty duty,
        long inHand,
        @Nullable Move last,
        long place,
        long remove,
        long ask,
        long hint,
        long danger,
        boolean over) {
    /** A board at rest that stands as it should, with nothing to say but the duty. */
    public static SceneSource of(Position position, @Nullable Duty duty) {
        return new SceneSource(position, position.occupied(), duty, 0, null, 0, 0, 0, 0, 0, false);
    }

    /** The same with men in the air. */
    public SceneSource holding(long homes) {
        return new SceneSource(position, occupied & ~homes, duty, homes, last, place, remove, ask, hint, danger, over);
    }
}
