package org.jadoube.host.hand;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.host.UsageException;
import org.jadoube.rules.Square;

/** A fault of the board, from a time on and until another. */
public sealed interface Fault {

    /** When it begins, ms. */
    long from();

    /** When it ends, ms. */
    long to();

    /** True while it lasts. */
    default boolean at(long t) {
        return t >= from() && t < to();
    }

    /** The contacts of these squares read empty. */
    record Open(long squares, long from, long to) implements Fault {}

    /** The contact of this square reads full. */
    record Closed(int square, long from, long to) implements Fault {}

    /** The contact of this square opens and closes, each for {@code period} ms. */
    record Flicker(int square, long from, long to, long period) implements Fault {}

    /**
     * The switches of these squares have no diode, in a matrix: a current may turn back through them, so that the fourth corner of
     * a rectangle reads full when the three others are.
     */
    record Ghost(long bare, long from, long to) implements Fault {}

    /** The squares whose switches may read wrong by it, as a mask. */
    default long squares() {
        return switch (this) {
            case Open open -> open.squares;
            case Closed closed -> Square.bit(closed.square);
            case Flicker flicker -> Square.bit(flicker.square);
            case Ghost ghost -> -1L;
        };
    }

    /**
     * Reads {@code stuck-open:e4@30000-60000}; kinds {@code stuck-open}, {@code stuck-closed}, {@code flicker} with a
     * square, {@code silent-row} with a rank, {@code silent-column} with a file, {@code ghost} with the square whose diode is
     * missing, or {@code all}. Without an end it stays.
     */
    static Fault parse(String text) {
        Matcher m = Pattern.compile("([a-z-]+):([a-h]?[1-8]?|all)@(\\d+)(?:-(\\d+))?")
                .matcher(text.toLowerCase(Locale.ROOT));
        if (!m.matches()) {
            throw wrong(text);
        }
        String where = m.group(2);
        long from = Long.parseLong(m.group(3));
        long to = m.group(4) == null ? Long.MAX_VALUE : Long.parseLong(m.group(4));
        return switch (m.group(1)) {
            case "stuck-open" -> new Open(Square.bit(square(where, text)), from, to);
            case "stuck-closed" -> new Closed(square(where, text), from, to);
            case "flicker" -> new Flicker(square(where, text), from, to, FLICKER_PERIOD);
            case "silent-row" -> new Open(0xffL << (8 * line(where, '1', text)), from, to);
            case "silent-column" -> new Open(0x0101010101010101L << line(where, 'a', text), from, to);
            case "ghost" -> new Ghost(where.equals("all") ? -1L : Square.bit(square(where, text)), from, to);
            default -> throw wrong(text);
        };
    }

    /** Half a period of a loose contact, ms: longer than a debounce lets pass. */
    long FLICKER_PERIOD = 35;

    private static int square(String where, String text) {
        if (where.length() != 2) {
            throw wrong(text);
        }
        return Square.parse(where);
    }

    private static int line(String where, char first, String text) {
        if (where.length() != 1 || where.charAt(0) < first || where.charAt(0) > first + 7) {
            throw wrong(text);
        }
        return where.charAt(0) - first;
    }

    static UsageException wrong(String text) {
        return new UsageException(
                "no fault of a board: '" + text
                        + "'; write stuck-open:e4@30000-60000, stuck-closed:e4@0, flicker:e4@0, silent-row:4@0, silent-column:e@0 or ghost:e4@0 (or ghost:all); * draws by lot, as in *:*@*-*");
    }
}
