package org.jadoube.light;

import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;

/** Which men a player might lose: attacked and not protected, or attacked by something worth less. */
public final class Danger {
    private Danger() {}

    /** The endangered men of the side on move, as a mask; the king is not among them. */
    public static long of(Position position) {
        Side own = position.turn();
        long mask = 0;
        for (long rest = position.men(own) & ~position.pieces(Piece.KING); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (isEndangered(position, square, own)) {
                mask |= Square.bit(square);
            }
        }
        return mask;
    }

    private static boolean isEndangered(Position position, int square, Side own) {
        long attackers = position.attackers(square, own.other());
        if (attackers == 0) {
            return false;
        }
        if (position.attackers(square, own) == 0) {
            return true;
        }
        int value = value(position, square);
        for (long rest = attackers; rest != 0; rest &= rest - 1) {
            if (value(position, Long.numberOfTrailingZeros(rest)) < value) {
                return true;
            }
        }
        return false;
    }

    /** The usual worth for judging exchanges; a king is worth more than all, for it cannot be exchanged. */
    private static int value(Position position, int square) {
        Man man = position.at(square);
        if (man == null) {
            return 0;
        }
        return switch (man.piece()) {
            case PAWN -> 1;
            case KNIGHT, BISHOP -> 3;
            case ROOK -> 5;
            case QUEEN -> 9;
            case KING -> 100;
        };
    }
}
