package org.jadoube.hardware.foreign;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.rules.Man;
import org.jadoube.rules.Position;
import org.jspecify.annotations.Nullable;

/** Which chip is in which man, learned from a board that stands at the start position for a while; kept while the program runs. */
final class CertaboChips {
    private static final int FRAMES = 7;
    private static final long START = 0xFFFF_0000_0000_FFFFL;

    private final Map<String, Man> men = new HashMap<>();
    private List<String> before = List.of();
    private int alike;

    boolean isLearned() {
        return !men.isEmpty();
    }

    /** Takes a frame: the chip of each square, a1 first, empty texts for empty squares. Learns, if that is still to do. */
    void learn(List<String> chips) {
        if (isLearned()) {
            return;
        }
        alike = chips.equals(before) ? alike + 1 : 1;
        before = List.copyOf(chips);
        if (alike >= FRAMES && full(chips) == START) {
            Position start = Position.initial();
            for (int square = 0; square < 64; square++) {
                Man man = start.at(square);
                if (man != null) {
                    men.put(chips.get(square), man);
                }
            }
        }
    }

    static long full(List<String> chips) {
        long full = 0;
        for (int square = 0; square < 64; square++) {
            full |= chips.get(square).isEmpty() ? 0 : 1L << square;
        }
        return full;
    }

    /** The men that these chips are in; a chip that is not known (a second queen) reads as an empty square. */
    List<@Nullable Man> men(List<String> chips) {
        List<@Nullable Man> read = new ArrayList<>(64);
        for (String chip : chips) {
            read.add(chip.isEmpty() ? null : men.get(chip));
        }
        return read;
    }
}
