package org.jadoube.hardware.wiring;

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
        String start = section.choice("start", RegularChain.STARTS);
        boolean alongFiles = section.choice("along", List.of("ranks", "files")).equals("files");
        boolean serpentine =
                section.choice("run", List.of("straight", "serpentine")).equals("serpentine");
        int skip = section.integer("skip", 0, 64, 0);
        Kind kind = switch (lights) {
            case "corners" -> Kind.CORNERS;
            case "edges" -> Kind.EDGES;
            default -> Kind.SQUARES;
        };
        if (listed && kind != Kind.SQUARES) {
            section.problem("squares", "squares cannot list lights at the " + lights, "leave squares out");
            section.texts("squares");
        }
        return listed && kind == Kind.SQUARES
                ? RegularChain.after(skip, matrix(section))
                : new RegularChain(kind, start, alongFiles, serpentine, skip).layout();
    }
}
