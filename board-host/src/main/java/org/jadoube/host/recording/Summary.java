package org.jadoube.host.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jadoube.game.GameEvent;
import org.jspecify.annotations.Nullable;

/** Counts what happened in one recording, for the line that {@code replay --summary} prints. */
public final class Summary implements Consumer<GameEvent> {

    private final List<String> rulings = new ArrayList<>();
    private int asks;
    private int amends;
    private @Nullable String reason;
    private GameEvent.@Nullable Ended ended;

    @Override
    public void accept(GameEvent event) {
        switch (event) {
            case GameEvent.Ruled e -> rulings.add(e.kind());
            case GameEvent.Asked e -> asks++;
            case GameEvent.Amended e -> amends++;
            case GameEvent.Result e -> reason = e.reason();
            case GameEvent.Game e -> reason = null;
            case GameEvent.Ended e -> ended = e;
            default -> {}
        }
    }

    /** The number of moves that stand. */
    public int moves() {
        GameEvent.Ended end = ended;
        return end == null ? 0 : end.moves().size();
    }

    /** The line for a recording that ran to its end in {@code micros} microseconds. */
    public String line(String file, long micros) {
        GameEvent.Ended end = ended;
        if (end == null) {
            throw new IllegalStateException("the recording has not ended");
        }
        return Json.write(json -> {
            json.writeStringField("file", file);
            EventJson.texts(json, "moves", end.moves());
            json.writeNumberField("undone", end.undone());
            json.writeStringField("result", end.result());
            EventJson.text(json, "reason", reason);
            EventJson.texts(json, "rulings", rulings);
            json.writeNumberField("asks", asks);
            json.writeNumberField("amends", amends);
            json.writeStringField("state", end.state().word());
            json.writeStringField("fen", end.fen());
            json.writeNumberField("micros", micros);
        });
    }

    /** The line for a recording that could not be read to its end. */
    public static String failed(String file, String error) {
        return Json.write(json -> {
            json.writeStringField("file", file);
            json.writeStringField("error", error);
        });
    }

    /** The line that stands before the events of {@code file} when there are several. */
    public static String fileLine(String file) {
        return Json.write(json -> {
            json.writeStringField("event", "file");
            json.writeStringField("file", file);
        });
    }

    /** The last line, over all files; {@code nanos} of processing. */
    public static String total(int files, int moves, long nanos) {
        return String.format(Locale.ROOT, "{\"files\":%d,\"moves\":%d,\"seconds\":%.3f}", files, moves, nanos / 1e9);
    }
}
