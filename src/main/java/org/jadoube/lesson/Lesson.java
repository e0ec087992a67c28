package org.jadoube.lesson;

import java.util.List;
import java.util.Map;
import org.jadoube.arbiter.Language;

/**
 * Tasks in the order in which they are taught.
 *
 * @param id its name in addresses and on the command line
 * @param titles what it is called, in every language
 * @param tasks at least one
 */
public record Lesson(String id, Map<Language, String> titles, List<Task> tasks) {

    public Lesson {
        titles = Map.copyOf(titles);
        tasks = List.copyOf(tasks);
        if (tasks.isEmpty() || titles.size() != Language.values().length) {
            throw new IllegalArgumentException("a lesson has a title in every language and at least one task");
        }
    }

    /** What it is called in one language. */
    public String title(Language language) {
        return titles.getOrDefault(language, id);
    }
}
