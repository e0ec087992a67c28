package org.jadoube.host.play;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.host.FailureException;
import org.jadoube.host.archive.Archive;

/**
 * A service for as long as a game is shown: it has the board and a page of its own at any free port. The game that waits in the
 * data directory is not touched, and nothing is kept of what is done here.
 */
public final class Showcase implements AutoCloseable {

    private final Path folder;
    private final PlayService service;

    private Showcase(Path folder, PlayService service) {
        this.folder = folder;
        this.service = service;
    }

    /** Opens {@code board} to show games of {@code archive} on it. */
    public static Showcase open(BoardChoice board, Archive archive) {
        try {
            Path folder = Files.createTempDirectory("jadoube-show");
            try {
                Files.copy(archive.file(), new Archive(folder).file());
                PlayService service =
                        Play.open(PlayOptions.usual(Keeping.in(folder)).on(board));
                service.start();
                return new Showcase(folder, service);
            } catch (IOException | RuntimeException e) {
                delete(folder);
                throw e;
            }
        } catch (IOException e) {
            throw new FailureException("no place for the show: " + e.getMessage(), e);
        }
    }

    /** Where its page is. */
    public URI address() {
        return service.address();
    }

    @Override
    public void close() {
        service.close();
        try {
            delete(folder);
        } catch (IOException e) {
            throw new FailureException(folder + " cannot be removed: " + e.getMessage(), e);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            List<Path> all = paths.sorted(Comparator.reverseOrder()).toList();
            for (Path path : all) {
                Files.deleteIfExists(path);
            }
        }
    }
}
