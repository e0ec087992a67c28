package org.jadoube.host;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Square;

/** The lamps of a board in the terminal: a sign of its own behind each lighted square, never a colour alone. */
final class LampMarks {

    private LampMarks() {}

    /** The sign of a meaning. */
    static char mark(Light light) {
        return switch (light) {
            case PLACE -> '+';
            case REMOVE -> '-';
            case PROMOTION -> '^';
            case CASTLE -> 'o';
            case CAPTURE -> 'x';
            case TARGET -> '*';
            case EN_PASSANT -> 'e';
            case ASK -> '?';
            case SOURCE -> '<';
            case CHECK -> '!';
            case CHECKER -> '#';
            case HINT -> '=';
            case DANGER -> '%';
            case LAST_TO -> ']';
            case LAST_FROM -> '[';
            case TURN -> '~';
        };
    }

    /** The board with its lamps, and below it what the signs mean that are lit; {@code fen} is a FEN. */
    static List<String> lines(String fen, LightScene scene) {
        List<String> lines = new ArrayList<>();
        List<String> board = TextBoard.lines(fen);
        for (int rank = 7; rank >= 0; rank--) {
            String bare = board.get(7 - rank);
            StringBuilder line = new StringBuilder(bare.substring(0, TextBoard.FIRST - 1));
            for (int file = 0; file < 8; file++) {
                Light lit = scene.squares().get(Square.of(file, rank));
                line.append(' ').append(bare.charAt(TextBoard.FIRST + 2 * file)).append(lit == null ? ' ' : mark(lit));
            }
            lines.add(line.toString().stripTrailing());
        }
        lines.add("     a  b  c  d  e  f  g  h");
        Set<Light> used = EnumSet.noneOf(Light.class);
        used.addAll(scene.squares().values());
        if (!used.isEmpty()) {
            lines.add(used.stream()
                    .map(light -> mark(light) + " " + light.word())
                    .collect(Collectors.joining(", ", "    ", "")));
        }
        return lines;
    }
}
