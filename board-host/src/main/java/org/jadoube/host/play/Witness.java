package org.jadoube.host.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.game.Inside;
import org.jadoube.host.recording.Json;
import org.jadoube.host.recording.RecordingWriter;
import org.jadoube.inference.Explanation;
import org.jadoube.rules.Move;
import org.jadoube.rules.Square;

/** Remembers what has reached the game and what hands did last, so that a bug report can be one file. */
final class Witness implements GameThread.Listener {

    /** So many inputs are held, some hours of play; what comes after them is in the journal alone. */
    private static final int MOST = 60_000;

    private static final int EDGES = 24;

    /** More explanations than this tell a reader nothing. */
    private static final int LIVING = 12;

    private record Edge(long t, int square, boolean placed) {}

    private final String header;
    private final List<Input> inputs = new ArrayList<>();
    private final Deque<Edge> edges = new ArrayDeque<>();
    /** How often the search was cut short since the last ply that was told. */
    private int bounded;

    Witness(GameSetup agreed) {
        header = RecordingWriter.header(agreed);
    }

    @Override
    public void input(Input input) {
        if (!(input instanceof Input.Tick) && inputs.size() < MOST) {
            inputs.add(input);
        }
    }

    @Override
    public void events(List<GameEvent> events) {
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Lifted lifted) {
                add(new Edge(lifted.t(), lifted.square(), false));
            } else if (event instanceof GameEvent.Placed placed) {
                add(new Edge(placed.t(), placed.square(), true));
            } else if (event instanceof GameEvent.Noticed noticed) {
                bounded += noticed.isBound() ? 1 : 0;
            } else if (event instanceof GameEvent.Moved) {
                bounded = 0;
            }
        }
    }

    @Override
    public void resumed(List<Input> inputs, List<GameEvent> events) {
        inputs.forEach(this::input);
        events(events);
    }

    private void add(Edge edge) {
        edges.addLast(edge);
        if (edges.size() > EDGES) {
            edges.removeFirst();
        }
    }

    /** The recording so far. */
    String recording() {
        StringBuilder text = new StringBuilder(header).append('\n');
        inputs.forEach(input -> text.append(RecordingWriter.line(input)).append('\n'));
        return text.toString();
    }

    /** What goes on inside, with the last edges, the newest first. */
    String json(Inside inside) {
        return Json.write(json -> {
            json.writeNumberField("t", inside.t());
            json.writeStringField("frame", String.format(Locale.ROOT, "%016x", inside.occupied()));
            json.writeStringField("fen", inside.fen());
            json.writeNumberField("plies", inside.plies());
            json.writeStringField("state", inside.state().word());
            json.writeNumberField("bounded", bounded);
            json.writeArrayFieldStart("edges");
            for (Edge edge : edges.reversed()) {
                json.writeStartObject();
                json.writeNumberField("t", edge.t());
                json.writeStringField(edge.placed() ? "place" : "lift", Square.name(edge.square()));
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeNumberField("count", inside.living().size());
            json.writeArrayFieldStart("living");
            for (Explanation one : inside.living().stream().limit(LIVING).toList()) {
                json.writeStartObject();
                json.writeNumberField("back", one.back());
                json.writeArrayFieldStart("moves");
                for (Move move : one.line()) {
                    json.writeString(move.uci());
                }
                json.writeEndArray();
                json.writeNumberField("cost", Math.round(one.cost() * 10) / 10.0);
                json.writeNumberField("margin", Math.round(one.margin() * 10) / 10.0);
                json.writeArrayFieldStart("open");
                for (String square : Square.names(one.mismatches())) {
                    json.writeString(square);
                }
                json.writeEndArray();
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }
}
