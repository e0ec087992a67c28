package org.jadoube.hardware.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/**
 * One table of a profile while it is read: takes values by key, notes what is wrong with its line, and knows which keys
 * nobody asked for.
 */
final class Section {

    /** What stands in a list of numbers for one that is wrong. */
    static final int WRONG = -1;

    private final String file;
    private final String title;
    private final TomlTable table;
    private final int line;
    private final List<WiringProblem> problems;
    private final Set<String> asked = new TreeSet<>();
    private final Set<String> wrong = new TreeSet<>();
    private boolean foreign;

    Section(String file, String title, TomlTable table, int line, List<WiringProblem> problems) {
        this.file = file;
        this.title = title;
        this.table = table;
        this.line = line;
        this.problems = problems;
    }

    String title() {
        return title;
    }

    boolean has(String key) {
        asked.add(key);
        return table.contains(List.of(key));
    }

    /** The line of a key's value; that of the table where the key is absent. */
    int lineOf(String key) {
        TomlPosition place = table.inputPositionOf(List.of(key));
        return place == null ? line : place.line();
    }

    /** The line of an item of a list. */
    int lineOf(String key, int index) {
        return table.get(List.of(key)) instanceof TomlArray items && index < items.size()
                ? items.inputPositionOf(index).line()
                : lineOf(key);
    }

    void problem(int at, String what, String cure) {
        problems.add(new WiringProblem(file, at, what, cure));
    }

    void problem(String key, String what, String cure) {
        wrong.add(key);
        problem(lineOf(key), what, cure);
    }

    /** True if a problem with this key was told: what follows from its value would be told for nothing. */
    boolean wrong(String key) {
        return wrong.contains(key);
    }

    /** Tells that its chip is none of those that are known. */
    void unknownChip(List<String> chips) {
        foreign = true;
        Optional<String> named = text("chip");
        if (!wrong("chip")) {
            problem(
                    "chip",
                    title
                            + named.map(chip -> " names the unknown chip \"" + chip + "\"")
                                    .orElse(" names no chip"),
                    named.map(chip -> Nearest.hint(chip, chips)).orElse("") + "chips are " + String.join(", ", chips));
        }
    }

    /** The line where the table begins. */
    int line() {
        return line;
    }

    int integer(String key, int least, int most, int ifAbsent) {
        return has(key) ? value(key, least, most, ifAbsent) : ifAbsent;
    }

    /** A number that must be there. */
    int integer(String key, int least, int most) {
        if (!has(key)) {
            problem(key, title + " has no " + key, "add " + key + ", a number from " + least + " to " + most);
            return least;
        }
        return value(key, least, most, least);
    }

    /** A number that must be there and that people write in hexadecimal digits. */
    int address(String key, int least, int most) {
        String cure = " from " + WiringText.hex(least) + " to " + WiringText.hex(most);
        if (!has(key)) {
            problem(key, title + " has no " + key, "add " + key + ", a number" + cure);
            return least;
        }
        Object value = table.get(List.of(key));
        if (value instanceof Long number && number >= least && number <= most) {
            return number.intValue();
        }
        String shown = value instanceof Long number && number >= 0 && number < 0x400
                ? WiringText.hex(number.intValue())
                : shown(value);
        problem(key, key + " is " + shown, "write a number" + cure);
        return least;
    }

    private int value(String key, int least, int most, int ifWrong) {
        Object value = table.get(List.of(key));
        if (value instanceof Long number && number >= least && number <= most) {
            return number.intValue();
        }
        problem(
                key,
                key + " is " + shown(value),
                least == most ? "write " + least : "write a whole number from " + least + " to " + most);
        return ifWrong;
    }

    boolean flag(String key, boolean ifAbsent) {
        if (!has(key)) {
            return ifAbsent;
        }
        Object value = table.get(List.of(key));
        if (value instanceof Boolean flag) {
            return flag;
        }
        problem(key, key + " is " + shown(value), "write true or false");
        return ifAbsent;
    }

    Optional<String> text(String key) {
        if (!has(key)) {
            return Optional.empty();
        }
        Object value = table.get(List.of(key));
        if (value instanceof String text) {
            return Optional.of(text);
        }
        problem(key, key + " is " + shown(value), "write it in quotation marks");
        return Optional.empty();
    }

    /** One of a few words; the first is meant when the key is absent. */
    String choice(String key, List<String> words) {
        String word = text(key).orElse(words.get(0));
        if (words.contains(word)) {
            return word;
        }
        problem(
                key,
                key + " is \"" + word + "\"",
                Nearest.hint(word, words) + "write one of " + String.join(", ", words));
        return words.get(0);
    }

    List<Integer> integers(String key, int least, int most) {
        List<Integer> found = new ArrayList<>();
        for (Object item : items(key)) {
            if (item instanceof Long number && number >= least && number <= most) {
                found.add(number.intValue());
            } else {
                problem(
                        lineOf(key, found.size()),
                        key + " holds " + shown(item),
                        "write whole numbers from " + least + " to " + most);
                wrong.add(key);
                found.add(WRONG);
            }
        }
        return found;
    }

    List<String> texts(String key) {
        List<String> found = new ArrayList<>();
        for (Object item : items(key)) {
            if (item instanceof String text) {
                found.add(text);
            } else {
                problem(lineOf(key, found.size()), key + " holds " + shown(item), "write a list of quoted texts");
                wrong.add(key);
                found.add("");
            }
        }
        return found;
    }

    private List<Object> items(String key) {
        if (!has(key)) {
            return List.of();
        }
        Object value = table.get(List.of(key));
        if (value instanceof TomlArray array) {
            return array.toList();
        }
        problem(key, key + " is " + shown(value), "write a list in square brackets");
        return List.of();
    }

    /** The only table of this name, if there is one. */
    Optional<Section> table(String key) {
        if (!has(key)) {
            return Optional.empty();
        }
        if (table.get(List.of(key)) instanceof TomlTable inner) {
            return Optional.of(new Section(file, "[" + key + "]", inner, lineOf(key), problems));
        }
        problem(key, key + " is no table", "write it as [" + key + "] with its keys below");
        return Optional.empty();
    }

    /** All tables of this name, written as {@code [[name]]}. */
    List<Section> tables(String key) {
        if (!has(key)) {
            return List.of();
        }
        List<Section> found = new ArrayList<>();
        if (table.get(List.of(key)) instanceof TomlArray array) {
            for (int i = 0; i < array.size(); i++) {
                if (array.get(i) instanceof TomlTable inner) {
                    int at = array.inputPositionOf(i).line();
                    found.add(new Section(file, "[[" + key + "]]", inner, at, problems));
                }
            }
        }
        if (found.isEmpty()) {
            problem(key, key + " is no list of tables", "write each as [[" + key + "]] with its keys below");
        }
        return found;
    }

    /** Notes every key that nobody asked for: a misspelt key must not be passed over in silence. */
    void close() {
        for (String key : table.keySet()) {
            if (!asked.contains(key) && !foreign) {
                problem(
                        key,
                        title + " has the unknown key " + key,
                        Nearest.hint(key, asked) + "keys here are " + String.join(", ", asked));
            }
        }
    }

    private static String shown(@Nullable Object value) {
        return value instanceof String text ? "\"" + text + "\"" : String.valueOf(value);
    }
}
