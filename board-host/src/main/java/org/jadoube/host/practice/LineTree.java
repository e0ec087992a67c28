package org.jadoube.host.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.rules.Move;
import org.jadoube.rules.pgn.PgnGame;
import org.jadoube.rules.pgn.PgnLine;
import org.jadoube.rules.pgn.PgnMove;

/**
 * The moves that are known in one position, each with what is known behind it: a game with its variations as a tree.
 *
 * @param steps the moves, that of the main line first; none at the end of a line
 */
record LineTree(List<Step> steps) {

    /**
     * A move of the tree.
     *
     * @param comment what its author noted beside it; empty if nothing
     * @param next what is known after it
     */
    record Step(Move move, String comment, LineTree next) {}

    LineTree {
        steps = List.copyOf(steps);
    }

    /** The tree of a game with all its variations. */
    static LineTree of(PgnGame game) {
        return of(game.moves());
    }

    private static LineTree of(List<PgnMove> line) {
        if (line.isEmpty()) {
            return new LineTree(List.of());
        }
        PgnMove first = line.getFirst();
        LineTree tree =
                new LineTree(List.of(new Step(first.move(), first.comment(), of(line.subList(1, line.size())))));
        for (PgnLine variation : first.variations()) {
            tree = tree.with(of(variation.moves()));
        }
        return tree;
    }

    /** Both trees in one; a move that both know leads to what both know behind it. */
    LineTree with(LineTree other) {
        List<Step> merged = new ArrayList<>(steps);
        for (Step step : other.steps) {
            int known = index(step.move());
            if (known < 0) {
                merged.add(step);
            } else {
                Step mine = merged.get(known);
                String comment = mine.comment().isEmpty() ? step.comment() : mine.comment();
                merged.set(known, new Step(mine.move(), comment, mine.next().with(step.next())));
            }
        }
        return new LineTree(merged);
    }

    /** The step with this move, if the tree knows it. */
    Optional<Step> step(Move move) {
        int at = index(move);
        return at < 0 ? Optional.empty() : Optional.of(steps.get(at));
    }

    private int index(Move move) {
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).move().equals(move)) {
                return i;
            }
        }
        return -1;
    }

    /** The number of lines, each from the first move to where nothing more is known. */
    int lines() {
        return steps.isEmpty()
                ? 1
                : steps.stream().mapToInt(step -> step.next().lines()).sum();
    }

    /** The number of plies of the longest line. */
    int depth() {
        return steps.stream().mapToInt(step -> 1 + step.next().depth()).max().orElse(0);
    }
}
