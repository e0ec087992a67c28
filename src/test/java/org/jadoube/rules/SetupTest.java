package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SetupTest {

    private static Set<Problem> problems(String fen) {
        return Fen.read(fen).problems();
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/8/8/8/4K3 w - - 0 1, NO_BLACK_KING",
        "4k3/8/8/8/8/8/8/8 w - - 0 1, NO_WHITE_KING",
        "4k3/8/8/8/8/8/8/K3K3 w - - 0 1, TOO_MANY_KINGS",
        "4k2P/8/8/8/8/8/8/4K3 w - - 0 1, PAWNS_ON_BACKRANK",
        "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1, TOO_MANY_WHITE_PAWNS",
        "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1, TOO_MANY_BLACK_PAWNS",
        "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1, TOO_MANY_WHITE_PROMOTED",
        "b1b1k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1, TOO_MANY_BLACK_PROMOTED",
        "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1, OPPOSITE_CHECK",
        "8/8/8/3kK3/8/8/8/8 w - - 0 1, OPPOSITE_CHECK",
        "4k3/8/8/8/8/5n2/3n4/4K3 w - - 0 1, ''",
        "4k3/8/8/8/4r3/8/8/r3K3 w - - 0 1, ''",
        "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1, IMPOSSIBLE_CHECK",
        "4k3/8/8/8/8/8/8/r3K2r w - - 0 1, IMPOSSIBLE_CHECK",
        "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1, BAD_CASTLING_RIGHTS",
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1, INVALID_EP_SQUARE",
        "4k3/8/8/4pP2/8/8/8/4K3 w - d6 0 1, INVALID_EP_SQUARE",
        "4k3/4n3/8/4pP2/8/8/8/4K3 w - e6 0 1, INVALID_EP_SQUARE",
        "4k3/8/8/4pP2/8/8/8/r3K3 w - e6 0 1, IMPOSSIBLE_CHECK",
        "4k3/8/8/4pP2/8/8/8/4K3 w - e6 0 1, ''",
    })
    void everyReasonIsNamed(String fen, String expected) {
        Set<Problem> wanted = EnumSet.noneOf(Problem.class);
        if (!expected.isEmpty()) {
            wanted.add(Problem.valueOf(expected));
        }
        assertEquals(wanted, problems(fen), fen);
    }

    @Test
    void severalReasonsAreNamedTogether() {
        assertEquals(
                EnumSet.of(Problem.NO_WHITE_KING, Problem.NO_BLACK_KING, Problem.EMPTY),
                Setup.empty().problems());
        SetupException e =
                assertThrows(SetupException.class, () -> Setup.empty().toPosition());
        assertTrue(String.valueOf(e.getMessage()).contains("White has no king; Black has no king"), e::getMessage);
        assertEquals(
                EnumSet.of(Problem.TOO_MANY_CHECKERS, Problem.IMPOSSIBLE_CHECK),
                problems("8/r3KPk1/8/3n4/7b/8/8/8 w - - 0 1"));
    }

    @Test
    void tooManyMenAreCounted() {
        assertTrue(problems("4k3/8/8/8/8/NN6/PPPPPPPP/RNBQKBNR w - - 0 1").contains(Problem.TOO_MANY_WHITE_PIECES));
        assertTrue(problems("rnbqkbnr/pppppppp/nn6/8/8/8/8/4K3 w - - 0 1").contains(Problem.TOO_MANY_BLACK_PIECES));
    }

    @Nested
    final class Waiving {

        @Test
        void aWaivedReasonNoLongerStandsInTheWay() {
            Setup setup = Fen.read("8/r3KPk1/8/3n4/7b/8/8/8 w - - 0 1");
            assertThrows(SetupException.class, setup::toPosition);
            assertThrows(SetupException.class, () -> setup.toPosition(EnumSet.of(Problem.IMPOSSIBLE_CHECK)));
            Position position = setup.toPosition(EnumSet.of(Problem.IMPOSSIBLE_CHECK, Problem.TOO_MANY_CHECKERS));
            assertEquals(3, Long.bitCount(position.checkers()));
        }

        @Test
        void wrongRightsAreDroppedAndRightOnesKept() {
            Position position =
                    Fen.read("4k2r/8/8/8/8/8/8/4K2R w KQkq - 0 1").toPosition(EnumSet.of(Problem.BAD_CASTLING_RIGHTS));
            assertEquals("4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", position.fen());
        }

        @Test
        void whatTheRulesCannotDoWithoutIsNotWaivable() {
            assertThrows(
                    IllegalArgumentException.class, () -> Setup.empty().toPosition(EnumSet.of(Problem.NO_WHITE_KING)));
        }

        @Test
        void aKingLeftAttackedIsStillNotTaken() {
            Position position =
                    Fen.read("4k3/4R3/3K4/8/8/8/8/8 w - - 0 1").toPosition(EnumSet.of(Problem.OPPOSITE_CHECK));
            assertThrows(MoveTextException.class, () -> Uci.read(position, "e7e8"));
        }
    }

    @Test
    void menArePutAndTakenAwaySquareBySquare() {
        Setup setup = Setup.of(Position.initial())
                .put(Square.parse("e2"), null)
                .put(Square.parse("e4"), Man.of(Side.WHITE, Piece.PAWN));
        assertEquals(
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                setup.turn(Side.BLACK).toPosition().fen());
    }
}
