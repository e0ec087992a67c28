package org.jadoube.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A fair draw of who begins.
 *
 * @param players the players as they sit around the board, clockwise from White's side: names, or "1" to the last number
 * @param named whether they are names, which go to the colours
 * @param lot the random number that decides; any value, all equally likely
 */
public record Lots(List<String> players, boolean named, long lot) {

    /** The most players: each has at least one square of the board's rim. */
    public static final int MOST = 28;

    public Lots {
        players = List.copyOf(players);
        checked(players.size());
        if (players.stream().anyMatch(String::isBlank)) {
            throw new IllegalArgumentException("a player without a name; write each name, or the number of players");
        }
        if (Set.copyOf(players).size() < players.size()) {
            throw new IllegalArgumentException("two players of one name; write names that differ");
        }
    }

    /** Lots among so many players without names. */
    public static Lots among(int players, long lot) {
        return new Lots(
                IntStream.rangeClosed(1, checked(players))
                        .mapToObj(Integer::toString)
                        .toList(),
                false,
                lot);
    }

    private static int checked(int players) {
        if (players < 2 || players > MOST) {
            throw new IllegalArgumentException("lots are drawn among 2 to " + MOST + " players, got " + players);
        }
        return players;
    }

    /** Lots among players by name. */
    public static Lots among(List<String> names, long lot) {
        return new Lots(names.stream().map(String::strip).toList(), true, lot);
    }

    /** The players in the order drawn, every order as likely as any other. */
    public List<String> order() {
        return seats().stream().map(players::get).toList();
    }

    /** Where the player sits who begins, from 0. */
    int winner() {
        return seats().getFirst();
    }

    /** The generator is the one that Java's documentation prescribes to the bit: a replay years from now draws the same. */
    private List<Integer> seats() {
        Random random = new Random(lot);
        List<Integer> left =
                new ArrayList<>(IntStream.range(0, players.size()).boxed().toList());
        List<Integer> drawn = new ArrayList<>();
        while (!left.isEmpty()) {
            drawn.add(left.remove(random.nextInt(left.size())));
        }
        return drawn;
    }
}
