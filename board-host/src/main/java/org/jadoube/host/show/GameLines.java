package org.jadoube.host.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jadoube.host.archive.ArchivedGame;
import org.jadoube.rules.Position;
import org.jadoube.rules.San;
import org.jadoube.rules.Side;
import org.jadoube.rules.pgn.PgnMove;
import org.jspecify.annotations.Nullable;

/** What is told of a game that is shown: where it stands, and what the lights ask for. */
final class GameLines {

    private final List<String> moves = new ArrayList<>();
    private final String head;

    GameLines(ArchivedGame game) {
        Position position = game.game().start();
        for (PgnMove move : game.game().moves()) {
            String number = position.fullmoveNumber() + (position.turn() == Side.WHITE ? ". " : "... ");
            moves.add(number + San.write(position, move.move()));
            position = position.play(move.move());
        }
        this.head = "game " + game.number() + ": " + game.tag("White") + " - " + game.tag("Black") + " "
                + game.game().result() + ", " + moves.size() + " plies";
    }

    /** Which game it is. */
    String head() {
        return head;
    }

    /** How the show stands, from what the service tells of it ({@code show} of {@code /events}). */
    String line(Map<String, @Nullable Object> told) {
        int stood = number(told, "stood");
        int target = number(told, "target");
        String state = String.valueOf(told.get("state"));
        String lights = lights(told.get("lights"));
        if (state.equals("leaving")) {
            return "the game that waits gets its men back: " + lights;
        }
        if (state.equals("end")) {
            return after(stood) + " stands" + (stood == moves.size() ? ", the end of the game" : "");
        }
        return (stood < 0 ? "" : after(stood) + " stands; ") + "to " + after(target)
                + (lights.isEmpty() ? "" : ": " + lights);
    }

    private String after(int ply) {
        return ply <= 0 ? "the start" : moves.get(Math.min(ply, moves.size()) - 1);
    }

    private static int number(Map<String, @Nullable Object> told, String key) {
        return told.get(key) instanceof Long number ? Math.toIntExact(number) : -1;
    }

    private static String lights(@Nullable Object lights) {
        return lights instanceof Map<?, ?> squares
                ? squares.entrySet().stream()
                        .map(it -> it.getKey() + " " + it.getValue())
                        .collect(Collectors.joining(", "))
                : "";
    }
}
