package org.jadoube.rules.pgn;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Position;
import org.jadoube.rules.SanLine;

/** Reads the moves of one game with their comments, glyphs and variations, up to its result. */
final class PgnMoveText {

    /** Deeper than people nest variations, and well within any stack. */
    private static final int DEEPEST = 200;

    private final PgnBytes bytes;
    private final PgnTags tags;
    private String result = "";

    PgnMoveText(PgnBytes bytes, PgnTags tags) {
        this.bytes = bytes;
        this.tags = tags;
    }

    PgnGame read() {
        Position start = tags.start();
        Draft main = new Draft(new SanLine(start));
        line(main, 0);
        String named = tags.values().getOrDefault("Result", "*");
        if (result.isEmpty()) {
            result = isResult(named) ? named : "*";
        }
        return new PgnGame(tags.values(), start, main.opening(), main.moves(), result);
    }

    /** Reads moves until the line ends: with its bracket, or with the game. */
    private void line(Draft draft, int depth) {
        while (true) {
            bytes.skipBlanks();
            int c = bytes.peek();
            if (c == PgnBytes.END || (c == '[' && bytes.atLineStart())) {
                requireClosed(depth);
                return;
            }
            switch (c) {
                case '{' -> draft.comment(braced());
                case ';' -> draft.comment(restOfLine());
                case '(' -> variation(draft, depth);
                case ')' -> {
                    bytes.take();
                    if (depth > 0) {
                        return;
                    }
                    throw fault("a ')' without its '('");
                }
                case '$' -> draft.glyph(number());
                case '%' -> escape();
                default -> {
                    if (word(draft, depth)) {
                        return;
                    }
                }
            }
        }
    }

    private void requireClosed(int depth) {
        if (depth > 0) {
            throw fault("a variation is not closed, expected ')'");
        }
    }

    private void escape() {
        if (!bytes.atLineStart()) {
            throw fault("'%' is allowed only at the start of a line or in a comment");
        }
        bytes.skipLine();
    }

    private void variation(Draft draft, int depth) {
        bytes.take();
        if (depth == DEEPEST) {
            throw fault("variations are nested more than " + DEEPEST + " deep");
        }
        if (draft.isEmpty() && !draft.cut) {
            throw fault("a variation before the first move");
        }
        Draft inner = new Draft(draft.variation());
        inner.cut = draft.cut;
        line(inner, depth + 1);
        draft.variation(new PgnLine(inner.opening(), inner.moves()));
    }

    private String braced() {
        int line = bytes.line();
        bytes.take();
        bytes.clear();
        int c = bytes.take();
        while (c != '}') {
            if (c == PgnBytes.END) {
                throw new PgnFault(line, "a comment is not closed, expected '}'");
            }
            bytes.keep(c);
            c = bytes.take();
        }
        return bytes.text();
    }

    private String restOfLine() {
        bytes.take();
        bytes.clear();
        int c = bytes.peek();
        while (c != PgnBytes.END && c != '\n' && c != '\r') {
            bytes.keep(bytes.take());
            c = bytes.peek();
        }
        return bytes.text();
    }

    private int number() {
        bytes.take();
        int number = 0;
        int c = bytes.peek();
        if (c < '0' || c > '9') {
            throw fault("expected a number after '$'");
        }
        while (c >= '0' && c <= '9' && number < 1000) {
            number = number * 10 + bytes.take() - '0';
            c = bytes.peek();
        }
        if (number > 255) {
            throw fault("annotation glyphs are $0 to $255, got $" + number);
        }
        return number;
    }

    /** Reads a move number, a move, a sign or a result; true if the game is over. */
    private boolean word(Draft draft, int depth) {
        int line = bytes.line();
        bytes.clear();
        int c = bytes.peek();
        do {
            bytes.keep(bytes.take());
            c = bytes.peek();
        } while (c > ' ' && "{}();$[]".indexOf(c) < 0);
        String word = bytes.text();
        if (isResult(word) || word.equals("1/2")) {
            if (depth > 0) {
                // Some programs end a variation with its result; the bracket still has to come.
                return false;
            }
            result = word.equals("1/2") ? "1/2-1/2" : word;
            remark(draft);
            return true;
        }
        String text = withoutNumber(word);
        if (!text.isEmpty()) {
            move(draft, text, line, depth);
        }
        return false;
    }

