package org.jadoube.host.practice;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;

/**
 * One thing to practise.
 *
 * @param id its name in addresses and settings, such as "italian-game"
 * @param kind what is to be done
 * @param titles its title by language ("en", "nl", "da"); English is always there
 * @param start the first position
 * @param tree the moves that are known from there; without any in an endgame
 * @param player the side that is practised when nothing is said
 * @param goal what is to be reached in an endgame
 */
record Exercise(
        String id, Kind kind, Map<String, String> titles, Position start, LineTree tree, Side player, Goal goal) {

    /** What is to be done. */
    enum Kind {
        /** The moves of an opening are to be known; the board answers with every variation in turn. */
        LINE,
        /** The moves of one side of a game are to be found. */
        GUESS,
        /** A position is to be won or held against an engine. */
        ENDGAME;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Optional<Kind> of(String word) {
            for (Kind kind : values()) {
                if (kind.word().equals(word.strip().toLowerCase(Locale.ROOT))) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }
    }

    /** What an endgame is to end with. */
    enum Goal {
        /** The player wins. */
        WIN,
        /** The player does not lose. */
        DRAW;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    Exercise {
        titles = Map.copyOf(titles);
        if (!titles.containsKey("en")) {
            throw new IllegalArgumentException("an exercise needs a title");
        }
    }

    /** Its title in English. */
    String title() {
        return titles.getOrDefault("en", id);
    }
}
