package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What exchanges win and lose, held against positions counted by hand and against a search of the rules themselves. */
final class ExchangeTest {

    private static final Exchange EXCHANGE = new Exchange();

    @Nested
    class CountedByHand {

        @ParameterizedTest(name = "{2}: {1} is worth {3}")
        @CsvSource({
            "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1, d1d5, a pawn that nobody protects, 100",
            "4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1, d1d5, a rook for a pawn, -400",
            "4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1, d1d5, a rook for a knight, -200",
            "3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1, d2d5, the second rook stands behind the first, 100",
            "3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1, d2d5, two rooks against two, -400",
            "4k3/8/8/3p4/8/8/6B1/4K2Q w - - 0 1, g2d5, the queen stands behind the bishop, 100",
            "4k3/2b5/3p4/4p3/3P1N2/8/8/4K3 w - - 0 1, d4e5, a pawn for a pawn, 0",
            "1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1, e1e5, nobody takes back, 100",
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1, a7a8q, a pawn becomes a queen, 800",
            "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1, a7b8q, it takes and becomes a queen, 1100",
            "rn2k3/P7/8/8/8/8/8/4K3 w - - 0 1, a7b8q, the new queen is taken, 200",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2, e5d6, in passing, 100",
            "4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 2, e5d6, in passing and back, 0",
        })
        void theBalanceOfAMove(String fen, String move, String why, int worth) {
            Position position = Fen.position(fen);
            assertEquals(worth, EXCHANGE.of(position, Uci.read(position, move)), why);
        }

        @Test
        void aPinnedManDoesNotTakeBack() {
            // The bishop on e7 shields his king from the rook on e1 and cannot take on d6.
            Position position = Fen.position("4k3/4b3/3p4/8/8/8/8/3RR1K1 w - - 0 1");
            assertEquals(100, EXCHANGE.of(position, Uci.read(position, "d1d6")));
            Position free = Fen.position("3k4/4b3/3p4/8/8/8/8/3RR1K1 w - - 0 1");
            assertEquals(-400, EXCHANGE.of(free, Uci.read(free, "d1d6")));
        }

        @Test
        void theKingTakesOnlyWhatNobodyProtects() {
            Position bare = Fen.position("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
            assertEquals(500, EXCHANGE.best(bare, Side.WHITE, Square.parse("e2")));
            Position held = Fen.position("4k3/8/8/8/8/3p4/4r3/4K3 w - - 0 1");
            assertEquals(0, EXCHANGE.best(held, Side.WHITE, Square.parse("e2")));
        }

        @Test
        void whoGainsNothingDoesNotBegin() {
            Position position = Fen.position("4k3/4p3/3p4/8/8/8/8/3RK3 w - - 0 1");
            assertEquals(0, EXCHANGE.best(position, Side.WHITE, Square.parse("d6")));
        }
    }

    @Nested
    class AgainstTheRules {

        @Test
        void everyCaptureOfRandomGamesIsWorthWhatAFullSearchSays() {
            Random random = new Random(1);
            int compared = 0;
            int lossy = 0;
            for (int game = 0; game < 60; game++) {
                Position position = game % 2 == 0 ? Position.initial() : Chess960.start(random.nextInt(960));
                for (int ply = 0; ply < 120 && !position.legalMoves().isEmpty(); ply++) {
                    for (Move move : position.legalMoves()) {
                        if (move.kind() == Move.Kind.CASTLING) {
                            continue;
                        }
                        int worth = EXCHANGE.of(position, move);
                        assertEquals(searched(position, move), worth, position.fen() + " " + move.uci());
                        compared++;
                        lossy += worth < 0 ? 1 : 0;
                    }
                    position = position.play(position.legalMoves()
                            .get(random.nextInt(position.legalMoves().size())));
                }
            }
            assertTrue(compared > 100_000, "compared " + compared);
            assertTrue(lossy > 10_000, "of which lose " + lossy);
        }

        @Test
        void everyManThatCouldBeTakenIsWorthWhatAFullSearchSays() {
            Random random = new Random(2);
            int won = 0;
            for (int game = 0; game < 60; game++) {
                Position position = Position.initial();
                for (int ply = 0; ply < 120 && !position.legalMoves().isEmpty(); ply++) {
                    Side by = position.turn();
                    for (long men = position.men(by.other()); men != 0; men &= men - 1) {
                        int square = Long.numberOfTrailingZeros(men);
                        int best = EXCHANGE.best(position, by, square);
                        assertEquals(captures(position, square), best, position.fen() + " " + Square.name(square));
                        won += best > 0 ? 1 : 0;
                    }
                    position = position.play(position.legalMoves()
                            .get(random.nextInt(position.legalMoves().size())));
                }
            }
            assertTrue(won > 1_000, "won " + won);
        }
    }

    /** The balance of a move by playing on: every legal capture on the goal is tried, and stopping too. */
    private static int searched(Position position, Move move) {
        int won = move.captured() == null ? 0 : Exchange.worth(move.captured());
        if (move.promotion() != null) {
            won += Exchange.worth(move.promotion()) - Exchange.worth(Piece.PAWN);
        }
        return won - captures(position.play(move), move.to());
    }

    private static int captures(Position position, int square) {
        int best = 0;
        for (Move move : position.legalMoves()) {
            if (move.to() == square && move.victim() == square) {
                best = Math.max(best, searched(position, move));
            }
        }
        return best;
    }
}
