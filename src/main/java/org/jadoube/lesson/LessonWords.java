package org.jadoube.lesson;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jadoube.arbiter.Language;
import org.jadoube.arbiter.Words;
import org.jadoube.game.GameEvent;
import org.jadoube.game.SetUpGuide.Step;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/** What a lesson says in one language: always one thing that it waits for, with the reason before it if a try was wrong. */
public final class LessonWords {

    /** More squares than so many are told as a number. */
    private static final int LISTED = 6;

    private final Language language;

    /** Words of this language. */
    public LessonWords(Language language) {
        this.language = language;
    }

    /** What the lesson says now. */
    public String sentence(LessonView view) {
        Task task = view.task();
        if (task == null) {
            return text("finished");
        }
        return switch (view.phase()) {
            case SET_UP -> step(view.step(), false);
            case TASK -> view.flaw() == null ? posed(task, view) : joined(why(task, view), posed(task, view));
            case UNLAWFUL -> joined(why(task, view), unlawful(task, view));
            case PUT_BACK -> joined(why(task, view), step(view.step(), true));
            case REPLY -> reply(task, view.reply());
            case SOLVED -> joined(task.text(language).right(), step(view.step(), solvedByPointing(task)));
            case FINISHED -> text("finished");
        };
    }

    /** The same in few words, for children. */
    public String brief(LessonView view) {
        Task task = view.task();
        if (task == null) {
            return text("brief.finished");
        }
        return switch (view.phase()) {
            case SET_UP -> brief(view.step());
            case TASK -> view.flaw() == null ? task.text(language).brief() : text("brief.wrong");
            case UNLAWFUL -> text("brief.unlawful");
            case PUT_BACK -> view.step() instanceof Step.Ready ? text("brief.wrong") : brief(view.step());
            case REPLY -> brief(reply(view));
            case SOLVED -> text("brief.solved");
            case FINISHED -> text("brief.finished");
        };
    }

    /** What is said while the men of the game that waits are put back. */
    public String leaving(Step step) {
        return joined(text("leaving"), step(step, false));
    }

    /** What is said while men are set up. */
    public String step(Step step) {
        return step(step, false);
    }

    /** What is said once help is asked for; empty before. */
    public String hint(LessonView view) {
        Task task = view.task();
        return task == null || view.hints() == 0 ? "" : task.text(language).hint();
    }

    private static boolean solvedByPointing(Task task) {
        return task.goal() instanceof Goal.Point || task.goal() instanceof Goal.Say;
    }

    private String posed(Task task, LessonView view) {
        if (!view.choices().isEmpty()) {
            return text("choices");
        }
        if (view.flaw() != null) {
            return text("again");
        }
        String posed = task.text(language).task();
        return switch (task.goal()) {
            case Goal.Say say -> joined(posed, how(task.position()));
            case Goal.Point point -> joined(posed, text("point"));
            default -> posed;
        };
    }

    private String how(Position position) {
        String own = text("adjective." + position.turn().word());
        String other = text("adjective." + position.turn().other().word());
        return filled("say", Map.of("own", own, "other", other));
    }

    /** Why the last try was wrong: what the task says of it, what the rules say, what the task says of all of them. */
    private String why(Task task, LessonView view) {
        Flaw flaw = view.flaw();
        if (flaw == null) {
            return "";
        }
        TaskText said = task.text(language);
        String tried = view.tried();
        String own = tried == null ? "" : said.tries().getOrDefault(tried, "");
        GameEvent.Explained rules = view.why();
        if (!own.isEmpty()) {
            return own;
        }
        return rules == null ? joined(flaw(task, flaw), said.wrong()) : explained(rules);
    }

    private String explained(GameEvent.Explained rules) {
        return new Words(language).whyNot(rules.why(), rules.man(), rules.blamed(), rules.to(), rules.move());
    }

    private String flaw(Task task, Flaw flaw) {
        Map<String, String> with = new HashMap<>();
        Side turn = task.position().turn();
        with.put("side", text("side." + turn.word()));
        with.put("theMan", the(flaw.man()));
        with.put("square", flaw.square() < 0 ? "" : Square.name(flaw.square()));
        with.put("n", Integer.toString(flaw.number()));
        return filled("flaw." + flaw.kind().word(), with);
    }

    private String unlawful(Task task, LessonView view) {
        Flaw flaw = view.flaw();
        if (flaw == null || flaw.square() < 0) {
            return "";
        }
        return filled(
                "back.unlawful",
                Map.of("theMan", the(task.position().at(flaw.square())), "from", Square.name(flaw.square())));
    }

    private String reply(Task task, @Nullable Move move) {
        if (move == null) {
            return "";
        }
        return filled(
                "reply",
                Map.of(
                        "side", text("side." + task.position().turn().other().word()),
                        "theMan", text("the." + move.piece().word()),
                        "from", Square.name(move.from()),
                        "to", Square.name(move.to())));
    }

    private static Step reply(LessonView view) {
        Move move = view.reply();
        Task task = view.task();
        if (move == null || task == null) {
            return new Step.Ready();
        }
        return new Step.Move(
                move.from(), move.to(), new Man(task.position().turn().other(), move.piece()));
    }

    private String step(Step step, boolean back) {
        return switch (step) {
            case Step.Remove remove -> remove(remove.squares());
            case Step.Move move ->
                filled(
                        back ? "back" : "move",
                        Map.of(
                                "theMan", the(move.man()),
                                "from", Square.name(move.from()),
                                "to", Square.name(move.to())));
            case Step.Place place ->
                filled(
                        back ? "back.place" : "place",
                        Map.of("aMan", text("a." + place.man().fen()), "to", Square.name(place.square())));
            case Step.Ready ready -> "";
        };
    }

    private String remove(long squares) {
        int n = Long.bitCount(squares);
        String key = n == 1 ? "remove" : n <= LISTED ? "remove.some" : "remove.many";
        String names = String.join(", ", Square.names(squares));
        return filled(key, Map.of("squares", names, "n", Integer.toString(n)));
    }

    private String brief(Step step) {
        return switch (step) {
            case Step.Remove remove -> text("brief.remove");
            case Step.Move move ->
                filled("brief.move", Map.of("from", Square.name(move.from()), "to", Square.name(move.to())));
            case Step.Place place ->
                filled(
                        "brief.place",
                        Map.of("aMan", text("a." + place.man().fen()), "to", Square.name(place.square())));
            case Step.Ready ready -> "";
        };
    }

    private String the(@Nullable Man man) {
        return text("the." + (man == null ? "man" : man.piece().word()));
    }

    private static String joined(String first, String second) {
        return (first + " " + second).strip();
    }

    private String text(String key) {
        return WordTable.text(key, language);
    }

    /** A sentence with its blanks filled; {@code {TheMan}} is {@code {theMan}} at the beginning of a sentence. */
    private String filled(String key, Map<String, String> with) {
        String text = text(key);
        for (Map.Entry<String, String> word : with.entrySet()) {
            String name = word.getKey();
            text = text.replace("{" + name + "}", word.getValue());
            String first = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
            text = text.replace("{" + first + "}", capital(word.getValue()));
        }
        return text;
    }

    private static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
