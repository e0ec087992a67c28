package org.jadoube.game;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/** How the board is turned against its wiring: by 0, 90, 180 or 270 degrees clockwise, seen from above. */
final class Turning {

    private int quarters;

    /** Turns by so many degrees more. */
    void by(int degrees) {
        quarters = Math.floorMod(quarters + degrees / 90, 4);
    }

    /** Whether it is turned at all. */
    boolean isTurned() {
        return quarters != 0;
    }

    /** The turning that undoes this one. */
    Turning back() {
        Turning back = new Turning();
        back.quarters = Math.floorMod(-quarters, 4);
        return back;
    }

    /** Turns it as its wiring is. */
    void upright() {
        quarters = 0;
    }

    /** The edges on the squares that the players see. */
    List<SquareEdge> turned(List<SquareEdge> edges) {
        if (quarters == 0) {
            return edges;
        }
        return edges.stream()
                .map(e -> new SquareEdge(e.t(), square(e.square()), e.closed(), e.colour(), e.piece()))
                .toList();
    }

    /** The reading on the squares that the players see. */
    Reading turned(Reading reading) {
        if (quarters == 0) {
            return reading;
        }
        return switch (reading) {
            case Reading.Occupancy r -> new Reading.Occupancy(mask(r.full()));
            case Reading.Colour r -> new Reading.Colour(mask(r.white()), mask(r.black()));
            case Reading.Identity r -> men(r);
        };
    }

    private Reading men(Reading.Identity r) {
        List<@Nullable Man> men = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            men.add(null);
        }
        for (int square = 0; square < 64; square++) {
            Side side = r.sideAt(square);
            Piece piece = r.pieceAt(square);
            if (side != null && piece != null) {
                men.set(square(square), new Man(side, piece));
            }
        }
        return Reading.Identity.of(men);
    }

    private long mask(long squares) {
        long turned = 0;
        for (long left = squares; left != 0; left &= left - 1) {
            turned |= 1L << square(Long.numberOfTrailingZeros(left));
        }
        return turned;
    }

    private int square(int square) {
        int file = square & 7;
        int rank = square >> 3;
        return switch (quarters) {
            case 1 -> (7 - file) * 8 + rank;
            case 2 -> 63 - square;
            case 3 -> file * 8 + 7 - rank;
            default -> square;
        };
    }
}
