package org.jadoube.lesson;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.arbiter.Language;
import org.jadoube.lesson.LessonReader.Item;
import org.jadoube.rules.Fen;
import org.jadoube.rules.FenException;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/** A task while its lines are read. */
final class TaskDraft {

    private static final Pattern ORIGIN = Pattern.compile("([a-z0-9-]{1,60})\\s+(\\d{1,3})");
    private static final Pattern MOVE = Pattern.compile("([a-h][1-8]){2}[qrbn]?");
    private static final List<String> TEXTS = List.of("task", "short", "hint", "right");

    /** Takes what is wrong, by its line. */
    @FunctionalInterface
    interface Faults {
        void add(int line, String message);
    }

    private final String id;
    private final int line;
    private final Faults faults;
    private final Map<String, Item> items = new HashMap<>();
    private final Map<Language, Map<String, String>> texts = new EnumMap<>(Language.class);
    private final Map<Language, Map<String, Item>> tries = new EnumMap<>(Language.class);

    TaskDraft(String id, int line, Faults faults) {
        this.id = id;
        this.line = line;
        this.faults = faults;
    }

    /** A line that is no text. */
    void take(Item item) {
        if (!List.of("subject", "fen", "from", "goal").contains(item.word())) {
            faults.add(
                    item.line(),
                    "unknown word \"" + item.word() + "\"; subject, fen, from, goal, en, nl, da or task expected");
        } else if (items.put(item.word(), item) != null) {
            faults.add(item.line(), "\"" + item.word() + "\" is given twice in task " + id);
        }
    }

    /** A text: its kind as the word, what is said as the value. */
    void speak(Language language, Item item) {
        Map<String, String> said = texts.computeIfAbsent(language, l -> new HashMap<>());
        if (item.word().equals("try")) {
            attempt(language, item);
        } else if (!TEXTS.contains(item.word()) && !item.word().equals("wrong")) {
            faults.add(
                    item.line(),
                    "unknown text \"" + item.word() + "\"; task, short, hint, right, wrong or try expected");
        } else if (said.put(item.word(), item.value()) != null) {
            faults.add(item.line(), "\"" + language.code() + " " + item.word() + "\" is given twice in task " + id);
        } else if (item.word().equals("short") && item.value().split("\\s+").length > TaskText.BRIEF) {
            faults.add(
                    item.line(),
                    "at most " + TaskText.BRIEF + " words expected in a short text, found "
                            + item.value().split("\\s+").length);
        }
    }

    private void attempt(Language language, Item item) {
        String[] words = item.value().split("\\s+", 2);
        if (words.length < 2 || !MOVE.matcher(words[0]).matches()) {
            faults.add(item.line(), "a move and a text expected behind try, as in: en try e2e4 ...");
        } else {
            Item said = new Item(item.line(), words[0], words[1]);
            if (tries.computeIfAbsent(language, l -> new HashMap<>()).put(words[0], said) != null) {
                faults.add(item.line(), "try " + words[0] + " is given twice in " + language.code());
            }
        }
    }

    /** The task, if nothing is wrong with it. */
    Optional<Task> finish() {
        Optional<Subject> subject = subject();
        Optional<Position> position = position();
        Optional<Goal> goal = goal();
        Task.Origin origin = origin();
        Map<Language, TaskText> said = said();
        if (subject.isEmpty() || position.isEmpty() || goal.isEmpty() || said.size() < Language.values().length) {
            return Optional.empty();
        }
        List<String> wrong = new ArrayList<>(GoalCheck.faults(position.get(), goal.get()));
        wrong.forEach(fault -> faults.add(lineOf("goal"), fault));
        tries.values().forEach(moves -> moves.values().forEach(item -> own(position.get(), item)));
        return Optional.of(new Task(id, subject.get(), position.get(), origin, goal.get(), said));
    }

    /** A try may well be unlawful, but it is one of a man of the side to move. */
    private void own(Position position, Item item) {
        int from = Square.parse(item.word().substring(0, 2));
        if ((position.men(position.turn()) & Square.bit(from)) == 0) {
            faults.add(
                    item.line(),
                    "no man of the side to move stands on " + item.word().substring(0, 2)
                            + "; a try is a move of that side");
        }
    }

    private Optional<Subject> subject() {
        return value("subject", "king, rook, castling or another of docs/lessons.md")
                .flatMap(word -> {
                    Optional<Subject> subject = Subject.of(word);
                    if (subject.isEmpty()) {
                        faults.add(lineOf("subject"), "unknown subject \"" + word + "\"; \"other\" fits everything");
                    }
                    return subject;
                });
    }

    private Optional<Position> position() {
        return value("fen", "the position with who is to move").flatMap(fen -> {
            try {
                return Optional.of(Fen.position(fen));
            } catch (FenException e) {
                faults.add(lineOf("fen"), String.valueOf(e.getMessage()));
                return Optional.empty();
            }
        });
    }

    private Optional<Goal> goal() {
        return value("goal", GoalText.KINDS).flatMap(text -> {
            try {
                return Optional.of(GoalText.read(text));
            } catch (IllegalArgumentException e) {
                faults.add(lineOf("goal"), String.valueOf(e.getMessage()));
                return Optional.empty();
            }
        });
    }

    private Task.@Nullable Origin origin() {
        Item item = items.get("from");
        if (item == null) {
            return null;
        }
        var match = ORIGIN.matcher(item.value());
        if (!match.matches()) {
            faults.add(
                    item.line(), "the name of a game and a number of plies expected, as in: from morphy-duke-1858 32");
            return null;
        }
        return new Task.Origin(match.group(1), Integer.parseInt(match.group(2)));
    }

    private Map<Language, TaskText> said() {
        Map<Language, TaskText> all = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            Map<String, String> said = texts.getOrDefault(language, Map.of());
            List<String> missing =
                    TEXTS.stream().filter(kind -> !said.containsKey(kind)).toList();
            if (missing.isEmpty()) {
                all.put(language, text(said, tries.getOrDefault(language, Map.of())));
            } else {
                faults.add(line, "task " + id + " lacks " + language.code() + " " + String.join(", ", missing));
            }
        }
        return all;
    }

    private static TaskText text(Map<String, String> said, Map<String, Item> tries) {
        Map<String, String> moves = new HashMap<>();
        tries.forEach((move, item) -> moves.put(move, item.value()));
        return new TaskText(
                said.getOrDefault("task", ""),
                said.getOrDefault("short", ""),
                said.getOrDefault("hint", ""),
                said.getOrDefault("right", ""),
                said.getOrDefault("wrong", ""),
                moves);
    }

    private Optional<String> value(String word, String what) {
        Item item = items.get(word);
        if (item == null || item.value().isEmpty()) {
            faults.add(item == null ? line : item.line(), "task " + id + " lacks \"" + word + "\": " + what);
            return Optional.empty();
        }
        return Optional.of(item.value());
    }

    private int lineOf(String word) {
        Item item = items.get(word);
        return item == null ? line : item.line();
    }
}
