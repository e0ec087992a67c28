package org.jadoube.host.lessons;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jadoube.arbiter.Language;
import org.jadoube.host.recording.Json;
import org.jadoube.lesson.Lesson;
import org.jadoube.lesson.LessonView;
import org.jadoube.lesson.LessonWords;
import org.jadoube.lesson.Task;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Man;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/** What the page is told of lessons (docs/page.md). */
public final class LessonJson {

    private LessonJson() {}

    /** The list: every lesson with its tasks and how far the pupil has come, and what is wrong with files. */
    public static String list(LessonShelf.Content content, LessonProgress progress) {
        return Json.write(json -> {
            json.writeArrayFieldStart("lessons");
            for (Lesson lesson : content.lessons()) {
                json.writeStartObject();
                json.writeStringField("id", lesson.id());
                texts(json, "title", lesson::title);
                json.writeArrayFieldStart("tasks");
                for (Task task : lesson.tasks()) {
                    task(json, task, progress);
                }
                json.writeEndArray();
                json.writeEndObject();
            }
            json.writeEndArray();
            strings(json, "complaints", content.complaints());
        });
    }

    private static void task(JsonGenerator json, Task task, LessonProgress progress) throws IOException {
        json.writeStartObject();
        json.writeStringField("id", task.id());
        json.writeStringField("subject", task.subject().word());
        LessonProgress.Best best = progress.of(task.id()).orElse(null);
        json.writeBooleanField("solved", best != null);
        if (best != null) {
            json.writeNumberField("misses", best.misses());
            json.writeNumberField("hints", best.hints());
        }
        json.writeEndObject();
    }

    /** That there is no lesson on the board. */
    public static String none() {
        return "{\"active\":false}";
    }

    /**
     * A lesson on the board.
     *
     * @param simulated whether the program can set the men up by itself
     * @param parked whether a game waits
     */
    public static String state(LessonView view, LightScene lights, boolean simulated, boolean parked) {
        Task task = view.task();
        return Json.write(json -> {
            head(json, view.phase().word(), lights, view.men(), simulated, parked);
            json.writeStringField("lesson", view.lesson().id());
            texts(json, "title", view.lesson()::title);
            json.writeNumberField("task", view.index());
            json.writeNumberField("of", view.lesson().tasks().size());
            texts(json, "say", language -> new LessonWords(language).sentence(view));
            texts(json, "brief", language -> new LessonWords(language).brief(view));
            texts(json, "hint", language -> new LessonWords(language).hint(view));
            json.writeNumberField("hints", view.hints());
            json.writeNumberField("made", view.made());
            json.writeNumberField("misses", view.misses());
            json.writeBooleanField("wrong", view.flaw() != null);
            strings(json, "choices", view.choices());
            if (task != null) {
                texts(json, "text", language -> task.text(language).task());
                texts(json, "short", language -> task.text(language).brief());
                json.writeStringField("id", task.id());
                json.writeStringField("turn", task.position().turn().word());
                json.writeStringField("picture", picture(task));
                Task.Origin origin = task.origin();
                if (origin != null) {
                    json.writeStringField("game", origin.game());
                    json.writeNumberField("ply", origin.ply());
                }
            }
        });
    }

    /** The way back to the game: which man is to be set down or taken off next. */
    public static String leaving(
            String sentence, Map<Language, String> say, LightScene lights, List<@Nullable Man> men) {
        return Json.write(json -> {
            head(json, sentence, lights, men, false, true);
            texts(json, "say", language -> say.getOrDefault(language, ""));
            texts(json, "brief", language -> say.getOrDefault(language, ""));
        });
    }

    private static void head(
            JsonGenerator json,
            String phase,
            LightScene lights,
            List<@Nullable Man> men,
            boolean simulated,
            boolean parked)
            throws IOException {
        json.writeBooleanField("active", true);
        json.writeBooleanField("simulated", simulated);
        json.writeBooleanField("parked", parked);
        json.writeStringField("phase", phase);
        json.writeObjectFieldStart("lights");
        for (Map.Entry<Integer, Light> light : lights.squares().entrySet()) {
            json.writeStringField(Square.name(light.getKey()), light.getValue().word());
        }
        json.writeEndObject();
        json.writeStringField("men", placement(men));
    }

    /** The man whose picture stands beside the task: a piece that names its subject, else the king on move. */
    private static String picture(Task task) {
        String piece = switch (task.subject()) {
            case QUEEN, MATE_WITH_QUEEN -> "Q";
            case ROOK, MATE_WITH_ROOK -> "R";
            case BISHOP -> "B";
            case KNIGHT -> "N";
            case PAWN, EN_PASSANT, PROMOTION -> "P";
            case KING, CHECK, CASTLING, STALEMATE, MISTAKES, VALUES, MATE_IN_ONE, OTHER -> "K";
        };
        return (task.position().turn() == org.jadoube.rules.Side.WHITE ? "w" : "b") + piece;
    }

    /** The first field of a FEN. */
    private static String placement(List<@Nullable Man> men) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                Man man = men.get(Square.of(file, rank));
                if (man == null) {
                    empty++;
                    continue;
                }
                text.append(empty > 0 ? Integer.toString(empty) : "").append(man.fen());
                empty = 0;
            }
            text.append(empty > 0 ? Integer.toString(empty) : "").append(rank > 0 ? "/" : "");
        }
        return text.toString();
    }

    private static void texts(JsonGenerator json, String key, Function<Language, String> text) throws IOException {
        json.writeObjectFieldStart(key);
        for (Language language : Language.values()) {
            json.writeStringField(language.code(), text.apply(language));
        }
        json.writeEndObject();
    }

    private static void strings(JsonGenerator json, String key, List<String> all) throws IOException {
        json.writeArrayFieldStart(key);
        for (String one : all) {
            json.writeString(one);
        }
        json.writeEndArray();
    }
}
