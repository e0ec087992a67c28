package org.jadoube.hardware.calibrate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jadoube.hardware.wiring.HallLevels;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;
import org.jadoube.rules.Square;

/** What linear Hall sensors read without a man, with a white one and with a black one, and the thresholds between. */
final class HallFindings {
    /** Steps that a man must move a level by: less would drown in noise and in the magnets of the neighbours. */
    private static final int WEAKEST = 24;

    private HallFindings() {}

    /** The chip with the levels that were learned; other chips as they are. */
    static SensorChip learned(SensorChip chip, Inputs inputs, Facts facts, List<String> problems, List<String> notes) {
        if (!(chip instanceof Mcp3008 halls)) {
            return chip;
        }
        Map<Integer, Integer> whites = facts.moved(true);
        Map<Integer, Integer> blacks = facts.moved(false);
        poles(whites.values(), blacks.values(), problems);
        weak("white", whites, problems);
        weak("black", blacks, problems);
        if (!problems.isEmpty() || whites.isEmpty() || blacks.isEmpty()) {
            return chip;
        }
        int white = weakest(whites.values()) / 2;
        int black = weakest(blacks.values()) / 2;
        int hysteresis = Math.min(white, black) / 3;
        List<Integer> empty = new ArrayList<>();
        int[] levels = facts.empty();
        for (int bit = 0; bit < halls.squares().size(); bit++) {
            int input = inputs.input(chip, bit);
            empty.add(input < 0 ? halls.levels().empty(bit) : levels[input]);
        }
        notes.add("Empty squares read "
                + empty.stream().min(Comparator.naturalOrder()).orElseThrow() + " to "
                + empty.stream().max(Comparator.naturalOrder()).orElseThrow() + "; a white man counts from " + white
                + " steps above, a black man from " + black + " below, and until he has come back by " + hysteresis
                + ".");
        return halls.measured(new HallLevels(empty, white, black, hysteresis));
    }

    private static void poles(Collection<Integer> whites, Collection<Integer> blacks, List<String> problems) {
        boolean whiteDown = whites.stream().allMatch(moved -> moved < 0);
        boolean blackUp = blacks.stream().allMatch(moved -> moved > 0);
        if (!whites.isEmpty() && whiteDown && blackUp) {
            problems.add("White's men pull the levels down and Black's push them up: turn the sensors' supply or the"
                    + " magnets round, or take the other set of men for White");
        } else {
            long wrong = whites.stream().filter(moved -> moved < 0).count()
                    + blacks.stream().filter(moved -> moved > 0).count();
            if (wrong > 0) {
                problems.add(wrong + " men have their magnet the wrong way up: White's must push the level up, Black's"
                        + " pull it down");
            }
        }
    }

    private static void weak(String colour, Map<Integer, Integer> moved, List<String> problems) {
        moved.forEach((square, steps) -> {
            if (Math.abs(steps) < WEAKEST) {
                problems.add("a " + colour + " man moves the sensor of " + Square.name(square) + " by "
                        + Math.abs(steps) + " steps of 1023 alone: it is too far off, or the magnet too weak");
            }
        });
    }

    private static int weakest(Collection<Integer> moved) {
        return moved.stream().mapToInt(Math::abs).min().orElseThrow();
    }
}
