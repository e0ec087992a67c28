package org.jadoube.hardware.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.rules.Square;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The doctor finds every fault of every square on boards of modelled chips, through the real drivers and Pi4J. */
final class DoctorOnWiresTest {

    static Stream<Arguments> cases() {
        List<Arguments> all = new ArrayList<>();
        for (String name : List.of("matrix-direct", "mcp23017", "hc165")) {
            for (BoardFault.Kind kind : BoardFault.Kind.values()) {
                // A missing diode is one of a matrix alone.
                if (kind != BoardFault.Kind.MISSING_DIODE || name.equals("matrix-direct")) {
                    all.add(Arguments.of(name, kind));
                }
            }
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyFaultOfEverySquareIsFoundAndNothingElseIsBlamed(String name, BoardFault.Kind kind) {
        WiringProfile profile = WiringFiles.find(name).orElseThrow();
        Grid grid = Grid.of(profile);
        Random random = new Random(64);
        List<String> missed = new ArrayList<>();
        try (ModelledBoard board = new ModelledBoard(profile, report -> {
            throw new AssertionError(report.text());
        })) {
            for (int square = 0; square < 64; square++) {
                int other = kind.needsOther() ? (square + 1 + random.nextInt(63)) % 64 : square;
                board.suffer(List.of(new BoardFault(kind, square, other)));
                Doctor doctor = new Doctor(grid);
                Rounds.through(doctor, board);
                List<String> found = DoctorTest.words(doctor.findings());
                if (!found.equals(DoctorTest.expected(kind, square, other))) {
                    missed.add(Square.name(square) + " " + found);
                }
            }
        }
        assertEquals(List.of(), missed);
    }
}
