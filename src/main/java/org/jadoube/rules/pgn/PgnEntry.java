package org.jadoube.rules.pgn;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a reader finds where a game should be. */
public sealed interface PgnEntry {

    /** The line of the text, counted from 1: where a game begins, or where one breaks. */
    int line();

    /** A game that could be read to its end. */
    record Read(int line, PgnGame game) implements PgnEntry {}

    /**
     * A game that could not be read; the reader goes on with the next.
     *
     * @param reason what is wrong, in a few words
     * @param tags the tags that were read before
     */
    record Broken(int line, String reason, Map<String, String> tags) implements PgnEntry {

        public Broken {
            tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        }
    }
}
