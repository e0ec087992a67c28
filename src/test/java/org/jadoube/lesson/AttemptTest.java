package org.jadoube.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.jadoube.rules.Fen;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** How single moves and whole tries are judged. */
final class AttemptTest {

    private static Attempt attempt(String fen, String goal) {
        Position position = Fen.position(fen);
        Goal read = GoalText.read(goal);
        return read instanceof Goal.Visit visit
                ? new Attempt(visit, position, 0, visit.squares(), visit.from())
                : new Attempt(read, position, 0, 0, -1);
    }

    private static Outcome play(String fen, String goal, String move) {
        Attempt attempt = attempt(fen, goal);
        return attempt.play(Uci.read(attempt.position(), move));
    }

    private static void right(String fen, String goal, String move) {
        assertInstanceOf(Outcome.Right.class, play(fen, goal, move));
    }

    private static Flaw wrong(Flaw.Kind kind, String fen, String goal, String move) {
        Outcome.Wrong wrong = assertInstanceOf(Outcome.Wrong.class, play(fen, goal, move));
        assertEquals(kind, wrong.flaw().kind());
        return wrong.flaw();
    }

    private static void at(String square, Flaw flaw) {
        assertEquals(square, Square.name(flaw.square()));
    }

    @Nested
    final class Mate {
        private static final String BACK = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";

        @Test
        void mateIsRightAndTheWayOutOfWhatIsNoneIsTold() {
            right(BACK, "mate", "d1d8");
            wrong(Flaw.Kind.NO_CHECK, BACK, "mate", "d1d7");
            at("f8", wrong(Flaw.Kind.FLEES, "6k1/6pp/5p2/8/8/8/8/Q5K1 w - - 0 1", "mate", "a1a2"));
            at("a8", wrong(Flaw.Kind.TAKEN, "r5k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1", "mate", "d1d8"));
        }

        @Test
        void stalemateIsNoMate() {
            at("a8", wrong(Flaw.Kind.STALEMATE, "k7/8/2K5/8/1Q6/8/8/8 w - - 0 1", "mate", "b4b6"));
        }

        @Test
        void aManWhoComesBetweenIsNamed() {
            at("e2", wrong(Flaw.Kind.BLOCKED, "6k1/5ppp/8/8/8/8/4r3/3R2K1 w - - 0 1", "mate", "d1d8"));
        }
    }

    @Nested
    final class OutOfCheck {
        private static final String CHECKED = "4k3/8/8/4r3/8/6B1/8/3BK3 w - - 0 1";

        @Test
        void eachWayIsTold() {
            right(CHECKED, "escape capture", "g3e5");
            right(CHECKED, "escape block", "d1e2");
            right(CHECKED, "escape flee", "e1f1");
            right(CHECKED, "escape any", "e1f1");
            wrong(Flaw.Kind.BY_CAPTURE, CHECKED, "escape flee", "g3e5");
            wrong(Flaw.Kind.BY_BLOCK, CHECKED, "escape capture", "d1e2");
            wrong(Flaw.Kind.BY_FLIGHT, CHECKED, "escape block", "e1f1");
        }
    }

    @Nested
    final class SpecialMoves {
        @Test
        void castlingHasASide() {
            String both = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
            right(both, "castle short", "e1g1");
            right(both, "castle either", "e1c1");
            wrong(Flaw.Kind.NOT_CASTLED, both, "castle short", "e1c1");
            wrong(Flaw.Kind.NOT_CASTLED, both, "castle either", "e1e2");
        }

        @Test
        void aPawnIsTakenInPassingOrNot() {
            String passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
            right(passing, "en-passant", "e5d6");
            wrong(Flaw.Kind.NOT_EN_PASSANT, passing, "en-passant", "e5e6");
        }

        @Test
        void aPawnBecomesWhatIsAskedFor() {
            String last = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";
            right(last, "promote knight", "e7e8n");
            at("e8", wrong(Flaw.Kind.OTHER_PIECE, last, "promote knight", "e7e8q"));
            wrong(Flaw.Kind.NOT_PROMOTED, last, "promote knight", "e1e2");
        }
    }

    @Nested
    final class Material {
        private static final String FREE = "6k1/5p2/2p1p3/3p3p/8/8/8/3Q2K1 w - - 0 1";

        @Test
        void anExchangeIsCounted() {
            right(FREE, "win 1", "d1h5");
            assertEquals(8, wrong(Flaw.Kind.LOSES, FREE, "win 1", "d1d5").number());
            assertEquals(1, wrong(Flaw.Kind.TOO_LITTLE, FREE, "win 3", "d1h5").number());
            wrong(Flaw.Kind.NO_CAPTURE, FREE, "win 1", "d1d2");
        }

        @Test
        void nothingMayBeLeftHanging() {
            String rook = "6k1/8/8/8/2b5/8/4R3/6K1 w - - 0 1";
            right(rook, "save", "e2c2");
            at("e2", wrong(Flaw.Kind.HANGS, rook, "save", "g1h1"));
        }

        @Test
        void aMoveThatIsNoStalemateMustAlsoBeSafe() {
            String trap = "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1";
            right(trap, "no-stalemate", "f7b7");
            wrong(Flaw.Kind.STALEMATE, trap, "no-stalemate", "g5g6");
            at("g8", wrong(Flaw.Kind.HANGS, trap, "no-stalemate", "f7g8"));
        }
    }

    @Nested
    final class SeveralMoves {
        private static final String ROOK = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

        @Test
        void theOtherSideStandsStillBetweenThem() {
            Outcome.Onward on = assertInstanceOf(Outcome.Onward.class, play(ROOK, "reach h5 from a1 in 2", "a1a5"));
            assertNull(on.reply());
            assertEquals(1, on.next().made());
            assertEquals(Fen.position(ROOK).turn(), on.next().side());
            assertInstanceOf(
                    Outcome.Right.class, on.next().play(Uci.read(on.next().position(), "a5h5")));
        }

        @Test
        void anotherManOrCheckOrTooManyMovesIsWrong() {
            at("a1", wrong(Flaw.Kind.OTHER_MAN, ROOK, "reach h5 from a1 in 2", "e1e2"));
            wrong(Flaw.Kind.GIVES_CHECK, ROOK, "reach h5 from a1 in 2", "a1a8");
            at("h5", wrong(Flaw.Kind.NOT_THERE, ROOK, "reach h5 from a1", "a1a5"));
            at("a5", wrong(Flaw.Kind.NOT_TAKEN, "4k3/8/8/p7/8/8/8/R3K3 w - - 0 1", "take a5", "a1a4"));
        }

        @Test
        void theProgramTakesWhatHangs() {
            at("b7", wrong(Flaw.Kind.HANGS, "k7/8/8/2K5/8/8/8/1Q6 w - - 0 1", "mate in 3", "b1b7"));
        }
    }
}
