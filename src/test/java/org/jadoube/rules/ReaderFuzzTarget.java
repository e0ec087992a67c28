package org.jadoube.rules;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jadoube.lesson.LessonReaderCheck;

/**
 * What a coverage-guided fuzzer calls with bytes of its own making: the first byte chooses the reader, the rest is its text.
 * The checks are those of {@link FuzzTest} and {@link LessonReaderCheck}; whatever they throw is a find. Run by {@code docs/fuzz-readers}.
 */
public final class ReaderFuzzTarget {

    private static final Position POSITION =
            Fen.position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");

    private ReaderFuzzTarget() {}

    /** Reads one input. */
    public static void fuzzerTestOneInput(byte[] data) {
        if (data.length == 0) {
            return;
        }
        byte[] rest = Arrays.copyOfRange(data, 1, data.length);
        String text = new String(rest, StandardCharsets.UTF_8);
        switch (Math.floorMod(data[0], 5)) {
            case 0 -> FuzzTest.readFen(text, false);
            case 1 -> FuzzTest.readFen(text, true);
            case 2 -> FuzzTest.readMove(POSITION, text);
            case 3 -> FuzzTest.readPgn(text + "x", rest);
            default -> LessonReaderCheck.readOrRefuse(text.lines().toList());
        }
    }
}
