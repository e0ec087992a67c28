package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FenTest {

    @Nested
    final class Faults {

        @ParameterizedTest
        @CsvSource({
            "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, placement, 19",
            "rnbqkbnr/pppppppp/44p/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, placement, 20",
            "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, placement, 18",
            "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, placement, 17",
            "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, placement, 14",
            "4k3/8/8/8/8/8/4K3 w - - 0 1, placement, 18",
            "4k3/8/8/8/8/8/8/4K3/8 w - - 0 1, placement, 20",
            "4k3/8/8/8/8/8/8/4K3 x - - 0 1, turn, 21",
            "4k3/8/8/8/8/8/8/4K3 w KX - 0 1, castling, 24",
            "4k3/8/8/8/8/8/8/R3K2R w KK - 0 1, castling, 26",
            "4k3/8/8/8/8/8/8/4K3 w - e9 0 1, en passant, 25",
            "4k3/8/8/8/8/8/8/4K3 w - - x 1, halfmove clock, 27",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 0, move number, 29",
            "4k3/8/8/8/8/8/8/4K3 w - -, halfmove clock, 26",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 x, move number, 30",
            "4k3/8/8/8/8/8/8/4K3  w - - 0 1, turn, 21",
        })
        void nameTheFieldAndTheColumn(String fen, String field, int column) {
            FenException e = assertThrows(FenException.class, () -> Fen.read(fen));
            assertEquals(field + " " + column, e.field() + " " + e.column(), e::getMessage);
        }

        @Test
        void aPositionThatCannotBeNamesEveryReason() {
            FenException e = assertThrows(FenException.class, () -> Fen.position("4k2P/8/8/8/8/8/8/4K3 w K - 0 1"));
            assertEquals(2, e.problems().size());
            assertTrue(String.valueOf(e.getMessage()).contains("castling"), e::getMessage);
        }
    }

    @Nested
    final class ReadKindly {

        @Test
        void fieldsAtTheEndMayBeMissing() {
            assertEquals(
                    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
                    Fen.positionLenient(" 4k3/8/8/8/8/8/8/4K3 ", false).fen());
            assertEquals(
                    "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
                    Fen.positionLenient("4k3/8/8/8/8/8/8/4K3  b -", false).fen());
        }

        @Test
        void rightsAndSquaresThatCannotBeAreDropped() {
            assertEquals(
                    "7k/5K2/4R3/8/8/8/8/8 w - - 0 1",
                    Fen.positionLenient("7k/5K2/4R3/8/8/8/8/8 w KQkq e6 0 0", false)
                            .fen());
        }

        @Test
        void rubbishIsRefusedAllTheSame() {
            assertThrows(FenException.class, () -> Fen.positionLenient("", false));
            assertThrows(FenException.class, () -> Fen.positionLenient("8/8/8/8/8/8/8/8 w", false));
        }
    }

    @Nested
    final class EnPassant {

        @Test
        void isKeptOnlyWhereACaptureIsLegal() {
            String pinned = "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1";
            assertEquals(-1, Fen.position(pinned).enPassant());
            assertEquals(
                    "8/8/8/r2Pp2K/8/8/4k3/8 w - - 0 1", Fen.position(pinned).fen());
            assertEquals(pinned, Fen.writeWithPassedSquare(Fen.position(pinned)));
            assertEquals(
                    Square.parse("d6"),
                    Fen.position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 60").enPassant());
        }
    }

    @Nested
    final class CastlingIn960 {

        @Test
        void xFenMeansTheOutermostRook() {
            Position position = Fen.position("4k3/8/8/8/8/8/8/1R2KRR1 w KQ - 0 1", true);
            assertEquals("4k3/8/8/8/8/8/8/1R2KRR1 w GB - 0 1", position.fen());
        }

        @Test
        void shredderLettersNameTheRookItself() {
            Position position = Fen.position("4k3/8/8/8/8/8/8/1R2KRR1 w F - 0 1", true);
            assertEquals(Square.bit(Square.parse("f1")), position.castlingRooks());
        }

        @Test
        void usualChessReadsFileLettersToo() {
            assertEquals(
                    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
                    Fen.position("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1").fen());
        }
    }
}
