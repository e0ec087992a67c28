package org.jadoube.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** "Cannot mate by any series of legal moves" as the arbiter asks it (5.1.2, 5.2.2, 6.9, 7.5.5). */
final class MatingChanceTest {
    @Nested
    class ByMaterial {
        @ParameterizedTest
        @CsvSource({
            "4k3/8/8/8/8/8/8/Q3K3, true",
            "4k1n1/8/8/8/8/8/8/Q3K3, true",
            "4k1n1/8/8/8/8/8/8/R3K3, false",
            "4k1b1/8/8/8/8/8/8/N3K3, false",
            "4k1b1/8/8/8/8/8/8/R3K3, true",
            "4kb2/8/8/8/8/8/8/2B1K3, true",
            "4k1b1/8/8/8/8/8/8/2B1K3, false",
            "3nk1n1/8/8/8/8/8/8/Q3K3, false",
            "4k1b1/8/8/8/8/8/P7/4K3, false"
        })
        void blackCannotMate(String placement, boolean cannot) {
            Position position = Fen.position(placement + " w - - 0 60");
            assertEquals(cannot, new MaterialChance().cannotMate(position, Side.BLACK));
            assertEquals(cannot, new HelpmateChance().cannotMate(position, Side.BLACK));
        }
    }

    @Nested
    class BySearch {
        private static final String WALL = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 40";

        @Test
        void aWallOfPawnsIsDeadThoughBothHavePawns() {
            assertTrue(new HelpmateChance().isDead(Fen.position(WALL), null));
            assertFalse(new MaterialChance().isDead(Fen.position(WALL), null));
        }

        @Test
        void theStartIsNotDead() {
            assertFalse(new HelpmateChance().isDead(Position.initial(), null));
        }

        @Test
        void aGameIsFollowedThroughMovesAndTakebacks() {
            HelpmateChance chance = new HelpmateChance();
            Position before = Fen.position("8/8/8/8/8/k7/3r4/3K4 w - - 0 1");
            assertFalse(chance.isDead(before, null));
            Move capture = Uci.read(before, "d1d2");
            assertTrue(chance.isDead(before.play(capture), capture));
            assertFalse(chance.isDead(before, null));
        }

        @Test
        void theMoveThatClosesTheWallEndsTheGame() {
            Position before = Fen.position("4k3/8/6p1/p1p1p3/P1P1P1P1/8/8/4K3 b - - 0 40");
            Arbiter arbiter = new Arbiter(new ArbiterSetup(
                    RuleSet.FIDE,
                    before,
                    List.of(),
                    TimeCategory.STANDARD,
                    null,
                    false,
                    0,
                    0,
                    new HelpmateChance(),
                    RemoteSides.NONE));
            arbiter.begin(0);
            arbiter.made(1_000, 900, Uci.read(before, "g6g5"));
            assertEquals(GameResult.draw(Reason.DEAD_POSITION, "5.2.2"), arbiter.result());
        }
    }

    @Nested
    class HouseRules {
        @Test
        void nothingIsDeadWhereTheKingMayBeTaken() {
            RuleSet rules = RuleSet.parse("fide", List.of("king-capture"));
            Position kings = Fen.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1").with(rules.moveRules());
            Arbiter arbiter = new Arbiter(ArbiterSetup.of(rules, kings));
            assertEquals(List.of(), arbiter.begin(0));
        }

        @Test
        void bareKingsAreDeadWhereStalemateLoses() {
            RuleSet rules = RuleSet.parse("fide", List.of("stalemate-loses"));
            Arbiter kings = new Arbiter(ArbiterSetup.of(rules, Fen.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1")));
            kings.begin(0);
            assertEquals(Reason.DEAD_POSITION, kings.result().reason());
            Arbiter knight = new Arbiter(ArbiterSetup.of(rules, Fen.position("4k3/8/8/8/8/8/8/4KN2 w - - 0 1")));
            assertEquals(List.of(), knight.begin(0));
        }
    }
}
