package org.jadoube.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.jadoube.rules.MoveRules;
import org.jadoube.rules.Piece;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What the bases have, and how house rules are added and taken away. */
final class RuleSetTest {
    @Nested
    class Bases {
        @Test
        void fideAndClubHaveNoHouseRules() {
            assertEquals(Set.of(), RuleSet.of(RuleBase.FIDE).house());
            assertEquals(Set.of(), RuleSet.of(RuleBase.CLUB).house());
            assertEquals(MoveRules.FIDE, RuleSet.FIDE.moveRules());
        }

        @Test
        void homeAndLearnHaveTheFourOfATableOfFriends() {
            Set<HouseRule> friendly = Set.of(
                    HouseRule.NO_TOUCH_MOVE, HouseRule.NO_PENALTY, HouseRule.TAKEBACKS, HouseRule.ROOK_FIRST_CASTLING);
            assertEquals(friendly, RuleSet.of(RuleBase.HOME).house());
            assertEquals(friendly, RuleSet.of(RuleBase.LEARN).house());
        }

        @Test
        void onlyFideWaitsForCompletion() {
            assertFalse(RuleSet.FIDE.earlyHelp());
            assertTrue(RuleSet.of(RuleBase.CLUB).earlyHelp());
        }

        @Test
        void anUnknownBaseIsRefusedByName() {
            RuleSetException e = assertThrows(RuleSetException.class, () -> RuleSet.parse("uscf", List.of()));
            assertTrue(e.getMessage().contains("uscf") && e.getMessage().contains("fide"));
        }
    }

    @Nested
    class HouseRules {
        @Test
        void aMinusTakesOneOfTheBaseAway() {
            RuleSet rules = RuleSet.parse("home", List.of("no-en-passant", "-no-touch-move"));
            assertTrue(rules.touchMove());
            assertTrue(rules.has(HouseRule.NO_EN_PASSANT));
            assertTrue(rules.takebacks());
            assertFalse(rules.moveRules().enPassant());
            assertEquals(List.of("-no-touch-move", "no-en-passant"), rules.houseWords());
        }

        @Test
        void addedAndTakenAwayContradict() {
            RuleSetException e = assertThrows(
                    RuleSetException.class, () -> RuleSet.parse("fide", List.of("takebacks", "-takebacks")));
            assertTrue(e.getMessage().contains("takebacks"));
        }

        @Test
        void anUnknownNameIsRefusedWithTheKnownOnes() {
            RuleSetException e =
                    assertThrows(RuleSetException.class, () -> RuleSet.parse("home", List.of("no-castling")));
            assertTrue(e.getMessage().contains("no-castling") && e.getMessage().contains("king-capture"));
        }

        @Test
        void movesFollowFromTheMix() {
            RuleSet rules = RuleSet.parse("fide", List.of("king-capture", "castle-through-attack"));
            assertEquals(new MoveRules(true, true, true), rules.moveRules());
        }

        @Test
        void anUpsideDownRookIsAQueen() {
            assertEquals(
                    Piece.QUEEN,
                    RuleSet.parse("fide", List.of("upside-down-rook")).promotionOf(Piece.ROOK));
            assertEquals(Piece.ROOK, RuleSet.FIDE.promotionOf(Piece.ROOK));
        }

        @Test
        void namesAreThoseOfTheInterface() {
            assertEquals(
                    List.of(
                            "no-touch-move",
                            "no-penalty",
                            "takebacks",
                            "king-capture",
                            "stalemate-loses",
                            "no-en-passant",
                            "castle-through-attack",
                            "upside-down-rook",
                            "rook-first-castling",
                            "say-check",
                            "swap-colours"),
                    List.of(HouseRule.values()).stream().map(HouseRule::word).toList());
        }
    }
}
