package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Asks Stockfish for the count after each move of random positions. */
@Timeout(120)
final class StockfishTest {

    private static final long MOST_NODES = 60_000;

    private static List<Path> places() {
        Stream<String> folders = Stream.concat(
                Stream.of(System.getenv().getOrDefault("PATH", "").split(":")),
                Stream.of("/usr/games", "/usr/local/bin", "/opt/homebrew/bin"));
        return folders.filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, "stockfish"))
                .filter(Files::isExecutable)
                .toList();
    }

    private static void compare(boolean chess960, List<Position> positions) throws IOException {
        List<Path> places = places();
        assumeTrue(!places.isEmpty(), "Stockfish is not installed; apt-get install stockfish");
        Process process = new ProcessBuilder(places.getFirst().toString()).start();
        try (PrintWriter ask = new PrintWriter(process.outputWriter(StandardCharsets.US_ASCII), true);
                BufferedReader hear = new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII))) {
            ask.println("setoption name UCI_Chess960 value " + chess960);
            for (Position position : positions) {
                int depth = depth(position);
                ask.println("position fen " + position.fen());
                ask.println("go perft " + depth);
                assertEquals(divide(hear), ours(position, depth), position::fen);
            }
            ask.println("quit");
        } finally {
            process.destroy();
        }
    }

    private static int depth(Position position) {
        return Perft.count(position, 3, Perft.Way.BULK) <= MOST_NODES ? 3 : 2;
    }

    private static Map<String, Long> divide(BufferedReader hear) throws IOException {
        Map<String, Long> counts = new TreeMap<>();
        String line = hear.readLine();
        while (!line.startsWith("Nodes searched")) {
            int colon = line.indexOf(": ");
            if (colon == 4 || colon == 5) {
                counts.put(line.substring(0, colon), Long.parseLong(line.substring(colon + 2)));
            }
            line = hear.readLine();
        }
        return counts;
    }

    private static Map<String, Long> ours(Position position, int depth) {
        Map<String, Long> counts = new TreeMap<>();
        for (Move move : position.legalMoves()) {
            counts.put(move.uci(position.chess960()), Perft.count(position.play(move), depth - 1, Perft.Way.BULK));
        }
        return counts;
    }

    @Test
    void countsTheSameIn500RandomPositions() throws IOException {
        SplittableRandom random = new SplittableRandom(2023);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < 500) {
            positions.add(Walks.end(Position.initial(), random.nextInt(150), random));
        }
        compare(false, positions);
    }

    @Test
    void countsTheSameIn200PositionsOfChess960() throws IOException {
        SplittableRandom random = new SplittableRandom(960);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < 200) {
            positions.add(Walks.end(Chess960.start(random.nextInt(960)), random.nextInt(60), random));
        }
        positions.sort(Comparator.comparingInt(position -> -Long.bitCount(position.castlingRooks())));
        compare(true, positions);
    }
}
