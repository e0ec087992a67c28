package org.jadoube.host.hand;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.host.FailureException;
import org.jadoube.rules.Fen;
import org.jadoube.rules.FenException;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Position;
import org.jadoube.rules.San;

/**
 * The main line of a game in PGN: its tags and its moves. Comments, variations and glyphs are passed over.
 *
 * @param tags tag pairs in the order of the file
 * @param start the position before the first move
 * @param moves the moves of the main line
 */
public record PgnScore(Map<String, String> tags, Position start, List<Move> moves) {

    private static final Pattern TAG = Pattern.compile("\\[(\\w+)\\s+\"((?:[^\"\\\\]|\\\\.)*)\"\\s*]");
    private static final Pattern TOKEN = Pattern.compile("\\{[^}]*}|;[^\\n]*|[()]|[^\\s(){};]+");
    private static final Pattern NUMBER = Pattern.compile("^\\d+\\.+");

    /** The game to be played, with the names of its players for the recording's header. */
    public GameScript script() {
        Map<String, String> names = new HashMap<>();
        for (String tag : List.of("White", "Black", "Event", "Round")) {
            String name = tags.getOrDefault(tag, "?");
            if (!name.equals("?")) {
                names.put(tag.toLowerCase(Locale.ROOT), name);
            }
        }
        return new GameScript(start, moves, names, null);
    }

    /** Reads all games of a PGN text; {@code name} is the file's, for errors. */
    public static List<PgnScore> read(String name, String text) {
        List<PgnScore> games = new ArrayList<>();
        Map<String, String> tags = new LinkedHashMap<>();
        StringBuilder movetext = new StringBuilder();
        for (String line : lines(text)) {
            Matcher tag = TAG.matcher(line.strip());
            if (!tag.matches()) {
                movetext.append(line).append('\n');
                continue;
            }
            if (!movetext.toString().isBlank()) {
                games.add(game(name, tags, movetext.toString()));
                tags = new LinkedHashMap<>();
            }
            movetext.setLength(0);
            tags.put(tag.group(1), tag.group(2).replace("\\\"", "\"").replace("\\\\", "\\"));
        }
        if (!movetext.toString().isBlank()) {
            games.add(game(name, tags, movetext.toString()));
        }
        return games;
    }

    /** Lines without their ends, and without the mark that some editors put before the first one. */
    private static List<String> lines(String text) {
        return (text.startsWith("\uFEFF") ? text.substring(1) : text).lines().toList();
    }

    private static PgnScore game(String name, Map<String, String> tags, String movetext) {
        String where = name + ": game " + tags.getOrDefault("White", "?") + " - " + tags.getOrDefault("Black", "?");
        try {
            boolean chess960 = tags.getOrDefault("Variant", "").contains("960");
            String fen = tags.get("FEN");
            Position start = fen == null ? Position.initial() : Fen.position(fen, chess960);
            return new PgnScore(Map.copyOf(tags), start, moves(start, movetext));
        } catch (FenException | MoveTextException e) {
            throw new FailureException(where + ": " + e.getMessage(), e);
        }
    }

    private static List<Move> moves(Position start, String movetext) {
        List<Move> moves = new ArrayList<>();
        Position position = start;
        int depth = 0;
        Matcher tokens = TOKEN.matcher(movetext);
        while (tokens.find()) {
            String token = tokens.group();
            depth += token.equals("(") ? 1 : token.equals(")") ? -1 : 0;
            String san = NUMBER.matcher(token).replaceFirst("");
            if (depth > 0 || token.matches("(?s)[()]|\\{.*|;.*|\\$\\d+|1-0|0-1|1/2-1/2|\\*") || san.isEmpty()) {
                continue;
            }
            Move move = San.read(position, san);
            moves.add(move);
            position = position.play(move);
        }
        return List.copyOf(moves);
    }
}
