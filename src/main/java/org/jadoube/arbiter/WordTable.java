package org.jadoube.arbiter;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Every sentence of the arbiter in every language.
 *
 * <p>The tables are blocks of a key, then one line a language in the order of {@link Language}. Words in braces are
 * filled in by {@link Words}.
 */
final class WordTable {
    private static final Map<String, Map<Language, String>> ALL = read(List.of(
            ResultWords.TABLE,
            RulingWords.TABLE,
            NoticeWords.TABLE,
            BoardNoticeWords.TABLE,
            SensorWords.TABLE,
            ClaimWords.TABLE,
            WhyNotWords.TABLE));

    private WordTable() {}

    /** The sentence of a key. */
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
        int rows = 1 + Language.values().length;
        for (String table : tables) {
            List<String> lines = table.lines().filter(line -> !line.isBlank()).toList();
            for (int i = 0; i + rows <= lines.size(); i += rows) {
                Map<Language, String> row = new EnumMap<>(Language.class);
                Iterator<String> words = lines.subList(i + 1, i + rows).iterator();
                for (Language language : Language.values()) {
                    row.put(language, words.next().strip());
                }
                if (all.put(lines.get(i).strip(), row) != null) {
                    throw new IllegalStateException("words said twice: " + lines.get(i));
                }
            }
        }
        return Map.copyOf(all);
    }
}
