package org.jadoube.game;

import java.util.List;
import org.jadoube.inference.Explanation;

/**
 * What goes on inside a game, for whoever looks for an error.
 *
 * @param t the time of the last input, in ms
 * @param occupied the full squares as inference takes them, as a mask
 * @param fen the position after the moves that stand
 * @param plies how many they are
 * @param living the explanations of the board that live, best first
 * @param state where the game stands
 */
public record Inside(long t, long occupied, String fen, int plies, List<Explanation> living, GameEvent.State state) {

    public Inside {
        living = List.copyOf(living);
    }
}
