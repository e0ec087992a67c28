package org.jadoube.hardware.wiring;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.wiring.LightLayout.Kind;

/**
 * A chain of lights laid line by line from a corner, as a profile describes it without listing every light.
 *
 * @param start the corner where it begins: a1, h1, a8 or h8
 * @param alongFiles true if its lines run along the files; of a chain at the edges, if it begins beside the ranks
 * @param serpentine true if every second line runs back; without meaning at the edges
 * @param skip lights before the first one that is used
 */
public record RegularChain(Kind kind, String start, boolean alongFiles, boolean serpentine, int skip) {
    /** The corners where a chain can begin; the first is usual. */
    public static final List<String> STARTS = List.of("a1", "h1", "a8", "h8");

    public RegularChain {
        if (!STARTS.contains(start) || skip < 0) {
            throw new IllegalArgumentException("start " + start + ", skip " + skip);
        }
    }

    /** Every way to lay such a chain; those come first that are told by fewer words. */
    public static List<RegularChain> all(Kind kind, int skip) {
        List<RegularChain> all = new ArrayList<>();
        for (boolean serpentine : kind == Kind.EDGES ? new boolean[] {false} : new boolean[] {false, true}) {
            for (boolean alongFiles : new boolean[] {false, true}) {
                STARTS.forEach(start -> all.add(new RegularChain(kind, start, alongFiles, serpentine, skip)));
            }
        }
        return all;
    }

    /** Where its lights are. */
    public LightLayout layout() {
        return after(
                skip,
                new LightLayout(
                        kind,
                        switch (kind) {
                            case SQUARES -> grid(8);
                            case CORNERS -> grid(9);
                            case EDGES -> edges();
                        }));
    }

    /** The same lights behind {@code skip} unused ones. */
    static LightLayout after(int skip, LightLayout layout) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < skip; i++) {
            all.add(SquareMap.NONE);
        }
        all.addAll(layout.places());
        return new LightLayout(layout.kind(), all);
    }

    /** A grid of {@code side} by {@code side}, from a corner, line by line; a serpentine turns round after each line. */
    private List<Integer> grid(int side) {
        boolean fromRight = start.charAt(0) == 'h';
        boolean fromTop = start.charAt(1) == '8';
        List<Integer> places = new ArrayList<>();
        for (int line = 0; line < side; line++) {
            for (int step = 0; step < side; step++) {
                int run = serpentine && line % 2 == 1 ? side - 1 - step : step;
                int x = alongFiles ? line : run;
                int y = alongFiles ? run : line;
                places.add((fromTop ? side - 1 - y : y) * side + (fromRight ? side - 1 - x : x));
            }
        }
        return places;
    }

    /** Sixteen lights round one corner: the files' edge and the ranks' edge, either first. */
    private List<Integer> edges() {
        List<Integer> files = new ArrayList<>();
        List<Integer> ranks = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            files.add(start.charAt(0) == 'h' ? 7 - i : i);
            ranks.add(8 + (start.charAt(1) == '8' ? 7 - i : i));
        }
        List<Integer> all = new ArrayList<>(alongFiles ? ranks : files);
        all.addAll(alongFiles ? files : ranks);
        return all;
    }
}
