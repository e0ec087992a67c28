package org.jadoube.host.pairing;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.rules.Square;

/**
 * What proves that somebody stands at the board: five of its squares, in any order, so that lamps alone can show it. There
 * are 7,624,512 of them.
 *
 * @param squares a bit a square, bit 0 = a1
 */
public record PairingCode(long squares) {

    /** How many squares a code has. */
    public static final int SQUARES = 5;

    private static final int BOARD = 64;

    /** A code has its number of squares. */
    public PairingCode {
        if (Long.bitCount(squares) != SQUARES) {
            throw new IllegalArgumentException(SQUARES + " squares expected, not " + Long.bitCount(squares));
        }
    }

    /** Draws a code, each as likely as any other. */
    public static PairingCode draw(RandomGenerator random) {
        long squares = 0;
        while (Long.bitCount(squares) < SQUARES) {
            squares |= 1L << random.nextInt(BOARD);
        }
        return new PairingCode(squares);
    }

    /** Reads squares in any order with whatever stands between them; nothing if they are not five different ones. */
    public static Optional<PairingCode> read(String text) {
        long squares = 0;
        int count = 0;
        for (String name : text.strip().toLowerCase(java.util.Locale.ROOT).split("[^a-z0-9]+", -1)) {
            if (!name.matches("[a-h][1-8]") || ++count > SQUARES) {
                return Optional.empty();
            }
            squares |= 1L << Square.parse(name);
        }
        return Long.bitCount(squares) == SQUARES ? Optional.of(new PairingCode(squares)) : Optional.empty();
    }

    /** The squares by name, from a1 to h8, with blanks between. */
    public String text() {
        return String.join(" ", Square.names(squares));
    }
}
