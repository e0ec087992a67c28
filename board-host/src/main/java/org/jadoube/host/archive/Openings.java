package org.jadoube.host.archive;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Position;
import org.jadoube.rules.San;
import org.jadoube.rules.pgn.PgnGame;
import org.jadoube.rules.pgn.PgnMove;

/**
 * Names of openings by position, so that a transposition is named by where it arrives: a small table of our own of names
 * and moves.
 */
public final class Openings {

    /** No opening of the table is longer. */
    private static final int LONGEST = 20;

    private static final String TABLE = "openings.tsv";

    private final Map<String, Opening> byPosition = new HashMap<>();

    private Openings() {}

    /** The table that comes with the program. */
    public static Openings standard() {
        return Standard.TABLE;
    }

    /** Read once, when it is first asked for. */
    private static final class Standard {
        static final Openings TABLE = load();
    }

    private static Openings load() {
        Openings openings = new Openings();
        try (InputStream in = Openings.class.getResourceAsStream(TABLE)) {
            if (in == null) {
                throw new IllegalStateException("the table of openings is missing from the program");
            }
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .forEach(openings::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return openings;
    }

    /** A line: code, name and moves, with tabs between. */
    private void add(String line) {
        String[] fields = line.split("\t", -1);
        if (fields.length != 3) {
            throw new IllegalStateException("code, name and moves expected in the table of openings: " + line);
        }
        Position position = Position.initial();
        try {
            for (String san : fields[2].split(" ")) {
                position = position.play(San.read(position, san));
            }
        } catch (MoveTextException e) {
            throw new IllegalStateException("no opening: " + line, e);
        }
        Opening before = byPosition.put(key(position), new Opening(fields[0], fields[1]));
        if (before != null) {
            throw new IllegalStateException("two names for one position: " + before.name() + " and " + fields[1]);
        }
    }

    /** The last opening that a game passed through; nothing if it began elsewhere or like no opening. */
    public Optional<Opening> of(PgnGame game) {
        Opening last = null;
        Position position = game.start();
        List<PgnMove> moves = game.moves();
        for (PgnMove move : moves.subList(0, Math.min(LONGEST, moves.size()))) {
            position = position.play(move.move());
            last = byPosition.getOrDefault(key(position), last);
        }
        return game.start().equals(Position.initial()) ? Optional.ofNullable(last) : Optional.empty();
    }

    /** How many openings the table knows. */
    public int size() {
        return byPosition.size();
    }

    /** Men, side, castling and e.p.; not the counters, which tell how and not where. */
    private static String key(Position position) {
        String fen = position.fen();
        int end = fen.lastIndexOf(' ', fen.lastIndexOf(' ') - 1);
        return fen.substring(0, end);
    }
}
