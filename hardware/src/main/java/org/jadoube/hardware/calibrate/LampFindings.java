package org.jadoube.hardware.calibrate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.LightLayout.Kind;
import org.jadoube.hardware.wiring.RegularChain;
import org.jadoube.hardware.wiring.SquareMap;
import org.jadoube.rules.Square;

/** Where the lights of one lamp are, from the squares at which they were seen. */
final class LampFindings {
    private static final int SIDE = 8;
    private static final int SQUARES = 64;

    private final LampChip chip;
    private final Map<Integer, Integer> seen = new TreeMap<>();
    private final List<Integer> dark = new ArrayList<>();
    private final List<String> problems;
    private final List<String> notes;

    /** {@code lights} tells of each light that was tried the input that the man beside it closed. */
    LampFindings(
            LampChip chip,
            Map<Integer, Integer> lights,
            int[] squareOfInput,
            List<String> problems,
            List<String> notes) {
        this.chip = chip;
        this.problems = problems;
        this.notes = notes;
        lights.forEach((light, input) -> {
            if (input == Facts.NOTHING) {
                dark.add(light);
            } else {
                seen.put(light, squareOfInput[input]);
            }
        });
    }

    /** The chip with its lights where they were seen. */
    LampChip learned() {
        LightLayout before = chip.layout();
        if (seen.isEmpty()) {
            notes.add("No light of the " + chip.label() + " was seen; its lights are left as they were.");
            return chip;
        }
        boolean all = seen.size() + dark.size()
                >= before.places().stream()
                        .filter(place -> place != SquareMap.NONE)
                        .count();
        return chip.placed(all && before.kind() == Kind.SQUARES ? each(before) : regular(before));
    }

    private LightLayout each(LightLayout before) {
        Integer[] places = new Integer[before.size()];
        Arrays.fill(places, SquareMap.NONE);
        Map<Integer, Integer> lightAt = new TreeMap<>();
        seen.forEach((light, square) -> {
            Integer other = lightAt.putIfAbsent(square, light);
            if (other != null) {
                problems.add("lights " + (other + 1) + " and " + (light + 1) + " of the " + chip.label()
                        + " were both seen at " + Square.name(square) + "; run calibrate again and look twice");
            }
            places[light] = square;
        });
        for (int light : dark) {
            int kept = before.places().get(light);
            int place = lightAt.containsKey(kept) ? free(lightAt, before, dark) : kept;
            lightAt.put(place, light);
            places[light] = place;
            notes.add("Light " + (light + 1) + " of the " + chip.label() + " stays dark; it should be that of "
                    + Square.name(place) + ".");
        }
        return new LightLayout(Kind.SQUARES, List.of(places));
    }

    /** A square without a light, one that no dark light had before if there is such a one. */
    private static int free(Map<Integer, Integer> lightAt, LightLayout before, List<Integer> dark) {
        int last = SquareMap.NONE;
        for (int square = 0; square < SQUARES; square++) {
            if (!lightAt.containsKey(square)) {
                int at = before.places().indexOf(square);
                if (!dark.contains(at)) {
                    return square;
                }
                last = square;
            }
        }
        return last;
    }

    /** The way of laying the chain, or of wiring the lines of a matrix, that fits what was seen. */
    private LightLayout regular(LightLayout before) {
        List<LightLayout> fitting = new ArrayList<>();
        if (fits(before)) {
            fitting.add(before);
        }
        RegularChain.all(before.kind(), Task.first(before)).stream()
                .map(RegularChain::layout)
                .filter(layout -> layout.size() == before.size() && fits(layout) && !layout.equals(before))
                .forEach(fitting::add);
        if (fitting.isEmpty() && before.kind() == Kind.SQUARES && dark.isEmpty()) {
            fitting.addAll(lines(before));
        }
        if (fitting.isEmpty() || (fitting.size() > 1 && !dark.isEmpty())) {
            problems.add("the lights of the " + chip.label() + " that were seen fit no regular way to lay them"
                    + (before.kind() == Kind.SQUARES ? "; run calibrate again without --quick" : "")
                    + (dark.isEmpty() ? "" : "; " + dark.size() + " stayed dark"));
            return before;
        }
        return fitting.get(0);
    }

    private boolean fits(LightLayout layout) {
        return seen.entrySet().stream()
                .allMatch(light -> beside(layout.kind(), layout.places().get(light.getKey()), light.getValue()));
    }

    /** True if a man put to a light at {@code place} may stand on {@code square}. */
    private static boolean beside(Kind kind, int place, int square) {
        int file = square % SIDE;
        int rank = square / SIDE;
        return switch (kind) {
            case SQUARES -> place == square;
            // The nearer of the two outer lines each way: corner 0 to 4 belongs to file a or rank 1.
            case CORNERS -> near(place % 9, file) && near(place / 9, rank);
            case EDGES ->
                place < SIDE
                        ? file == place && (rank == 0 || rank == 7)
                        : rank == place - SIDE && (file == 0 || file == 7);
        };
    }

    private static boolean near(int line, int outer) {
        return line <= 4 ? outer == 0 : outer == 7;
    }

    /** Lines of eight lights exchanged among each other, as a matrix whose wires were mixed up has them. */
    private List<LightLayout> lines(LightLayout before) {
        int first = Task.first(before);
        List<LightLayout> fitting = new ArrayList<>();
        for (boolean ranks : new boolean[] {true, false}) {
            List<Integer> places = new ArrayList<>(before.places().subList(0, first));
            for (int light = 0; light < SQUARES; light++) {
                int line = seen.getOrDefault(first + light / SIDE * 9, 0);
                int place = seen.getOrDefault(first + light % SIDE * 9, 0);
                int file = (ranks ? place : line) % SIDE;
                int rank = (ranks ? line : place) / SIDE;
                places.add(rank * SIDE + file);
            }
            boolean whole = places.stream()
                            .filter(place -> place != SquareMap.NONE)
                            .distinct()
                            .count()
                    == SQUARES;
            LightLayout layout = new LightLayout(Kind.SQUARES, places);
            if (whole && layout.size() == before.size() && fits(layout)) {
                fitting.add(layout);
            }
        }
        return fitting;
    }
}
