package org.jadoube.host.lessons;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jadoube.arbiter.Language;
import org.jadoube.host.ExitCode;
import org.jadoube.host.UsageException;
import org.jadoube.host.journal.DataDirectory;
import org.jadoube.lesson.Lesson;
import org.jadoube.lesson.LessonException;
import org.jadoube.lesson.Task;
import org.jadoube.rules.Fen;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code lessons}: which lessons there are, and whether a trainer's own file is one. */
@Command(
        name = "lessons",
        description = "Lessons on the board: what there is to learn, and a check of lesson files of one's own.",
        subcommands = {LessonsCommand.ListLessons.class, LessonsCommand.Check.class})
public final class LessonsCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** {@code lessons list}. */
    @Command(name = "list", description = "Lists the lessons with how many of their tasks have been solved.")
    static final class ListLessons implements Callable<Integer> {

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Option(names = "--data", paramLabel = "DIR", description = "the data directory with lessons of one's own")
        private @Nullable Path data;

        @Option(names = "--language", paramLabel = "LANG", description = "en, nl or da; en if nothing is said")
        private String language = "en";

        @Override
        public Integer call() {
            Path folder = (data == null ? DataDirectory.usual() : data).resolve("lessons");
            LessonShelf.Content content = new LessonShelf(folder).content();
            LessonProgress progress = new LessonProgress(folder.resolve("progress.txt"));
            PrintWriter out = spec.commandLine().getOut();
            Language spoken = spoken();
            for (Lesson lesson : content.lessons()) {
                long solved = lesson.tasks().stream()
                        .filter(task -> progress.of(task.id()).isPresent())
                        .count();
                out.println(String.format(
                        Locale.ROOT,
                        "%-18s %2d of %2d solved  %s",
                        lesson.id(),
                        solved,
                        lesson.tasks().size(),
                        lesson.title(spoken)));
            }
            content.complaints().forEach(line -> spec.commandLine().getErr().println("jadoube: " + line));
            return content.complaints().isEmpty() ? ExitCode.OK : ExitCode.FAILURE;
        }

        private Language spoken() {
            for (Language one : Language.values()) {
                if (one.code().equals(language)) {
                    return one;
                }
            }
            throw new UsageException("--language " + language + ": en, nl or da expected");
        }
    }

    /** {@code lessons check}. */
    @Command(
            name = "check",
            description = "Checks lesson files: every fault with its line, or how many tasks they hold.")
    static final class Check implements Callable<Integer> {

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Parameters(paramLabel = "FILE", arity = "1..*", description = "lesson files")
        private List<Path> files = List.of();

        @Override
        public Integer call() {
            PrintWriter out = spec.commandLine().getOut();
            PrintWriter err = spec.commandLine().getErr();
            Map<String, String> places = new HashMap<>();
            Map<String, String> names = new HashMap<>();
            int code = ExitCode.OK;
            for (Path file : files) {
                if (!Files.isRegularFile(file)) {
                    throw new UsageException(file + ": no such file");
                }
                List<String> wrong = check(file, places, names, out);
                wrong.forEach(line -> err.println("jadoube: " + line));
                code = wrong.isEmpty() ? code : ExitCode.FAILURE;
            }
            return code;
        }

        private static List<String> check(
                Path file, Map<String, String> places, Map<String, String> names, PrintWriter out) {
            try {
                Lesson lesson = LessonShelf.read(file);
                List<String> wrong = new java.util.ArrayList<>();
                for (Task task : lesson.tasks()) {
                    String twin = places.put(Fen.placement(task.position()), task.id());
                    if (twin != null) {
                        wrong.add(
                                file + ": task " + task.id() + " has the same men as " + twin + "; change one of them");
                    }
                    if (names.put(task.id(), file.toString()) != null) {
                        wrong.add(file + ": two tasks are called " + task.id() + "; give one another name");
                    }
                }
                if (wrong.isEmpty()) {
                    int tasks = lesson.tasks().size();
                    out.println(file + ": lesson " + lesson.id() + ", " + tasks + (tasks == 1 ? " task" : " tasks")
                            + ", nothing wrong");
                }
                return wrong;
            } catch (LessonException e) {
                return LessonShelf.told(file, e);
            } catch (IOException e) {
                return List.of(LessonShelf.unreadable(file, e));
            }
        }
    }
}
