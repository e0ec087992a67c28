package org.jadoube.rules;

import java.util.Locale;

/** The 960 starting positions of Chess960 (FIDE 2023, Guidelines II), by their usual numbers 0 to 959. */
public final class Chess960 {

    /** The two free places of the knights among the five that are left, by number 0 to 9. */
    private static final int[][] KNIGHTS = {
        {0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}
    };

    private Chess960() {}

    /**
     * The starting position of a number; 518 is the usual one.
     *
     * @param n 0 to 959
     * @throws IllegalArgumentException if there is no such number
     */
    public static Position start(int n) {
        return start(n, true);
    }

    /**
     * The starting position with this first rank of White, as in "RNBQKBNR".
     *
     * @throws IllegalArgumentException if it is no start of Chess960
     */
    public static Position start(String rank) {
        for (int n = 0; n < 960; n++) {
            if (placement(row(n)).endsWith("/" + rank)) {
                return start(n);
            }
        }
        throw new IllegalArgumentException("no first rank of Chess960: " + rank);
    }

    /** The number of the start whose men stand as in {@code position}, the usual one included; -1 if there is none. */
    public static int number(Position position) {
        String placement = Fen.placement(position);
        for (int n = 0; n < 960; n++) {
            if (placement.equals(placement(row(n)))) {
                return n;
            }
        }
        return -1;
    }

    private static String placement(Piece[] row) {
        StringBuilder men = new StringBuilder(8);
        for (Piece piece : row) {
            men.append(piece.letter());
        }
        String white = men.toString();
        return white.toLowerCase(Locale.ROOT) + "/pppppppp/8/8/8/8/PPPPPPPP/" + white;
    }

    static Position start(int n, boolean chess960) {
        if (n < 0 || n > 959) {
            throw new IllegalArgumentException("Chess960 starts have the numbers 0 to 959, got " + n);
        }
        Setup setup = Setup.empty().chess960(chess960);
        Piece[] row = row(n);
        long rights = 0;
        for (int file = 0; file < 8; file++) {
            setup = setup.put(file, Man.of(Side.WHITE, row[file]))
                    .put(file + 8, Man.of(Side.WHITE, Piece.PAWN))
                    .put(file + 48, Man.of(Side.BLACK, Piece.PAWN))
                    .put(file + 56, Man.of(Side.BLACK, row[file]));
            if (row[file] == Piece.ROOK) {
                rights |= Square.bit(file) | Square.bit(file + 56);
            }
        }
        return setup.castling(rights).toPosition();
    }

    private static Piece[] row(int n) {
        Piece[] row = new Piece[8];
        row[n % 4 * 2 + 1] = Piece.BISHOP;
        row[n / 4 % 4 * 2] = Piece.BISHOP;
        put(row, n / 16 % 6, Piece.QUEEN);
        int[] knights = KNIGHTS[n / 96];
        put(row, knights[1], Piece.KNIGHT);
        put(row, knights[0], Piece.KNIGHT);
        put(row, 0, Piece.ROOK);
        put(row, 0, Piece.KING);
        put(row, 0, Piece.ROOK);
        return row;
    }

    @SuppressWarnings("NullAway")
    private static void put(Piece[] row, int free, Piece piece) {
        int left = free;
        for (int file = 0; file < 8; file++) {
            if (row[file] == null && left-- == 0) {
                row[file] = piece;
                return;
            }
        }
    }
}
