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

    Asking(Terms terms, List<Finding> findings) {
        this.terms = terms;
        this.findings = findings;
    }

    Finding.@Nullable Asked open() {
        return open;
    }

    /**
     * Opens and closes questions.
     *
     * @param rival a line that explains the board in full where the likely one does not; null if there is none
     */
    void decide(Beam beam, Told told, @Nullable Line rival, long now, long quiet, boolean pressed) {
        Finding.Asked question = open;
        if (question != null && closes(question, beam, told, now, quiet)) {
            open = null;
            question = null;
        }
        if (question == null && (rival != null || (beam.size() > 1 && isWithin(beam, 1, Price.MARGIN)))) {
            ask(beam, told, rival, new Moment(now, quiet, pressed));
        }
    }

    private void ask(Beam beam, Told told, @Nullable Line rival, Moment moment) {
        boolean asked = ask(within(beam, Price.ASK_WITHIN), told, moment, false)
                || (moment.pressed() && ask(within(beam, Price.ASK_WITHIN_SILENT), told, moment, false))
                || ask(within(beam, Price.MARGIN), told, moment, true);
        if (!asked && rival != null) {
            ask(List.of(beam.best().line, rival), told, moment, false);
        }
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

    /** When it is asked whether to ask: so long after the last edge, or at a press. */
    private record Moment(long now, long quiet, boolean pressed) {}

    /** Closes the question for a reason outside of the beam. */
    void close(long now, @Nullable Move answer, How how) {
        Finding.Asked question = open;
        if (question != null) {
            findings.add(new Finding.AskClosed(now, question.index(), answer, how));
            open = null;
        }
    }

    private boolean closes(Finding.Asked question, Beam beam, Told told, long now, long quiet) {
        int index = question.index();
        if (told.plies().size() > index) {
            Move answer = told.plies().get(index).move();
            findings.add(new Finding.AskClosed(now, index, answer, How.PLAY));
            return true;
        }
        if (quiet >= terms.p(Price.ASK_QUIET) && !concerns(question, beam.best().line, told.length(index))) {
            findings.add(new Finding.AskClosed(now, index, null, How.LAPSED));
            return true;
        }
        return false;
    }

    private static boolean concerns(Finding.Asked question, Line line, int length) {
        return line.length >= length
                && question.candidates().contains(line.first(length).move());
    }

    /**
     * Asks about the first ply that these lines do not have in common.
     *
     * @param old whether only of a ply that has been on the board for long
     */
    private boolean ask(List<Line> lines, Told told, Moment moment, boolean old) {
        Line common = lines.get(0);
        for (Line line : lines) {
            common = Line.common(common, line);
        }
        if (lines.size() < 2 || !common.startsWith(told.line())) {
            return false;
        }
        int index = common.length;
        List<Move> candidates = new ArrayList<>();
        long landed = Long.MIN_VALUE;
        boolean silent = false;
        for (Line line : lines) {
            if (line.length <= index) {
                return false;
            }
            Line ply = line.first(index + 1);
            landed = Math.max(landed, ply.landed);
            silent |= ply.silent;
            if (!candidates.contains(ply.move())) {
                candidates.add(ply.move());
            }
        }
        Question question = kind(candidates);
        boolean due = old
                ? moment.now() - landed >= terms.p(Price.ASK_LANDING)
                : isDue(question, silent && moment.pressed(), moment.now() - landed, moment.quiet());
        if (candidates.size() < 2 || !due) {
            return false;
        }
        Finding.Asked asked = new Finding.Asked(
                moment.now(),
                told.index(index + 1),
                question,
                sorted(candidates),
                TouchAnswer.squares(question, candidates));
        open = asked;
        findings.add(asked);
        return true;
    }

    private boolean isDue(Question question, boolean atPress, long age, long quiet) {
        if (question == Question.PROMOTION) {
            return age >= terms.p(Price.ASK_PROMOTION);
        }
        return atPress || quiet >= terms.p(Price.ASK_QUIET) || age >= terms.p(Price.ASK_LANDING);
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
