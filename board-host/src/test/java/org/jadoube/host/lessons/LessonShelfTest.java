package org.jadoube.host.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jadoube.host.ExitCode;
import org.jadoube.host.Main;
import org.jadoube.lesson.Lesson;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lessons of one's own, what has been learned, and the command line about both. */
final class LessonShelfTest {

    @TempDir
    private Path data;

    private Path own;
    private String example;

    @BeforeEach
    void example() throws IOException {
        own = Files.createDirectories(data.resolve("lessons"));
        // the example of the documentation is a lesson
        Path page = Path.of("../docs/lessons.md");
        String text = Files.readString(page);
        int from = text.indexOf("```lesson\n") + "```lesson\n".length();
        example = text.substring(from, text.indexOf("```", from));
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(own.resolve(name), text, StandardCharsets.UTF_8);
    }

    private record Said(int code, String out, String err) {}

    private static Said run(String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.run(new PrintWriter(out), new PrintWriter(err), words);
        return new Said(code, out.toString(), err.toString());
    }

    @Nested
    final class OwnFiles {

        @Test
        void theyStandBesideThoseOfTheProgram() throws IOException {
            write("mine.lesson", example);
            LessonShelf shelf = new LessonShelf(own);
            assertEquals(List.of(), shelf.content().complaints());
            assertEquals("my-first", shelf.content().lessons().getLast().id());
            assertTrue(shelf.lesson("rook").isPresent());
        }

        @Test
        void aBadOneIsToldWithItsLineAndTheOthersAreThere() throws IOException {
            Path bad = write("bad.lesson", example.replace("subject rook", "subject sheep"));
            write("good.lesson", example.replace("lesson my-first", "lesson good"));
            LessonShelf.Content content = new LessonShelf(own).content();
            assertEquals(1, content.complaints().size());
            assertTrue(
                    content.complaints().getFirst().startsWith(bad + ":8: unknown subject \"sheep\""),
                    content.complaints().getFirst());
            assertEquals("good", content.lessons().getLast().id());
        }

        @Test
        void namesThatAreTakenAreRefused() throws IOException {
            write("a.lesson", example.replace("lesson my-first", "lesson rook"));
            write("b.lesson", example.replace("task pin-and-take", "task rook-corner"));
            List<String> complaints = new LessonShelf(own).content().complaints();
            assertTrue(complaints.get(0).contains("a lesson \"rook\" already"), complaints.get(0));
            assertTrue(complaints.get(1).contains("a task \"rook-corner\" already"), complaints.get(1));
        }

        @Test
        void aFileThatIsNoTextSaysSo() throws IOException {
            Files.write(own.resolve("odd.lesson"), new byte[] {'l', (byte) 0xff, '\n'});
            assertTrue(new LessonShelf(own).content().complaints().getFirst().endsWith("not UTF-8; save it as UTF-8"));
        }
    }

    @Nested
    final class Progress {

        @Test
        void theBestTimeIsKeptOverAStop() {
            Path file = own.resolve("progress.txt");
            LessonProgress before = new LessonProgress(file);
            before.solved("rook-corner", 2, 1);
            before.solved("rook-corner", 0, 1);
            before.solved("rook-corner", 4, 0);
            LessonProgress after = new LessonProgress(file);
            assertEquals(Optional.of(new LessonProgress.Best(0, 1)), after.of("rook-corner"));
            assertEquals(Optional.empty(), after.of("rook-two-pawns"));
        }

        @Test
        void aTornLineIsPassedOver() throws IOException {
            Path file = Files.writeString(own.resolve("progress.txt"), "rook-corner 1 0\nrook-two-p");
            assertTrue(new LessonProgress(file).of("rook-corner").isPresent());
        }

        @Test
        void whereNothingCanBeWrittenItIsRememberedUntilTheEnd() {
            LessonProgress progress = new LessonProgress(Path.of("/proc/jadoube-test/progress.txt"));
            progress.solved("rook-corner", 0, 0);
            assertTrue(progress.of("rook-corner").isPresent());
        }
    }

    @Nested
    final class CommandLine {

        @Test
        void listTellsHowMuchIsSolved() {
            new LessonProgress(own.resolve("progress.txt")).solved("rook-corner", 0, 0);
            Said said = run("lessons", "list", "--data", data.toString(), "--language", "nl");
            assertEquals(ExitCode.OK, said.code());
            assertTrue(said.out().contains("rook                1 of  4 solved  De toren"), said.out());
        }

        @Test
        void checkPassesAGoodFile() throws IOException {
            Path file = write("mine.lesson", example);
            Said said = run("lessons", "check", file.toString());
            assertEquals(ExitCode.OK, said.code());
            assertEquals(file + ": lesson my-first, 1 task, nothing wrong\n", said.out());
        }

        @Test
        void checkTellsEveryFaultWithItsLine() throws IOException {
            Path file = write(
                    "mine.lesson",
                    example.replace("subject rook", "subject sheep").replace("goal reach", "goal fly"));
            Said said = run("lessons", "check", file.toString());
            assertEquals(ExitCode.FAILURE, said.code());
            assertTrue(said.err().contains(file + ":8: unknown subject"), said.err());
            assertTrue(said.err().contains(file + ":10: unknown goal \"fly\""), said.err());
        }

        @Test
        void checkFindsTwoTasksWithTheSameMen() throws IOException {
            String task = example.substring(example.indexOf("task pin-and-take"));
            Path file = write("mine.lesson", example + task.replace("task pin-and-take", "task other"));
            Said said = run("lessons", "check", file.toString());
            assertTrue(said.err().contains("task other has the same men as pin-and-take"), said.err());
        }

        @Test
        void aFileThatIsNotThereIsWrongUsage() {
            assertEquals(
                    ExitCode.USAGE, run("lessons", "check", "nothing.lesson").code());
            assertEquals(
                    ExitCode.USAGE, run("lessons", "list", "--language", "fr").code());
        }

        @Test
        void everyFileOfTheProgramPasses() {
            assertEquals(
                    16,
                    LessonShelf.builtIn().stream().map(Lesson::id).distinct().count());
        }
    }
}
