package org.jadoube.lesson;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.game.SetUpGuide;
import org.jadoube.rules.Man;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/** The board as a lesson knows it: what is full, and who probably stands there. */
final class Table {

    private List<@Nullable Man> men;
    private long occupied;
    private @Nullable Reading raw;
    private boolean quiet = true;

    Table(List<@Nullable Man> men) {
        this.men = new ArrayList<>(men);
        for (int square = 0; square < 64; square++) {
            occupied |= men.get(square) == null ? 0 : Square.bit(square);
        }
    }

    /** The first reading: men who are not there any more are forgotten. */
    void begin(Reading reading) {
        occupied = reading.occupied();
        read(reading);
        for (int square = 0; square < 64; square++) {
            if ((occupied & Square.bit(square)) == 0) {
                men.set(square, null);
            }
        }
    }

    /** What the sensors read now, perhaps bouncing. */
    void read(Reading reading) {
        raw = reading;
    }

    /** Whether nothing is on its way. */
    void quiet(boolean now) {
        quiet = now;
    }

    boolean isQuiet() {
        return quiet;
    }

    /** What a game that begins now is told of the board; null if the board tells edges alone. */
    @Nullable
    Reading raw() {
        return raw;
    }

    void follow(SquareEdge edge) {
        long bit = Square.bit(edge.square());
        occupied = edge.closed() ? occupied | bit : occupied & ~bit;
        men.set(edge.square(), null);
    }

    /** These men stand, where the board is full. */
    void stands(Position position) {
        set(SetUpGuide.men(position));
    }

    /** These men stand, where the board is full. */
    void set(List<@Nullable Man> known) {
        men = new ArrayList<>(known);
        for (int square = 0; square < 64; square++) {
            if ((occupied & Square.bit(square)) == 0) {
                men.set(square, null);
            }
        }
    }

    List<@Nullable Man> men() {
        return new ArrayList<>(men);
    }

    long occupied() {
        return occupied;
    }
}
