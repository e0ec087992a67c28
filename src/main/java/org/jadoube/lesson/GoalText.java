package org.jadoube.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jadoube.lesson.Goal.Way;
import org.jadoube.lesson.Goal.Wing;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Square;

/** Reads what stands behind {@code goal} in a lesson file. */
final class GoalText {

    private static final Pattern SQUARE = Pattern.compile("[a-h][1-8]");
    private static final Pattern MOVE = Pattern.compile("([a-h][1-8]){2}[qrbn]?");

    static final String KINDS =
            "play, reach, take, mate, escape, castle, en-passant, promote, no-stalemate, win, save," + " point or say";

    private final List<String> words;
    private int at;

    private GoalText(String text) {
        this.words = List.of(text.strip().split("\\s+"));
    }

    /**
     * The goal of a text such as {@code take d4 f6 from b2 in 2}.
     *
     * @throws IllegalArgumentException if it is none; the message says what was expected
     */
    static Goal read(String text) {
        GoalText reader = new GoalText(text);
        Goal goal = reader.goal();
        if (reader.at < reader.words.size()) {
            throw new IllegalArgumentException("nothing expected behind the goal, found \"" + reader.peek() + '"');
        }
        return goal;
    }

    private Goal goal() {
        String kind = next();
        return switch (kind) {
            case "play" -> play();
            case "reach" -> visit(false);
            case "take" -> visit(true);
            case "mate" -> peek().equals("in") ? new Goal.MateWithin(number("in")) : new Goal.Mate();
            case "escape" -> new Goal.Escape(one(Way.class));
            case "castle" -> new Goal.Castle(one(Wing.class));
            case "en-passant" -> new Goal.EnPassant();
            case "promote" -> new Goal.Promote(one(Piece.class));
            case "no-stalemate" -> new Goal.NoStalemate();
            case "win" -> new Goal.Win(digits(next()));
            case "save" -> new Goal.Save();
            case "point" -> point();
            case "say" -> new Goal.Say(yes(next()));
            default -> throw new IllegalArgumentException("unknown goal \"" + kind + "\"; " + KINDS + " expected");
        };
    }

    private Goal play() {
        int first = at;
        while (MOVE.matcher(peek()).matches()) {
            at++;
        }
        if (first == at) {
            throw new IllegalArgumentException("moves expected behind play, such as e2e4 or e7e8q");
        }
        return new Goal.Play(words.subList(first, at));
    }

    private Goal visit(boolean taking) {
        long squares = squares();
        int from = -1;
        int moves = 1;
        if (peek().equals("from")) {
            at++;
            from = square(next());
        }
        if (peek().equals("in")) {
            moves = number("in");
        }
        return new Goal.Visit(from, squares, moves, taking);
    }

    private Goal point() {
        boolean any = peek().equals("any");
        if (any) {
            at++;
        }
        return new Goal.Point(squares(), !any);
    }

    private long squares() {
        long mask = 0;
        while (SQUARE.matcher(peek()).matches()) {
            mask |= Square.bit(Square.parse(next()));
        }
        if (mask == 0) {
            throw new IllegalArgumentException("squares expected, such as e4; found \"" + peek() + '"');
        }
        return mask;
    }

    private int number(String before) {
        if (!next().equals(before)) {
            throw new IllegalArgumentException("\"" + before + "\" and a number expected");
        }
        return digits(next());
    }

    private static int digits(String word) {
        if (!word.matches("\\d{1,2}")) {
            throw new IllegalArgumentException("a number expected, found \"" + word + '"');
        }
        return Integer.parseInt(word);
    }

    private static boolean yes(String word) {
        return switch (word) {
            case "yes" -> true;
            case "no" -> false;
            default -> throw new IllegalArgumentException("yes or no expected, found \"" + word + '"');
        };
    }

    private static int square(String word) {
        if (!SQUARE.matcher(word).matches()) {
            throw new IllegalArgumentException("a square expected, such as e4; found \"" + word + '"');
        }
        return Square.parse(word);
    }

    private <E extends Enum<E>> E one(Class<E> kinds) {
        String word = next();
        return Arrays.stream(kinds.getEnumConstants())
                .filter(kind -> kind.name().toLowerCase(Locale.ROOT).equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("\"" + word + "\" is not one of "
                        + Arrays.toString(kinds.getEnumConstants()).toLowerCase(Locale.ROOT)));
    }

    private String peek() {
        return at < words.size() ? words.get(at) : "";
    }

    private String next() {
        String word = peek();
        at++;
        return word;
    }
}
