package org.jadoube.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.arbiter.Language;
import org.jadoube.game.SetUpGuide.Step;
import org.jadoube.lesson.LessonView.Phase;
import org.jadoube.light.Light;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class LessonSessionTest {

    private static Lesson lesson(String fen, String goal, String... more) {
        StringBuilder text = new StringBuilder("lesson test\nen title T\nnl title T\nda title T\n");
        text.append("task one\nsubject other\nfen ")
                .append(fen)
                .append("\ngoal ")
                .append(goal)
                .append('\n');
        for (Language language : Language.values()) {
            for (String kind : List.of("task", "short", "hint", "right")) {
                text.append(language.code())
                        .append(' ')
                        .append(kind)
                        .append(' ')
                        .append(kind)
                        .append(" text\n");
            }
        }
        text.append(String.join("\n", more));
        return LessonReader.read(text.toString().lines().toList());
    }

    private static String said(WoodenTable table) {
        return new LessonWords(Language.EN).sentence(table.view());
    }

    private static WoodenTable posed(Lesson lesson) {
        WoodenTable table = new WoodenTable(lesson, 0, Position.initial());
        table.follow();
        assertEquals(Phase.TASK, table.view().phase());
        return table;
    }

    @Nested
    final class SettingUp {

        private final Lesson lesson = lesson("4k3/8/8/8/8/8/4P3/R3K3 w Q - 0 1", "castle long");

        @Test
        void whatIsInTheWayGoesFirst() {
            WoodenTable table = new WoodenTable(lesson, 0, Position.initial()).rest();
            assertEquals(Phase.SET_UP, table.view().phase());
            assertEquals("Take the lit men off the board: 28 of them.", said(table));
            assertEquals(28, Long.bitCount(table.lit(Light.REMOVE)));
        }

        @Test
        void menComeInTheOrderCornersKnightsBishopsQueensKingsPawns() {
            Lesson start = lesson("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "play e2e4");
            WoodenTable table = new WoodenTable(start, 0, Fen.position("8/8/4k3/8/8/4K3/8/8 w - - 0 1"));
            table.lift("e3").lift("e6");
            StringBuilder order = new StringBuilder();
            for (int i = 0; i < 32; i++) {
                table.rest();
                Step.Place place =
                        assertInstanceOf(Step.Place.class, table.view().step());
                assertEquals(Square.bit(place.square()), table.lit(Light.PLACE));
                order.append(place.man().fen());
                table.place(place.square());
            }
            assertEquals("RRrrNNnnBBbbQqKkPPPPPPPPpppppppp", order.toString());
            assertEquals(Phase.TASK, table.rest().view().phase());
        }

        @Test
        void wordsSayWhichManBelongsWhere() {
            WoodenTable table = posed(lesson);
            table.on(new LessonInput.Again(table.now()));
            table.lift("a1").rest();
            table.on(new LessonInput.Again(table.now()));
            assertEquals("Put a white rook on a1.", said(table));
            assertEquals("Zet een witte toren op a1.", new LessonWords(Language.NL).sentence(table.view()));
            assertEquals("Sæt et hvidt tårn på a1.", new LessonWords(Language.DA).sentence(table.view()));
        }

        @Test
        void aManOnASquareWhereNoneBelongsMustGo() {
            WoodenTable table = new WoodenTable(lesson, 0, Fen.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
            table.place("b1").rest();
            assertEquals("Take the man off b1.", said(table));
            table.lift("b1").rest();
            assertEquals("Put a white rook on a1.", said(table));
        }
    }

    @Nested
    final class Trying {

        private final Lesson backRank = lesson("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "mate");

        @Test
        void theRightMoveSolves() {
            WoodenTable table = posed(backRank);
            table.make(Uci.read(table.view().task().position(), "d1d8"));
            assertEquals(Phase.SOLVED, table.view().phase());
            assertEquals("right text", said(table));
            assertTrue(table.events.stream().anyMatch(e -> e instanceof LessonEvent.Solved s && s.misses() == 0));
        }

        @Test
        void aWrongMoveIsExplainedAndPutBackAndThenTheTaskIsPosedAgain() {
            WoodenTable table = posed(backRank);
            table.make(Uci.read(table.view().task().position(), "d1d7"));
            assertEquals(Phase.PUT_BACK, table.view().phase());
            assertEquals("Not mate: the king is not even in check. Put the rook from d7 back on d1.", said(table));
            assertEquals(Square.bit(Square.parse("d1")), table.lit(Light.PLACE));
            assertEquals(Square.bit(Square.parse("d7")), table.lit(Light.REMOVE));
            table.follow();
            assertEquals(Phase.TASK, table.view().phase());
            assertEquals("Not mate: the king is not even in check. Try again.", said(table));
            table.make(Uci.read(table.view().task().position(), "d1d8"));
            assertEquals(Phase.SOLVED, table.view().phase());
            assertTrue(table.events.stream().anyMatch(e -> e instanceof LessonEvent.Solved s && s.misses() == 1));
        }

        @Test
        void anUnlawfulMoveIsToldAndPutBack() {
            WoodenTable table = posed(backRank);
            table.lift("d1").place("e3").rest();
            assertEquals(Phase.UNLAWFUL, table.view().phase());
            assertEquals("A rook goes straight, along rank and file. Put the rook back on d1.", said(table));
            table.lift("e3").place("d1").rest();
            assertEquals(Phase.TASK, table.view().phase());
        }

        @Test
        void aCapturedManComesBackToo() {
            WoodenTable table = posed(lesson("4k3/8/8/8/3p4/8/8/3RK3 w - - 0 1", "play e1e2"));
            table.make(Uci.read(table.view().task().position(), "d1d4"));
            assertEquals(Phase.PUT_BACK, table.view().phase());
            table.follow();
            assertEquals(Phase.TASK, table.view().phase());
            assertEquals(table.view().task().position().occupied(), table.occupied());
        }

        @Test
        void helpIsAHintFirstAndThenTheSquares() {
            WoodenTable table = posed(backRank);
            assertEquals("", new LessonWords(Language.EN).hint(table.view()));
            table.on(new LessonInput.Hint(table.now()));
            assertEquals("hint text", new LessonWords(Language.EN).hint(table.view()));
            assertEquals(0, table.lit(Light.HINT));
            table.on(new LessonInput.Hint(table.now()));
            assertEquals(Square.bit(Square.parse("d1")) | Square.bit(Square.parse("d8")), table.lit(Light.HINT));
        }
    }

    @Nested
    final class Kinds {

        @Test
        void aManVisitsSquaresWhileTheOtherSideStandsStill() {
            WoodenTable table = posed(lesson("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "reach h5 from a1 in 2"));
            table.lift("a1").place("a5").rest();
            assertEquals(Phase.TASK, table.view().phase());
            assertEquals(1, table.view().made());
            table.lift("a5").place("h5").rest();
            assertEquals(Phase.SOLVED, table.view().phase());
        }

        @Test
        void aManWhoVisitsSquaresMayMoveOnAtOnce() {
            WoodenTable table = posed(lesson("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "reach h5 from a1 in 2"));
            table.lift("a1").place("a5");
            table.pause(400).lift("a5").place("h5").rest();
            assertEquals(Phase.SOLVED, table.view().phase());
        }

        @Test
        void theOtherSideAnswersAndTheHandMakesItsMove() {
            Lesson two = lesson("k7/8/2K5/8/8/8/8/7R w - - 0 1", "mate in 3");
            WoodenTable table = posed(two);
            for (int i = 0; i < 3 && table.view().phase() != Phase.SOLVED; i++) {
                Attempt attempt = new Attempt(table.view().task().goal(), table.session.wanted(), i, 0, -1);
                table.make(Solver.line(attempt, 100_000).getFirst());
                if (table.view().phase() == Phase.REPLY) {
                    assertTrue(said(table).startsWith("Black answers with the king from"), said(table));
                    assertNotNull(table.view().reply());
                    table.make(table.view().reply());
                }
            }
            assertEquals(Phase.SOLVED, table.view().phase());
        }

        @Test
        void aPawnBecomesWhatTheAnswerSays() {
            WoodenTable table = posed(lesson("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "promote knight"));
            table.lift("e7").place("e8").rest();
            if (!table.view().choices().isEmpty()) {
                table.on(new LessonInput.Board(new org.jadoube.game.Input.Choose(table.now(), "knight", null)));
                table.rest();
            }
            assertEquals(Phase.SOLVED, table.view().phase());
        }

        @Test
        void aQuestionIsAnsweredWithTheKings() {
            WoodenTable table = posed(lesson("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "say yes"));
            assertEquals("task text Yes: lift the white king. No: lift the black king.", said(table));
            table.lift("e8").rest();
            assertEquals(Phase.PUT_BACK, table.view().phase());
            table.place("e8").rest();
            assertEquals(Phase.TASK, table.view().phase());
            table.lift("e1").rest();
            assertEquals(Phase.SOLVED, table.view().phase());
        }

        @Test
        void menArePointedAtByLiftingThem() {
            WoodenTable table = posed(lesson("4k3/8/8/8/4R3/8/8/4K2B b - - 0 1", "point e4"));
            table.lift("h1").place("h1").rest();
            assertFalse(table.view().phase() == Phase.SOLVED);
            assertEquals("The bishop on h1 is not meant. Try again.", said(table));
            table.lift("e4").rest();
            assertEquals(Phase.SOLVED, table.view().phase());
        }
    }
}
