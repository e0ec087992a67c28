package org.jadoube.game;

import java.util.List;
import org.jadoube.rules.Side;

/**
 * The words that mean something at this moment, by who may say them, spelled as in a recording's {@code say}. A page or a
 * panel of buttons offers these and no others; in a competition they hint at nothing (FIDE 11.12, 12.6).
 *
 * @param white what White may say
 * @param black what Black may say
 * @param arbiter what a human arbiter may say; empty at a table of friends
 */
public record Sayable(List<String> white, List<String> black, List<String> arbiter) {

    public Sayable {
        white = List.copyOf(white);
        black = List.copyOf(black);
        arbiter = List.copyOf(arbiter);
    }

    /** What a player may say. */
    public List<String> by(Side side) {
        return side == Side.WHITE ? white : black;
    }
}
