package org.jadoube.inference;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Move;
import org.jspecify.annotations.Nullable;

/** Decides when explanations are so equal that only a person can tell, and when that is no longer so. */
final class Asking {

    private final Terms terms;
    private final List<Finding> findings;
    private Finding.@Nullable Asked open;
    /** Whether the open question is about a ply that was told already. */
    private boolean late;

    private long lastPress = Long.MIN_VALUE / 4;

    Asking(Terms terms, List<Finding> findings) {
        this.terms = terms;
        this.findings = findings;
    }

    Finding.@Nullable Asked open() {
        return open;
    }

    /** Opens and closes questions. */
    void decide(Beam beam, Told told, Settling settling, long now, long quiet, boolean pressed) {
        Finding.Asked question = open;
        if (question != null && closes(question, beam, told, settling, now, quiet)) {
            open = null;
            question = null;
        }
        lastPress = pressed ? now : lastPress;
        Line rival = settling.rival();
        if (question == null
                && (rival != null || settling.isShaken() || (beam.size() > 1 && isWithin(beam, 1, Price.MARGIN)))) {
            ask(
                    beam,
                    told,
                    settling,
                    new Moment(now, quiet, pressed, settling.isShaken() || settling.isDisorder(beam.best()), false));
        }
    }

    private void ask(Beam beam, Told told, Settling settling, Moment moment) {
        if (settling.isShaken()) {
            boolean known = ask(longest(settling.contenders()), told, moment, false, false);
            if (!known && beam.best().open == 0 && moment.quiet() >= terms.p(Price.GHOST_REST)) {
                ask(settling.contenders(), told, moment.orInHand(), false);
            }
            return;
        }
        boolean asked = ask(within(beam, Price.ASK_WITHIN), told, moment, false)
                || (moment.pressed() && ask(within(beam, Price.ASK_WITHIN_SILENT), told, moment, false))
                || ask(within(beam, Price.ASK_OLD_WITHIN), told, moment, true);
        Line rival = settling.rival();
        if (!asked && rival != null) {
            asked = ask(List.of(beam.best().line, rival), told, moment, false);
        }
        if (!asked && settling.isCalm()) {
            asked = ask(settling.contenders(), told, moment, true, false)
                    || ask(settling.complete(), told, moment, true, false);
        }
    }

    /** Those that are no part of another: that nothing more was done is no choice, unless nobody saw what was. */
    private static List<Line> longest(List<Line> lines) {
        List<Line> longest = new ArrayList<>();
        for (Line line : lines) {
            boolean part = false;
            for (Line other : lines) {
                part |= other.length > line.length && other.startsWith(line) && !other.first(line.length + 1).guessed;
            }
            if (!part) {
                longest.add(line);
            }
        }
        return longest;
    }

    private boolean isWithin(Beam beam, int index, Price distance) {
        return beam.get(index).total() <= beam.best().total() + terms.p(distance);
    }

