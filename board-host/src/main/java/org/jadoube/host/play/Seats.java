package org.jadoube.host.play;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.game.Lots;
import org.jadoube.host.UsageException;
import org.jadoube.rules.Chess960;
import org.jadoube.rules.Position;
import org.jspecify.annotations.Nullable;

/**
 * Who sits at the board and from which start, as the command line has it; null: not said.
 *
 * @param white the name of the player with White
 * @param black the name of the player with Black
 * @param event what the game belongs to
 * @param round its round
 * @param table the number of the board among several
 * @param chess960 the number of a Chess960 start, or "drawn"
 * @param players among whom lots are drawn: names, or one number; empty: no lots
 * @param practice what is practised: an exercise's name, or a file of games
 */
public record Seats(
        @Nullable String white,
        @Nullable String black,
        @Nullable String event,
        @Nullable String round,
        @Nullable String table,
        @Nullable String chess960,
        List<String> players,
        @Nullable String practice) {

    /** In place of a number: chance decides. */
    public static final String DRAWN = "drawn";

    /** Nothing said. */
    public static final Seats USUAL = new Seats(null, null, null, null, null, null, List.of(), null);

    private static final long STARTS = 960;

    public Seats {
        players = List.copyOf(players);
    }

    /** The names by the keys of a game's setup. */
    Map<String, String> names() {
        Map<String, String> names = new TreeMap<>();
        put(names, "white", white);
        put(names, "black", black);
        put(names, "event", event);
        put(names, "round", round);
        put(names, "table", table);
        return names;
    }

    private static void put(Map<String, String> names, String key, @Nullable String name) {
        if (name != null && !name.isBlank()) {
            names.put(key, name.strip());
        }
    }

    /** The Chess960 start asked for, or null. */
    @Nullable
    Position start() {
        String number = chess960;
        if (number == null) {
            return null;
        }
        if (number.equals(DRAWN)) {
            return Chess960.start((int) Math.floorMod(Chance.lot(), STARTS));
        }
        if (number.matches("\\d{1,3}") && Integer.parseInt(number) < STARTS) {
            return Chess960.start(Integer.parseInt(number));
        }
        throw new UsageException("--chess960 " + number + ": a number 0 to 959 expected, or none to draw one");
    }

    /** The lots asked for, or null. */
    @Nullable
    Lots lots() {
        if (players.isEmpty()) {
            return null;
        }
        try {
            return players.size() == 1 && players.getFirst().matches("\\d{1,9}")
                    ? Lots.among(Integer.parseInt(players.getFirst()), Chance.lot())
                    : Lots.among(players, Chance.lot());
        } catch (IllegalArgumentException e) {
            throw new UsageException("--players " + String.join(",", players) + ": " + e.getMessage(), e);
        }
    }
}
