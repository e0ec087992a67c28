package org.jadoube.host.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads what an engine says, as the protocol asks: unknown words are passed over, blanks and tabs count as one, and a
 * line that cannot be understood is no error but says nothing.
 */
final class UciReader {

    /** A longer line than this, in characters, is nobody's answer. */
    static final int LONGEST = 65_536;

    private static final List<String> OPTION_WORDS = List.of("name", "type", "default", "min", "max", "var");

    private UciReader() {}

    /** What the line means. */
    static FromEngine read(String line) {
        List<String> words = List.of(line.strip().split("\\s+"));
        return switch (words.getFirst()) {
            case "id" -> id(words);
            case "option" -> option(words);
            case "uciok" -> new FromEngine.UciOk();
            case "readyok" -> new FromEngine.ReadyOk();
            case "info" -> info(words);
            case "bestmove" -> bestMove(words);
            default -> new FromEngine.Other();
        };
    }

    private static FromEngine id(List<String> words) {
        return words.size() > 2 && words.get(1).equals("name")
                ? new FromEngine.Name(String.join(" ", words.subList(2, words.size())))
                : new FromEngine.Other();
    }

    private static FromEngine option(List<String> words) {
        String name = value(words, "name");
        String type = value(words, "type");
        return name.isEmpty() || type.isEmpty()
                ? new FromEngine.Other()
                : new FromEngine.Offer(
                        name,
                        type,
                        value(words, "default"),
                        number(value(words, "min"), 0),
                        number(value(words, "max"), 0));
    }

    /** The words after {@code key} up to the next key: names of options may have blanks. */
    private static String value(List<String> words, String key) {
        int from = words.indexOf(key) + 1;
        int to = from;
        while (from > 0 && to < words.size() && (to == from || !OPTION_WORDS.contains(words.get(to)))) {
            to++;
        }
        return from == 0 ? "" : String.join(" ", words.subList(from, to));
    }

    /** A line of play with its score; a bound on a score is not one yet. */
    private static FromEngine info(List<String> words) {
        int score = words.indexOf("score");
        int pv = words.indexOf("pv");
        boolean bound = words.contains("lowerbound") || words.contains("upperbound");
        if (words.contains("string") || score < 0 || pv < 0 || bound || score + 2 >= words.size()) {
            return new FromEngine.Other();
        }
        Score worth = score(words.get(score + 1), words.get(score + 2));
        return worth == null || pv + 1 == words.size()
                ? new FromEngine.Other()
                : new FromEngine.Line(
                        (int) number(after(words, "multipv"), 1),
                        (int) number(after(words, "depth"), 0),
                        worth,
                        words.subList(pv + 1, words.size()));
    }

    private static @Nullable Score score(String kind, String text) {
        long value = number(text, Long.MIN_VALUE);
        if (value < -Score.MATE || value > Score.MATE) {
            return null;
        }
        return switch (kind) {
            case "cp" -> new Score.Pawns((int) value);
            case "mate" -> new Score.Mate((int) value);
            default -> null;
        };
    }

    private static FromEngine bestMove(List<String> words) {
        String move = words.size() > 1 ? words.get(1) : "";
        boolean none = move.isEmpty() || move.equals("(none)") || move.equals("0000");
        return new FromEngine.BestMove(none ? null : move);
    }

    private static String after(List<String> words, String key) {
        int at = words.indexOf(key);
        return at < 0 || at + 1 >= words.size() ? "" : words.get(at + 1);
    }

    private static long number(String text, long otherwise) {
        return text.matches("-?\\d{1,18}") ? Long.parseLong(text) : otherwise;
    }
}
