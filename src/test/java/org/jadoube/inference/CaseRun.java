package org.jadoube.inference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/** A case of cases/inference.json played through filter and tracker, as the sensors of one kind would read it. */
final class CaseRun {

    private static final long BEFORE = 2000;
    private static final long AFTER = 6000;

    final RecordingRun run;
    final Position position;
    private final @Nullable Man[] board = new Man[64];
    private final List<Man> inHand = new ArrayList<>();
    private final SensorKind kind;
    private final JsonNode right;

    private CaseRun(JsonNode one, SensorKind kind) {
        this.right = one.get("right");
        this.kind = kind;
        Position start = Fen.position(one.get("root_fen").asText());
        List<Move> history = new ArrayList<>();
        Position now = start;
        for (JsonNode uci : one.get("history")) {
            Move move = Uci.read(now, uci.asText());
            history.add(move);
            now = now.play(move);
        }
        position = now;
        run = new RecordingRun(TrackerSettings.home(kind), start, history);
        for (int square = 0; square < 64; square++) {
            board[square] = now.at(square);
        }
    }

    static List<JsonNode> cases() throws IOException {
        try (InputStream in = Objects.requireNonNull(CaseRun.class.getResourceAsStream("/cases/inference.json"))) {
            List<JsonNode> all = new ArrayList<>();
            new ObjectMapper().readTree(in).forEach(all::add);
            return all;
        }
    }

    static CaseRun of(JsonNode one, SensorKind kind) {
        CaseRun played = new CaseRun(one, kind);
        played.frame(0);
        long t = 0;
        for (JsonNode event : one.get("events")) {
            t = event.get("t").asLong() + BEFORE;
            played.event(event, t);
        }
        played.run.pass(t + AFTER);
        return played;
    }

    private void event(JsonNode event, long t) {
        run.pass(event.get("ev").asText().equals("clock") ? t - 100 : t);
        switch (event.get("ev").asText()) {
            case "lift" -> {
                int square = Square.parse(event.get("sq").asText());
                inHand.add(Objects.requireNonNull(board[square]));
                board[square] = null;
                frame(t);
            }
            case "place" -> {
                int square = Square.parse(event.get("sq").asText());
                board[square] = placed(event);
                frame(t);
            }
            case "clock" -> {
                showExchange(t);
                run.tracker.press(t, event.get("arg").asText().equals("w") ? Side.WHITE : Side.BLACK);
            }
            case "engine" -> {
                Position likely = run.tracker.likely();
                run.tracker.require(Uci.read(likely, event.get("arg").asText()));
            }
            default -> run.pass(t);
        }
    }

    /** Sensors that tell men apart see an exchange that was too quick to read empty. */
    private void showExchange(long t) {
        if (kind == SensorKind.OCCUPANCY || right.get("uci").isEmpty()) {
            return;
        }
        Position after = position;
        for (JsonNode uci : right.get("uci")) {
            after = after.play(Uci.read(after, uci.asText()));
        }
        for (int square = 0; square < 64; square++) {
            if (board[square] != null && after.at(square) != null) {
                board[square] = after.at(square);
            }
        }
        frame(t - 100);
        run.pass(t);
    }

    private Man placed(JsonNode event) {
        if (event.has("piece")) {
            Man man = Man.of(event.get("piece").asText().charAt(0));
            inHand.remove(man);
            return man;
        }
        return inHand.isEmpty() ? new Man(Side.WHITE, org.jadoube.rules.Piece.PAWN) : inHand.removeLast();
    }

    private void frame(long t) {
        long full = 0;
        long white = 0;
        List<@Nullable Man> men = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            Man man = board[square];
            men.add(man);
            if (man != null) {
                full |= Square.bit(square);
                white |= man.side() == Side.WHITE ? Square.bit(square) : 0;
            }
        }
        run.reading(
                t,
                switch (kind) {
                    case OCCUPANCY -> new Reading.Occupancy(full);
                    case COLOUR -> new Reading.Colour(white, full & ~white);
                    case IDENTITY -> Reading.Identity.of(men);
                });
    }
}
