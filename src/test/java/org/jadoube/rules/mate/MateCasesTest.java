package org.jadoube.rules.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.jadoube.rules.Position;
import org.jadoube.rules.San;
import org.jadoube.rules.Side;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The cases of public bug reports that ask who can still mate. */
final class MateCasesTest {
    private static final Helpmate HELPMATE = new Helpmate();

    @TestFactory
    Stream<DynamicTest> whoCanStillMate() throws IOException {
        try (InputStream in = Objects.requireNonNull(MateCasesTest.class.getResourceAsStream("/rules/cases.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .map(line -> line.split("\t", -1))
                            .filter(row -> row[4].matches("dead|cannot_win (white|black)|insufficient_material"))
                            .map(row -> DynamicTest.dynamicTest(row[0] + " " + row[1], () -> check(row)))
                            .toList()
                            .stream();
        }
    }

    private static void check(String[] row) {
        Position position = Roots.position(row[2]);
        for (String move : row[3].isBlank() ? new String[0] : row[3].split(" ")) {
            position = position.play(San.read(position, move));
        }
        boolean yes = row[5].equals("yes");
        if (row[4].startsWith("cannot_win ")) {
            Side side = Side.valueOf(row[4].substring(11).toUpperCase(Locale.ROOT));
            assertEquals(yes, cannotMate(position, side), position.fen());
        } else if (row[4].equals("dead") || yes) {
            // Material that is not sufficient is a kind of dead position; the other way round does not hold.
            assertEquals(yes, cannotMate(position, Side.WHITE) & cannotMate(position, Side.BLACK), position.fen());
        } else {
            assertNotEquals(
                    new Verdict.No(Proof.MATERIAL), HELPMATE.canMate(position, position.turn(), Helpmate.FOR_RESULT));
        }
    }

    private static boolean cannotMate(Position position, Side side) {
        Verdict verdict = HELPMATE.canMate(position, side, Helpmate.FOR_RESULT);
        return switch (verdict) {
            case Verdict.Yes yes -> {
                MateLines.assertMates(position, side, yes.line());
                yield false;
            }
            case Verdict.No no -> true;
            case Verdict.Unknown unknown -> throw new AssertionError("unknown after " + unknown.nodes() + " nodes");
        };
    }
}
