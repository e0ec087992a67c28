package org.jadoube.host.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.jadoube.host.play.BoardChoice;
import org.jadoube.host.play.GameTerms;
import org.jadoube.host.play.Keeping;
import org.jadoube.host.play.Outputs;
import org.jadoube.host.play.Play;
import org.jadoube.host.play.PlayOptions;
import org.jspecify.annotations.Nullable;

/** The service as {@code play} starts it, on a free port, on the simulated board. */
final class PlayedGame implements AutoCloseable {

    private final Thread service;
    private final URI address;

    private final Path data;

    private PlayedGame(PlayOptions options, Path data) throws IOException {
        this.data = data;
        PipedReader printed = new PipedReader();
        PrintWriter out = new PrintWriter(new PipedWriter(printed));
        service = Thread.ofPlatform().name("play").start(() -> {
            try {
                Play.run(options, out);
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        });
        address = URI.create(new BufferedReader(printed).readLine());
    }

    /** A game by {@code rules} from {@code fen} (null: the usual start), whose contacts bounce. */
    static PlayedGame of(String rules, @Nullable String fen, @Nullable Path record) throws IOException {
        Path data = Files.createTempDirectory("jadoube-data");
        PlayOptions options = PlayOptions.usual(Keeping.in(data))
                .on(BoardChoice.SIMULATED.bouncing())
                .by(GameTerms.of(rules).from(fen))
                .writing(new Outputs(record, null, null));
        return new PlayedGame(options, data);
    }

    /** A game with a clock that the players press. */
    static PlayedGame clocked(String rules, String clock) throws IOException {
        Path data = Files.createTempDirectory("jadoube-data");
        PlayOptions options = PlayOptions.usual(Keeping.in(data))
                .on(BoardChoice.SIMULATED.bouncing())
                .by(GameTerms.of(rules).clock(clock));
        return new PlayedGame(options, data);
    }

    /** A game whose page other computers reach at an address of this one. */
    static PlayedGame listening(String rules, String address) throws IOException {
        Path data = Files.createTempDirectory("jadoube-data");
        PlayOptions options = PlayOptions.usual(Keeping.in(data))
                .on(BoardChoice.SIMULATED.bouncing())
                .by(GameTerms.of(rules));
        return new PlayedGame(options.listening(address), data);
    }

    URI address() {
        return address;
    }

    @Override
    public void close() {
        service.interrupt();
        try {
            service.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        try (Stream<Path> kept = Files.walk(data)) {
            for (Path path : kept.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
