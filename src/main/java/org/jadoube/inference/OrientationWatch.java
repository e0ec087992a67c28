package org.jadoube.inference;

import java.util.List;
import org.jadoube.rules.Move;
import org.jadoube.rules.Square;

/** Recognises a board that is turned: by the start position read sideways or upside down, or by a first move from the far side. */
final class OrientationWatch {

    private static final List<Integer> TURNS = List.of(90, 180, 270);

    private OrientationWatch() {}

    /** The square to which a board turned clockwise by so many degrees moves another. */
    static int turned(int square, int degrees) {
        int file = Square.file(square);
        int rank = Square.rank(square);
        return switch (degrees) {
            case 90 -> Square.of(rank, 7 - file);
            case 180 -> 63 - square;
            case 270 -> Square.of(7 - rank, file);
            default -> square;
        };
    }

    /** By how many degrees the board may be turned, if only that explains how the men stand; empty if it stands right. */
    static List<Integer> ofStand(Sight sight, Ground ground) {
        if (sight.full == ground.full && sight.contradictions(ground) == 0) {
            return List.of();
        }
        return TURNS.stream().filter(degrees -> fits(sight, ground, degrees)).toList();
    }

    private static boolean fits(Sight sight, Ground ground, int degrees) {
        for (int square = 0; square < 64; square++) {
            int seen = turned(square, degrees);
            var man = ground.at(square);
            boolean full = (sight.full >>> seen & 1) != 0;
            if (full != (man != null) || (man != null && !sight.canBe(seen, man.side(), man.piece()))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the one man moved so far is a legal first move only if the board is turned by 180 degrees. */
    static boolean isFromFarSide(Hypothesis h) {
        long lifted = h.lifted();
        long placed = h.placed();
        if (Long.bitCount(lifted) != 1 || Long.bitCount(placed) != 1 || h.owed != 0) {
            return false;
        }
        int from = 63 - Long.numberOfTrailingZeros(lifted);
        int to = 63 - Long.numberOfTrailingZeros(placed);
        for (int i = 0; i < h.ground.moveCount(); i++) {
            Move move = h.ground.move(i);
            if (move.from() == from && move.to() == to) {
                return true;
            }
        }
        return false;
    }
}
