package org.jadoube.host.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.arbiter.TimeControl;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameView;
import org.jadoube.host.archive.Openings;
import org.jadoube.rules.pgn.PgnGame;
import org.jadoube.rules.pgn.PgnMove;
import org.jadoube.rules.pgn.PgnWriter;

/**
 * Writes a game as PGN with everything that its record holds: clock times as {@code %clk} and {@code %emt}, rulings, offers,
 * claims and moves taken back as comments, which other programs pass over.
 */
public final class GamePgn {

    /** A square bracket or brace would end a comment or be taken for a command in it. */
    private static final String FORBIDDEN = "[\\[\\]{}]";

    private GamePgn() {}

    /** The game; {@code date} as in "2026.11.29". */
    public static String text(GameView view, String date) {
        return text(view, date, Map.of());
    }

    /** The game with further tags; its opening is named if it is one of ours. */
    static String text(GameView view, String date, Map<String, String> more) {
        GameEvent.Result result = view.result();
        String how = result == null ? "*" : result.result();
        Map<String, String> tags = tags(view, date);
        PgnGame bare = new PgnGame(tags, view.setup().start(), "", moves(view), how);
        Openings.standard().of(bare).ifPresent(opening -> {
            tags.put("ECO", opening.code());
            tags.put("Opening", opening.name());
        });
        tags.putAll(more);
        return PgnWriter.write(new PgnGame(tags, view.setup().start(), remarks(view, 0), moves(view), how));
    }

    private static Map<String, String> tags(GameView view, String date) {
        Map<String, String> tags = new LinkedHashMap<>();
        Map<String, String> names = view.setup().names();
        tags.put("Event", names.getOrDefault("event", "Jadoube board"));
        tags.put("Site", "?");
        tags.put("Date", date);
        tags.put("Round", names.getOrDefault("round", "-"));
        tags.put("White", names.getOrDefault("white", "?"));
        tags.put("Black", names.getOrDefault("black", "?"));
        if (names.containsKey("table")) {
            tags.put("Board", names.getOrDefault("table", ""));
        }
        tags.put("TimeControl", timeControl(view.setup().clock()));
        tags.put("Termination", termination(view.result()));
        String house = String.join(" ", view.setup().rules().houseWords());
        tags.put("Rules", view.setup().rules().base().word() + (house.isEmpty() ? "" : " " + house));
        return tags;
    }

    /** The tag has no word for a delay: it stands as the board writes it. */
    private static String timeControl(@org.jspecify.annotations.Nullable TimeControl clock) {
        return clock == null ? "-" : clock.text();
    }

    /** The words that the PGN standard knows. */
    private static String termination(GameEvent.@org.jspecify.annotations.Nullable Result result) {
        if (result == null) {
            return "unterminated";
        }
        return switch (result.reason()) {
            case "time" -> "time forfeit";
            case "illegal-moves" -> "rules infraction";
            case "arbiter" -> "adjudication";
            default -> "normal";
        };
    }

    private static List<PgnMove> moves(GameView view) {
        List<PgnMove> moves = new ArrayList<>();
        for (GameView.PlyView ply : view.plies()) {
            moves.add(new PgnMove(ply.move(), List.of(), remarks(view, ply.id()), ply.left(), ply.spent(), List.of()));
        }
        return moves;
    }

    private static String remarks(GameView view, int after) {
        return String.join(
                " ",
                view.remarks().stream()
                        .filter(remark -> remark.after() == after)
                        .map(remark -> remark.text().replaceAll(FORBIDDEN, ""))
                        .toList());
    }
}
