package org.jadoube.host.hand;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.host.UsageException;

/**
 * A fault as the command line writes it, such as {@code stuck-open:e4@30000-60000}, with {@code *} for what each game draws by
 * lot: the kind, the square or line, the onset (before nine tenths of the game are played) and the end (5 to 60 s later).
 */
public final class FaultPlan {

    /** What {@code --help} says of the option. */
    public static final String HELP =
            "KIND:WHERE@FROM[-TO], ms, may be repeated: stuck-open:e4@30000-60000, stuck-closed:e4@0,"
                    + " flicker:e4@0, silent-row:4@0, silent-column:e@0, ghost:e4@0 (no diode at e4) or ghost:all@0;"
                    + " * draws by lot for each game: silent-row:*@*, *:*@*-*";

    private static final String ANY = "*";
    private static final Pattern SHAPE =
            Pattern.compile("([a-z-]+|\\*):([a-h]?[1-8]?|\\*|all)@(\\d+|\\*)(?:-(\\d+|\\*))?");
    private static final List<String> KINDS =
            List.of("stuck-open", "stuck-closed", "flicker", "silent-row", "silent-column", "ghost");
    private static final Span LASTS = new Span(5_000, 60_000);

    private final String kind;
    private final String where;
    private final String from;
    private final String to;

    private FaultPlan(String kind, String where, String from, String to) {
        this.kind = kind;
        this.where = where;
        this.from = from;
        this.to = to;
    }

    /** Reads a plan; a {@link UsageException} says how one is written. */
    public static FaultPlan parse(String text) {
        Matcher m = SHAPE.matcher(text.toLowerCase(Locale.ROOT));
        if (!m.matches()) {
            throw Fault.wrong(text);
        }
        String to = m.group(4) == null ? "" : m.group(4);
        FaultPlan plan = new FaultPlan(m.group(1), m.group(2), m.group(3), to);
        plan.draw(new Dice(1), 1_000_000);
        return plan;
    }

    /** The fault of one game, that lasts so many ms. */
    Fault draw(Dice dice, long game) {
        String drawnKind = kind.equals(ANY) ? dice.pick(KINDS) : kind;
        String drawnWhere = where.equals(ANY) ? where(drawnKind, dice) : where;
        long begins = from.equals(ANY) ? (long) dice.below((int) Math.max(1, game * 9 / 10)) : Long.parseLong(from);
        String ends = to.equals(ANY) ? String.valueOf(begins + dice.draw(LASTS)) : to;
        return Fault.parse(drawnKind + ":" + drawnWhere + "@" + begins + (ends.isEmpty() ? "" : "-" + ends));
    }

    private static String where(String kind, Dice dice) {
        String file = String.valueOf((char) ('a' + dice.below(8)));
        String rank = String.valueOf((char) ('1' + dice.below(8)));
        return switch (kind) {
            case "silent-row" -> rank;
            case "silent-column" -> file;
            default -> file + rank;
        };
    }
}
