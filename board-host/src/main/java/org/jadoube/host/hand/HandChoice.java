package org.jadoube.host.hand;

import java.util.Map;
import org.jadoube.host.UsageException;

/**
 * Which hand plays a game: what was asked for, else what the game's tags say, else a casual hand on contacts.
 *
 * @param profile a name of profiles.toml, or empty
 * @param seed a whole number, or empty
 * @param sensor a word of {@link Sight}, or empty
 */
record HandChoice(String profile, String seed, String sensor) {

    Hand hand(PgnScore game) {
        String name = choice(profile, game.tags(), "Hand", "casual");
        String number = choice(seed, game.tags(), "Seed", "1");
        return Hand.of(
                Profiles.named(name), seed(number), Sight.of(choice(sensor, game.tags(), "Sensor", "occupancy")));
    }

    private static String choice(String asked, Map<String, String> tags, String tag, String otherwise) {
        return asked.isEmpty() ? tags.getOrDefault(tag, otherwise) : asked;
    }

    static long seed(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new UsageException("'" + text + "' is no seed; write a whole number", e);
        }
    }
}
