package org.jadoube.hardware.doctor;

import java.util.List;
import java.util.stream.IntStream;
import org.jadoube.hardware.wiring.Header;

/** Names of lines for people. */
final class Wording {

    private Wording() {}

    static List<String> lines(String kind, List<Integer> bcm) {
        return IntStream.range(0, bcm.size())
                .mapToObj(i -> kind + " " + (i + 1) + " (GPIO " + bcm.get(i) + ", pin " + Header.pin(bcm.get(i)) + ")")
                .toList();
    }

    static List<String> ranks() {
        return IntStream.rangeClosed(1, Grid.SIDE).mapToObj(i -> "rank " + i).toList();
    }

    static List<String> files() {
        return IntStream.range(0, Grid.SIDE)
                .mapToObj(i -> "file " + (char) ('a' + i))
                .toList();
    }
}
