package org.jadoube.hardware.wiring;

import java.util.List;

/**
 * Where the lights of a chain or chip are: one a square, at the corners of the squares, or along two edges.
 *
 * <p>The list is in the order of the chip's own lights. Its numbers mean, by kind: a square 0 to 63; a corner
 * {@code y * 9 + x}, 0 at the outer corner of a1 and 80 at that of h8; an edge place, 0 to 7 the files a to h, 8 to 15
 * the ranks 1 to 8. {@link SquareMap#NONE} is a light that is there but never lit.
 */
public record LightLayout(Kind kind, List<Integer> places) {

    /** What the lights stand at. */
    public enum Kind {
        /** One light a square. */
        SQUARES(64),
        /** 81 lights at the corners; a square lights its four. */
        CORNERS(81),
        /** 16 lights along two edges; a square lights its file and its rank. */
        EDGES(16);

        private final int count;

        Kind(int count) {
            this.count = count;
        }

        /** The number of places of this kind. */
        public int count() {
            return count;
        }
    }

    public LightLayout {
        places = List.copyOf(places);
        for (int place : places) {
            if (place < SquareMap.NONE || place >= kind.count()) {
                throw new IllegalArgumentException("place " + place + " of " + kind);
            }
        }
    }

    /** The places whose lights belong to a square: its own, its four corners, or its file and its rank. */
    public static List<Integer> placesOf(Kind kind, int square) {
        int file = square & 7;
        int rank = square >>> 3;
        int corner = rank * 9 + file;
        return switch (kind) {
            case SQUARES -> List.of(square);
            case CORNERS -> List.of(corner, corner + 1, corner + 9, corner + 10);
            case EDGES -> List.of(file, 8 + rank);
        };
    }

    /** Light i at square i. */
    public static LightLayout straightSquares() {
        return new LightLayout(Kind.SQUARES, SquareMap.straight().asList());
    }

    /** The number of lights in the chain, dark ones included. */
    public int size() {
        return places.size();
    }

    /** The same lights on a board turned by quarter turns clockwise. */
    public LightLayout turned(int quarters) {
        return new LightLayout(
                kind, places.stream().map(place -> turn(place, quarters)).toList());
    }

    private int turn(int place, int quarters) {
        int turned = place;
        for (int i = 0; place != SquareMap.NONE && i < Math.floorMod(quarters, 4); i++) {
            turned = switch (kind) {
                case SQUARES -> SquareMap.turn(turned, 1);
                case CORNERS -> (8 - turned % 9) * 9 + turned / 9;
                // A file becomes the rank counted from the other end, a rank becomes the file of its number.
                case EDGES -> turned < 8 ? 8 + (7 - turned) : turned - 8;
            };
        }
        return turned;
    }
}
