package org.jadoube.hardware.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class DoctorTest {
    private static final Grid MATRIX = Grid.of(WiringFiles.find("matrix-direct").orElseThrow());

    @Test
    void aSoundBoardHasNothingWrong() {
        assertEquals(List.of(), findings(MATRIX));
        assertEquals(List.of(), findings(Grid.ranks()));
    }

    @ParameterizedTest
    @EnumSource(BoardFault.Kind.class)
    void everyFaultOfEverySquareIsFoundAndNothingElseIsBlamed(BoardFault.Kind kind) {
        Random random = new Random(64);
        for (int square = 0; square < 64; square++) {
            int other = kind.needsOther() ? (square + 1 + random.nextInt(63)) % 64 : square;
            List<Finding> found = findings(MATRIX, new BoardFault(kind, square, other));
            assertEquals(expected(kind, square, other), words(found), kind + " at " + Square.name(square));
        }
    }

    @Test
    void faultsTogetherAreFoundTogether() {
        List<String> found = words(findings(
                MATRIX,
                BoardFault.parse("stuck-open:b2"),
                BoardFault.parse("flicker:g7"),
                BoardFault.parse("missing-diode:d4"),
                BoardFault.parse("light-dead:a1")));
        assertEquals(List.of("flicker g7", "light-dead a1", "missing-diode d4", "stuck-open b2"), found);
    }

    @Test
    void aSilentRowIsOneFindingWithItsWire() {
        BoardFault[] faults = new BoardFault[8];
        for (int file = 0; file < 8; file++) {
            faults[file] = new BoardFault(BoardFault.Kind.STUCK_OPEN, Square.of(file, 2), Square.of(file, 2));
        }
        List<Finding> found = findings(MATRIX, faults);
        assertEquals(1, found.size(), found::toString);
        assertEquals(
                "row 3 (GPIO 12, pin 32) sees nothing at all: look for its wire",
                found.get(0).text());
    }

    @Test
    void aSilentColumnIsOneFindingWithItsWire() {
        BoardFault[] faults = new BoardFault[8];
        for (int rank = 0; rank < 8; rank++) {
            faults[rank] = new BoardFault(BoardFault.Kind.STUCK_OPEN, Square.of(4, rank), Square.of(4, rank));
        }
        List<Finding> found = findings(MATRIX, faults);
        assertEquals(1, found.size(), found::toString);
        assertTrue(found.get(0).text().startsWith("column 5 (GPIO 23, pin 16)"));
    }

    @Test
    void theRateOfFlickeringIsTold() {
        List<Finding> found = findings(MATRIX, BoardFault.parse("flicker:e4"));
        assertEquals("7", found.get(0).detail());
    }

    @Test
    void aSoundBoardIsExaminedWithSixteenMenInUnderThreeMinutes() {
        Doctor doctor = new Doctor(MATRIX);
        FaultyBoard board = new FaultyBoard(MATRIX, List.of());
        assertTrue(Rounds.through(doctor, board) < 180_000);
    }

    static List<String> expected(BoardFault.Kind kind, int square, int other) {
        String at = Square.name(square);
        return switch (kind) {
            case STUCK_OPEN, STUCK_CLOSED, FLICKER, MISSING_DIODE, LIGHT_DEAD -> List.of(kind.word() + " " + at);
            case SWAPPED, LIGHT_ELSEWHERE -> {
                List<String> pair = new ArrayList<>(List.of(
                        kind.word() + " " + at + " " + Square.name(other),
                        kind.word() + " " + Square.name(other) + " " + at));
                pair.sort(null);
                yield pair;
            }
        };
    }

    static List<String> words(List<Finding> findings) {
        return findings.stream()
                .map(finding -> finding.kind().word() + " " + Square.name(finding.square())
                        + (finding.other() == Finding.NONE ? "" : " " + Square.name(finding.other())))
                .sorted()
                .toList();
    }

    private static List<Finding> findings(Grid grid, BoardFault... faults) {
        Doctor doctor = new Doctor(grid);
        Rounds.through(doctor, new FaultyBoard(grid, List.of(faults)));
        return doctor.findings();
    }
}
