package org.jadoube.inference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;

/** Finds the cheapest way to bring the board back to a position: which squares to fill, which to empty, and who probably goes where. */
public final class Restoring {

    /**
     * One man on his way back.
     *
     * @param from where he stands and must go from
     * @param to where one is missing
     */
    public record Pair(int from, int to) {}

    /**
     * The way back.
     *
     * @param place squares to fill, as a mask
     * @param remove squares to empty, as a mask; a square with the wrong man is in both masks
     * @param pairs who goes where; squares in no pair are filled from, or emptied to, beside the board
     */
    public record Restore(long place, long remove, List<Pair> pairs) {
        public Restore {
            pairs = List.copyOf(pairs);
        }

        /** Whether the board stands right. */
        public boolean isDone() {
            return (place | remove) == 0;
        }
    }

    private Restoring() {}

    /** The way back for sensors that tell only full from empty. */
    public static Restore way(long occupied, Position target) {
        return way(occupied, 0, target);
    }

    /**
     * The way back.
     *
     * @param occupied the full squares, as a mask
     * @param wrong full squares with another man than the target has there, as a mask; 0 if the sensors cannot tell
     */
    public static Restore way(long occupied, long wrong, Position target) {
        long place = (target.occupied() & ~occupied) | wrong;
        long remove = (occupied & ~target.occupied()) | wrong;
        return new Restore(place, remove, pairs(remove, place));
    }

    /** Pairs men with holes so that the hands travel least. */
    private static List<Pair> pairs(long remove, long place) {
        int[] from = squares(remove);
        int[] to = squares(place);
        boolean turned = from.length > to.length;
        int[] match = turned ? assign(to, from) : assign(from, to);
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < match.length; i++) {
            pairs.add(turned ? new Pair(from[match[i]], to[i]) : new Pair(from[i], to[match[i]]));
        }
        pairs.sort(java.util.Comparator.comparingInt(Pair::from));
        return pairs;
    }

    private static int[] squares(long mask) {
        int[] squares = new int[Long.bitCount(mask)];
        int i = 0;
        for (long left = mask; left != 0; left &= left - 1) {
            squares[i++] = Long.numberOfTrailingZeros(left);
        }
        return squares;
    }

    /** A king's steps count most; the square of the straight distance decides between equals. */
    private static int distance(int one, int other) {
        if (one == other) {
            return 10_000;
        }
        int files = Math.abs(Square.file(one) - Square.file(other));
        int ranks = Math.abs(Square.rank(one) - Square.rank(other));
        return 100 * Math.max(files, ranks) + files * files + ranks * ranks;
    }

    /**
     * The assignment of the fewer to the more with the least sum, by the Hungarian method with potentials (Kuhn 1955, Munkres 1957):
     * for each row, the cheapest augmenting path.
     *
     * @return for each row its column
     */
    private static int[] assign(int[] rows, int[] columns) {
        int n = rows.length;
        int m = columns.length;
        int[] rowPotential = new int[n + 1];
        int[] columnPotential = new int[m + 1];
        int[] rowOf = new int[m + 1];
        for (int row = 1; row <= n; row++) {
            augment(row, rows, columns, rowPotential, columnPotential, rowOf);
        }
        int[] match = new int[n];
        for (int column = 1; column <= m; column++) {
            if (rowOf[column] != 0) {
                match[rowOf[column] - 1] = column - 1;
            }
        }
        return match;
    }

    private static void augment(
            int row, int[] rows, int[] columns, int[] rowPotential, int[] columnPotential, int[] rowOf) {
        int m = columns.length;
        int[] slack = new int[m + 1];
        int[] cameFrom = new int[m + 1];
        boolean[] used = new boolean[m + 1];
        Arrays.fill(slack, Integer.MAX_VALUE);
        rowOf[0] = row;
        int column = 0;
        do {
            used[column] = true;
            int current = rowOf[column];
            int least = Integer.MAX_VALUE;
            int next = 0;
            for (int j = 1; j <= m; j++) {
                if (used[j]) {
                    continue;
                }
                int reduced = distance(rows[current - 1], columns[j - 1]) - rowPotential[current] - columnPotential[j];
                if (reduced < slack[j]) {
                    slack[j] = reduced;
                    cameFrom[j] = column;
                }
                if (slack[j] < least) {
                    least = slack[j];
                    next = j;
                }
            }
            for (int j = 0; j <= m; j++) {
                if (used[j]) {
                    rowPotential[rowOf[j]] += least;
                    columnPotential[j] -= least;
                } else if (slack[j] != Integer.MAX_VALUE) {
                    slack[j] -= least;
                }
            }
            column = next;
        } while (rowOf[column] != 0);
        while (column != 0) {
            rowOf[column] = rowOf[cameFrom[column]];
            column = cameFrom[column];
        }
    }
}
