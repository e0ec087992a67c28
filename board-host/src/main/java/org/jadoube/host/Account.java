package org.jadoube.host;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jadoube.arbiter.Language;
import org.jadoube.arbiter.Words;
import org.jadoube.game.GameEvent;
import org.jadoube.inference.Why;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/** Tells a game in the terminal, event by event, and draws the board at its end. */
final class Account implements Consumer<GameEvent> {

    private static final int RIVALS_TOLD = 3;
    private static final Words WORDS = new Words(Language.EN);

    /** Says why a ply was settled, by its id; null: say nothing. */
    @FunctionalInterface
    interface Reasons {
        @Nullable
        Why of(int id);
    }

    private final PrintWriter out;
    private final Reasons reasons;
    private final @Nullable Supplier<String> lit;
    private final StringBuilder seen = new StringBuilder();
    /** How often the search was cut short since the last ply. */
    private int bounded;

    private long lastBounded;

    /** {@code lit} gives the FEN to draw the lamps on, whenever they change; null: they are not drawn. */
    Account(String title, PrintWriter out, Reasons reasons, @Nullable Supplier<String> lit) {
        this.out = out;
        this.reasons = reasons;
        this.lit = lit;
        out.println(title);
    }

    @Override
    public void accept(GameEvent event) {
        switch (event) {
            case GameEvent.Moved e -> moved(e);
            case GameEvent.Amended e ->
                say(e, "corrected from ply " + e.id() + ": " + e.from() + " was really " + e.to());
            case GameEvent.TakenBack e -> say(e, "taken back: " + e.uci());
            case GameEvent.Asked e -> say(e, "asks " + e.question().word() + ": " + String.join(", ", e.choices()));
            case GameEvent.Answered e ->
                say(e, "answer: " + e.choice() + " (" + e.how().word() + ")");
            case GameEvent.Restore e -> say(e, restore(e));
            case GameEvent.Explained e ->
                say(e, "why not: " + WORDS.whyNot(e.why(), e.man(), e.blamed(), e.to(), e.move()));
            case GameEvent.Tip e -> say(e, "tip: " + e.hint().word() + ", " + squares(e.squares()));
            case GameEvent.Ruled e -> say(e, ruling(e));
            case GameEvent.Offered e -> say(e, name(e.by()) + "'s draw offer: " + e.state() + " (" + e.law() + ")");
            case GameEvent.Claimed e ->
                say(
                        e,
                        name(e.by()) + " claims " + e.kind() + ": " + (e.accepted() ? "right" : "wrong") + " ("
                                + e.law() + ")");
            case GameEvent.Noticed e -> noticed(e);
            case GameEvent.Sensor e -> say(e, WORDS.sensor(e.fault(), e.squares(), e.healed()));
            case GameEvent.Result e -> say(e, e.result() + ", " + e.reason() + " (" + e.law() + ")");
            case GameEvent.Game e ->
                say(e, "game " + e.number() + " begins, rules " + e.rules().text());
            case GameEvent.Sent e ->
                say(e, e.san() == null ? "the move sent is dropped" : e.by().word() + " sends " + e.san());
            case GameEvent.Agreed e -> say(e, agreed(e));
            case GameEvent.Drawn e -> say(e, "drawn by lot: " + String.join(", ", e.order()));
            case GameEvent.Ended e -> ended(e);
            case GameEvent.Lifted e -> seen.append(" -").append(Square.name(e.square()));
            case GameEvent.Placed e -> seen.append(" +").append(Square.name(e.square()));
            case GameEvent.DutyChanged e -> {}
            case GameEvent.Provisional e -> {}
            case GameEvent.Completed e -> {}
            case GameEvent.Lights e -> lights(e);
            case GameEvent.Clock e -> {}
        }
    }

    private void lights(GameEvent.Lights e) {
        if (lit != null) {
            say(e, e.scene().squares().isEmpty() ? "all lamps are dark" : "lamps");
            LampMarks.lines(lit.get(), e.scene()).forEach(out::println);
        }
    }

    private void noticed(GameEvent.Noticed e) {
        if (e.isBound()) {
            bounded++;
            lastBounded = e.t();
        }
        say(e, notice(e));
    }

    private static String notice(GameEvent.Noticed e) {
        String with = e.with().isEmpty() ? "" : ": " + String.join(", ", e.with());
        return e.code() + with + " (" + e.law() + ")";
    }

    private static String agreed(GameEvent.Agreed e) {
        return switch ((e.white() ? 2 : 0) + (e.black() ? 1 : 0)) {
            case 3 -> "both agree to the settings";
            case 2 -> "White agrees to the settings";
            case 1 -> "Black agrees to the settings";
            default -> "settings changed";
        };
    }

    private void moved(GameEvent.Moved e) {
        say(e, number(e.id()) + e.san() + "  (made at " + time(e.made()).strip() + ")");
        Why why = reasons.of(e.id());
        if (why != null) {
            out.println("          seen" + seen);
            out.printf(
                    Locale.ROOT,
                    "          decided by %s, cost %.1f, next best %s%n",
                    why.cause().name().toLowerCase(Locale.ROOT),
                    why.cost(),
                    Double.isInfinite(why.margin()) ? "none" : String.format(Locale.ROOT, "+%.1f", why.margin()));
            if (bounded > 0) {
                out.println("          search cut short: " + (bounded == 1 ? "once" : bounded + " times") + ", last at "
                        + time(lastBounded).strip() + "; the right move may not be among these");
            }
            why.living().stream().limit(RIVALS_TOLD).forEach(it -> out.println("          lived: " + it.why()));
        }
        seen.setLength(0);
        bounded = 0;
    }

    private void say(GameEvent event, String text) {
        out.println(time(event.t()) + "  " + text);
    }

    /** The move number before a ply: {@code 1. } for White, {@code 1... } for Black, if the game began with White. */
    private static String number(int id) {
        return (id + 1) / 2 + (id % 2 == 1 ? ". " : "... ");
    }

    private static String restore(GameEvent.Restore e) {
        if (e.place() == 0 && e.remove() == 0) {
            return "the board stands right again";
        }
        String fill = e.place() == 0 ? "" : " fill " + squares(e.place());
        String empty = e.remove() == 0 ? "" : " empty " + squares(e.remove());
        return "put right (" + e.reason().word() + "):" + fill + empty;
    }

    private static String ruling(GameEvent.Ruled e) {
        GameEvent.Penalty penalty = e.penalty();
        String price = penalty == null
                ? ""
                : ", " + penalty.addSeconds() + " s to " + penalty.to().word();
        Side by = e.by();
        return "ruling " + e.kind() + (by == null ? "" : " by " + by.word()) + " (" + e.law() + ")" + price;
    }

    private void ended(GameEvent.Ended e) {
        for (String rank : TextBoard.lines(e.fen())) {
            out.println(rank);
        }
        out.println(e.moves().size() + " plies, result " + e.result() + ", state "
                + e.state().word());
        out.println(e.fen());
        out.println();
    }

    private static String squares(long mask) {
        return String.join(" ", Square.names(mask));
    }

    private static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    private static String time(long t) {
        return String.format(Locale.ROOT, "%6.2f", t / 1000.0);
    }
}
