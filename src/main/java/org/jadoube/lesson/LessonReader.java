package org.jadoube.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jadoube.arbiter.Language;
import org.jspecify.annotations.Nullable;

/**
 * Reads a lesson file (docs/lessons.md): one item a line, a word that says what it is and its value; a line that begins
 * with a blank goes on with the one before it, {@code #} begins a remark.
 */
public final class LessonReader {

    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,39}");

    /** The longest line and the most lines that are read; a lesson fits a hundred times. */
    private static final int LONGEST = 2_000;

    private static final int MOST = 20_000;

    /** One item: the number of its first line, its word and its value. */
    record Item(int line, String word, String value) {}

    private final List<LessonFault> faults = new ArrayList<>();
    private final Map<Language, String> titles = new LinkedHashMap<>();
    private final List<Task> tasks = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private String id = "";
    private @Nullable TaskDraft draft;

    private LessonReader() {}

    /**
     * The lesson of these lines.
     *
     * @throws LessonException if it is none; it names everything that is wrong
     */
    public static Lesson read(List<String> lines) {
        LessonReader reader = new LessonReader();
        reader.items(lines).forEach(reader::take);
        return reader.finish();
    }

    private List<Item> items(List<String> lines) {
        List<Item> items = new ArrayList<>();
        if (lines.size() > MOST) {
            fault(MOST, "at most " + MOST + " lines expected; split the lesson");
            return items;
        }
        for (int i = 0; i < lines.size(); i++) {
            String line =
                    i == 0 && lines.get(0).startsWith("\uFEFF") ? lines.get(0).substring(1) : lines.get(i);
            if (!line.isBlank() && !line.startsWith("#")) {
                item(items, i + 1, line);
            }
        }
        return items;
    }

    private void item(List<Item> items, int number, String line) {
        if (line.length() > LONGEST) {
            fault(
                    number,
                    "at most " + LONGEST
                            + " characters a line expected; go on with a new line that begins with a blank");
        } else if (Character.isWhitespace(line.charAt(0))) {
            goOn(items, number, line.strip());
        } else {
            String[] words = line.strip().split("\\s+", 2);
            items.add(new Item(number, words[0], words.length > 1 ? words[1] : ""));
        }
    }

    private void goOn(List<Item> items, int line, String more) {
        if (items.isEmpty()) {
            fault(line, "a line that begins with a blank goes on with the one before it, and there is none");
        } else {
            Item last = items.removeLast();
            items.add(new Item(last.line(), last.word(), (last.value() + " " + more).strip()));
        }
    }

    private void take(Item item) {
        Optional<Language> language = language(item.word());
        TaskDraft task = draft;
        if (item.word().equals("lesson")) {
            lesson(item);
        } else if (id.isEmpty() && faults.isEmpty()) {
            fault(item.line(), "\"lesson\" and its name expected first, as in: lesson knight");
            id = "?";
        } else if (item.word().equals("task")) {
            begin(item);
        } else if (language.isPresent()) {
            speak(language.get(), item);
        } else if (task == null) {
            fault(item.line(), "unknown word \"" + item.word() + "\"; title in en, nl or da, or \"task\" expected");
        } else {
            task.take(item);
        }
    }

    private void lesson(Item item) {
        if (!id.isEmpty()) {
            fault(item.line(), "a file holds one lesson; put this one into a file of its own");
        } else if (!NAME.matcher(item.value()).matches()) {
            id = "?";
            fault(item.line(), "the name of the lesson expected: small letters, digits and hyphens, 40 at most");
        } else {
            id = item.value();
        }
    }

    private void begin(Item item) {
        end();
        if (!NAME.matcher(item.value()).matches()) {
            fault(item.line(), "the name of the task expected: small letters, digits and hyphens, 40 at most");
        } else if (!ids.add(item.value())) {
            fault(item.line(), "a task is called \"" + item.value() + "\" already; give this one another name");
        }
        draft = new TaskDraft(item.value(), item.line(), this::fault);
    }

    private void end() {
        TaskDraft task = draft;
        draft = null;
        if (task != null) {
            task.finish().ifPresent(tasks::add);
        }
    }

    private static Optional<Language> language(String word) {
        for (Language language : Language.values()) {
            if (language.code().equals(word)) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }

    private void speak(Language language, Item item) {
        TaskDraft task = draft;
        String[] words = item.value().split("\\s+", 2);
        String text = words.length > 1 ? words[1] : "";
        if (text.isEmpty()) {
            fault(item.line(), "a text expected behind \"" + item.word() + " " + words[0] + '"');
        } else if (task != null) {
            task.speak(language, new Item(item.line(), words[0], text));
        } else if (!words[0].equals("title")) {
            fault(item.line(), "\"title\" expected before the first task, found \"" + words[0] + '"');
        } else if (titles.put(language, text) != null) {
            fault(item.line(), "the title is given twice in " + language.code());
        }
    }

    private Lesson finish() {
        end();
        for (Language language : Language.values()) {
            if (!titles.containsKey(language)) {
                fault(1, "no title in " + language.code() + "; add: " + language.code() + " title ...");
            }
        }
        if (tasks.isEmpty() && faults.isEmpty()) {
            fault(1, "no task; add one with: task NAME");
        }
        if (!faults.isEmpty()) {
            throw new LessonException(faults);
        }
        return new Lesson(id, titles, tasks);
    }

    private void fault(int line, String message) {
        faults.add(new LessonFault(line, message));
    }
}
