package org.jadoube.arbiter;

import java.util.List;
import org.jadoube.rules.History;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** Whether a draw by repetition or by fifty moves may be claimed now, with the proof (articles 9.2, 9.3). */
final class DrawClaims {
    private static final int THREEFOLD = 3;
    private static final int FIFTY_MOVES = 100;

    private DrawClaims() {}

    /**
     * Judges a claim by the player on move who has touched nothing.
     *
     * @param intended the announced move, or null if the position is already there
     */
    static Claim judge(Claim.Kind kind, History history, @Nullable Move intended) {
        History with = intended == null ? history : history.play(intended);
        Side by = history.position().turn();
        return switch (kind) {
            case THREEFOLD -> {
                boolean right = with.repetitions() >= THREEFOLD;
                yield new Claim(kind, by, right, law(right, "9.2", intended), with.occurrences());
            }
            case FIFTY -> {
                Position position = with.position();
                boolean right = position.halfmoveClock() >= FIFTY_MOVES;
                yield new Claim(kind, by, right, law(right, "9.3", intended), List.of(position.halfmoveClock()));
            }
            case ILLEGAL -> throw new IllegalArgumentException("no claim of a draw: " + kind);
        };
    }

    /** The reason of a result by this claim. */
    static Reason reason(Claim.Kind kind) {
        return switch (kind) {
            case THREEFOLD -> Reason.THREEFOLD;
            case FIFTY -> Reason.FIFTY_MOVES;
            case ILLEGAL -> throw new IllegalArgumentException("no claim of a draw: " + kind);
        };
    }

    /** The article of a claim of this kind made at the wrong time. */
    static String law(Claim.Kind kind) {
        return switch (kind) {
            case THREEFOLD -> "9.2";
            case FIFTY -> "9.3";
            case ILLEGAL -> "4.8";
        };
    }

    private static String law(boolean right, String article, @Nullable Move intended) {
        if (!right) {
            return "9.5.3";
        }
        return article + (intended == null ? ".2" : ".1");
    }
}
