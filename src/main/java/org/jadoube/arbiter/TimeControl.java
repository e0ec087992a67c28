package org.jadoube.arbiter;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.rules.Side;

/**
 * How much time each player has, in periods (article 6.3).
 *
 * <p>Text: seconds and increment "300+3", delay "300d5", Bronstein "300b5", periods "40/5400+30:1800+30"; two texts
 * with a comma between give White and Black different times.
 *
 * @param white the periods of White, at least one, only the last without a number of moves
 * @param black the periods of Black
 */
public record TimeControl(List<Period> white, List<Period> black) {
    private static final Pattern PERIOD = Pattern.compile("(?:(\\d{1,3})/)?(\\d{1,6})(?:([+db])(\\d{1,4}))?");
    private static final int MOVES_OF_A_GAME = 60;

    /** Copies and checks the periods. */
    public TimeControl {
        white = checked(white);
        black = checked(black);
    }

    /**
     * Reads a clock text.
     *
     * @throws TimeControlException if it is none
     */
    public static TimeControl parse(String text) {
        String[] sides = text.strip().split(",", -1);
        if (sides.length > 2) {
            throw problem(text, text, "at most two settings, White's and Black's");
        }
        List<Period> white = periods(text, sides[0].strip());
        return new TimeControl(white, sides.length == 1 ? white : periods(text, sides[1].strip()));
    }

    /** The periods of one side. */
    public List<Period> of(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** The control with the players' times exchanged. */
    public TimeControl swapped() {
        return new TimeControl(black, white);
    }

    /** The category by the main time and sixty increments of the slower setting (A.1, B.1). */
    public TimeCategory category() {
        return TimeCategory.ofSeconds(Math.max(sixtyMovesMs(white), sixtyMovesMs(black)) / 1000);
    }

    /** The control as text that {@link #parse} reads. */
    public String text() {
        String w = text(white);
        return white.equals(black) ? w : w + "," + text(black);
    }

    private static String text(List<Period> periods) {
        return periods.stream().map(Period::text).collect(Collectors.joining(":"));
    }

    private static long sixtyMovesMs(List<Period> periods) {
        long base = periods.stream().mapToLong(Period::baseMs).sum();
        return base + MOVES_OF_A_GAME * periods.getFirst().bonusMs();
    }

    private static List<Period> periods(String text, String side) {
        return Stream.of(side.split(":", -1)).map(part -> period(text, part)).toList();
    }

    private static Period period(String text, String part) {
        Matcher m = PERIOD.matcher(part);
        if (!m.matches()) {
            throw problem(text, part, "seconds+increment, secondsdDELAY or secondsbBRONSTEIN");
        }
        int moves = m.group(1) == null ? 0 : Integer.parseInt(m.group(1));
        long base = Long.parseLong(m.group(2)) * 1000;
        long bonus = m.group(4) == null ? 0 : Long.parseLong(m.group(4)) * 1000;
        if (base + bonus == 0 || (m.group(1) != null && moves == 0)) {
            throw problem(text, part, "more than nothing");
        }
        return new Period(moves, base, mode(m.group(3)), bonus);
    }

    private static Period.Mode mode(@org.jspecify.annotations.Nullable String sign) {
        if (sign == null) {
            return Period.Mode.INCREMENT;
        }
        return switch (sign.charAt(0)) {
            case 'd' -> Period.Mode.DELAY;
            case 'b' -> Period.Mode.BRONSTEIN;
            default -> Period.Mode.INCREMENT;
        };
    }

    private static List<Period> checked(List<Period> periods) {
        if (periods.isEmpty()) {
            throw new TimeControlException("a time control needs a period");
        }
        for (Period earlier : periods.subList(0, periods.size() - 1)) {
            if (earlier.moves() == 0) {
                throw new TimeControlException("clock \"" + text(periods) + "\": only the last period may be without"
                        + " a number of moves; write \"40/" + earlier.text() + "\"");
            }
        }
        return List.copyOf(periods);
    }

    private static TimeControlException problem(String text, String part, String expected) {
        return new TimeControlException("clock \"" + text + "\": \"" + part + "\" is no time; expected " + expected
                + ", as in 300+3, 300d5, 300b5 or 40/5400+30:1800+30");
    }
}
