package org.jadoube.rules.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The 1,803 positions of the CHA vector, asked for both sides, where the shared data lies: in the folder that
 * JADOUBE_SHARED names, or in {@code shared} beside the checkout. Usually a sample; all of it, with the figures in
 * processor time, by
 *
 * <pre>mvn -q -pl src test -Dtest=MateVectorTest -Dmate.vector=all</pre>
 */
final class MateVectorTest {
    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();
    private static final int SAMPLE = 120;
    private static final long SEED = 1803;
    private static final boolean ALL = "all".equals(System.getProperty("mate.vector"));

    private final Helpmate helpmate = new Helpmate();
    private final Roots roots = new Roots();
    private final List<String> unknown = new ArrayList<>();
    private final List<Long> times = new ArrayList<>();

    @TestFactory
    Stream<DynamicTest> neverWrongAndSeldomUnknown() throws IOException {
        Path shared = Path.of(System.getenv().getOrDefault("JADOUBE_SHARED", "../../shared"));
        Path vector = shared.resolve("data/dead/cha-test-vector.txt");
        if (!Files.isReadable(vector)) {
            return Stream.empty();
        }
        List<String> lines = new ArrayList<>(Files.readAllLines(vector).stream()
                .filter(line -> line.matches("[W-][B-] .*"))
                .toList());
        if (!ALL) {
            Collections.shuffle(lines, new Random(SEED));
            lines = lines.subList(0, SAMPLE);
        }
        List<String> asked = lines;
        return Stream.of(DynamicTest.dynamicTest(asked.size() + " positions", () -> run(asked)));
    }

    private void run(List<String> lines) {
        for (String line : lines) {
            Position position = Roots.position(line.substring(3));
            ask(line, position, Side.WHITE, line.charAt(0) == 'W');
            ask(line, position, Side.BLACK, line.charAt(1) == 'B');
        }
        if (ALL) {
            System.out.println(figures());
        }
        int most = ALL ? 30 : 5;
        assertTrue(unknown.size() <= most, () -> unknown.size() + " unknown: " + unknown);
    }

    private void ask(String line, Position position, Side side, boolean mates) {
        long start = PROCESSOR.getCurrentThreadCpuTime();
        Verdict verdict = helpmate.canMate(position, side, Helpmate.FOR_RESULT);
        times.add(PROCESSOR.getCurrentThreadCpuTime() - start);
        switch (verdict) {
            case Verdict.Yes yes -> {
                assertTrue(mates, line);
                MateLines.assertMates(position, side, yes.line());
            }
            case Verdict.No no -> assertEquals(mates, false, line + " " + no);
            case Verdict.Unknown no -> unknown.add(side.word() + " " + line);
        }
        if (mates && !Roots.isOver(position)) {
            assertEquals(List.of(), roots.proofs(position, side), line);
        }
    }

    private String figures() {
        long[] sorted = times.stream().mapToLong(Long::longValue).sorted().toArray();
        return String.format(
                "%d questions, %d unknown, median %.3f ms, p99 %.1f ms, longest %.0f ms, all %.1f s%n%s",
                sorted.length,
                unknown.size(),
                sorted[sorted.length / 2] / 1e6,
                sorted[sorted.length * 99 / 100] / 1e6,
                sorted[sorted.length - 1] / 1e6,
                Arrays.stream(sorted).sum() / 1e9,
                String.join("\n", unknown));
    }
}
