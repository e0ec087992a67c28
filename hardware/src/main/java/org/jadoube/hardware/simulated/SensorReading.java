package org.jadoube.hardware.simulated;

import java.util.Collections;
import java.util.List;
import org.jadoube.rules.Man;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * What the sensors read from {@code t} (ms of the game) on, raw and possibly bouncing. Readers of one kind of sensor take
 * the view that such a sensor has: {@link #occupied()}, {@link #men(Side)} or {@link #squares()}.
 */
public record SensorReading(long t, List<@Nullable Man> squares) {

    public SensorReading {
        if (squares.size() != 64) {
            throw new IllegalArgumentException("64 squares expected, " + squares.size() + " found");
        }
        squares = Collections.unmodifiableList(squares);
    }

    /** The squares that hold a man: bit 0 = a1, bit 63 = h8. */
    public long occupied() {
        return men(Side.WHITE) | men(Side.BLACK);
    }

    /** The squares that hold a man of {@code side}. */
    public long men(Side side) {
        long mask = 0;
        for (int s = 0; s < 64; s++) {
            Man man = squares.get(s);
            if (man != null && man.side() == side) {
                mask |= 1L << s;
            }
        }
        return mask;
    }

    /** The same as the first field of a FEN. */
    public String placement() {
        StringBuilder text = new StringBuilder(72);
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                Man man = squares.get(rank * 8 + file);
                if (man == null) {
                    empty++;
                } else {
                    text.append(empty > 0 ? Integer.toString(empty) : "").append(man.fen());
                    empty = 0;
                }
            }
            text.append(empty > 0 ? Integer.toString(empty) : "").append(rank > 0 ? "/" : "");
        }
        return text.toString();
    }
}
