package org.jadoube.host.log;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A part of the program whose log has a level of its own, by the loggers that belong to it (a name and all below it). */
public enum Component {
    /** The wired board and its chips. */
    BOARD("org.jadoube.hardware", "org.jadoube.host.play.WiredSource"),
    /** The journal of the game, and going on after a stop. */
    JOURNAL("org.jadoube.host.journal", "org.jadoube.host.play.Keeper", "org.jadoube.host.play.Trouble"),
    /** Finished games. */
    ARCHIVE("org.jadoube.host.archive", "org.jadoube.host.play.ArchiveListener"),
    /** The page and its server. */
    PAGE("org.jadoube.host.web"),
    /** What programs on a PC see. */
    MIRROR("org.jadoube.host.bridge", "org.jadoube.host.play.Mirroring"),
    /** Engines as opponents and advisers. */
    ENGINE("org.jadoube.host.engine"),
    /** The word with systemd. */
    SERVICE("org.jadoube.host.service"),
    /** Pi4J, which tells its start and its providers at length: its errors alone, unless more is asked for. */
    PI4J("com.pi4j"),
    /** The game itself, and all that is no other component's. */
    GAME("org.jadoube");

    private final String loggers;

    Component(String... loggers) {
        this.loggers = String.join(" ", loggers);
    }

    /** The component's name as the user writes it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The names of its loggers. */
    List<String> loggers() {
        return List.of(loggers.split(" "));
    }

    /** The component that the user calls {@code word}. */
    static Optional<Component> named(String word) {
        return Arrays.stream(values()).filter(c -> c.word().equals(word)).findFirst();
    }

    /** All of them, for messages. */
    static String words() {
        return Arrays.stream(values()).map(Component::word).collect(Collectors.joining(", "));
    }

    /** The component that a logger belongs to; empty for a library's. */
    static Optional<Component> of(String logger) {
        return Arrays.stream(values())
                .filter(c -> c.loggers().stream().anyMatch(own -> logger.equals(own) || logger.startsWith(own + ".")))
                .findFirst();
    }
}
