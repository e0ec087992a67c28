package org.jadoube.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jadoube.arbiter.Language;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LessonReaderTest {

    private static final String WHOLE = """
        lesson test
        # a remark
        en title The lesson
        nl title De les
        da title Lektionen
        task one
        subject rook
        fen 4k3/8/8/8/8/8/4P3/R3K3 w Q - 0 1
        from morphy-duke-1858 12
        goal castle long
        en task Castle long,
          to the far rook.
        en short Castle long.
        en hint King first.
        en right Safe.
        en wrong Not this.
        en try a1a8 Check, but no castling.
        nl task Rokeer lang.
        nl short Rokeer.
        nl hint Koning eerst.
        nl right Veilig.
        nl wrong Niet dit.
        nl try a1a8 Schaak, maar geen rokade.
        da task Lav lang rokade.
        da short Rokade.
        da hint Kongen først.
        da right Sikkert.
        da wrong Ikke det.
        da try a1a8 Skak, men ingen rokade.
        """;

    private static List<LessonFault> faults(String text) {
        return assertThrows(
                        LessonException.class,
                        () -> LessonReader.read(text.lines().toList()))
                .faults();
    }

    private static void fault(int line, String part, String text) {
        List<LessonFault> faults = faults(text);
        assertTrue(
                faults.stream().anyMatch(f -> f.line() == line && f.message().contains(part)),
                () -> "line " + line + " with \"" + part + "\" in " + faults);
    }

    @Test
    void everythingIsRead() {
        Lesson lesson = LessonReader.read(WHOLE.lines().toList());
        assertEquals("test", lesson.id());
        assertEquals("De les", lesson.title(Language.NL));
        Task task = lesson.tasks().getFirst();
        assertEquals(Subject.ROOK, task.subject());
        assertEquals(new Task.Origin("morphy-duke-1858", 12), task.origin());
        assertEquals(new Goal.Castle(Goal.Wing.LONG), task.goal());
        assertEquals("Castle long, to the far rook.", task.text(Language.EN).task());
        assertEquals("Skak, men ingen rokade.", task.text(Language.DA).tries().get("a1a8"));
    }

    @Nested
    final class Faults {

        @Test
        void aWordThatIsUnknownIsNamedWithItsLine() {
            fault(9, "unknown word \"form\"", WHOLE.replace("from morphy", "form morphy"));
        }

        @Test
        void aMissingLanguageIsNamedAtTheTask() {
            fault(6, "lacks da task", WHOLE.replace("da task Lav lang rokade.\n", ""));
        }

        @Test
        void aMissingTitleIsNamed() {
            fault(1, "no title in nl", WHOLE.replace("nl title De les\n", ""));
        }

        @Test
        void aPositionThatIsNoneSaysWhy() {
            fault(8, "White has no king", WHOLE.replace("R3K3 w Q", "R7 w -"));
        }

        @Test
        void aGoalThatCannotBeReachedIsAFault() {
            fault(10, "cannot be reached", WHOLE.replace("castle long", "castle short"));
            fault(10, "nobody is in check", WHOLE.replace("castle long", "escape flee"));
            fault(10, "no move gives stalemate", WHOLE.replace("castle long", "no-stalemate"));
            fault(10, "nothing to take on h8", WHOLE.replace("castle long", "take h8"));
            fault(10, "no man stands on h8", WHOLE.replace("castle long", "point h8"));
            fault(10, "no man of the side to move stands on b1", WHOLE.replace("castle long", "reach b2 from b1"));
        }

        @Test
        void aPositionInWhichNobodyCanMateIsAFault() {
            String bare = WHOLE.replace("4k3/8/8/8/8/8/4P3/R3K3 w Q", "4k3/8/8/8/8/8/8/4K3 w -")
                    .replace("castle long", "reach e2 from e1");
            fault(10, "5.2.2", bare);
        }

        @Test
        void theProgramDefendsBareEndingsAlone() {
            fault(
                    10,
                    "at most 6 men",
                    WHOLE.replace("4k3/8/8/8/8/8/4P3/R3K3 w Q", "rnbqkbnr/8/8/8/8/8/8/R3K3 w -")
                            .replace("castle long", "mate in 3"));
            fault(10, "no mate within", WHOLE.replace("castle long", "mate in 2"));
        }

        @Test
        void aShortTextHasEightWordsAtMost() {
            fault(13, "at most 8 words", WHOLE.replace("en short Castle long.", "en short a b c d e f g h i"));
        }

        @Test
        void aTryIsOneOfTheSideToMove() {
            fault(17, "no man of the side to move", WHOLE.replace("en try a1a8", "en try e8e7"));
            fault(17, "a move and a text expected", WHOLE.replace("en try a1a8 Check, but no castling.", "en try a1"));
        }

        @Test
        void namesAreOneOfAKind() {
            String twice = WHOLE + WHOLE.substring(WHOLE.indexOf("task one"));
            fault(30, "already", twice);
            fault(30, "one lesson", WHOLE + "lesson other\n");
        }

        @Test
        void whatIsGivenTwiceIsAFault() {
            fault(30, "given twice", WHOLE + "subject rook\n");
            fault(30, "given twice", WHOLE + "en hint again\n");
        }

        @Test
        void theLessonComesFirst() {
            fault(1, "\"lesson\" and its name expected first", "task one\n");
            fault(1, "goes on with the one before it", "  blank first\n");
            fault(1, "no title in en", "");
        }

        @Test
        void aLineMayNotBeEndless() {
            fault(30, "at most 2000 characters", WHOLE + "x".repeat(3_000) + "\n");
        }
    }

    @Nested
    final class Goals {

        @ParameterizedTest
        @CsvSource({
            "mate in 4,MateWithin[moves=4]",
            "mate,Mate[]",
            "escape any,Escape[way=ANY]",
            "promote knight,Promote[piece=KNIGHT]",
            "win 3,Win[points=3]",
            "save,Save[]",
            "say no,Say[yes=false]",
            "en-passant,EnPassant[]",
            "no-stalemate,NoStalemate[]",
            "play e2e4 e7e8q,'Play[moves=[e2e4, e7e8q]]'"
        })
        void eachKindIsRead(String text, String goal) {
            assertEquals(goal, GoalText.read(text).toString());
        }

        @Test
        void squaresAndMovesAreRead() {
            long squares = Square.bit(Square.parse("d4")) | Square.bit(Square.parse("f6"));
            assertEquals(
                    new Goal.Visit(Square.parse("b2"), squares, 2, true), GoalText.read("take d4 f6 from b2 in 2"));
            assertEquals(new Goal.Point(squares, false), GoalText.read("point any d4 f6"));
        }

        @ParameterizedTest
        @CsvSource({
            "jump e4,unknown goal",
            "reach,squares expected",
            "play,moves expected",
            "mate in,a number expected",
            "mate in 99,2 to 10",
            "promote king,queen",
            "say maybe,yes or no",
            "castle up,is not one of",
            "mate now,nothing expected behind",
            "win 0,1 to 20"
        })
        void whatIsNoneSaysWhatWasExpected(String text, String part) {
            IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> GoalText.read(text));
            assertTrue(e.getMessage().contains(part), e.getMessage());
        }
    }

    /** Whatever the bytes: a lesson or faults with lines that exist, and never anything else. */
    @Test
    void anyTextIsALessonOrHasFaults() {
        SplittableRandom random = new SplittableRandom(20);
        List<String> lines = WHOLE.lines().toList();
        for (int i = 0; i < 2_000; i++) {
            LessonReaderCheck.readOrRefuse(broken(lines, random));
        }
    }

    private static List<String> broken(List<String> lines, SplittableRandom random) {
        List<String> broken = new ArrayList<>(lines);
        for (int i = random.nextInt(1, 4); i > 0; i--) {
            int at = random.nextInt(broken.size());
            String line = broken.get(at);
            switch (random.nextInt(4)) {
                case 0 -> broken.remove(at);
                case 1 -> broken.add(at, lines.get(random.nextInt(lines.size())));
                case 2 -> broken.set(at, line.substring(0, random.nextInt(line.length() + 1)));
                default -> {
                    char other = (char) random.nextInt(32, 600);
                    int where = random.nextInt(line.length() + 1);
                    broken.set(at, line.substring(0, where) + other + line.substring(where));
                }
            }
        }
        return broken;
    }
}
