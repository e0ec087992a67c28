package org.jadoube.inference;

import java.util.List;
import org.jadoube.rules.Move;

/**
 * One living explanation of the board.
 *
 * @param from the index of the first move of the line that is shown
 * @param line the moves since then
 * @param cost what it costs in all (minus the logarithm of how often a human does this)
 * @param margin how much more than the best
 * @param mismatches squares that it does not explain yet, as a mask
 * @param owed the part of them that its moves still owe
 */
public record Explanation(int from, List<Move> line, double cost, double margin, long mismatches, long owed) {

    public Explanation {
        line = List.copyOf(line);
    }

    /** A line for people: the moves, what they cost and what stays open. */
    public String why() {
        StringBuilder text = new StringBuilder();
        for (Move move : line) {
            text.append(move.uci()).append(' ');
        }
        if (line.isEmpty()) {
            text.append("no move ");
        }
        text.append(String.format(java.util.Locale.ROOT, "cost %.1f (+%.1f)", cost, margin));
        if (mismatches != 0) {
            text.append(" open ").append(String.join(" ", org.jadoube.rules.Square.names(mismatches)));
        }
        return text.toString();
    }
}
