package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.arbiter.TimeControl;
import org.jadoube.light.Light;
import org.jadoube.rules.Chess960;
import org.jadoube.rules.Side;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What two people do around the board before the first move. */
final class PreliminariesTest extends AroundTheBoard {

    @Nested
    class Agreeing {
        @Test
        void bothSayYesOnThePage() {
            rules("club", "no-en-passant");
            say("agree", Side.BLACK);
            say("agree", Side.WHITE);
            assertEquals(List.of("--", "-b", "wb"), agreed());
        }

        @Test
        void bothLiftTheirKingAndPutHimBack() {
            rules("fide");
            lift("e8");
            place("e8");
            lift("e1");
            place("e1");
            assertEquals(List.of("--", "-b", "wb"), agreed());
            assertEquals(List.of(), notices());
        }

        @Test
        void kingsInTheAirTogetherCountToo() {
            rules("fide");
            lift("e8", "e1");
            place("e1", "e8");
            assertEquals(List.of("--", "w-", "wb"), agreed());
        }

        @Test
        void aKingThatAgreesIsNotTouched() {
            set(new GameSetup.Changes(RuleSet.FIDE, null, TimeControl.parse("300+3"), null, null, null, Map.of()));
            int before = all(GameEvent.DutyChanged.class).size();
            lift("e1");
            place("e1");
            assertEquals(before, all(GameEvent.DutyChanged.class).size());
            assertTrue(all(GameEvent.Clock.class).stream().allMatch(e -> e.running() == null));
        }

