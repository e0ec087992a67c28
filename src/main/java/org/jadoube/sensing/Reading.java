package org.jadoube.sensing;

import java.util.List;
import java.util.Objects;
import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** What the sensors of the 64 squares read at one moment, raw and possibly bouncing; bit 0 is a1, bit 63 is h8. */
public sealed interface Reading {

    /** The full squares, as a mask. */
    long occupied();

    /** The number of {@link Content} for a square; package-private users only compare it. */
    byte content(int square);

    /** The kind of sensor that gives such readings. */
    SensorKind kind();

    /** The squares whose content differs between two readings of one kind, as a mask. */
    long difference(Reading other);

    /** The colour of the man on the square, null if it is empty or not known. */
    default @Nullable Side sideAt(int square) {
        return Content.side(content(square));
    }

    /** The kind of the man on the square, null if it is empty or not known. */
    default @Nullable Piece pieceAt(int square) {
        return Content.piece(content(square));
    }

    private static long slow(Reading one, Reading other) {
        long different = 0;
        for (int square = 0; square < 64; square++) {
            if (one.content(square) != other.content(square)) {
                different |= 1L << square;
            }
        }
        return different;
    }

    /** Full or empty squares only. */
    record Occupancy(long full) implements Reading {
        @Override
        public long occupied() {
            return full;
        }

        @Override
        public byte content(int square) {
            return (full >>> square & 1) == 0 ? Content.EMPTY : Content.UNKNOWN;
        }

        @Override
        public SensorKind kind() {
            return SensorKind.OCCUPANCY;
        }

        @Override
        public long difference(Reading other) {
            return other instanceof Occupancy o ? full ^ o.full : slow(this, other);
        }
    }

    /** Squares full of a white and of a black man; no square may be in both masks. */
    record Colour(long white, long black) implements Reading {
        public Colour {
            if ((white & black) != 0) {
                throw new IllegalArgumentException(
                        "a square cannot be white and black at once: " + org.jadoube.rules.Square.names(white & black));
            }
        }

        @Override
        public long occupied() {
            return white | black;
        }

        @Override
        public byte content(int square) {
            if ((white >>> square & 1) != 0) {
                return Content.of(Side.WHITE);
            }
            return (black >>> square & 1) != 0 ? Content.of(Side.BLACK) : Content.EMPTY;
        }

        @Override
        public SensorKind kind() {
            return SensorKind.COLOUR;
        }

        @Override
        public long difference(Reading other) {
            return other instanceof Colour c ? (white ^ c.white) | (black ^ c.black) : slow(this, other);
        }
    }

    /**
     * The men themselves, packed in five masks: the white squares, the black squares and three planes of the kind's number
     * (the order of {@link Piece}). Build it with {@link #of} or {@link #read}.
     */
    @SuppressWarnings("EnumOrdinal") // an array index or bit number, never stored
    record Identity(long white, long black, long plane0, long plane1, long plane2) implements Reading {
        public Identity {
            if ((white & black) != 0 || ((plane0 | plane1 | plane2) & ~(white | black)) != 0) {
                throw new IllegalArgumentException("the planes of an identity reading contradict each other");
            }
        }

        /** The reading of 64 men, a1 first, null for an empty square. */
        public static Identity of(List<? extends @Nullable Man> men) {
            if (men.size() != 64) {
                throw new IllegalArgumentException("64 squares expected, not " + men.size());
            }
            long[] planes = new long[5];
            for (int square = 0; square < 64; square++) {
                Man man = men.get(square);
                if (man != null) {
                    put(planes, square, man);
                }
            }
            return new Identity(planes[0], planes[1], planes[2], planes[3], planes[4]);
        }

        /**
         * Reads the first field of a FEN, for example {@code rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR}.
         *
         * @throws IllegalArgumentException if it is no placement, with the reason
         */
        public static Identity read(String placement) {
            String[] ranks = Objects.requireNonNull(placement, "placement").split("/", -1);
            if (ranks.length != 8) {
                throw new IllegalArgumentException("a placement has 8 ranks, not " + ranks.length + ": " + placement);
            }
            long[] planes = new long[5];
            for (int i = 0; i < 8; i++) {
                readRank(ranks[i], 7 - i, planes);
            }
            return new Identity(planes[0], planes[1], planes[2], planes[3], planes[4]);
        }

        private static void readRank(String text, int rank, long[] planes) {
            int file = 0;
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if (c >= '1' && c <= '8') {
                    file += c - '0';
                } else if ("PNBRQKpnbrqk".indexOf(c) < 0) {
                    throw new IllegalArgumentException("not a man in a placement: '" + c + "'");
                } else if (file < 8) {
                    put(planes, rank * 8 + file, Man.of(c));
                    file++;
                } else {
                    file++;
                }
            }
            if (file != 8) {
                throw new IllegalArgumentException(
                        "rank " + (rank + 1) + " of a placement has " + file + " files, 8 expected: " + text);
            }
        }

        private static void put(long[] planes, int square, Man man) {
            long bit = 1L << square;
            planes[man.side() == Side.WHITE ? 0 : 1] |= bit;
            for (int plane = 0; plane < 3; plane++) {
                if ((man.piece().ordinal() >> plane & 1) != 0) {
                    planes[2 + plane] |= bit;
                }
            }
        }

        @Override
        public long occupied() {
            return white | black;
        }

        @Override
        public byte content(int square) {
            long bit = 1L << square;
            if ((occupied() & bit) == 0) {
                return Content.EMPTY;
            }
            int kind = (int) (plane0 >>> square & 1)
                    | (int) (plane1 >>> square & 1) << 1
                    | (int) (plane2 >>> square & 1) << 2;
            return (byte) (4 + kind * 2 + ((white & bit) != 0 ? 0 : 1));
        }

        @Override
        public SensorKind kind() {
            return SensorKind.IDENTITY;
        }

        @Override
        public long difference(Reading other) {
            return other instanceof Identity i
                    ? (white ^ i.white)
                            | (black ^ i.black)
                            | (plane0 ^ i.plane0)
                            | (plane1 ^ i.plane1)
                            | (plane2 ^ i.plane2)
                    : slow(this, other);
        }
    }
}
