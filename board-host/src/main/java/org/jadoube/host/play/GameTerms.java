package org.jadoube.host.play;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a game is played, as the command line has it; null: not said.
 *
 * @param rules a rule base
 * @param house house rules added, or taken away with a leading hyphen
 * @param clock a time control
 * @param fen the start position
 */
public record GameTerms(
        @Nullable String rules,
        List<String> house,
        @Nullable String clock,
        @Nullable String fen) {

    /** Copies the house rules. */
    public GameTerms {
        house = List.copyOf(house);
    }

    /** Rules alone, without a clock and from the usual start. */
    public static GameTerms of(@Nullable String rules) {
        return new GameTerms(rules, List.of(), null, null);
    }

    /** The same with a clock. */
    public GameTerms clock(@Nullable String control) {
        return new GameTerms(rules, house, control, fen);
    }

    /** The same from another start. */
    public GameTerms from(@Nullable String start) {
        return new GameTerms(rules, house, clock, start);
    }
}
