package org.jadoube.hardware.wiring;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.wiring.LightLayout.Kind;

/** Reads where the lights of a chip or chain are. */
final class LayoutReader {

    private LayoutReader() {}

    /** Eight rows of eight lights of a matrix driver, one a square, as lists in {@code squares}. */
    static LightLayout matrix(Section section) {
        SquareLists lists = new SquareLists();
        SquareMap map = lists.read(section, "squares", 8, 8);
        lists.missing(section, "the wiring of the lights");
        return new LightLayout(Kind.SQUARES, map.asList());
    }

    /**
     * A chain: {@code lights} says what its lights stand at; {@code squares} lists them one by one, or {@code start},
     * {@code along} and {@code run} describe a regular one.
     */
    static LightLayout chain(Section section) {
        String lights = section.choice("lights", List.of("squares", "corners", "edges"));
        boolean listed = section.has("squares");
        String start = section.choice("start", List.of("a1", "h1", "a8", "h8"));
        boolean alongFiles = section.choice("along", List.of("ranks", "files")).equals("files");
        boolean serpentine =
                section.choice("run", List.of("straight", "serpentine")).equals("serpentine");
        int skip = section.integer("skip", 0, 64, 0);
        return switch (lights) {
            case "corners" -> new LightLayout(Kind.CORNERS, after(skip, grid(9, start, alongFiles, serpentine)));
            case "edges" -> new LightLayout(Kind.EDGES, after(skip, edges(start, alongFiles)));
            default ->
                listed
                        ? matrix(section)
                        : new LightLayout(Kind.SQUARES, after(skip, grid(8, start, alongFiles, serpentine)));
        };
    }

    private static List<Integer> after(int skip, List<Integer> places) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < skip; i++) {
            all.add(SquareMap.NONE);
        }
        all.addAll(places);
        return all;
    }

    /** A grid of {@code side} by {@code side}, from a corner, line by line; a serpentine turns round after each line. */
    private static List<Integer> grid(int side, String start, boolean alongFiles, boolean serpentine) {
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
    private static List<Integer> edges(String start, boolean ranksFirst) {
        List<Integer> files = new ArrayList<>();
        List<Integer> ranks = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            files.add(start.charAt(0) == 'h' ? 7 - i : i);
            ranks.add(8 + (start.charAt(1) == '8' ? 7 - i : i));
        }
        List<Integer> all = new ArrayList<>(ranksFirst ? ranks : files);
        all.addAll(ranksFirst ? files : ranks);
        return all;
    }
}
