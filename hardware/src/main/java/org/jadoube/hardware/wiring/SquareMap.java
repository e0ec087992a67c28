package org.jadoube.hardware.wiring;

import java.util.Arrays;
import java.util.List;

/**
 * Which square each bit of a chip or group of lines is; bits without a square are left out.
 *
 * <p>Squares are 0 (a1) to 63 (h8). At most 64 bits. Translating a whole word looks up one table a byte, because a scan
 * does it 200 times a second and must not loop over bits.
 */
public final class SquareMap {
    /** A bit that is wired to no square. */
    public static final int NONE = -1;

    private final int[] squares;
    private final long[][] tables;

    private SquareMap(int[] squares) {
        this.squares = squares;
        this.tables = tables(squares);
    }

    /** {@code squares[i]} is the square of bit {@code i}, or {@link #NONE}. */
    public static SquareMap of(int... squares) {
        if (squares.length > Long.SIZE) {
            throw new IllegalArgumentException(squares.length + " bits, at most 64 fit");
        }
        for (int square : squares) {
            if (square < NONE || square > 63) {
                throw new IllegalArgumentException("square " + square);
            }
        }
        return new SquareMap(squares.clone());
    }

    /** Bit i is square i, for all 64. */
    public static SquareMap straight() {
        int[] all = new int[Long.SIZE];
        Arrays.setAll(all, i -> i);
        return new SquareMap(all);
    }

    /** The number of bits, those without a square included. */
    public int size() {
        return squares.length;
    }

    /** The square of a bit, or {@link #NONE}. */
    public int square(int bit) {
        return squares[bit];
    }

    /** The bit of a square, or {@link #NONE} if no bit is wired to it. */
    public int bit(int square) {
        for (int bit = 0; bit < squares.length; bit++) {
            if (squares[bit] == square) {
                return bit;
            }
        }
        return NONE;
    }

    /** All squares that have a bit, as a mask. */
    public long mask() {
        return squares(-1L);
    }

    /** The mask of squares whose bits are set in {@code bits}. */
    public long squares(long bits) {
        long found = 0;
        long rest = bits;
        for (long[] table : tables) {
            found |= table[(int) rest & 0xFF];
            rest >>>= Byte.SIZE;
        }
        return found;
    }

    /** The bits whose squares are set in {@code mask}: the way back of {@link #squares(long)}. */
    public long bits(long mask) {
        long found = 0;
        for (int bit = 0; bit < squares.length; bit++) {
            if (squares[bit] != NONE && (mask >>> squares[bit] & 1) != 0) {
                found |= 1L << bit;
            }
        }
        return found;
    }

    /** The part from {@code first} on, {@code count} bits long. */
    public SquareMap part(int first, int count) {
        return new SquareMap(Arrays.copyOfRange(squares, first, first + count));
    }

    /** The same wires on a board turned clockwise by quarter turns: what was a1 is then a8, h8, h1. */
    public SquareMap turned(int quarters) {
        int[] turned = squares.clone();
        for (int bit = 0; bit < turned.length; bit++) {
            turned[bit] = turn(turned[bit], quarters);
        }
        return new SquareMap(turned);
    }

    /** A square after quarter turns of the board clockwise, as seen from White; {@link #NONE} stays. */
    public static int turn(int square, int quarters) {
        int turned = square;
        for (int i = 0; square != NONE && i < Math.floorMod(quarters, 4); i++) {
            int file = turned & 7;
            int rank = turned >>> 3;
            turned = (7 - file) << 3 | rank;
        }
        return turned;
    }

    /** The squares in the order of the bits. */
    public List<Integer> asList() {
        return Arrays.stream(squares).boxed().toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SquareMap map && Arrays.equals(map.squares, squares);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(squares);
    }

    @Override
    public String toString() {
        return Arrays.toString(squares);
    }

    private static long[][] tables(int[] squares) {
        long[][] tables = new long[(squares.length + 7) / 8][256];
        for (int bit = 0; bit < squares.length; bit++) {
            if (squares[bit] == NONE) {
                continue;
            }
            long[] table = tables[bit / 8];
            for (int value = 0; value < table.length; value++) {
                if ((value >>> bit % 8 & 1) != 0) {
                    table[value] |= 1L << squares[bit];
                }
            }
        }
        return tables;
    }
}
