package org.jadoube.hardware.calibrate;

/**
 * Sees which inputs a man moves: switches by being closed, levels by how far they are from those of the empty board.
 *
 * <p>A magnet moves the sensors of neighbouring squares too, only less: of one man, the input that moves most counts.
 */
final class Eye {
    /** Steps of a 10-bit converter below which a level is taken to stand still. */
    private static final int STILL = 12;

    private static final int INPUTS = 64;

    private final int[] empty = new int[INPUTS];
    private boolean levels;
    private long stuck;

    /** The board is empty now: that is what all is compared with. */
    void empty(RawBoard board) {
        levels = board.hasLevels();
        stuck = levels ? 0 : board.closed();
        for (int input = 0; levels && input < INPUTS; input++) {
            empty[input] = board.level(input);
        }
    }

    int[] emptyLevels() {
        return empty.clone();
    }

    long stuck() {
        return stuck;
    }

    /** The inputs that the only man on the board moves: one, none, or more if it cannot be told. */
    long man(RawBoard board) {
        if (!levels) {
            return board.closed() & ~stuck;
        }
        int most = 0;
        for (int input = 0; input < INPUTS; input++) {
            most = Math.max(most, Math.abs(moved(board, input)));
        }
        return most < STILL ? 0 : beyond(board, most / 2);
    }

    /** The inputs that many men move, if one man moves his own by {@code least} at least. */
    long men(RawBoard board, int least) {
        return levels ? beyond(board, Math.max(STILL, least / 2)) : board.closed() & ~stuck;
    }

    private long beyond(RawBoard board, int limit) {
        long found = 0;
        for (int input = 0; input < INPUTS; input++) {
            found |= Math.abs(moved(board, input)) > limit ? 1L << input : 0;
        }
        return found;
    }

    /** By how much the level of an input differs from that of the empty board. */
    int moved(RawBoard board, int input) {
        return levels ? board.level(input) - empty[input] : 0;
    }
}