    /** Reads the comments behind the result, which speak of the last move. */
    private void remark(Draft draft) {
        while (bytes.peek() == ' ') {
            bytes.take();
        }
        if (bytes.peek() == '{') {
            draft.comment(braced());
        } else if (bytes.peek() == ';') {
            draft.comment(restOfLine());
        }
    }

    private static boolean isResult(String word) {
        return switch (word) {
            case "1-0", "0-1", "1/2-1/2", "*" -> true;
            default -> false;
        };
    }

    /** Takes {@code 12.} or {@code 12...} off the front. Zeros of castling are no number. */
    private static String withoutNumber(String word) {
        int at = 0;
        while (at < word.length() && word.charAt(at) >= '0' && word.charAt(at) <= '9') {
            at++;
        }
        if (at > 0 && word.startsWith("-", at)) {
            return word;
        }
        while (at < word.length() && (word.charAt(at) == '.' || word.charAt(at) == '\u2026')) {
            at++;
        }
        return at == 0 ? word : word.substring(at);
    }

    private void move(Draft draft, String text, int line, int depth) {
        int sign = PgnGlyphs.of(text);
        if (sign >= 0) {
            draft.glyph(sign);
            return;
        }
        if (text.equals("e.p.") || text.equals("ep")) {
            return;
        }
        if (depth > 0 && (text.equals("--") || text.equals("Z0"))) {
            draft.cut();
            return;
        }
        try {
            draft.play(text);
        } catch (MoveTextException e) {
            throw new PgnFault(line, String.valueOf(e.getMessage()));
        }
    }

    private PgnFault fault(String reason) {
        return new PgnFault(bytes.line(), reason);
    }

    /** A line of moves in the making. */
    private static final class Draft {

        private final SanLine line;
        private final List<PgnMove> moves = new ArrayList<>();
        private String opening = "";
        private boolean cut;

        Draft(SanLine line) {
            this.line = line;
        }

        boolean isEmpty() {
            return moves.isEmpty();
        }

        String opening() {
            return opening;
        }

        List<PgnMove> moves() {
            return moves;
        }

        SanLine variation() {
            return line.variation();
        }

        /** Reads over the rest of a variation that makes a null move, which is no move of chess. */
        void cut() {
            cut = true;
        }

        void play(String text) {
            if (cut) {
                return;
            }
            PgnMove move = PgnMove.of(line.play(text));
            moves.add(move);
            int mark = PgnGlyphs.suffix(text);
            if (mark >= 0) {
                glyph(mark);
            }
        }

        void comment(String raw) {
            if (cut) {
                return;
            }
            if (moves.isEmpty()) {
                opening = join(opening, raw);
                return;
            }
            PgnMove last = moves.getLast();
            long clock = PgnClock.find(raw, "clk");
            long elapsed = PgnClock.find(raw, "emt");
            String text = clock < 0 ? raw : PgnClock.without(raw, "clk");
            text = elapsed < 0 ? text : PgnClock.without(text, "emt");
            replace(new PgnMove(
                    last.move(),
                    last.nags(),
                    join(last.comment(), text),
                    clock < 0 ? last.clock() : clock,
                    elapsed < 0 ? last.elapsed() : elapsed,
                    last.variations()));
        }

        void glyph(int glyph) {
            if (cut || moves.isEmpty()) {
                return;
            }
            PgnMove last = moves.getLast();
            List<Integer> nags = new ArrayList<>(last.nags());
            nags.add(glyph);
            replace(new PgnMove(last.move(), nags, last.comment(), last.clock(), last.elapsed(), last.variations()));
        }

        void variation(PgnLine variation) {
            if (variation.moves().isEmpty()) {
                return;
            }
            PgnMove last = moves.getLast();
            List<PgnLine> variations = new ArrayList<>(last.variations());
            variations.add(variation);
            replace(new PgnMove(last.move(), last.nags(), last.comment(), last.clock(), last.elapsed(), variations));
        }

        private void replace(PgnMove move) {
            moves.set(moves.size() - 1, move);
        }

        private static String join(String a, String b) {
            String text = b.strip();
            return a.isEmpty() ? text : text.isEmpty() ? a : a + " " + text;
        }
    }
}
