package org.jadoube.host.engine;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.rules.Side;

/**
 * Who plays against whom, as typed.
 *
 * @param names {@code NAME[:LEVEL]}, at most two; two play each other, the first White
 * @param program the engine's program, where it is not found by its name
 * @param side white, black or both: where one engine sits; it is Black when nothing is said
 * @param book a Polyglot book
 */
public record OpponentOptions(List<String> names, Optional<Path> program, Optional<String> side, Optional<Path> book) {

    /** Two people play. */
    public static final OpponentOptions NONE =
            new OpponentOptions(List.of(), Optional.empty(), Optional.empty(), Optional.empty());

    /** Copies the names. */
    public OpponentOptions {
        names = List.copyOf(names);
    }

    /**
     * The engines by their sides.
     *
     * @throws IllegalArgumentException naming the option, what is wrong and what to do
     */
    public Map<Side, EngineChoice> seats(Engines engines) {
        Map<Side, EngineChoice> seats = new EnumMap<>(Side.class);
        if (names.size() > 2) {
            throw new IllegalArgumentException("--opponent: at most two engines can play, not " + names.size());
        }
        if (names.size() == 2) {
            if (side.isPresent()) {
                throw new IllegalArgumentException(
                        "--opponent-side: two engines are named, and the first of them plays White");
            }
            seats.put(Side.WHITE, choice(names.getFirst(), engines));
            seats.put(Side.BLACK, choice(names.getLast(), engines));
            return seats;
        }
        if (names.isEmpty() && program.isEmpty()) {
            return seats;
        }
        EngineChoice one = choice(names.isEmpty() ? fileName(program.orElseThrow()) : names.getFirst(), engines);
        for (Side at : at(side.orElse("black"))) {
            seats.put(at, one);
        }
        return seats;
    }

    private EngineChoice choice(String text, Engines engines) {
        try {
            return EngineChoice.read(text, program, engines);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    (program.isPresent() ? "--engine " : "--opponent " + text + ": ") + e.getMessage(), e);
        }
    }

    private static String fileName(Path program) {
        Path name = program.getFileName();
        return name == null ? program.toString() : name.toString();
    }

    private static List<Side> at(String word) {
        return switch (word) {
            case "white" -> List.of(Side.WHITE);
            case "black" -> List.of(Side.BLACK);
            case "both" -> List.of(Side.WHITE, Side.BLACK);
            default ->
                throw new IllegalArgumentException("--opponent-side " + word + ": white, black or both expected");
        };
    }
}
