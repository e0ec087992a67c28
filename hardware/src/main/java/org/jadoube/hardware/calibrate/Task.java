package org.jadoube.hardware.calibrate;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.calibrate.Request.Man;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.LightLayout.Kind;
import org.jadoube.hardware.wiring.SquareMap;

/**
 * What is to be learned, and in which order it is asked.
 *
 * @param quick true for eight placements on the long diagonal and the start position, which tell rows and columns apart but
 *     not the wires within one; false for every square and every light
 * @param levels true if the sensors give levels
 * @param lamps the lamps as they are believed to be; empty to learn the sensors alone
 */
public record Task(boolean quick, boolean levels, List<LightLayout> lamps) {
    /** The squares a1, b2 ... h8: each has a file and a rank of its own. */
    static final List<Integer> DIAGONAL = List.of(0, 9, 18, 27, 36, 45, 54, 63);
    /** Where the men stand at the start of a game. */
    static final long START = 0xFFFF_0000_0000_FFFFL;

    private static final int SIDE = 8;
    private static final int SQUARES = 64;

    public Task {
        lamps = List.copyOf(lamps);
    }

    List<Request> requests() {
        List<Request> all = new ArrayList<>();
        all.add(new Request.Clear(levels));
        Man man = levels ? Man.WHITE : Man.ANY;
        if (quick) {
            DIAGONAL.forEach(square -> all.add(new Request.Put(man, square)));
        } else {
            for (int square = 0; square < SQUARES; square++) {
                all.add(new Request.Put(man, square));
            }
            if (levels) {
                DIAGONAL.forEach(square -> all.add(new Request.Put(Man.BLACK, square)));
            }
        }
        for (int lamp = 0; lamp < lamps.size(); lamp++) {
            Kind kind = lamps.get(lamp).kind();
            for (int light : probes(lamps.get(lamp))) {
                all.add(new Request.Follow(lamp, light, kind));
            }
        }
        if (quick) {
            all.add(new Request.SetUp());
        }
        return all;
    }

    /**
     * The lights that must be seen. Of a chain at the corners or along the edges three or two: the way that it was laid leaves
     * no more open. A quick look at lights on the squares takes one of each line of eight and the second of the first line.
     */
    private List<Integer> probes(LightLayout layout) {
        int first = first(layout);
        return switch (layout.kind()) {
            case SQUARES -> quick ? quickProbes(layout, first) : lit(layout);
            case CORNERS -> List.of(first, first + SIDE, first + SIDE + 1);
            case EDGES -> List.of(first + 3, first + 3 + SIDE);
        };
    }

    private static List<Integer> quickProbes(LightLayout layout, int first) {
        List<Integer> probes = new ArrayList<>();
        for (int line = 0; line < SIDE; line++) {
            probes.add(first + line * SIDE + line);
        }
        probes.add(first + 1);
        return probes.stream().filter(light -> light < layout.size()).toList();
    }

    private static List<Integer> lit(LightLayout layout) {
        List<Integer> lights = new ArrayList<>();
        for (int light = 0; light < layout.size(); light++) {
            if (layout.places().get(light) != SquareMap.NONE) {
                lights.add(light);
            }
        }
        return lights;
    }

    /** The first light that is used; those before it were left out of the board. */
    static int first(LightLayout layout) {
        int first = 0;
        while (first < layout.size() && layout.places().get(first) == SquareMap.NONE) {
            first++;
        }
        return first;
    }
}
