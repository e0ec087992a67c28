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
    record Held(Man man, int from, Side by) {

        /** Asked for every landing: without the machinery of records, which is put together at run time. */
        @Override
        public boolean equals(@Nullable Object other) {
            return this == other
                    || (other instanceof Held held && from == held.from && by == held.by && man.equals(held.man));
        }

        @Override
        public int hashCode() {
            return 31 * man.hashCode() + from;
        }
    }

    private final @Nullable Man[] standing = new @Nullable Man[64];
    private final List<Held> hands = new ArrayList<>();
    private final int[] origins = new int[64];
    private long occupied;
    private long seen;
    private long sure;
    private boolean mixed;
    private boolean interrupted;

    /** The full squares whose man a sensor named. */
    long seen() {
        return seen;
    }

    /**
     * The square that the man on {@code square} was lifted from, if one hand alone can have set him down there; -1 if he
     * never left it, came from beside the board, or another man in the air may be meant.
     */
    int cameFrom(int square) {
        return (sure >>> square & 1) != 0 ? origins[square] : -1;
    }

    /** Takes over what a position says for every square where the board agrees with it. */
    void agree(Position position, long full) {
        occupied = full;
        sure &= ~position.occupied();
        mixed = false;
        interrupted = false;
        for (int square = 0; square < 64; square++) {
            boolean stands = (full >>> square & 1) != 0;
            Man known = position.at(square);
            if (!stands) {
                standing[square] = null;
            } else if (known != null) {
                standing[square] = known;
            }
        }
        hands.removeIf(held -> accounted(position, full, held));
    }

    /** A hand is forgotten once its man is known to stand at home again or elsewhere, or to have left the game. */
    private static boolean accounted(Position position, long full, Held held) {
        return held.from() < 0 || (full >>> held.from() & 1) != 0 || !held.man().equals(position.at(held.from()));
    }

    /** A man leaves {@code square}; {@code known} is what the sensor says of it. */
    @Nullable
    Man lift(int square, @Nullable Man known, Side by) {
        Man man = known != null ? known : standing[square];
        standing[square] = null;
        occupied &= ~(1L << square);
        seen &= ~(1L << square);
        int from = cameFrom(square) >= 0 ? origins[square] : square;
        sure &= ~(1L << square);
        if (man != null) {
            hands.add(new Held(man, from, by));
        }
        return man;
    }

    /** What came down: the man, if one is thought of, whose hand set it down, if it was in a hand, and from where or -1. */
    record Landed(@Nullable Man man, @Nullable Side by, int from) {}

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
            mixed |= isMixed(colour, piece);
            if (!mixed && held.from() >= 0 && held.from() != square) {
                origins[square] = held.from();
                sure |= 1L << square;
            }
            hands.remove(held);
        }
        standing[square] = man;
        if (piece != null) {
            seen |= 1L << square;
        }
        return held == null ? new Landed(man, null, -1) : new Landed(man, held.by(), held.from());
    }

    /** Whether several men in the air may be the one set down. */
    private boolean isMixed(@Nullable Side colour, @Nullable Piece piece) {
        int possible = 0;
        for (Held held : hands) {
            possible += possible(held, colour, piece) ? 1 : 0;
        }
        return possible > 1;
    }

    private @Nullable Held best(int square, @Nullable Side colour, @Nullable Piece piece, Position position) {
        Held best = null;
        int value = -1;
        for (Held held : hands) {
            int worth = possible(held, colour, piece) ? worth(held, square, position) : -1;
            if (worth >= value && worth >= 0) {
                best = held;
                value = worth;
            }
        }
        return best;
    }

    private static boolean possible(Held held, @Nullable Side colour, @Nullable Piece piece) {
        boolean samePiece =
                piece == null || piece == held.man().piece() || held.man().piece() == Piece.PAWN;
        return samePiece && (colour == null || colour == held.man().side());
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

    /** The player not on move takes a man: what the board shows is no longer the act of one player alone. */
    void interrupt() {
        interrupted = true;
    }

    /** Whether both players have acted since a position was agreed with the board. */
    boolean isInterrupted() {
        return interrupted;
    }

    /** The man on {@code square} counts as this one, whatever the sensors say. */
    void name(int square, Man man) {
        standing[square] = man;
    }

    /** The man that probably stands on {@code square}; null if empty or unknown. */
    @Nullable
    Man at(int square) {
        return standing[square];
    }

    /** Where the men of {@code side} stood that are in the air or were set down elsewhere. */
    long homes(Side side) {
        long homes = 0;
        for (Held held : hands) {
            homes |= held.man().side() == side && held.from() >= 0 ? 1L << held.from() : 0;
        }
        for (long left = sure; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            Man man = standing[square];
            homes |= man != null && man.side() == side ? 1L << origins[square] : 0;
        }
        return homes;
    }

    /** The squares where a king of {@code side} stands. */
    long kings(Side side) {
        long kings = 0;
        for (int square = 0; square < standing.length; square++) {
            kings |= new Man(side, Piece.KING).equals(standing[square]) ? 1L << square : 0;
        }
        return kings;
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
