package org.jadoube.game;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * Which man probably stands where, followed edge by edge: the sensors of most boards say only that a square is full.
 *
 * <p>It serves words, lights and the way back; it never decides a move.
 */
final class BoardGuess {

    /** A man in the air, the square that it came from (-1: from beside the board) and whose hand took it. */
    record Held(Man man, int from, Side by) {}

    private final @Nullable Man[] standing = new @Nullable Man[64];
    private final List<Held> hands = new ArrayList<>();
    private long occupied;
    private long seen;

    /** The full squares whose man a sensor named. */
    long seen() {
        return seen;
    }

    /** Takes over what a position says for every square where the board agrees with it. */
    void agree(Position position, long full) {
        occupied = full;
        for (int square = 0; square < 64; square++) {
            boolean stands = (full >>> square & 1) != 0;
            Man known = position.at(square);
            if (!stands) {
                standing[square] = null;
            } else if (known != null) {
                standing[square] = known;
            }
        }
        hands.removeIf(held -> accounted(position, held));
    }

    /** A hand is forgotten once its man is known to stand elsewhere or to have left the game. */
    private static boolean accounted(Position position, Held held) {
        return held.from() < 0 || !held.man().equals(position.at(held.from()));
    }

    /** A man leaves {@code square}; {@code known} is what the sensor says of it. */
    @Nullable
    Man lift(int square, @Nullable Man known, Side by) {
        Man man = known != null ? known : standing[square];
        standing[square] = null;
        occupied &= ~(1L << square);
        seen &= ~(1L << square);
        if (man != null) {
            hands.add(new Held(man, square, by));
        }
        return man;
    }

    /** What came down: the man, if one is thought of, and whose hand set it down, if it was in a hand. */
    record Landed(@Nullable Man man, @Nullable Side by) {}

    /** A man lands on {@code square}: the one known, else the one in the air that fits best. */
    Landed place(int square, @Nullable Side colour, @Nullable Piece piece, Position position) {
        occupied |= 1L << square;
        Held held = best(square, colour, piece, position);
        Man man = held == null ? null : held.man();
        if (colour != null && piece != null) {
            man = new Man(colour, piece);
        } else if (man != null && piece != null) {
            man = new Man(man.side(), piece);
        }
        if (held != null) {
            hands.remove(held);
        }
        standing[square] = man;
        if (piece != null) {
            seen |= 1L << square;
        }
        return new Landed(man, held == null ? null : held.by());
    }

    private @Nullable Held best(int square, @Nullable Side colour, @Nullable Piece piece, Position position) {
        Held best = null;
        int value = -1;
        for (Held held : hands) {
            boolean possible = (colour == null || colour == held.man().side())
                    && (piece == null
                            || piece == held.man().piece()
                            || held.man().piece() == Piece.PAWN);
            int worth = possible ? worth(held, square, position) : -1;
            if (worth >= value && worth >= 0) {
                best = held;
                value = worth;
            }
        }
        return best;
    }

    private static int worth(Held held, int square, Position position) {
        if (held.from() == square) {
            return 2;
        }
        for (Move move : position.legalMoves()) {
            if (move.from() == held.from() && move.to() == square) {
                return 3;
            }
        }
        return held.man().side() == position.turn() ? 1 : 0;
    }

    /** The man that probably stands on {@code square}; null if empty or unknown. */
    @Nullable
    Man at(int square) {
        return standing[square];
    }

    /** The men in the air, in the order of lifting. */
    List<Held> hands() {
        return List.copyOf(hands);
    }

    /** The squares that are full. */
    long occupied() {
        return occupied;
    }
}
