package org.jadoube.rules.mate;

import java.util.List;

/**
 * Pictures of mates a search may aim at, one for each square of the king to be mated. The distance of a position is
 * that of the nearest picture: the moves its men need, each by itself, to stand as in the picture.
 */
final class MatePatterns {
    static final MatePatterns NONE = new MatePatterns(List.of());
    /** Moves counted for a man that has yet to be promoted to, besides its way to the last rank. */
    static final int PROMOTION = 3;
    /** Moves counted where no man is left for a place. */
    private static final int MISSING = 20;

    private final Pattern[] patterns;

    MatePatterns(List<Pattern> patterns) {
        this.patterns = patterns.toArray(Pattern[]::new);
    }

    /** One picture, and moves added for help it does not show. */
    record Pattern(List<Place> places, int added) {}

    /** A man in a picture with the moves to its square from each other square; {@code grows}: pawns count as well. */
    static final class Place {
        private final int side;
        private final int piece;
        private final byte[] way;
        private final boolean grows;

        Place(int side, int piece, byte[] way, boolean grows) {
            this.side = side;
            this.piece = piece;
            this.way = way;
            this.grows = grows;
        }
    }

    boolean isEmpty() {
        return patterns.length == 0;
    }

    int distance(Node node) {
        int best = Integer.MAX_VALUE;
        for (Pattern pattern : patterns) {
            int sum = pattern.added();
            List<Place> places = pattern.places();
            for (int i = 0; i < places.size() && sum < best; i++) {
                sum += nearest(node, places.get(i));
            }
            best = Math.min(best, sum);
        }
        return best;
    }

    private static int nearest(Node node, Place place) {
        long men = node.men(place.side);
        int best = MISSING;
        byte[] way = place.way;
        for (long all = node.pieces(place.piece) & men; all != 0; all &= all - 1) {
            best = Math.min(best, way[Long.numberOfTrailingZeros(all)]);
        }
        if (place.grows) {
            for (long pawns = node.pawns() & men; pawns != 0; pawns &= pawns - 1) {
                int square = Long.numberOfTrailingZeros(pawns);
                best = Math.min(best, steps(square, place.side) + PROMOTION);
            }
        }
        return best;
    }

    /** Steps of a pawn to promotion. */
    static int steps(int square, int side) {
        return side == Node.WHITE ? 7 - (square >> 3) : square >> 3;
    }
}
