package org.jadoube.host.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.rules.Fen;
import org.jadoube.rules.FenException;
import org.jadoube.rules.MoveRules;
import org.jadoube.rules.Position;
import org.jadoube.rules.San;
import org.jadoube.rules.Uci;

/**
 * Spells moves for the page where the events have them as UCI alone: those played before the page opened ({@code history} of
 * the header) and those of an {@code amend}. The page shows them; it knows no chess. Plies are counted from 1 with the
 * history.
 */
final class MoveLine {

    private static final MoveRules KINGS_TAKEN = new MoveRules(true, true, true);

    /** Positions by ply: the first stands before ply 1. */
    private final List<String> fens = new ArrayList<>();

    private final List<Ply> before = new ArrayList<>();
    private final boolean chess960;

    /** The line of a game with this header. */
    MoveLine(String head) throws BadInput {
        Map<String, String> told = Json.scalars(head);
        chess960 = Boolean.parseBoolean(told.get("chess960"));
        fens.add(told.getOrDefault("fen", Fen.write(Position.initial())));
        before.addAll(played(1, Json.strings(head, "history")));
        before.forEach(ply -> fens.add(ply.fen()));
    }

    /** Takes in an event, and gives the line's new end if the event told it as UCI alone, else an empty list. */
    List<Ply> hear(String json) throws BadInput {
        Map<String, String> told = Json.scalars(json);
        switch (told.getOrDefault("event", "")) {
            case "game" -> {
                fens.clear();
                before.clear();
                fens.add(told.getOrDefault("fen", Fen.write(Position.initial())));
            }
            case "move" -> stand(Integer.parseInt(told.getOrDefault("id", "1")), told.getOrDefault("fen", ""));
            case "amend" -> {
                int id = Integer.parseInt(told.getOrDefault("id", "1"));
                cut(id);
                List<Ply> plies = played(id, Json.strings(json, "to"));
                plies.forEach(ply -> fens.add(ply.fen()));
                return plies;
            }
            default -> {}
        }
        return List.of();
    }

    /** The moves that had been played when the header was written; none once another game has begun. */
    List<Ply> before() {
        return List.copyOf(before);
    }

    private void stand(int id, String fen) {
        cut(id);
        fens.add(fen);
    }

    /** Forgets the plies from {@code id} on. */
    private void cut(int id) {
        while (fens.size() > Math.max(1, id)) {
            fens.remove(fens.size() - 1);
        }
    }

    private List<Ply> played(int first, List<String> ucis) {
        List<Ply> plies = new ArrayList<>();
        if (ucis.isEmpty()) {
            return plies;
        }
        Position position = position(fens.get(fens.size() - 1));
        for (String uci : ucis) {
            var move = Uci.read(position, uci);
            String san = San.write(position, move);
            String by = position.turn().word();
            position = position.play(move);
            plies.add(new Ply(first + plies.size(), by, uci, san, Fen.write(position)));
        }
        return plies;
    }

    /** The position of a FEN that the game told; where kings are taken it may be one that the Laws do not know. */
    private Position position(String fen) {
        try {
            return Fen.position(fen, chess960);
        } catch (FenException kingsMayBeTaken) {
            return Fen.position(fen, chess960, KINGS_TAKEN);
        }
    }

    /** One ply as the event {@code move} tells it. */
    record Ply(int id, String by, String uci, String san, String fen) {}

    /** {@code plies} as a JSON array. */
    static String write(List<Ply> plies) {
        return Json.written(out -> {
            out.writeStartArray();
            for (Ply ply : plies) {
                out.writeStartObject();
                out.writeNumberField("id", ply.id());
                out.writeStringField("by", ply.by());
                out.writeStringField("uci", ply.uci());
                out.writeStringField("san", ply.san());
                out.writeStringField("fen", ply.fen());
                out.writeEndObject();
            }
            out.writeEndArray();
        });
    }
}
