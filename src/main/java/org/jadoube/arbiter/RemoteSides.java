package org.jadoube.arbiter;

import java.util.Locale;
import org.jadoube.rules.Side;

/** The sides whose moves come from an engine or a far player, and are carried out by a hand at the board. */
public enum RemoteSides {
    /** Two people sit at the board. */
    NONE,
    /** White sits elsewhere. */
    WHITE,
    /** Black sits elsewhere. */
    BLACK,
    /** Both sit elsewhere: a hand carries out a game between them. */
    BOTH;

    /** The one side alone. */
    public static RemoteSides of(Side side) {
        return side == Side.WHITE ? WHITE : BLACK;
    }

    /** The sides given, in any order. */
    public static RemoteSides of(Iterable<Side> sides) {
        RemoteSides all = NONE;
        for (Side side : sides) {
            all = all == NONE || all == of(side) ? of(side) : BOTH;
        }
        return all;
    }

    /**
     * The value with this word.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static RemoteSides of(String word) {
        for (RemoteSides value : values()) {
            if (value.word().equals(word)) {
                return value;
            }
        }
        throw new IllegalArgumentException("white, black, both or none expected, not \"" + word + "\"");
    }

    /** Whether the moves of {@code side} come from elsewhere. */
    public boolean has(Side side) {
        return this == BOTH || this == of(side);
    }

    /** The same after the players have exchanged colours. */
    public RemoteSides swapped() {
        return switch (this) {
            case NONE -> NONE;
            case WHITE -> BLACK;
            case BLACK -> WHITE;
            case BOTH -> BOTH;
        };
    }

    /** The word in a recording: "white". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
