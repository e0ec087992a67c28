package org.jadoube.host.archive;

import org.jadoube.rules.pgn.PgnGame;

/**
 * A game of the archive.
 *
 * @param number its number in the archive, from 1; it never changes
 * @param game the game with its tags, in its last version
 */
public record ArchivedGame(int number, PgnGame game) {

    /** The value of a tag, "?" if the game does not have it. */
    public String tag(String name) {
        return game.tags().getOrDefault(name, "?");
    }

    /** The date as PGN writes it, as in {@code 2026.11.29}; unknown parts are question marks. */
    public String date() {
        return tag("Date");
    }

    /** The name of the opening: what the game says itself, else what its moves say, else "?". */
    public String opening() {
        String told = tag("Opening");
        return told.equals("?")
                ? Openings.standard().of(game).map(Opening::name).orElse("?")
                : told;
    }

    /** The base of the rules it was played by, as in {@code fide}; "?" if nobody said. */
    public String rules() {
        return tag("Rules").split(" ", -1)[0];
    }

    /** The number of plies. */
    public int plies() {
        return game.moves().size();
    }
}
