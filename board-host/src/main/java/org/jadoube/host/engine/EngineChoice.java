package org.jadoube.host.engine;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Which engine plays, and how strong.
 *
 * @param name what people call it
 * @param program where it is
 * @param level how strong it plays
 */
public record EngineChoice(String name, Path program, int level) {

    /**
     * Checks the level.
     *
     * @throws IllegalArgumentException if it is none
     */
    public EngineChoice {
        Level.of(level);
    }

    /**
     * Reads {@code NAME[:LEVEL]}.
     *
     * @param text as typed
     * @param program the program, if it was named; else it is looked for by its name
     * @throws IllegalArgumentException if there is no such program or level; the message says which and what to do
     */
    public static EngineChoice read(String text, Optional<Path> program, Engines engines) {
        int colon = text.lastIndexOf(':');
        String name = colon < 0 ? text : text.substring(0, colon);
        int level = colon < 0 ? Level.USUAL : level(text.substring(colon + 1));
        if (program.isPresent()) {
            Path file = program.get();
            if (!Files.isRegularFile(file) || !Files.isExecutable(file)) {
                throw new IllegalArgumentException(file + ": no program that may be run");
            }
            return new EngineChoice(name, file, level);
        }
        Path found = engines.find(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        "no engine \"" + name + "\" on this machine; " + engines.cure(name)));
        return new EngineChoice(name, found, level);
    }

    private static int level(String text) {
        if (!text.matches("\\d{1,2}")) {
            throw new IllegalArgumentException("a level from 1 to 20 expected after the colon, not \"" + text + "\"");
        }
        return Level.of(Integer.parseInt(text)).number();
    }

    /** The player's name in the score: "stockfish, level 5". */
    public String player() {
        return name + ", level " + level;
    }
}
