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

    void decide(Beam beam, Told told, long now, long quiet, boolean pressed) {
        Finding.Asked question = open;
        if (question != null && closes(question, beam, told, now, quiet)) {
            open = null;
            question = null;
        }
        if (question == null) {
            ask(beam, told, now, quiet, pressed);
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

    private void ask(Beam beam, Told told, long now, long quiet, boolean pressed) {
        double limit = beam.best().total() + terms.p(Price.ASK_WITHIN);
        Line common = beam.best().line;
        int close = 0;
        while (close < beam.size() && beam.get(close).total() <= limit) {
            common = Line.common(common, beam.get(close).line);
            close++;
        }
        if (close < 2 || !common.startsWith(told.line())) {
            return;
        }
        int index = common.length;
        List<Move> candidates = new ArrayList<>();
        long landed = Long.MIN_VALUE;
        boolean silent = false;
        for (int i = 0; i < close; i++) {
            if (beam.get(i).line.length <= index) {
                return;
            }
            Line ply = beam.get(i).line.first(index + 1);
            landed = Math.max(landed, ply.landed);
            silent |= ply.silent;
            if (!candidates.contains(ply.move())) {
                candidates.add(ply.move());
            }
        }
        Question question = kind(candidates);
        if (candidates.size() > 1 && isDue(question, silent && pressed, now - landed, quiet)) {
            Finding.Asked asked = new Finding.Asked(
                    now,
                    told.index(index + 1),
                    question,
                    sorted(candidates),
                    TouchAnswer.squares(question, candidates));
            open = asked;
            findings.add(asked);
        }
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
