package org.jadoube.host.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jadoube.host.hand.PgnScore;
import org.jadoube.rules.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The recordings of test-fixtures, through the whole pipeline. */
final class FixtureReplayTest {

    @ParameterizedTest
    @MethodSource("games")
    void aFamousGameIsToldToItsExactScore(Path pgn) throws IOException {
        List<String> score = PgnScore.read(pgn.toString(), Files.readString(pgn)).getFirst().moves().stream()
                .map(Move::uci)
                .toList();
        Path recording = Path.of(pgn.toString().replace(".pgn", ".rec.jsonl"));
        Events events = Pipeline.run(Files.readAllLines(recording));
        assertEquals(score, events.moves(), events::digest);
    }

    @Test
    void movesOutOfOrderOnARealBoardAreToldInTheOrderOfTheGame() throws IOException {
        Events events = Pipeline.run(Files.readAllLines(folder("/recordings").resolve("fa-04.rec.jsonl")));
        assertEquals(List.of("e2e4", "e7e5"), events.moves(), events::digest);
    }

    static Stream<Path> games() throws IOException {
        try (Stream<Path> files = Files.list(folder("/games"))) {
            return files.filter(f -> f.toString().endsWith(".pgn")).sorted().toList().stream();
        }
    }

    private static Path folder(String name) throws IOException {
        URL folder = Objects.requireNonNull(FixtureReplayTest.class.getResource(name), name);
        try {
            return Path.of(folder.toURI());
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }
}
