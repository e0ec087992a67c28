package org.jadoube.light;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.arbiter.TouchLedger;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What is lit when, and for whom. */
final class SceneComposerTest {
    private static final Position BEFORE_CAPTURE =
            Fen.position("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");

    @Nested
    class ManInHand {
        @Test
        void itsTargetsAndCapturesAreLitAtHome() {
            assertEquals(
                    Map.of("d5", Light.CAPTURE, "e5", Light.TARGET, "e4", Light.SOURCE),
                    lit(SceneComposer.of(RuleBase.HOME), lifted(BEFORE_CAPTURE, RuleSet.of(RuleBase.HOME), "e4")));
        }

        @Test
        void aCompetitionBoardStaysDark() {
            assertEquals(Map.of(), lit(SceneComposer.of(RuleBase.FIDE), lifted(BEFORE_CAPTURE, RuleSet.FIDE, "e4")));
        }

        @Test
        void theClubShowsWhereTheManCameFromButNotWhereItMayGo() {
            assertEquals(
                    Map.of("e4", Light.SOURCE),
                    lit(SceneComposer.of(RuleBase.CLUB), lifted(BEFORE_CAPTURE, RuleSet.of(RuleBase.CLUB), "e4")));
        }

        @Test
        void castlingAndPromotionHaveTheirOwnLights() {
            Position castling = Fen.position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
            Map<String, Light> king =
                    lit(SceneComposer.of(RuleBase.LEARN), lifted(castling, RuleSet.of(RuleBase.LEARN), "e1"));
            assertEquals(Light.CASTLE, king.get("g1"));
            assertEquals(Light.CASTLE, king.get("c1"));
            Position promotion = Fen.position("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
            assertEquals(
                    Light.PROMOTION,
                    lit(SceneComposer.of(RuleBase.LEARN), lifted(promotion, RuleSet.of(RuleBase.LEARN), "e7"))
                            .get("e8"));
        }
    }

    @Nested
    class BoardToBePutRight {
        @Test
        void placeAndRemoveAreLitUnderEveryRuleSet() {
            for (RuleBase base : RuleBase.values()) {
                SceneSource source = new SceneSource(
                        Position.initial(),
                        Position.initial().occupied(),
                        null,
                        0,
                        null,
                        Square.bit(Square.parse("g1")),
                        Square.bit(Square.parse("g3")),
                        0,
                        0,
                        0,
                        false);
                assertEquals(
                        Map.of("g1", Light.PLACE, "g3", Light.REMOVE),
                        lit(SceneComposer.of(base), source),
                        base.word());
            }
        }

        @Test
        void theSecondManOfACastlingIsLitOnceTheKingIsReleased() {
            Position position = Fen.position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
            TouchLedger ledger = new TouchLedger(position, RuleSet.FIDE);
            ledger.lift(0, Square.parse("e1"));
            ledger.place(1_000, Square.parse("g1"), null, null);
            ledger.settle();
            long occupied = Square.bit(Square.parse("g1")) | (position.occupied() & ~Square.bit(Square.parse("e1")));
            SceneSource source = new SceneSource(position, occupied, ledger.duty(), 0, null, 0, 0, 0, 0, 0, false);
            Map<String, Light> fide = lit(SceneComposer.of(RuleBase.FIDE), source);
            assertEquals(Map.of("h1", Light.REMOVE, "f1", Light.PLACE), fide);
            assertEquals(Light.CASTLE, lit(SceneComposer.everything(), source).get("g1"));
        }

        @Test
        void thePawnTakenInPassingIsLitOnceTheOtherIsReleased() {
            Position position = Fen.position("4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 2");
            TouchLedger ledger = new TouchLedger(position, RuleSet.FIDE);
            ledger.lift(0, Square.parse("e5"));
            ledger.place(1_000, Square.parse("f6"), null, null);
            ledger.settle();
            long occupied = Square.bit(Square.parse("f6")) | (position.occupied() & ~Square.bit(Square.parse("e5")));
            SceneSource source = new SceneSource(position, occupied, ledger.duty(), 0, null, 0, 0, 0, 0, 0, false);
            assertEquals(
                    Light.EN_PASSANT, lit(SceneComposer.everything(), source).get("f5"));
        }
    }

    @Nested
    class Check {
        private final Position position = Fen.position("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");

        @Test
        void kingAndCheckerAreLit() {
            Map<String, Light> scene = lit(SceneComposer.of(RuleBase.CLUB), SceneSource.of(position, null));
            assertEquals(Map.of("e8", Light.CHECK, "e2", Light.CHECKER), scene);
        }

        @Test
        void aCompetitionBoardDoesNotSayCheck() {
            assertTrue(lit(SceneComposer.of(RuleBase.FIDE), SceneSource.of(position, null))
                    .isEmpty());
        }
    }

    @Nested
    class LastMove {
        @Test
        void itIsLitFromAndTo() {
            var move = Uci.read(Position.initial(), "e2e4");
            Position after = Position.initial().play(move);
            SceneSource source = new SceneSource(after, after.occupied(), null, 0, move, 0, 0, 0, 0, 0, false);
            assertEquals(
                    Map.of("e2", Light.LAST_FROM, "e4", Light.LAST_TO), lit(SceneComposer.of(RuleBase.CLUB), source));
        }
    }

    @Nested
    class MenInDanger {
        @Test
        void aManAttackedAndNotProtectedIsInDanger() {
            Position position = Fen.position("4k3/8/8/3r4/8/8/3N4/6K1 w - - 0 1");
            assertEquals(List.of("d2"), Square.names(Danger.of(position)));
        }

        @Test
        void aProtectedManAttackedByAnEqualIsNot() {
            Position position = Fen.position("4k3/8/8/3r4/8/8/3R4/3K4 w - - 0 1");
            assertEquals(List.of(), Square.names(Danger.of(position)));
        }

        @Test
        void aManTwiceAttackedAndOnceProtectedIs() {
            Position position = Fen.position("3rk3/3r4/8/8/8/8/3N4/3R2K1 w - - 0 1");
            assertEquals(List.of("d2"), Square.names(Danger.of(position)));
        }

        @Test
        void theGoalsThatCostTheManInHandAreLitSo() {
            Position position = Fen.position("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1");
            SceneSource held = lifted(position, RuleSet.of(RuleBase.LEARN), "d1");
            long costly = Danger.goals(position, position.legalMoves());
            SceneSource source = new SceneSource(
                    position, held.occupied(), held.duty(), held.inHand(), null, 0, 0, 0, 0, costly, false);
            Map<String, Light> scene = lit(SceneComposer.of(RuleBase.LEARN), source);
            assertEquals(Light.DANGER, scene.get("d5"));
            assertEquals(Light.TARGET, scene.get("d4"));
        }

        @Test
        void aQueenAttackedByARookIs() {
            Position position = Fen.position("4k3/8/8/3r4/8/8/3Q4/3K4 w - - 0 1");
            assertEquals(List.of("d2"), Square.names(Danger.of(position)));
        }
    }

    private static SceneSource lifted(Position position, RuleSet rules, String square) {
        TouchLedger ledger = new TouchLedger(position, rules);
        ledger.lift(0, Square.parse(square));
        return SceneSource.of(position, ledger.duty()).holding(Square.bit(Square.parse(square)));
    }

    private static Map<String, Light> lit(SceneComposer composer, SceneSource source) {
        return composer.compose(source).squares().entrySet().stream()
                .collect(Collectors.toMap(e -> Square.name(e.getKey()), Map.Entry::getValue));
    }
}
