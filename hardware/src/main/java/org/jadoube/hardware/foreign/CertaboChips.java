package org.jadoube.hardware.foreign;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * Which chip is in which man, learned from a board that stands at the start position for a while; kept while the program runs.
 * A second queen may stand on d3 or d6 then; one that is not known before she stands on the last rank is learned there.
 */
final class CertaboChips {
    private static final int FRAMES = 7;
    private static final long START = 0xFFFF_0000_0000_FFFFL;

    private static final long QUEENS = 1L << 19 | 1L << 43;
    private static final long FIRST_RANK = 0xFFL;
    private static final long LAST_RANK = 0xFF00_0000_0000_0000L;
    /** So many frames a chip must be read on the last rank, for a chip that is read badly is another one. */
    private static final int SURE = 3;

    private final Map<String, Man> men = new HashMap<>();
    private final Map<String, Integer> strangers = new HashMap<>();
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
        long full = full(chips);
        if (alike >= FRAMES && (full & ~QUEENS) == START) {
            addQueen(chips.get(19), Side.WHITE);
            addQueen(chips.get(43), Side.BLACK);
            Position start = Position.initial();
            for (int square = 0; square < 64; square++) {
                Man man = start.at(square);
                if (man != null) {
                    men.put(chips.get(square), man);
                }
            }
        }
    }

    private void addQueen(String chip, Side side) {
        if (!chip.isEmpty()) {
            men.put(chip, Man.of(side, Piece.QUEEN));
        }
    }

    /** A chip that nobody knows, on the last rank, is the queen that a pawn became. */
    private void meet(String chip, int square) {
        boolean last = ((FIRST_RANK | LAST_RANK) >>> square & 1) != 0;
        if (last && !men.containsKey(chip) && strangers.merge(chip, 1, Integer::sum) >= SURE) {
            addQueen(chip, (FIRST_RANK >>> square & 1) != 0 ? Side.BLACK : Side.WHITE);
        }
    }

    static long full(List<String> chips) {
        long full = 0;
        for (int square = 0; square < 64; square++) {
            full |= chips.get(square).isEmpty() ? 0 : 1L << square;
        }
        return full;
    }

    /** The men that these chips are in; a chip that is not known reads as an empty square. */
    List<@Nullable Man> men(List<String> chips) {
        List<@Nullable Man> read = new ArrayList<>(64);
        for (int square = 0; square < 64; square++) {
            String chip = chips.get(square);
            if (!chip.isEmpty()) {
                meet(chip, square);
            }
            read.add(chip.isEmpty() ? null : men.get(chip));
        }
        return read;
    }
}
