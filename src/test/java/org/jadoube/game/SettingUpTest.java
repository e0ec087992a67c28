package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.light.Light;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** A board that is set up, and men that are mixed, by hand before the first move. */
final class SettingUpTest extends AroundTheBoard {

    @Nested
    class SettingUp {
        private long board;

        private void frame(long full) {
            board = full;
            after(600);
            on(new Input.Frame(t, new Reading.Occupancy(full)));
            after(600);
            on(new Input.Tick(t));
        }

        private void down(String square) {
            frame(board | Square.bit(Square.parse(square)));
        }

        private void up(String square) {
            frame(board & ~Square.bit(Square.parse(square)));
        }

        private List<GameEvent.Asked> queens() {
            return all(GameEvent.Asked.class).stream()
                    .filter(e -> e.question() == GameEvent.Question.QUEENS)
                    .toList();
        }

        private long without(String... squares) {
            long full = START;
            for (String square : squares) {
                full &= ~Square.bit(Square.parse(square));
            }
            return full;
        }

        @Test
        void menThatAreMissingAreLit() {
            frame(without("d1", "e1", "h7"));
            after(2_000);
            on(new Input.Tick(t));
            GameEvent.Restore restore = all(GameEvent.Restore.class).getLast();
            assertEquals(GameEvent.RestoreReason.SET_UP, restore.reason());
            assertEquals("[d1, e1, h7]", Square.names(restore.place()).toString());
        }

        @Test
        void onAnEmptyBoardTheQueensAreAskedAboutOnce() {
            frame(0);
            for (long left = START; left != 0; left &= left - 1) {
                down(Square.name(Long.numberOfTrailingZeros(left)));
            }
            assertEquals(1, queens().size());
            assertEquals("[d1, d8]", Square.names(queens().getLast().squares()).toString());
            on(new Input.Choose(t, "yes", null));
            up("d1");
            down("d1");
            assertEquals(1, queens().size());
        }

        @Test
        void bothQueensLiftedAndPutBackAreAYes() {
            frame(without("d1"));
            down("d1");
            up("d1");
            down("d1");
            up("d8");
            down("d8");
            GameEvent.Answered answer = all(GameEvent.Answered.class).getLast();
            assertEquals("yes", answer.choice());
            assertEquals(GameEvent.How.TOUCH, answer.how());
            assertEquals(List.of(), notices());
        }

        @Test
        void aNoIsAskedAgainWhenTheyHaveChangedPlaces() {
            frame(without("d1"));
            down("d1");
            on(new Input.Choose(t, "no", null));
            assertEquals(List.of("queens-own-colour"), notices());
            assertEquals(1, queens().size());
            up("d1");
            up("e1");
            down("d1");
            down("e1");
            assertEquals(2, queens().size());
        }

        @Test
        void whoPlaysHasAnswered() {
            frame(without("d1"));
            down("d1");
            up("e2");
            down("e4");
            end();
            assertEquals(List.of("e2e4"), moves());
            assertEquals(
                    GameEvent.How.LAPSED,
                    all(GameEvent.Answered.class).getLast().how());
            assertEquals(
                    GameEvent.State.READY, all(GameEvent.Ended.class).getLast().state());
        }

        @Test
        void menThatStandReadyAreBelieved() {
            frame(START);
            up("d1");
            down("d1");
            assertEquals(List.of(), queens());
        }

        @Test
        void whereNoQueenWasSetUpNothingIsAsked() {
            frame(without("g1", "a7"));
            down("g1");
            down("a7");
            assertEquals(List.of(), queens());
        }

        @Test
        void aQuarterTurnIsToldAndAsked() {
            frame(0xC3C3C3C3C3C3C3C3L);
            assertEquals(List.of("board-turned"), notices());
            assertEquals(
                    GameEvent.Question.ORIENTATION,
                    all(GameEvent.Asked.class).getLast().question());
            on(new Input.Choose(t, "90", null));
            up("e2");
            assertEquals(List.of(), queens());
        }

        @Test
        void aHalfTurnIsAskedWhenTheFirstMoveComesFromTheFarSide() {
            frame(START);
            up("d7");
            down("d5");
            after(3_000);
            on(new Input.Tick(t));
            assertTrue(notices().contains("board-turned"));
            assertEquals(List.of("180"), all(GameEvent.Asked.class).getLast().choices());
        }
    }

    @Nested
    class MixingByHand {
        private void clear() {
            say("chess960", null);
            lift("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1");
        }

        private String squares(Light light) {
            return String.join(
                    " ",
                    Square.names(all(GameEvent.Lights.class).getLast().scene().of(light)));
        }

        @Test
        void theOrderTellsTheMen() {
            clear();
            place("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1");
            assertEquals(
                    List.of(
                            "chess960-clear",
                            "chess960-bishop",
                            "chess960-bishop",
                            "chess960-queen",
                            "chess960-knight",
                            "chess960-knight",
                            "chess960-rest"),
                    notices());
            assertTrue(all(GameEvent.Game.class).getLast().fen().startsWith("bbqnnrkr/"));
            assertEquals(List.of("--"), agreed());
            lift("e2");
            place("e4");
            end();
            assertEquals(List.of("e2e4"), moves());
        }

        @Test
        void bishopsStandOnDifferentColours() {
            clear();
            place("c1");
            assertEquals("b1 d1 f1 h1", squares(Light.PLACE));
            place("e1");
            assertEquals("e1", squares(Light.REMOVE));
            lift("e1");
            place("d1");
            assertEquals("a1 b1 e1 f1 g1 h1", squares(Light.PLACE));
        }

        @Test
        void aManLiftedAgainIsOpenAgain() {
            clear();
            place("a1", "b1", "c1");
            lift("b1");
            assertEquals("c1", squares(Light.REMOVE));
            lift("c1");
            place("d1", "b1", "e1", "f1", "c1", "g1", "h1");
            assertTrue(all(GameEvent.Game.class).getLast().fen().startsWith("bqrbnnkr/"));
        }

        @Test
        void whoTakesAPawnPlaysFromTheStartBefore() {
            say("chess960", null);
            lift("e2");
            place("e4");
            end();
            assertEquals(List.of("e2e4"), moves());
        }

        @Test
        void saidAgainItEnds() {
            say("chess960", null);
            say("chess960", null);
            lift("e2");
            place("e4");
            end();
            assertEquals(List.of("e2e4"), moves());
            say("chess960", null);
        }

        @Test
        void duringAGameItIsRefused() {
            lift("e2");
            place("e4");
            after(3_000);
            say("chess960", null);
            assertEquals(List.of("rules-locked"), notices());
        }
    }
}
