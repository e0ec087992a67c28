package org.jadoube.host.archive;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jadoube.rules.Side;
import org.jadoube.rules.pgn.PgnMove;

/**
 * What a number of games say together.
 *
 * @param all how they came out
 * @param players by name; games without a name are not counted here
 * @param openings by name
 * @param rules by rule base
 */
public record Statistics(
        Tally all, Map<String, PlayerScore> players, Map<String, Tally> openings, Map<String, Tally> rules) {

    /** Counts games. */
    public static Statistics of(List<ArchivedGame> games) {
        Tally all = Tally.NONE;
        Map<String, PlayerScore> players = new TreeMap<>();
        for (ArchivedGame game : games) {
            all = all.plus(game.game().result());
            player(players, game, Side.WHITE);
            player(players, game, Side.BLACK);
        }
        return new Statistics(all, players, by(games, ArchivedGame::opening), by(games, ArchivedGame::rules));
    }

    private static void player(Map<String, PlayerScore> players, ArchivedGame game, Side side) {
        String name = game.tag(side == Side.WHITE ? "White" : "Black");
        if (name.equals("?") || name.isBlank()) {
            return;
        }
        List<PgnMove> moves = game.game().moves();
        int first = game.game().start().turn() == side ? 0 : 1;
        List<PgnMove> timed = IntStream.range(0, moves.size())
                .filter(i -> i % 2 == first && moves.get(i).elapsed() >= 0)
                .mapToObj(moves::get)
                .toList();
        long used = timed.stream().mapToLong(PgnMove::elapsed).sum();
        PlayerScore before = players.getOrDefault(name, PlayerScore.NONE);
        players.put(name, before.plus(game.game().result(), side == Side.WHITE, used, timed.size()));
    }

    private static Map<String, Tally> by(List<ArchivedGame> games, Function<ArchivedGame, String> key) {
        Map<String, Tally> tallies = new TreeMap<>();
        for (ArchivedGame game : games) {
            String name = key.apply(game);
            tallies.put(
                    name,
                    tallies.getOrDefault(name, Tally.NONE).plus(game.game().result()));
        }
        return tallies;
    }
}
