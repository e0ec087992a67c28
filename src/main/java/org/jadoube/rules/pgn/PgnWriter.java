package org.jadoube.rules.pgn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.rules.Position;
import org.jadoube.rules.San;
import org.jadoube.rules.Side;

/** Writes games in the export format of PGN: seven tags in order, then the others, then moves in lines of 79 columns. */
public final class PgnWriter {

    private static final int WIDTH = 79;
    private static final List<String> ROSTER = List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

    private final StringBuilder out = new StringBuilder();
    private int column;
    private boolean tight;

    private PgnWriter() {}

    /** The game with a blank line behind it, so that games can follow one another. */
    public static String write(PgnGame game) {
        PgnWriter writer = new PgnWriter();
        writer.tags(game);
        writer.comment(game.comment());
        writer.line(game.start(), game.moves());
        writer.word(game.result());
        return writer.out.append("\n\n").toString();
    }

    private void tags(PgnGame game) {
        Map<String, String> tags = new LinkedHashMap<>();
        for (String name : ROSTER) {
            tags.put(name, game.tags().getOrDefault(name, name.equals("Date") ? "????.??.??" : "?"));
        }
        tags.put("Result", game.result());
        tags.putAll(others(game));
        tags.forEach((name, value) -> out.append('[')
                .append(name)
                .append(" \"")
                .append(clean(value).replace("\\", "\\\\").replace("\"", "\\\""))
                .append("\"]\n"));
        out.append('\n');
    }

    private static Map<String, String> others(PgnGame game) {
        Map<String, String> others = new LinkedHashMap<>(game.tags());
        ROSTER.forEach(others::remove);
        if (!game.start().equals(Position.initial()) || game.start().chess960() || others.containsKey("FEN")) {
            others.put("SetUp", "1");
            others.put("FEN", game.start().fen());
        }
        if (game.start().chess960()) {
            others.put("Variant", "Chess960");
        }
        return others;
    }

    private static String clean(String value) {
        return value.replaceAll("\\p{Cntrl}", " ");
    }

    private void line(Position start, List<PgnMove> moves) {
        Position position = start;
        boolean numbered = false;
        for (PgnMove move : moves) {
            if (position.turn() == Side.WHITE) {
                word(position.fullmoveNumber() + ".");
            } else if (!numbered) {
                word(position.fullmoveNumber() + "...");
            }
            numbered = beside(position, move);
            position = position.play(move.move());
        }
    }

    /** Writes a move with what is noted beside it; false if the next one needs its number again. */
    private boolean beside(Position position, PgnMove move) {
        String san = San.write(position, move.move());
        List<Integer> nags = move.nags();
        String mark = nags.isEmpty() ? "" : PgnGlyphs.mark(nags.getFirst());
        word(san + mark);
        for (int nag : mark.isEmpty() ? nags : nags.subList(1, nags.size())) {
            word("$" + nag);
        }
        String clock = move.clock() < 0 ? "" : PgnClock.format("clk", move.clock());
        String elapsed = move.elapsed() < 0 ? "" : PgnClock.format("emt", move.elapsed());
        String comment = (elapsed + " " + clock + " " + move.comment()).strip();
        comment(comment);
        for (PgnLine variation : move.variations()) {
            open("(");
            comment(variation.comment());
            line(position, variation.moves());
            out.append(')');
            column++;
        }
        return comment.isEmpty() && move.variations().isEmpty();
    }

    private void comment(String comment) {
        if (comment.isEmpty()) {
            return;
        }
        // A closing brace cannot be escaped in PGN.
        String[] words = clean(comment).replace('}', ')').strip().split(" +");
        open("{");
        for (String word : words) {
            word(word);
        }
        out.append('}');
        column++;
    }

    private void open(String bracket) {
        word(bracket);
        tight = true;
    }

    /** Writes a word after a blank, or after a line break where the line would grow too long. */
    private void word(String word) {
        if (column > 0 && !tight) {
            boolean full = column + 1 + word.length() > WIDTH - 1;
            out.append(full ? '\n' : ' ');
            column = full ? 0 : column + 1;
        }
        tight = false;
        out.append(word);
        column += word.length();
    }
}
