package org.jadoube.host.web;

import java.util.List;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.host.archive.Archive;
import org.jspecify.annotations.Nullable;

/** What the page may ask of the service behind it. All methods are called from the server's threads, many at a time. */
public interface PageGate {

    /**
     * The game's header as one JSON object with the keys of a recording's first line ({@code fen}, {@code history}, {@code
     * rules}, {@code clock}, {@code players}, {@code help} ...), and {@code "board"}: {@code "simulated"} or the name of the
     * wired board, which the page then mirrors.
     */
    String snapshotJson();

    /** Lets a hand act on the simulated board; what comes of it is published. */
    void hand(HandAction action) throws BadInput;

    /** Lends the board to another process of this program on this machine: {@code {"board":…}}, what stands after {@code --board} there. */
    default String lendJson() throws BadInput {
        throw new BadInput("there is no board to lend here");
    }

    /** Takes one line of a recording without its {@code t}: a word, a press, an answer, a setting. */
    void input(String jsonLine) throws BadInput;

    /** Takes one word about a game of the archive that is shown on the board (docs/page.md); what comes of it is published. */
    default void show(String jsonLine) throws BadInput {
        throw new BadInput("there is no board to show a game on");
    }

    /** How the service does. */
    default Health health() {
        return new Health(true, "{\"healthy\":true}");
    }

    /** Its figures in Prometheus' text format. */
    default String metrics() {
        return "";
    }

    /** The settings as JSON (docs/page.md); {@code atBoard}: for the board's own computer. */
    default String settingsJson(boolean atBoard) {
        return "{\"file\":\"\",\"trouble\":\"there are none\",\"settings\":[]}";
    }

    /** Changes a setting (docs/page.md) in the configuration file. */
    default void settings(String jsonLine, boolean atBoard) throws BadInput {
        throw new BadInput("there are no settings here");
    }

    /** Shows the squares of a code on the board's lamps in place of the game's lights; 0: the game's lights again. */
    default void code(long squares) {}

    /** Takes one word to the doctor (docs/page.md); what comes of it is published. */
    default void doctor(String jsonLine) throws BadInput {
        throw new BadInput("there is no board to examine here");
    }

    /** The doctor's last report, a line each; empty if there is none. */
    default List<String> doctorReport() {
        return List.of();
    }

    /** Every lesson with how far the pupil has come, as JSON (docs/page.md). May take a moment at first. */
    default String lessonsJson() {
        return "{\"lessons\":[],\"complaints\":[]}";
    }

    /** Takes one word about lessons (docs/page.md); what comes of it is published. */
    default void lesson(String jsonLine) throws BadInput {
        throw new BadInput("there is no board for lessons here");
    }

    /** The game as PGN, as it stands; empty if there is none. */
    default String livePgn() {
        return "";
    }

    /** The archive of finished games; null if games are not kept. */
    default @Nullable Archive archive() {
        return null;
    }

    /** What there is to practise, as JSON (docs/page.md). */
    default String practiceJson() {
        return "{\"exercises\":[]}";
    }

    /** What goes on inside the game, as JSON (docs/page.md); an empty object if there is no game. */
    default String insideJson() {
        return "{}";
    }

    /**
     * Why the man on one square may not go to another, as the event {@code why-not}; an empty object if he may, or if nobody
     * is to be helped.
     */
    default String whyNotJson(int from, int to) {
        return "{}";
    }

    /** Everything that has reached the game, as a recording that replays to the same; empty if it is not held. */
    default String recording() {
        return "";
    }
}
