package org.jadoube.lesson;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jadoube.rules.Move;

/** Finds how a task is solved, against the answers that the program gives. */
public final class Solver {

    private record Node(Attempt attempt, List<Move> line) {}

    private record Seen(long key, long open, int man) {}

    /** So many positions are looked at where each move has an answer, which takes long to find; and where none has. */
    private static final int ANSWERED = 1_500;

    private static final int ALONE = 30_000;

    private Solver() {}

    /** The moves to the end of the task, looked for as long as a person would wait; empty if none were found. */
    public static List<Move> line(Attempt from) {
        return line(from, from.goal() instanceof Goal.MateWithin ? ANSWERED : ALONE);
    }

    /** Every first move of the task that solves it at once, in UCI order. */
    public static List<Move> atOnce(Attempt attempt) {
        return moves(attempt).stream()
                .filter(move -> attempt.play(move) instanceof Outcome.Right)
                .toList();
    }

    /**
     * The moves of the side that has the task, to its end by the shortest way; empty if none was found.
     *
     * @param most how many positions are looked at
     */
    public static List<Move> line(Attempt from, int most) {
        ArrayDeque<Node> queue = new ArrayDeque<>(List.of(new Node(from, List.of())));
        Set<Seen> seen = new HashSet<>();
        int looked = 0;
        while (!queue.isEmpty() && looked++ < most) {
            Node node = queue.remove();
            for (Move move : moves(node.attempt())) {
                List<Move> line = new ArrayList<>(node.line());
                line.add(move);
                switch (node.attempt().play(move)) {
                    case Outcome.Right right -> {
                        return line;
                    }
                    case Outcome.Wrong wrong -> {}
                    case Outcome.Onward onward -> {
                        Attempt next = onward.next();
                        if (seen.add(new Seen(next.position().key(), next.open(), next.man()))) {
                            queue.add(new Node(next, line));
                        }
                    }
                }
            }
        }
        return List.of();
    }

    private static List<Move> moves(Attempt attempt) {
        return attempt.position().legalMoves().stream()
                .sorted(Comparator.comparing(Move::uci))
                .toList();
    }
}