    /** The lines of the explanations that are no dearer than the best by more. */
    private List<Line> within(Beam beam, Price distance) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < beam.size() && isWithin(beam, i, distance); i++) {
            lines.add(beam.get(i).line);
        }
        return lines;
    }

    /**
     * When it is asked whether to ask: so long after the last edge, or at a press; disorder is a man too many or missing;
     * {@code inHand}: that nothing more was done is a choice, though somebody saw the board.
     */
    private record Moment(long now, long quiet, boolean pressed, boolean disorder, boolean inHand) {

        Moment orInHand() {
            return new Moment(now, quiet, pressed, disorder, true);
        }
    }

    /** Closes the question for a reason outside of the beam. */
    void close(long now, @Nullable Move answer, How how) {
        Finding.Asked question = open;
        if (question != null) {
            findings.add(new Finding.AskClosed(now, question.index(), answer, how));
            open = null;
        }
    }

    private boolean closes(Finding.Asked question, Beam beam, Told told, Settling settling, long now, long quiet) {
        int index = question.index();
        if (told.plies().size() > index
                && (!late || isSure(settling.contenders(), told.line().first(told.length(index))))) {
            Move answer = told.plies().get(index).move();
            findings.add(new Finding.AskClosed(now, index, answer, How.PLAY));
            return true;
        }
        if (late && told.plies().size() > index) {
            return false;
        }
        boolean concerns = concerns(question, beam.best().line, told.length(index));
        if (settling.isShaken()) {
            for (Line line : settling.contenders()) {
                concerns |= concerns(question, line, told.length(index));
            }
        }
        if (settling.isCalm()) {
            for (Line line : settling.complete()) {
                concerns |= concerns(question, line, told.length(index));
            }
        }
        if (quiet >= terms.p(Price.ASK_QUIET) && !concerns) {
            findings.add(new Finding.AskClosed(now, index, null, How.LAPSED));
            return true;
        }
        return false;
    }

    private static boolean concerns(Finding.Asked question, Line line, int length) {
        return line.length >= length
                && question.candidates().contains(line.first(length).move());
    }

    /** Whether all that contend say the same up to here. */
    private static boolean isSure(List<Line> contenders, Line line) {
        for (Line each : contenders) {
            if (!each.startsWith(line)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Asks about the first ply that these lines do not have in common.
     *
     * @param old whether only of a ply that has been on the board for long
     */
    private boolean ask(List<Line> lines, Told told, Moment moment, boolean old) {
        return ask(lines, told, moment, old, true);
    }

    /** The same, if wanted also about a ply that was told already. */
    private boolean ask(List<Line> lines, Told told, Moment moment, boolean old, boolean fresh) {
        if (lines.size() < 2) {
            return false;
        }
        Line common = lines.get(0);
        for (Line line : lines) {
            common = Line.common(common, line);
        }
        boolean untold = common.startsWith(told.line());
        if (common.length < told.length(-1) || (fresh && !untold)) {
            return false;
        }
        int index = common.length;
        List<Move> candidates = new ArrayList<>();
        long landed = Long.MIN_VALUE;
        boolean silent = false;
        boolean guessed = false;
        boolean inHand = false;
        for (Line line : lines) {
            if (line.length <= index) {
                inHand = true;
                continue;
            }
            Line ply = line.first(index + 1);
            landed = Math.max(landed, ply.landed);
            silent |= ply.silent;
            guessed |= ply.guessed;
            if (!candidates.contains(ply.move())) {
                candidates.add(ply.move());
            }
        }
        if ((inHand && !guessed && !moment.inHand()) || candidates.size() < (inHand ? 1 : 2)) {
            return false;
        }
        Question question = kind(candidates);
        if (guessed && moment.quiet() < terms.p(Price.ASK_QUIET)) {
            return false;
        }
        boolean due = old
                ? !fresh || moment.now() - landed >= terms.p(Price.ASK_LANDING)
                : isDue(question, silent, moment.now() - landed, moment);
        if (!due) {
            return false;
        }
        Finding.Asked asked = new Finding.Asked(
                moment.now(),
                told.index(index + 1),
                question,
                sorted(candidates),
                inHand,
                TouchAnswer.squares(question, candidates));
        open = asked;
        late = !untold;
        findings.add(asked);
        return true;
    }

    private boolean isDue(Question question, boolean silent, long age, Moment moment) {
        if (question == Question.PROMOTION) {
            return age >= terms.p(Price.ASK_PROMOTION);
        }
        boolean atPress = silent && moment.pressed() && moment.quiet() >= terms.p(Price.ASK_AT_PRESS);
        long quiet = silent ? Math.min(moment.quiet(), moment.now() - lastPress) : moment.quiet();
        double wait = terms.p(moment.disorder() ? Price.UNEXPLAINED : Price.ASK_QUIET);
        return atPress || quiet >= wait || age >= terms.p(silent ? Price.ASK_SILENT : Price.ASK_LANDING);
    }

    private static Question kind(List<Move> candidates) {
        Move first = candidates.get(0);
        boolean promotions = true;
        boolean captures = true;
        for (Move move : candidates) {
            promotions &= move.promotion() != null && move.from() == first.from() && move.to() == first.to();
            captures &= move.captured() != null;
        }
        if (promotions) {
            return Question.PROMOTION;
        }
        return captures ? Question.WHICH_CAPTURE : Question.WHICH_MOVE;
    }

    private static List<Move> sorted(List<Move> moves) {
        List<Move> sorted = new ArrayList<>(moves);
        sorted.sort(java.util.Comparator.comparing(Move::uci));
        return sorted;
    }
}
