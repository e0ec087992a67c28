package org.jadoube.host.lessons;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a pupil says on the page. */
public sealed interface LessonWord {

    /** A lesson begins with its {@code task}-th task, from 0. */
    record Begin(String lesson, int task) implements LessonWord {}

    /** The men of the game are set up, guided man by man. */
    record SetUp() implements LessonWord {}

    record Hint() implements LessonWord {}

    record Again() implements LessonWord {}

    record Next() implements LessonWord {}

    /** The men of a simulated board are put where they belong. */
    record Arrange() implements LessonWord {}

    /** The answer to a question about the move. */
    record Choose(String choice) implements LessonWord {}

    /** The lesson ends. {@code now}: the game takes the board as it stands. */
    record Leave(boolean now) implements LessonWord {}

    /**
     * The word of a message such as {@code {"op":"begin","lesson":"knight","task":0}}.
     *
     * @throws IllegalArgumentException if it is none, with the reason
     */
    static LessonWord of(Map<String, @Nullable Object> line) {
        String op = String.valueOf(line.get("op"));
        return switch (op) {
            case "begin" -> new Begin(text(line, "lesson"), number(line.get("task")));
            case "set-up" -> new SetUp();
            case "hint" -> new Hint();
            case "again" -> new Again();
            case "next" -> new Next();
            case "arrange" -> new Arrange();
            case "choose" -> new Choose(text(line, "choice"));
            case "leave" -> new Leave(Boolean.TRUE.equals(line.get("now")));
            default ->
                throw new IllegalArgumentException(
                        "op " + op + ": begin, set-up, hint, again, next, arrange, choose or leave expected");
        };
    }

    private static String text(Map<String, @Nullable Object> line, String key) {
        if (line.get(key) instanceof String text) {
            return text;
        }
        throw new IllegalArgumentException("key " + key + " is missing");
    }

    private static int number(@Nullable Object value) {
        if (value == null) {
            return 0;
        }
        if (value instanceof Number number && number.intValue() >= 0 && number.intValue() < 10_000) {
            return number.intValue();
        }
        throw new IllegalArgumentException("task " + value + ": a number from 0 expected");
    }
}
