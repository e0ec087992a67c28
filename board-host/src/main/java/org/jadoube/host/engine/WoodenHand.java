package org.jadoube.host.engine;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;

/**
 * A hand that carries out moves as people do, told as what the sensors of a board read: the man taken comes off first,
 * a castling begins with the king, a pawn taken in passing goes last.
 */
final class WoodenHand {

    /** One reading of the board, {@code after} ms after the one before. */
    record Reading(long after, long full) {}

    /** From one touch to the next, in ms. */
    private static final long STROKE = 250;

    private WoodenHand() {}

    /** The readings of one move, played from {@code before}. */
    static List<Reading> play(Position before, Move move) {
        List<Reading> readings = new ArrayList<>();
        long full = before.occupied();
        if (move.victim() == move.to()) {
            full = read(readings, full & ~Square.bit(move.to()));
        }
        full = read(readings, full & ~Square.bit(move.from()));
        full = read(readings, full | Square.bit(move.to()));
        if (move.kind() == Move.Kind.CASTLING) {
            full = read(readings, (full & ~Square.bit(move.rookFrom())) | Square.bit(move.to()));
            read(readings, full | Square.bit(move.rookTo()));
        } else if (move.kind() == Move.Kind.EN_PASSANT) {
            read(readings, full & ~Square.bit(move.victim()));
        }
        return readings;
    }

    private static long read(List<Reading> readings, long full) {
        readings.add(new Reading(STROKE, full));
        return full;
    }
}
