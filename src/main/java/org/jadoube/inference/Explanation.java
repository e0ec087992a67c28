package org.jadoube.inference;

import java.util.List;
import java.util.Locale;
import org.jadoube.rules.Move;
import org.jadoube.rules.Square;

/**
 * One living explanation of the board.
 *
 * @param from the index of the first move of the line that is shown
 * @param back how many plies before it were taken back first
 * @param line the moves since then
 * @param cost what it costs in all (minus the logarithm of how often a human does this)
 * @param margin how much more than the best
 * @param mismatches squares that it does not explain yet, as a mask
 * @param owed the part of them that its moves still owe
 */
public record Explanation(int from, int back, List<Move> line, double cost, double margin, long mismatches, long owed) {

    public Explanation {
        line = List.copyOf(line);
    }

    /** A line for people: the moves, what they cost and what stays open. */
    public String why() {
        StringBuilder text = new StringBuilder();
        if (back > 0) {
            text.append("back ").append(back).append(' ');
        }
        for (Move move : line) {
            text.append(move.uci()).append(' ');
        }
        if (line.isEmpty() && back == 0) {
            text.append("no move ");
        }
        text.append(String.format(Locale.ROOT, "cost %.1f (+%.1f)", cost, margin));
        if (mismatches != 0) {
            text.append(" open ").append(String.join(" ", Square.names(mismatches)));
        }
        return text.toString();
    }
}
