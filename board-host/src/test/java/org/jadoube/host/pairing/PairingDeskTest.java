package org.jadoube.host.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jadoube.host.pairing.PairingDesk.Asked;
import org.jadoube.host.pairing.PairingDesk.Heard;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class PairingDeskTest {

    private final List<String> shown = new ArrayList<>();
    private long now = 1_000;
    private final PairingDesk desk = new PairingDesk(new Random(5), () -> now, new PairingDesk.Display() {
        @Override
        public void show(PairingCode code, String who) {
            shown.add(who + ": " + code.text());
        }

        @Override
        public void dark() {
            shown.add("dark");
        }
    });

    private PairingCode right() {
        return desk.shown().orElseThrow();
    }

    private static final PairingCode WRONG = new PairingCode(0b11111);

    @Nested
    class ACode {

        @Test
        void isShownOnceHoweverOftenItIsAskedFor() {
            desk.ask("phone");
            now += 20_000;
            assertEquals(new Asked.Shown(100_000), desk.ask("tablet"));
            assertEquals(List.of("phone: " + right().text()), shown);
        }

        @Test
        void pairsOneBrowserAndThenCountsNoMore() {
            desk.ask("phone");
            PairingCode code = right();
            assertEquals(Heard.RIGHT, desk.hear(code));
            assertEquals(Heard.NONE, desk.hear(code));
            assertEquals("dark", shown.getLast());
            assertInstanceOf(Asked.Shown.class, desk.ask("tablet"));
        }

        @Test
        void countsNoMoreAfterTwoMinutes() {
            desk.ask("phone");
            PairingCode code = right();
            now += PairingDesk.LASTS;
            assertEquals(Heard.NONE, desk.hear(code));
            assertEquals(Optional.empty(), desk.shown());
            assertEquals(new Asked.Later(30_000), desk.ask("phone"));
        }

        @Test
        void bearsFiveTries() {
            desk.ask("phone");
            PairingCode code = right();
            for (int i = 1; i < PairingDesk.TRIES; i++) {
                assertEquals(Heard.WRONG, desk.hear(WRONG));
            }
            assertEquals(Heard.SPENT, desk.hear(WRONG));
            assertEquals(Heard.NONE, desk.hear(code));
        }

        @Test
        void isTakenBackAtTheBoard() {
            desk.ask("phone");
            PairingCode code = right();
            desk.refuse();
            assertEquals(Heard.NONE, desk.hear(code));
        }
    }

    @Nested
    class WhoGuesses {

        @Test
        void getsFewerThanFiftyThousandTriesAYear() {
            long end = now + 365L * 24 * 3600 * 1000;
            long tries = 0;
            while (now < end) {
                switch (desk.ask("guesser")) {
                    case Asked.Later later -> now += later.pause();
                    case Asked.Shown open -> {
                        // the last try is left, so that the code ends by itself and nothing looks spent
                        for (int i = 1; i < PairingDesk.TRIES; i++) {
                            desk.hear(WRONG);
                            tries++;
                        }
                        now += open.left();
                    }
                }
            }
            assertTrue(tries < 50_000, tries + " tries");
        }

        @Test
        void keepsNobodyAtTheBoardFromPairing() {
            for (int i = 0; i < 10; i++) {
                if (desk.ask("guesser") instanceof Asked.Later later) {
                    now += later.pause();
                    desk.ask("guesser");
                }
                desk.hear(WRONG);
                desk.refuse();
            }
            assertInstanceOf(Asked.Later.class, desk.ask("phone"));
            desk.invite();
            assertInstanceOf(Asked.Shown.class, desk.ask("phone"));
        }
    }

    @Nested
    class ReadingACode {

        @Test
        void takesItsSquaresInAnyOrderAndSpelling() {
            Optional<PairingCode> code = PairingCode.read("a3 b7 c2 e4 g5");
            assertEquals(code, PairingCode.read(" G5,e4;C2-b7  a3 "));
            assertEquals(
                    List.of("c2 a3 e4 g5 b7"),
                    code.map(PairingCode::text).stream().toList());
        }

        @Test
        void refusesWhatIsNotFiveSquares() {
            for (String text : new String[] {
                "", "a3 b7 c2 e4", "a3 b7 c2 e4 g9", "a3 a3 b7 c2 e4", "a1 b1 c1 d1 e1 f1", "1 2 3 4 5"
            }) {
                assertEquals(Optional.empty(), PairingCode.read(text), text);
            }
        }
    }
}
