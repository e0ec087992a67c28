package org.jadoube.host.lessons;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Which tasks have been solved, and how well at best. Kept in a text file, a line a task: its name, the wrong tries and the
 * steps of help of the best time. Without a file, or where it cannot be written, it is remembered until the program ends.
 */
public final class LessonProgress {

    private static final Logger LOG = LoggerFactory.getLogger(LessonProgress.class);
    private static final Pattern LINE = Pattern.compile("([a-z0-9-]{1,40}) (\\d{1,6}) (\\d)");

    private final @Nullable Path file;
    private final Map<String, Best> solved = new TreeMap<>();

    /** The best time that a task was solved. */
    public record Best(int misses, int hints) {
        boolean isBetterThan(Best other) {
            return misses + hints < other.misses + other.hints;
        }
    }

    /** What {@code file} remembers; it need not be there. Null: nothing is kept. */
    public LessonProgress(@Nullable Path file) {
        this.file = file;
        if (file != null && Files.isRegularFile(file)) {
            read(file);
        }
    }

    private void read(Path from) {
        try {
            List<String> lines = new String(Files.readAllBytes(from), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            for (int i = 0; i < lines.size(); i++) {
                Matcher match = LINE.matcher(lines.get(i));
                if (match.matches()) {
                    Best best = new Best(Integer.parseInt(match.group(2)), Integer.parseInt(match.group(3)));
                    solved.put(match.group(1), best);
                } else if (!lines.get(i).isBlank()) {
                    LOG.warn("{}:{}: passed over: a task's name and two numbers expected", from, i + 1);
                }
            }
        } catch (IOException e) {
            LOG.warn("{}: cannot be read, so the lessons begin anew: {}", from, e.getMessage());
        }
    }

    /** The best time that a task was solved, if it was. */
    public synchronized Optional<Best> of(String task) {
        return Optional.ofNullable(solved.get(task));
    }

    /** A task is solved. */
    public synchronized void solved(String task, int misses, int hints) {
        Best now = new Best(misses, hints);
        Best before = solved.get(task);
        if (before == null || now.isBetterThan(before)) {
            solved.put(task, now);
            write();
        }
    }

    private void write() {
        Path to = file;
        if (to == null) {
            return;
        }
        List<String> lines = new ArrayList<>();
        solved.forEach((task, best) -> lines.add(task + " " + best.misses() + " " + best.hints()));
        try {
            Path folder = to.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Path fresh = to.resolveSibling(to.getFileName() + ".new");
            Files.write(fresh, lines, StandardCharsets.UTF_8);
            Files.move(fresh, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            LOG.warn("{}: cannot be written, so what is learned is remembered until the end: {}", to, e.getMessage());
        }
    }
}
