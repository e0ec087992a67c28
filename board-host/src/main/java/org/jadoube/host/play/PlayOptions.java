package org.jadoube.host.play;

import java.nio.file.Path;
import java.util.List;
import org.jadoube.host.config.SettingsDesk;
import org.jadoube.host.engine.OpponentOptions;
import org.jspecify.annotations.Nullable;

/**
 * What the command line asks of a game; null: not said.
 *
 * @param board the name of the board, as given with {@code --board}
 * @param port the page's port; 0: any free one
 * @param rules a rule base
 * @param house house rules added, or taken away with a leading hyphen
 * @param clock a time control
 * @param fen the start position
 * @param record the recording
 * @param events the file of events
 * @param pgn the PGN file
 * @param bounce whether the contacts of the simulated board bounce
 * @param sensor what the simulated board tells of a man
 * @param seats who sits at the board, and a start that is not the usual one
 * @param opponents who plays against whom
 * @param keeping where the game is kept
 * @param mirrors who follows the game from outside
 * @param page what the page lets others do
 * @param comfort how a wired board treats eyes and ears
 */
public record PlayOptions(
        String board,
        int port,
        @Nullable String rules,
        List<String> house,
        @Nullable String clock,
        @Nullable String fen,
        @Nullable Path record,
        @Nullable Path events,
        @Nullable Path pgn,
        boolean bounce,
        String sensor,
        Seats seats,
        OpponentOptions opponents,
        Keeping keeping,
        MirrorChoice mirrors,
        PageChoice page,
        Comfort comfort) {
    public PlayOptions {
        house = List.copyOf(house);
    }

    /** The same with other mirrors, and kept elsewhere. */
    PlayOptions with(Keeping where, MirrorChoice others) {
        return new PlayOptions(
                board, port, rules, house, clock, fen, record, events, pgn, bounce, sensor, seats, opponents, where,
                others, page, comfort);
    }

    /** The same with a page that other computers reach. */
    public PlayOptions listening(String address) {
        return new PlayOptions(
                board,
                port,
                rules,
                house,
                clock,
                fen,
                record,
                events,
                pgn,
                bounce,
                sensor,
                seats,
                opponents,
                keeping,
                mirrors,
                new PageChoice(address, null),
                comfort);
    }

    /** A game of two people without names from the usual start. */
    public PlayOptions(
            String board,
            int port,
            @Nullable String rules,
            List<String> house,
            @Nullable String clock,
            @Nullable String fen,
            @Nullable Path record,
            @Nullable Path events,
            @Nullable Path pgn,
            boolean bounce,
            String sensor,
            Keeping keeping) {
        this(
                board,
                port,
                rules,
                house,
                clock,
                fen,
                record,
                events,
                pgn,
                bounce,
                sensor,
                Seats.USUAL,
                OpponentOptions.NONE,
                keeping,
                MirrorChoice.NONE,
                PageChoice.USUAL,
                Comfort.USUAL);
    }

    /** A game on a board that treats eyes and ears as usual. */
    public PlayOptions(
            String board,
            int port,
            @Nullable String rules,
            List<String> house,
            @Nullable String clock,
            @Nullable String fen,
            @Nullable Path record,
            @Nullable Path events,
            @Nullable Path pgn,
            boolean bounce,
            String sensor,
            Seats seats,
            OpponentOptions opponents,
            Keeping keeping,
            MirrorChoice mirrors,
            PageChoice page) {
        this(
                board,
                port,
                rules,
                house,
                clock,
                fen,
                record,
                events,
                pgn,
                bounce,
                sensor,
                seats,
                opponents,
                keeping,
                mirrors,
                page,
                Comfort.USUAL);
    }

    /**
     * What is asked of the game itself, as options on one line: the same line asks for the same game. What only the
     * configuration file says is asked of games to come, and not of one that was begun before the file was changed.
     */
    String asked() {
        StringBuilder line = new StringBuilder("--sensor=").append(sensor);
        add(line, "rules", rules);
        add(line, "house", house.isEmpty() ? null : String.join(",", house));
        add(line, "clock", clock);
        add(line, "fen", fen);
        add(line, "white", seats.white());
        add(line, "black", seats.black());
        add(line, "event", seats.event());
        add(line, "round", seats.round());
        add(line, "board-number", seats.table());
        add(line, "chess960", seats.chess960());
        add(line, "players", seats.players().isEmpty() ? null : String.join(",", seats.players()));
        add(line, "opponent", opponents.names().isEmpty() ? null : String.join(",", opponents.names()));
        add(line, "opponent-side", opponents.side().orElse(null));
        return line.toString();
    }

    private void add(StringBuilder line, String option, @Nullable String value) {
        SettingsDesk settings = page.settings();
        if (value != null && (settings == null || settings.said(option))) {
            line.append(" --").append(option).append('=').append(value);
        }
    }
}
