package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;

/** A position with its numbers of lines by depth, as EPD files keep them: {@code FEN ;D1 20 ;D2 400}. */
record PerftLine(String fen, boolean chess960, List<Long> counts) {

    static PerftLine parse(String line, boolean chess960) {
        String[] parts = line.split(";");
        List<Long> counts = new ArrayList<>();
        for (int i = 1; i < parts.length; i++) {
            counts.add(Long.parseLong(parts[i].strip().split("\\s+")[1]));
        }
        return new PerftLine(parts[0].strip(), chess960, counts);
    }

    /** Counts at every depth whose number is at most {@code cap}, each way; the slower ways up to a hundredth of it. */
    long check(long cap) {
        Position position = Fen.positionLenient(fen, chess960);
        long counted = 0;
        for (int depth = 1; depth <= counts.size(); depth++) {
            long expected = counts.get(depth - 1);
            if (expected > cap) {
                break;
            }
            for (Perft.Way way : Perft.Way.values()) {
                if (way == Perft.Way.BULK || expected <= cap / 100) {
                    assertEquals(expected, Perft.count(position, depth, way), fen + " depth " + depth + " " + way);
                    counted += expected;
                }
            }
        }
        return counted;
    }
}