        @Test
        void onceBothHaveAgreedAKingIsTouchedAgain() {
            session = new GameSession(Play.fide("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
            say("agree", null);
            lift("e1");
            place("e1");
            assertEquals(
                    bound(),
                    all(GameEvent.DutyChanged.class).getLast().duty().kind().word());
            assertEquals(List.of("wb"), agreed());
        }

        private String bound() {
            return "move-piece";
        }

        @Test
        void withoutSettingsAKingIsTouchedAsEver() {
            session = new GameSession(Play.fide("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
            lift("e1");
            place("e1");
            assertEquals(
                    bound(),
                    all(GameEvent.DutyChanged.class).getLast().duty().kind().word());
            assertEquals(List.of(), agreed());
        }

        @Test
        void theFirstMoveAgreesForBoth() {
            rules("club");
            lift("e2");
            place("e4");
            end();
            assertEquals(List.of("--", "wb"), agreed());
            assertEquals(List.of("e2e4"), moves());
        }

        @Test
        void anotherSettingIsAgreedToAnew() {
            rules("club");
            say("agree", Side.WHITE);
            rules("club", "no-en-passant");
            assertEquals(List.of("--", "w-", "--"), agreed());
        }

        @Test
        void afterTheFirstMoveThereIsNothingToAgreeTo() {
            lift("e2");
            place("e4");
            after(3_000);
            say("agree", Side.BLACK);
            rules("club");
            assertEquals(List.of("rules-locked", "rules-locked"), notices());
            assertEquals(List.of(), agreed());
        }

        @Test
        void whoPressesNothingJustPlays() {
            lift("e2");
            place("e4");
            end();
            assertEquals(List.of(), agreed());
            assertEquals(List.of("e2e4"), moves());
        }
    }

    @Nested
    class Contradicting {
        @Test
        void bothSettingsAreNamedAndNothingChanges() {
            Clash clash = Clash.among(List.of("no-en-passant", "takebacks", "-no-en-passant"));
            set(new GameSetup.Changes(null, null, null, null, null, null, Map.of(), false, clash));
            GameEvent.Noticed notice = all(GameEvent.Noticed.class).getLast();
            assertEquals("settings-contradict", notice.code());
            assertEquals(List.of("no-en-passant", "-no-en-passant"), notice.with());
            assertEquals(List.of(), all(GameEvent.Game.class));
        }

        @Test
        void helpInACompetition() {
            set(new GameSetup.Changes(RuleSet.FIDE, null, null, null, null, null, Map.of("help.black", "targets")));
            assertEquals(
                    List.of("help.black", "fide"),
                    all(GameEvent.Noticed.class).getLast().with());
            assertEquals(
                    RuleSet.parse("home", List.of()), session.view().setup().rules());
        }

        @Test
        void everyMixOfHouseRulesIsPossible() {
            for (int mask = 0; mask < 1 << org.jadoube.arbiter.HouseRule.values().length; mask += 7) {
                List<String> house = new ArrayList<>();
                for (var rule : org.jadoube.arbiter.HouseRule.values()) {
                    house.add(((mask >> rule.ordinal()) & 1) == 0 ? "-" + rule.word() : rule.word());
                }
                rules("home", house.toArray(String[]::new));
                assertEquals(
                        mask,
                        session.view().setup().rules().house().stream()
                                .mapToInt(rule -> 1 << rule.ordinal())
                                .sum());
            }
            assertEquals(List.of(), notices());
        }
    }

    @Nested
    class Setting {
        @Test
        void aClockComesAndGoes() {
            set(new GameSetup.Changes(null, null, TimeControl.parse("300+3"), null, null, null, Map.of()));
            assertTrue(session.view().setup().levers());
            set(new GameSetup.Changes(null, null, null, null, null, null, Map.of(), true, null));
            assertEquals(null, session.view().setup().clock());
            assertFalse(session.view().setup().levers());
        }

        @Test
        void aBlankNameIsTakenAway() {
            set(new GameSetup.Changes(null, null, null, null, null, null, Map.of("white", "Ada")));
            assertEquals(Map.of("white", "Ada"), session.view().setup().names());
            set(new GameSetup.Changes(null, null, null, null, null, null, Map.of("white", " ")));
            assertEquals(Map.of(), session.view().setup().names());
        }

        @Test
        void aChess960StartIsPlayedFrom() {
            set(new GameSetup.Changes(null, Chess960.start(0), null, null, null, null, Map.of()));
            lift("e2");
            place("e4");
            end();
            assertEquals(List.of("e2e4"), moves());
            assertTrue(all(GameEvent.Game.class).getLast().fen().startsWith("bbqnnrkr/"));
        }
    }

    @Nested
    class Drawing {
        private final Lots two = Lots.among(List.of("Ada", "Bo"), 1);

        private void draw(Lots lots) {
            after(500);
            on(new Input.Draw(t, lots));
        }

        @Test
        void theNamesGoToTheColoursWhenTheLightStops() {
            draw(two);
            assertEquals(List.of(), all(GameEvent.Drawn.class));
            long begun = t;
            after(10_000);
            on(new Input.Tick(t));
            GameEvent.Drawn drawn = all(GameEvent.Drawn.class).getLast();
            assertEquals(List.of("Bo", "Ada"), drawn.order());
            assertEquals(begun + LotRun.RUNS, drawn.t());
            assertEquals(
                    Map.of("white", "Bo", "black", "Ada"),
                    session.view().setup().names());
        }

        @Test
        void afterwardsTheBoardShowsTheGameAgain() {
            draw(two);
            after(10_000);
            on(new Input.Tick(t));
            List<GameEvent.Lights> lights = all(GameEvent.Lights.class);
            assertEquals(lights.getFirst().scene(), lights.getLast().scene());
            assertEquals(14, Long.bitCount(lights.get(lights.size() - 2).scene().of(Light.TARGET)));
        }

        @Test
        void whoTakesAManHasSeenEnough() {
            draw(two);
            lift("e2");
            assertEquals(t, all(GameEvent.Drawn.class).getLast().t());
            place("e4");
            end();
            assertEquals(List.of("e2e4"), moves());
            assertEquals(1, all(GameEvent.Drawn.class).size());
        }

        @Test
        void drawnAgainTheFirstDrawCountsNoMore() {
            draw(two);
            draw(Lots.among(List.of("Cy", "Di"), 3));
            after(10_000);
            on(new Input.Tick(t));
            assertEquals(2, all(GameEvent.Drawn.class).size());
            assertTrue(
                    List.of("Cy", "Di").contains(session.view().setup().names().get("white")));
        }

        @Test
        void numbersGiveNoNames() {
            draw(Lots.among(5, 77));
            after(10_000);
            on(new Input.Tick(t));
            assertEquals(
                    Lots.among(5, 77).order(),
                    all(GameEvent.Drawn.class).getLast().order());
            assertEquals(Map.of(), session.view().setup().names());
        }

        @Test
        void duringAGameItIsRefused() {
            lift("e2");
            place("e4");
            after(3_000);
            draw(two);
            assertEquals(List.of("rules-locked"), notices());
        }

        @Test
        void aLateTickDrawsTheSame() {
            draw(two);
            List<GameEvent> once = new ArrayList<>(events);
            GameSession often = new GameSession(Play.home());
            List<GameEvent> ticked = new ArrayList<>(often.on(new Input.Draw(500, two)));
            for (long at = 500; at <= 12_000; at += 7) {
                ticked.addAll(often.on(new Input.Tick(at)));
            }
            once.addAll(session.on(new Input.Tick(12_000)));
            assertEquals(once, ticked);
        }
    }
}
