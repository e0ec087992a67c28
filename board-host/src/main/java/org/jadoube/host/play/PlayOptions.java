package org.jadoube.host.play;

import org.jadoube.host.config.SettingsDesk;
import org.jadoube.host.engine.OpponentOptions;
import org.jspecify.annotations.Nullable;

/**
 * What the command line asks of a game.
 *
 * @param board where it is played
 * @param terms how it is played
 * @param outputs the files that follow it
 * @param seats who sits at the board, and a start that is not the usual one
 * @param opponents who plays against whom
 * @param keeping where the game is kept
 * @param mirrors who follows the game from outside
 * @param page where the page is, and what it lets others do
 * @param comfort how a wired board treats eyes and ears
 */
public record PlayOptions(
        BoardChoice board,
        GameTerms terms,
        Outputs outputs,
        Seats seats,
        OpponentOptions opponents,
        Keeping keeping,
        MirrorChoice mirrors,
        PageChoice page,
        Comfort comfort) {

    /** A game of two people without names from the usual start on the simulated board, with its page at any free port. */
    public static PlayOptions usual(Keeping keeping) {
        return new PlayOptions(
                BoardChoice.SIMULATED,
                GameTerms.of("home"),
                Outputs.NONE,
                Seats.USUAL,
                OpponentOptions.NONE,
                keeping,
                MirrorChoice.NONE,
                PageChoice.USUAL,
                Comfort.USUAL);
    }

    /** The same on another board. */
    public PlayOptions on(BoardChoice other) {
        return new PlayOptions(other, terms, outputs, seats, opponents, keeping, mirrors, page, comfort);
    }

    /** The same on other terms. */
    public PlayOptions by(GameTerms other) {
        return new PlayOptions(board, other, outputs, seats, opponents, keeping, mirrors, page, comfort);
    }

    /** The same with other files. */
    public PlayOptions writing(Outputs files) {
        return new PlayOptions(board, terms, files, seats, opponents, keeping, mirrors, page, comfort);
    }

    /** The same with other mirrors, and kept elsewhere. */
    public PlayOptions with(Keeping where, MirrorChoice others) {
        return new PlayOptions(board, terms, outputs, seats, opponents, where, others, page, comfort);
    }

    /** The same with its page at a port. */
    public PlayOptions atPort(int port) {
        PageChoice there = new PageChoice(port, page.listen(), page.settings());
        return new PlayOptions(board, terms, outputs, seats, opponents, keeping, mirrors, there, comfort);
    }

    /** The same with a page that other computers reach. */
    public PlayOptions listening(String address) {
        PageChoice open = new PageChoice(page.port(), address, page.settings());
        return new PlayOptions(board, terms, outputs, seats, opponents, keeping, mirrors, open, comfort);
    }

    /**
     * What is asked of the game itself, as options on one line: the same line asks for the same game. What only the
     * configuration file says is asked of games to come, and not of one that was begun before the file was changed.
     */
    String asked() {
        StringBuilder line = new StringBuilder("--sensor=").append(board.sensor());
        add(line, "rules", terms.rules());
        add(line, "house", terms.house().isEmpty() ? null : String.join(",", terms.house()));
        add(line, "clock", terms.clock());
        add(line, "fen", terms.fen());
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
