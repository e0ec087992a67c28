package org.jadoube.lesson;

import java.util.Map;
import org.jadoube.arbiter.Language;
import org.jadoube.rules.Position;
import org.jspecify.annotations.Nullable;

/**
 * One task of a lesson.
 *
 * @param id its name, one of a kind among all lessons
 * @param position what stands on the board, and who is to move
 * @param origin the played game that the position is from; null if it was made up
 * @param texts what it says, in every language
 */
public record Task(
        String id,
        Subject subject,
        Position position,
        @Nullable Origin origin,
        Goal goal,
        Map<Language, TaskText> texts) {

    /**
     * A moment of a played game.
     *
     * @param game the name of the game's file, without what follows the dot
     * @param ply how many plies had been played
     */
    public record Origin(String game, int ply) {}

    public Task {
        texts = Map.copyOf(texts);
        for (Language language : Language.values()) {
            if (!texts.containsKey(language)) {
                throw new IllegalArgumentException("task " + id + " says nothing in " + language.code());
            }
        }
    }

    /** What it says in one language. */
    public TaskText text(Language language) {
        TaskText text = texts.get(language);
        if (text == null) {
            throw new IllegalStateException("a task speaks every language: " + language);
        }
        return text;
    }
}
