package org.jadoube.host.archive;

import java.util.Locale;
import java.util.function.Predicate;

/**
 * Which games are meant; an empty text lets all through.
 *
 * @param player a part of a player's name, in any case
 * @param from no game before this date, {@code 2026}, {@code 2026.11} or {@code 2026.11.29}
 * @param to no game after it
 * @param result as in {@code 1-0}
 * @param opening a part of the opening's name, in any case
 * @param rules the base of the rules
 */
public record GameFilter(String player, String from, String to, String result, String opening, String rules)
        implements Predicate<ArchivedGame> {

    /** Every game. */
    public static final GameFilter ALL = new GameFilter("", "", "", "", "", "");

    /** Dates may be written with hyphens. */
    public GameFilter {
        from = from.replace('-', '.');
        to = to.replace('-', '.');
        for (String date : new String[] {from, to}) {
            if (!date.matches("(\\d{4}(\\.\\d{2}(\\.\\d{2})?)?)?")) {
                throw new IllegalArgumentException(date + " is no date; 2026, 2026-11 or 2026-11-29 expected");
            }
        }
        if (!result.matches("(1-0|0-1|1/2-1/2|\\*)?")) {
            throw new IllegalArgumentException(result + " is no result; 1-0, 0-1, 1/2-1/2 or * expected");
        }
    }

    @Override
    public boolean test(ArchivedGame game) {
        return (has(game.tag("White"), player) || has(game.tag("Black"), player))
                && (from.isEmpty() || head(game.date(), from).compareTo(from) >= 0)
                && (to.isEmpty() || head(game.date(), to).compareTo(to) <= 0)
                && (result.isEmpty() || game.game().result().equals(result))
                && (rules.isEmpty() || game.rules().equals(rules))
                && (opening.isEmpty() || has(game.opening(), opening));
    }

    private static String head(String date, String as) {
        return date.substring(0, Math.min(date.length(), as.length()));
    }

    private static boolean has(String text, String part) {
        return part.isEmpty() || text.toLowerCase(Locale.ROOT).contains(part.toLowerCase(Locale.ROOT));
    }
}
