package org.jadoube.game;

import java.util.List;
import java.util.Map;
import org.jadoube.arbiter.RuleBase;
import org.jspecify.annotations.Nullable;

/** Two settings that cannot both hold, as they were written. */
public record Clash(String first, String second) {

    private static final String HELP = "help.";

    private static final String NO_HELP = "none";

    /** A house rule that is both added and taken away, or null. */
    public static @Nullable Clash among(List<String> house) {
        return house.stream()
                .filter(word -> house.contains("-" + word))
                .findFirst()
                .map(word -> new Clash(word, "-" + word))
                .orElse(null);
    }

    /** What {@code changes} asks for and the rules then in force forbid, or null: no help in a competition (11.3.1). */
    static @Nullable Clash of(GameSetup changed, GameSetup.Changes changes) {
        Clash written = changes.clash();
        if (written != null || changed.rules().base() != RuleBase.FIDE) {
            return written;
        }
        return changes.names().entrySet().stream()
                .filter(it -> it.getKey().startsWith(HELP) && !it.getValue().equals(NO_HELP))
                .map(Map.Entry::getKey)
                .sorted()
                .findFirst()
                .map(key -> new Clash(key, RuleBase.FIDE.word()))
                .orElse(null);
    }
}
