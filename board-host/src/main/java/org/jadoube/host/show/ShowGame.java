package org.jadoube.host.show;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import org.jadoube.host.FailureException;
import org.jadoube.host.archive.Archive;
import org.jadoube.host.archive.ArchivedGame;
import org.jadoube.host.journal.DataDirectory;
import org.jadoube.host.play.BoardChoice;
import org.jadoube.host.play.Showcase;

/** Shows a game of the archive on the board: on that of the service that plays on the same data, else on one that it opens. */
public final class ShowGame {

    private final Path data;
    private final BoardChoice board;
    private final BufferedReader keys;
    private final PrintWriter out;

    /**
     * A show of games in {@code data}.
     *
     * @param board which board is opened if no service has one
     * @param keys what is typed, line by line
     */
    public ShowGame(Path data, BoardChoice board, BufferedReader keys, PrintWriter out) {
        this.data = data;
        this.board = board;
        this.keys = keys;
        this.out = out;
    }

    /** Shows {@code game} until it is left. */
    public void show(ArchivedGame game) {
        Optional<URI> service = DataDirectory.service(data);
        if (service.isPresent()) {
            out.println("on the board of the service at " + service.get());
            lead(service.get(), game);
            return;
        }
        // Whoever starts a service meanwhile is told that the board is in use.
        try (DataDirectory taken = DataDirectory.open(data);
                Showcase showcase = Showcase.open(board, new Archive(data))) {
            taken.serves(showcase.address());
            out.println("on the board " + board.name() + "; its page is " + showcase.address());
            lead(showcase.address(), game);
        }
    }

    private void lead(URI page, ArchivedGame game) {
        try (BoardShow show = new BoardShow(page, game, out)) {
            show.run(keys);
        } catch (IOException e) {
            throw new FailureException("the service at " + page + " does not answer: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
