package org.jadoube.rules.pgn;

import java.util.List;
import org.jadoube.rules.Move;

/**
 * A move of a game or variation with what was noted beside it.
 *
 * @param nags numeric annotation glyphs in order, 1 to 255; {@code !} is 1
 * @param comment the comment after the move, empty if none
 * @param clock milliseconds left on the mover's clock after the move ({@code %clk}), -1 if not noted
 * @param elapsed milliseconds spent on the move ({@code %emt}), -1 if not noted
 * @param variations other moves that might have been played instead of this one
 */
public record PgnMove(
        Move move, List<Integer> nags, String comment, long clock, long elapsed, List<PgnLine> variations) {

    public PgnMove {
        nags = List.copyOf(nags);
        variations = List.copyOf(variations);
        if (clock < -1 || elapsed < -1) {
            throw new IllegalArgumentException("times are milliseconds or -1, got " + clock + " and " + elapsed);
        }
        for (int nag : nags) {
            if (nag < 0 || nag > 255) {
                throw new IllegalArgumentException("annotation glyphs are 0 to 255, got " + nag);
            }
        }
    }

    /** A move with nothing beside it. */
    public static PgnMove of(Move move) {
        return new PgnMove(move, List.of(), "", -1, -1, List.of());
    }
}
