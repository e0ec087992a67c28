package org.jadoube.host.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.San;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The games of test-fixtures/games: exact scores, and recordings that the generator makes from them. */
final class FixtureGamesTest {

    @ParameterizedTest
    @MethodSource("games")
    void theGeneratorMakesTheRecordingByteForByte(Path pgn) throws IOException {
        PgnScore game = game(pgn);
        PlayedGame played = new HandChoice("", "", "").hand(game).play(game.script());
        String recording = String.join("\n", played.lines()) + "\n";
        assertEquals(Files.readString(recording(pgn)), recording, "made anew by: bench hand --beside --pgn " + pgn);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theScoreIsSpelledAsTheRulesCoreSpellsIt(Path pgn) throws IOException {
        PgnScore game = game(pgn);
        StringBuilder text = new StringBuilder();
        Position position = game.start();
        for (Move move : game.moves()) {
            text.append(text.isEmpty() ? "" : " ").append(San.write(position, move));
            position = position.play(move);
        }
        String movetext = Files.readString(pgn).split("\n\n", 2)[1];
        String moves = movetext.replaceAll("\\d+\\.\\s|1-0|0-1|1/2-1/2|\\*", "")
                .replaceAll("\\s+", " ")
                .strip();
        assertEquals(moves, text.toString());
        assertTrue(!moves.endsWith("#") || position.isCheckmate());
    }

    @Test
    void thereAreAtLeastTenGamesWithTheRareMovesAmongThem() throws IOException {
        List<Move> moves = games().flatMap(pgn -> {
                    try {
                        return game(pgn).moves().stream();
                    } catch (IOException e) {
                        throw new java.io.UncheckedIOException(e);
                    }
                })
                .toList();
        assertTrue(games().count() >= 10);
        assertTrue(moves.stream().anyMatch(m -> m.kind() == Move.Kind.EN_PASSANT));
        assertTrue(moves.stream().anyMatch(m -> m.kind() == Move.Kind.CASTLING && m.to() < m.from()));
        assertTrue(moves.stream().anyMatch(m -> m.promotion() == org.jadoube.rules.Piece.KNIGHT));
    }

    private static PgnScore game(Path pgn) throws IOException {
        return PgnScore.read(pgn.toString(), Files.readString(pgn)).getFirst();
    }

    private static Path recording(Path pgn) {
        return Path.of(pgn.toString().replace(".pgn", ".rec.jsonl"));
    }

    static Stream<Path> games() throws IOException {
        URL folder = Objects.requireNonNull(FixtureGamesTest.class.getResource("/games"), "test-fixtures/games");
        try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
            return files.filter(f -> f.toString().endsWith(".pgn")).sorted().toList().stream();
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }
}
