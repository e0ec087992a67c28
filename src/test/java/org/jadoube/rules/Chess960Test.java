package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class Chess960Test {

    @ParameterizedTest
    @CsvSource({"0, BBQNNRKR", "518, RNBQKBNR", "534, RNBKQBNR", "959, RKRNNQBB"})
    void startsHaveTheirUsualNumbers(int number, String row) {
        assertEquals(row, Fen.placement(Chess960.start(number)).substring(35));
    }

    @Test
    void all960AreDifferentAndKeepTheKingBetweenTheRooks() {
        Set<String> rows = new HashSet<>();
        for (int number = 0; number < 960; number++) {
            Position start = Chess960.start(number);
            rows.add(start.fen());
            int king = start.king(Side.WHITE);
            long rooks = start.pieces(Side.WHITE, Piece.ROOK);
            assertTrue(Long.lowestOneBit(rooks) < Square.bit(king) && Square.bit(king) < Long.highestOneBit(rooks));
            assertEquals(start.pieces(Piece.ROOK), start.castlingRooks());
            long light = 0x55aa55aa55aa55aaL;
            assertEquals(1, Long.bitCount(start.pieces(Side.WHITE, Piece.BISHOP) & light));
        }
        assertEquals(960, rows.size());
        assertThrows(IllegalArgumentException.class, () -> Chess960.start(960));
    }

    @Nested
    final class Castling {

        private static Position after(String fen, String uci) {
            Position position = Fen.position(fen, true);
            return position.play(Uci.read(position, uci));
        }

        @Test
        void kingAndRookMayChangePlaces() {
            assertEquals(
                    "4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
                    after("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1").fen());
        }

        @Test
        void theKingMayStandStill() {
            Position before = Fen.position("4k3/8/8/8/8/8/8/R1K5 w A - 0 1", true);
            Move move = Uci.read(before, "c1a1");
            assertEquals("4k3/8/8/8/8/8/8/2KR4 b - - 1 1", before.play(move).fen());
            assertEquals(Square.bit(0) | Square.bit(3), move.squares());
            assertEquals("c1c1", move.uci());
        }

        @Test
        void theRookMayStandStill() {
            Position before = Fen.position("4k3/8/8/8/8/8/8/3RK3 w D - 0 1", true);
            Move move = Uci.read(before, "e1d1");
            assertEquals("4k3/8/8/8/8/8/8/2KR4 b - - 1 1", before.play(move).fen());
            assertEquals(Square.bit(2) | Square.bit(4), move.squares());
        }

        @Test
        void aRookThatShieldsItsKingMayNotLeave() {
            Position position = Fen.position("4k3/8/8/8/8/8/8/rR2K3 w B - 0 1", true);
            assertThrows(MoveTextException.class, () -> Uci.read(position, "e1b1"));
        }

        @Test
        void aPlainStepOfTheKingIsMeantWhereBothAreLegal() {
            Position position = Fen.position("4k3/8/8/8/8/8/8/5K1R w H - 0 1", true);
            assertEquals(Move.Kind.NORMAL, Uci.read(position, "f1g1").kind());
            assertEquals(Move.Kind.CASTLING, Uci.read(position, "f1h1").kind());
            assertEquals("O-O", San.write(position, San.read(position, "O-O")));
        }

        @Test
        void noThirdManMayStandInTheWay() {
            assertThrows(
                    MoveTextException.class,
                    () -> Uci.read(Fen.position("4k3/8/8/8/8/8/8/RNK5 w A - 0 1", true), "c1a1"));
        }
    }
}
