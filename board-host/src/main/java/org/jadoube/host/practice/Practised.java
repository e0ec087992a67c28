package org.jadoube.host.practice;

import java.util.Map;
import java.util.TreeMap;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;

/**
 * An exercise that a game begins with.
 *
 * @param start the first position
 * @param player whose moves are practised
 * @param engine whether the other side's moves come from an engine, and not from the exercise
 * @param names what the game's header says
 */
public record Practised(Position start, Side player, boolean engine, Map<String, String> names) {

    public Practised {
        names = Map.copyOf(names);
    }

    /** {@code text} is what was typed, and how the exercise is found again after a stop. */
    static Practised of(String text, Exercise exercise, Side player) {
        Map<String, String> names = new TreeMap<>(Practice.names(exercise, player));
        names.put(Practice.NAME, text);
        names.values().removeIf(String::isEmpty);
        return new Practised(exercise.start(), player, exercise.kind() == Exercise.Kind.ENDGAME, names);
    }
}
