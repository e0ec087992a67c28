package org.jadoube.host.practice;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.host.recording.Json;
import org.jadoube.rules.Side;

/**
 * How an exercise goes, for whoever watches.
 *
 * @param state what the player is to do
 * @param comment what the exercise's author noted beside the last move; empty if nothing
 * @param tries the tries at this move that were wrong
 * @param moves the player's moves that were found so far
 * @param points what they were worth
 * @param most what they could have been worth
 */
record DrillReport(
        Exercise exercise, Side player, State state, String comment, int tries, int moves, int points, int most) {

    /** What the player is to do. */
    enum State {
        /** Find the next move. */
        TRY,
        /** Take back a move that is none of the line. */
        WRONG,
        /** Find it at another try. */
        AGAIN,
        /** Make the move that is lit. */
        SHOWN,
        /** Make the other side's move, which is lit. */
        SENT,
        /** Nothing; the end is reached. */
        DONE,
        /** Nothing; the game went another way. */
        MISSED;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static DrillReport begun(Exercise exercise, Side player) {
        return new DrillReport(exercise, player, State.TRY, "", 0, 0, 0, 0);
    }

    DrillReport at(State now, String noted, int tried) {
        return new DrillReport(exercise, player, now, noted, tried, moves, points, most);
    }

    DrillReport scored(int made, int got, int possible) {
        return new DrillReport(exercise, player, state, comment, tries, made, got, possible);
    }

    /** As a JSON object; docs/page.md tells its keys. */
    String json() {
        return Json.write(json -> {
            json.writeStringField("id", exercise.id());
            json.writeStringField("kind", exercise.kind().word());
            json.writeObjectFieldStart("titles");
            for (Map.Entry<String, String> title : new TreeMap<>(exercise.titles()).entrySet()) {
                json.writeStringField(title.getKey(), title.getValue());
            }
            json.writeEndObject();
            json.writeStringField("player", player.word());
            json.writeStringField("goal", exercise.goal().word());
            json.writeStringField("state", state.word());
            json.writeStringField("comment", comment);
            json.writeNumberField("tries", tries);
            json.writeNumberField("moves", moves);
            json.writeNumberField("points", points);
            json.writeNumberField("most", most);
        });
    }
}
