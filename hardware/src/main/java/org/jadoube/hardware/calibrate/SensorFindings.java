package org.jadoube.hardware.calibrate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jadoube.rules.Square;

/** Which square each input is, or why what was seen cannot be right. */
final class SensorFindings {
    private static final int SQUARES = 64;

    private SensorFindings() {}

    /** The square of each input; without meaning if a problem was added. */
    static int[] squares(Inputs inputs, Task task, Facts facts, List<String> problems) {
        for (long rest = facts.stuck(); rest != 0; rest &= rest - 1) {
            int input = Long.numberOfTrailingZeros(rest);
            problems.add(inputs.name(input)
                    + " reads full on the empty board and never moves: its switch sticks, or its" + " wires touch");
        }
        int[] squareOfInput = new int[SQUARES];
        Arrays.fill(squareOfInput, Facts.NOTHING);
        List<Integer> doubles = new ArrayList<>();
        for (int square = 0; square < SQUARES; square++) {
            if (!facts.asked(square)) {
                continue;
            }
            long closed = facts.closedBy(square);
            if (closed == 0) {
                problems.add(Square.name(square)
                        + " moves no input: look for a broken switch, a diode turned round or a" + " wire that is off");
            } else if (Long.bitCount(closed) > 1) {
                problems.add(Square.name(square) + " closes " + Long.bitCount(closed) + " inputs at once: "
                        + names(inputs, closed) + "; their wires touch");
            } else {
                int input = Long.numberOfTrailingZeros(closed);
                int other = squareOfInput[input];
                if (other == Facts.NOTHING) {
                    squareOfInput[input] = square;
                } else {
                    doubles.add(input);
                    problems.add(Square.name(other) + " and " + Square.name(square) + " close the same input, "
                            + inputs.name(input) + ": one of them is wired to the other's place");
                }
            }
        }
        if (task.quick()) {
            return problems.isEmpty() ? byLines(facts, problems) : squareOfInput;
        }
        if (!doubles.isEmpty()) {
            unmoved(inputs, squareOfInput, problems);
        }
        return squareOfInput;
    }

    private static void unmoved(Inputs inputs, int[] squareOfInput, List<String> problems) {
        for (int input = 0; input < SQUARES; input++) {
            if (squareOfInput[input] == Facts.NOTHING) {
                problems.add(inputs.name(input) + " never moved: no square is wired to it");
            }
        }
    }

    private static String names(Inputs inputs, long closed) {
        List<String> names = new ArrayList<>();
        for (long rest = closed; rest != 0; rest &= rest - 1) {
            names.add(inputs.name(Long.numberOfTrailingZeros(rest)));
        }
        return String.join(" and ", names);
    }

    private static int[] byLines(Facts facts, List<String> problems) {
        int[] squareOfInput = new int[SQUARES];
        Optional<Lines> lines = Lines.of(facts, facts.start());
        if (lines.isEmpty()) {
            problems.add("the men on a1, b2 to h8 and the start position do not fit eight lines of eight wires in one"
                    + " order" + wrong(facts) + "; run calibrate again without --quick");
            return squareOfInput;
        }
        for (int square = 0; square < SQUARES; square++) {
            squareOfInput[lines.get().input(square)] = square;
        }
        return squareOfInput;
    }

    /** The squares where the start position reads otherwise, under the better of the two readings. */
    private static String wrong(Facts facts) {
        long fewest = -1;
        for (boolean ranks : new boolean[] {true, false}) {
            Optional<Lines> lines = Lines.of(facts, ranks);
            if (lines.isPresent()) {
                long wrong = 0;
                for (int square = 0; square < SQUARES; square++) {
                    boolean full = (facts.start() >>> lines.get().input(square) & 1) != 0;
                    wrong |= full == ((Task.START >>> square & 1) != 0) ? 0 : 1L << square;
                }
                fewest = Long.bitCount(wrong) < Long.bitCount(fewest) ? wrong : fewest;
            }
        }
        return fewest == -1 || Long.bitCount(fewest) > 16 ? "" : " (look at " + Square.names(fewest) + ")";
    }
}
