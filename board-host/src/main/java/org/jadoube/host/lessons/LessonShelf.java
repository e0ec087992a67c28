package org.jadoube.host.lessons;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jadoube.lesson.Lesson;
import org.jadoube.lesson.LessonException;
import org.jadoube.lesson.LessonFault;
import org.jadoube.lesson.LessonReader;
import org.jadoube.lesson.Task;
import org.jspecify.annotations.Nullable;

/** All lessons: those that come with the program, then a trainer's own files, {@code *.lesson} in one folder. */
public final class LessonShelf {

    private static final String FOLDER = "/org/jadoube/host/lessons/";

    private static @Nullable List<Lesson> builtIn;

    private final @Nullable Path own;

    /** What the shelf holds now, and what is wrong with files that are not on it, a line each. */
    public record Content(List<Lesson> lessons, List<String> complaints) {
        public Content {
            lessons = List.copyOf(lessons);
            complaints = List.copyOf(complaints);
        }
    }

    /** The lessons of the program and those in {@code own}, which need not be there; null: no folder at all. */
    public LessonShelf(@Nullable Path own) {
        this.own = own;
    }

    /** The lessons that come with the program; read when they are first wanted. */
    public static synchronized List<Lesson> builtIn() {
        List<Lesson> read = builtIn;
        if (read == null) {
            read = lines("index.txt").stream()
                    .filter(line -> !line.isBlank())
                    .map(name -> LessonReader.read(lines(name + ".lesson")))
                    .toList();
            builtIn = read;
        }
        return read;
    }

    /** The lines of a file that comes with the program. */
    private static List<String> lines(String name) {
        try (InputStream in = LessonShelf.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new IllegalStateException("the jar lacks " + FOLDER + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The lesson in a file.
     *
     * @throws LessonException if it is none
     * @throws IOException if it cannot be read
     */
    public static Lesson read(Path file) throws IOException {
        return LessonReader.read(Files.readAllLines(file, StandardCharsets.UTF_8));
    }

    /** The lessons of now; a file that has changed is read anew. */
    public Content content() {
        List<Lesson> all = new ArrayList<>(builtIn());
        List<String> complaints = new ArrayList<>();
        Set<String> lessons = new HashSet<>();
        Set<String> tasks = new HashSet<>();
        all.forEach(lesson -> {
            lessons.add(lesson.id());
            lesson.tasks().forEach(task -> tasks.add(task.id()));
        });
        for (Path file : files(complaints)) {
            add(file, all, lessons, tasks, complaints);
        }
        return new Content(all, complaints);
    }

    private static void add(
            Path file, List<Lesson> all, Set<String> lessons, Set<String> tasks, List<String> complaints) {
        try {
            Lesson lesson = read(file);
            List<String> twice = lesson.tasks().stream()
                    .map(Task::id)
                    .filter(id -> !tasks.add(id))
                    .toList();
            if (!lessons.add(lesson.id())) {
                complaints.add(
                        file + ": there is a lesson \"" + lesson.id() + "\" already; give this one another name");
            } else if (!twice.isEmpty()) {
                complaints.add(
                        file + ": there is a task \"" + twice.getFirst() + "\" already; give this one another name");
            } else {
                all.add(lesson);
            }
        } catch (LessonException e) {
            complaints.addAll(told(file, e));
        } catch (IOException e) {
            complaints.add(unreadable(file, e));
        }
    }

    /** What is wrong with a file, a line each, with the number of the line. */
    static List<String> told(Path file, LessonException e) {
        return e.faults().stream()
                .sorted(java.util.Comparator.comparingInt(LessonFault::line))
                .map(fault -> file + ":" + fault.line() + ": " + fault.message())
                .toList();
    }

    /** One line about a file that cannot be read. */
    static String unreadable(Path file, IOException e) {
        return e instanceof MalformedInputException
                ? file + ": not UTF-8; save it as UTF-8"
                : file + ": cannot be read: " + e.getMessage();
    }

    private Set<Path> files(List<String> complaints) {
        Set<Path> files = new TreeSet<>();
        Path folder = own;
        if (folder != null && Files.isDirectory(folder)) {
            try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.lesson")) {
                found.forEach(files::add);
            } catch (IOException e) {
                complaints.add(folder + ": cannot be read: " + e.getMessage());
            }
        }
        return files;
    }

    /** The lesson of a name. */
    public Optional<Lesson> lesson(String id) {
        return content().lessons().stream()
                .filter(lesson -> lesson.id().equals(id))
                .findFirst();
    }
}
