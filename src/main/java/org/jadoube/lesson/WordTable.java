package org.jadoube.lesson;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jadoube.arbiter.Language;

/**
 * The sentences of lessons in every language: blocks of a key, then one line a language in the order of {@link Language}.
 * Words in braces are filled in by {@link LessonWords}.
 */
final class WordTable {

    private static final Map<String, Map<Language, String>> ALL =
            read(List.of(StepTable.TABLE, FlawTable.TABLE, ManTable.TABLE));

    private WordTable() {}

    static String text(String key, Language language) {
        Map<Language, String> row = ALL.get(key);
        if (row == null) {
            throw new IllegalArgumentException("no words for \"" + key + "\"");
        }
        return row.getOrDefault(language, "");
    }

    static Set<String> keys() {
        return ALL.keySet();
    }

    private static Map<String, Map<Language, String>> read(List<String> tables) {
        Map<String, Map<Language, String>> all = new HashMap<>();
        for (String table : tables) {
            Iterator<String> lines =
                    table.lines().filter(line -> !line.isBlank()).iterator();
            while (lines.hasNext()) {
                String key = lines.next().strip();
                Map<Language, String> row = new EnumMap<>(Language.class);
                for (Language language : Language.values()) {
                    row.put(language, lines.next().strip());
                }
                if (all.put(key, row) != null) {
                    throw new IllegalStateException("words said twice: " + key);
                }
            }
        }
        return Map.copyOf(all);
    }
}
