package org.jadoube.host.log;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jadoube.host.UsageException;

/**
 * How much each component tells.
 *
 * @param usual the level of all that are not named
 * @param own the levels of those that are
 */
record Levels(LogLevel usual, Map<Component, LogLevel> own) {

    Levels {
        own = Map.copyOf(own);
    }

    /**
     * Reads words as {@code --log} takes them: a level for all, and {@code COMPONENT=LEVEL}; a later word wins.
     *
     * @param usual the level where no word is for all
     * @throws UsageException at a word that is neither
     */
    static Levels parse(List<String> words, LogLevel usual) {
        LogLevel all = usual;
        Map<Component, LogLevel> own = new EnumMap<>(Component.class);
        for (String word : words) {
            int at = word.indexOf('=');
            LogLevel level = LogLevel.named(word.substring(at + 1).strip())
                    .orElseThrow(() -> new UsageException("--log " + word
                            + ": a level is off, error, warn, info or debug, as in --log info,engine=debug"));
            if (at < 0) {
                all = level;
            } else {
                String name = word.substring(0, at).strip();
                own.put(
                        Component.named(name)
                                .orElseThrow(() -> new UsageException("--log " + word + ": no component " + name
                                        + "; there are " + Component.words())),
                        level);
            }
        }
        return new Levels(all, own);
    }

    /** The level of a component. Pi4J is silent but for errors unless it is named itself. */
    LogLevel of(Component component) {
        LogLevel named = own.get(component);
        if (named != null) {
            return named;
        }
        return component == Component.PI4J && usual.compareTo(LogLevel.ERROR) > 0 ? LogLevel.ERROR : usual;
    }
}
