package org.jadoube.host.engine;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What an engine is told to be: its options by name, set where the engine has them. Small enough for the smallest
 * Raspberry Pi that runs a board: one thread and 16 MB of hash; it does not think in the player's time.
 *
 * @param options values by the option's name
 */
record EngineSettings(Map<String, String> options) {

    EngineSettings {
        options = Map.copyOf(options);
    }

    /** An engine that plays at {@code level}. */
    static EngineSettings playing(Level level, boolean chess960) {
        Map<String, String> options = common(chess960);
        level.skill().ifPresent(skill -> options.put("Skill Level", Integer.toString(skill)));
        options.put("UCI_LimitStrength", Boolean.toString(level.elo().isPresent()));
        level.elo().ifPresent(elo -> options.put("UCI_Elo", Integer.toString(elo)));
        return new EngineSettings(options);
    }

    /** An engine that advises as well as it can. */
    static EngineSettings advising(boolean chess960) {
        return new EngineSettings(common(chess960));
    }

    private static Map<String, String> common(boolean chess960) {
        Map<String, String> options = new LinkedHashMap<>();
        options.put("Threads", "1");
        options.put("Hash", "16");
        options.put("Ponder", "false");
        options.put("UCI_Chess960", Boolean.toString(chess960));
        return options;
    }
}
