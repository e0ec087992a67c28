package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class MoveRulesTest {

    private static final MoveRules NO_EN_PASSANT = new MoveRules(false, false, false);
    private static final MoveRules BOLD_CASTLING = new MoveRules(true, true, false);
    private static final MoveRules KING_CAPTURE = new MoveRules(true, false, true);

    private static Set<String> ucis(Position position) {
        return position.legalMoves().stream().map(Move::uci).collect(Collectors.toCollection(TreeSet::new));
    }

    @Nested
    final class WithoutEnPassant {

        private final Position usual = Fen.position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        private final Position without = usual.with(NO_EN_PASSANT);

        @Test
        void thePawnMayNotBeTaken() {
            assertTrue(ucis(usual).contains("e5d6"));
            assertFalse(ucis(without).contains("e5d6"));
            assertEquals(-1, without.enPassant());
        }

        @Test
        void thePositionIsThenAnother() {
            assertNotEquals(usual, without);
            assertEquals(usual, without.with(MoveRules.FIDE));
        }

        @Test
        void aMateThatOnlyEnPassantAnswersIsMate() {
            Position before = Fen.position("8/5bk1/8/2Pp4/8/1K6/8/8 w - d6 0 1").with(NO_EN_PASSANT);
            assertFalse(ucis(before).contains("c5d6"));
            Position mating =
                    Fen.position("8/8/8/8/1k1p4/1P1R4/1PPPP3/RKB2r2 w - - 0 1").with(NO_EN_PASSANT);
            assertEquals(
                    mating.rules(), mating.play(mating.legalMoves().getFirst()).rules());
        }
    }

    @Nested
    final class CastlingOverAnAttackedSquare {

        @Test
        void isLegalUnderTheHouseRuleAlone() {
            Position crossed = Fen.position("4kr2/8/8/8/8/8/8/4K2R w K - 0 1");
            assertFalse(ucis(crossed).contains("e1g1"));
            assertTrue(ucis(crossed.with(BOLD_CASTLING)).contains("e1g1"));
        }

        @Test
        void outOfCheckAndIntoCheckStayForbidden() {
            assertFalse(ucis(Fen.position("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1").with(BOLD_CASTLING))
                    .contains("e1g1"));
            assertFalse(ucis(Fen.position("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1").with(BOLD_CASTLING))
                    .contains("e1g1"));
        }

        @Test
        void nothingIsListedTwice() {
            Position position = Fen.position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1").with(BOLD_CASTLING);
            assertEquals(ucis(position).size(), position.legalMoves().size());
        }
    }

    @Nested
    final class TakingTheKing {

        @Test
        void theKingMayBeLeftAttackedAndTaken() {
            Position pinned = Fen.position("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1").with(KING_CAPTURE);
            assertTrue(ucis(pinned).contains("e2c3"));
            Position left = pinned.play(Uci.read(pinned, "e2c3"));
            Position taken = left.play(Uci.read(left, "e7e1"));
            assertEquals(-1, taken.king(Side.WHITE));
            assertEquals(0, taken.legalMoves().size());
            assertFalse(taken.isCheckmate());
            assertFalse(taken.isStalemate());
        }

        @Test
        void checkAndMateVanish() {
            Position mate = Fen.position("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1").with(KING_CAPTURE);
            assertFalse(mate.inCheck());
            assertFalse(mate.isCheckmate());
            assertTrue(ucis(mate).contains("g8f8"));
        }

        @Test
        void castlingStaysAsInTheLaws() {
            assertFalse(ucis(Fen.position("4kr2/8/8/8/8/8/8/4K2R w K - 0 1").with(KING_CAPTURE))
                    .contains("e1g1"));
            assertFalse(ucis(Fen.position("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1").with(KING_CAPTURE))
                    .contains("e1g1"));
        }

        @Test
        void enPassantIsLegalThoughItUncoversTheKing() {
            Position position =
                    Fen.position("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1").with(KING_CAPTURE);
            assertEquals(Square.parse("e6"), position.enPassant());
            assertTrue(ucis(position).contains("d5e6"));
        }
    }
}
