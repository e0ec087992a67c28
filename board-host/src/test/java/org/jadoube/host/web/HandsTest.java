package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;

/** Hands in real Chromium: mouse, fingers and keys lift and place men of wood, whatever a game may think of it. */
final class HandsTest {

    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    private static final String AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

    @RegisterExtension
    static final Chromium window = Chromium.desktop(1200, 900);

    @RegisterExtension
    static final Chromium tablet = Chromium.phone(820, 1180);

    private WoodGate wood;

    @BeforeEach
    void setUp() {
        wood = new WoodGate(START);
        window.open(wood.server);
    }

    @AfterEach
    void close() {
        wood.close();
    }

    private void stands(String placement) {
        window.await(placement, () -> wood.placement().equals(placement));
    }

    private void says(String sentence) {
        window.await(sentence, () -> sentence.equals(window.sentence()));
    }

    @Nested
    class AMouse {

        @Test
        void liftsByPressingAndPlacesByLettingGo() {
            window.drag("e2", "e4");
            stands(AFTER_E4);
            window.await("pawn on e4", () -> "white pawn".equals(window.man("e4")));
        }

        @Test
        void liftsTheMomentItPresses() {
            window.mouseDown("g1");
            window.await("one man in the air", () -> wood.held() == 1);
            says("Knight from g1 in hand.");
            window.mouseTo(window.square("f3"));
            assertEquals(1, wood.held());
            window.mouseUp();
            stands("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R");
        }

        @Test
        void liftsByAClickAndPlacesByAnother() {
            window.tap("e2");
            says("Pawn from e2 in hand.");
            window.tap("e4");
            stands(AFTER_E4);
        }

        @Test
        void putsAManBackWhereItWas() {
            window.tap("e2");
            window.await("one man in the air", () -> wood.held() == 1);
            window.tap("e2");
            stands(START);
            assertEquals(0, wood.held());
        }

        @Test
        void takesAManByDroppingAnotherOnIt() {
            window.drag("d1", "d7");
            stands("rnbqkbnr/pppQpppp/8/8/8/8/PPPPPPPP/RNB1KBNR");
            assertEquals(1, wood.inTray());
            window.await(
                    "the pawn in the tray", () -> window.all("#bottom .laid").size() == 1);
        }

        @Test
        void laysAManIntoTheTrayAndFetchesItAgain() {
            window.mouseDown("d7");
            window.mouseTo(window.find("#bottom"));
            window.mouseUp();
            window.await("a man in the tray", () -> wood.inTray() == 1);
            window.await(
                    "a man to be fetched", () -> window.all("#bottom .laid").size() == 1);
            window.dragTo(window.find("#bottom .laid"), window.square("d5"));
            stands("rnbqkbnr/ppp1pppp/8/3p4/8/8/PPPPPPPP/RNBQKBNR");
        }

        @Test
        void keepsAManInTheAirIfTheSquareIsTakenByItsOwnSide() {
            window.drag("g1", "e2");
            says("There is a man of the same side.");
            assertEquals(1, wood.held());
            window.tap("f3");
            stands("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R");
        }

        @Test
        void canDropAManOnTheFrameWhereNoSensorIs() {
            window.mouseDown("a2");
            window.mouseTo(window.find(".ranks"));
            window.mouseUp();
            window.await("a man between squares", () -> wood.between() == 1);
        }
    }

    @Nested
    class AKeyboard {

        @Test
        void walkLiftAndPlace() {
            window.script("document.querySelector('[data-square=e2]').focus()");
            window.keys(Keys.ENTER);
            says("Pawn from e2 in hand.");
            window.walk("e4");
            window.keys(Keys.ENTER);
            stands(AFTER_E4);
            window.await(
                    "the label",
                    () -> "e4, white pawn".equals(window.square("e4").getDomAttribute("aria-label")));
        }

        @Test
        void putAManBackOrIntoTheTray() {
            window.script("document.querySelector('[data-square=e2]').focus()");
            window.keys(Keys.ENTER);
            window.await("one man in the air", () -> wood.held() == 1);
            window.walk("e5");
            window.keys(Keys.ESCAPE);
            stands(START);
            window.keys(Keys.ARROW_UP, Keys.ARROW_UP, Keys.DELETE);
            stands("rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
            window.await("a man in the tray", () -> wood.inTray() == 1);
        }

        @Test
        void followTheBoardWhenItIsTurned() {
            window.keys("f");
            window.await(
                    "black below", () -> "black".equals(window.find("#bottom").getDomAttribute("data-side")));
            window.script("document.querySelector('[data-square=e7]').focus()");
            window.keys(Keys.ENTER, Keys.ARROW_UP, Keys.ARROW_UP, Keys.ENTER);
            stands("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR");
            window.keys("f");
        }
    }

    @Nested
    class TwoPagesAndReloads {

        @Test
        void aReloadKeepsTheManInTheHand() {
            window.tap("e2");
            window.await("one man in the air", () -> wood.held() == 1);
            window.reload();
            says("Pawn from e2 in hand.");
            window.tap("e4");
            stands(AFTER_E4);
        }

        @Test
        void anotherPageSeesTheManInTheAirAndCanTakeItOver() {
            window.tap("e2");
            try (Chromium phone = Chromium.phone(360, 740)) {
                phone.open(wood.server);
                phone.await("the man is told", () -> phone.sentence().equals("Pawn from e2 in hand."));
                phone.finger("e2");
                phone.finger("e4");
                stands(AFTER_E4);
                window.await("pawn on e4", () -> "white pawn".equals(window.man("e4")));
            }
        }

        @Test
        void aBoardThatIsGoneIsSaidAndFoundAgain() {
            int port = wood.server.port();
            wood.close();
            says("The board does not answer. Trying again …");
            PageServer again = new PageServer(new FakeGate(), port);
            try {
                says("White to move.");
            } finally {
                again.close();
            }
        }
    }

    @Nested
    class Fingers {

        @Test
        void liftAndPlaceByTaps() {
            tablet.open(wood.server);
            tablet.finger("e2");
            tablet.await("a man in the air", () -> wood.held() == 1);
            tablet.finger("e4");
            stands(AFTER_E4);
        }

        @Test
        void areTwoHandsAtOnce() {
            tablet.open(wood.server);
            tablet.touch("touchStart", "e1", "h1");
            tablet.await("two men in the air", () -> wood.held() == 2);
            tablet.await("both are told", () -> tablet.sentence().startsWith("2 men"));
            tablet.touch("touchMove", "c3", "f3");
            tablet.touch("touchEnd");
            stands("rnbqkbnr/pppppppp/8/8/8/2K2R2/PPPPPPPP/RNBQ1BN1");
        }
    }
}
