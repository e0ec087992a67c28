package org.jadoube.rules.mate;

/**
 * Whether the squares of {@link Men} leave room for a mate. A real mate has a checked king, a checking man, and each
 * flight square attacked or filled by a man of the king's own side; the sets only ever add squares, so where this test
 * fails everywhere there is no mate. It looks at one checking man on one square at a time, with the other men of its
 * side anywhere at once.
 */
final class MateTest {
    private final Matching blockers = new Matching();
    private final long[] attacks = new long[Men.MOST];
    private Men men = new Men();
    private int side;
    private long walls;
    private long attackedOnce;
    private long attackedTwice;

    /** Whether a mate by the side is possible as far as these sets tell. */
    boolean mayMate(Men grown, int matingSide) {
        men = grown;
        side = matingSide;
        prepare();
        int target = men.king(side ^ 1);
        for (long squares = men.reach[target] & attackedOnce; squares != 0; squares &= squares - 1) {
            if (mayMateOn(Long.numberOfTrailingZeros(squares))) {
                return true;
            }
        }
        return false;
    }

    private void prepare() {
        int target = men.king(side ^ 1);
        // The king to be mated hides nothing behind it: it would step away along the line.
        walls = men.fixed(side) | (men.fixed(side ^ 1) & ~(men.isFixed(target) ? men.reach[target] : 0));
        attackedOnce = 0;
        attackedTwice = 0;
        blockers.clear();
        for (int i = 0; i < men.count; i++) {
            attacks[i] = 0;
            if (men.side[i] == side && men.piece[i] != Node.KING) {
                attacks[i] = men.attacks(i, ~walls);
                attackedTwice |= attackedOnce & attacks[i];
                attackedOnce |= attacks[i];
            } else if (men.side[i] != side && i != target) {
                blockers.add(men.squares(i));
            }
        }
    }

    private boolean mayMateOn(int square) {
        long kings = men.reach[men.king(side)] & ~Rays.king(square) & ~(1L << square);
        boolean farTried = false;
        for (; kings != 0; kings &= kings - 1) {
            int king = Long.numberOfTrailingZeros(kings);
            boolean far = Rays.distance(king, square) > 2;
            long open = Rays.king(square) & ~attackedOnce & ~Rays.king(king);
            if ((far && farTried) || !blockers.fills(open)) {
                farTried |= far;
                continue;
            }
            if (anyChecker(square, king)) {
                return true;
            }
        }
        return false;
    }

    private boolean anyChecker(int square, int king) {
        for (int i = 0; i < men.count; i++) {
            if ((attacks[i] >>> square & 1) != 0 && mayCheck(i, square, king)) {
                return true;
            }
        }
        return false;
    }

    private boolean mayCheck(int i, int square, int king) {
        if (men.promoted[i] != 0) {
            return true;
        }
        long others = attackedTwice | (attackedOnce & ~attacks[i]);
        long flights = Rays.king(square) & ~others & ~Rays.king(king);
        long blocked = (walls & ~(1L << square)) | 1L << king;
        for (long from = men.reach[i] & ~(1L << king); from != 0; from &= from - 1) {
            int stand = Long.numberOfTrailingZeros(from);
            long seen = Rays.attacks(men.piece[i], side, stand, blocked);
            boolean loose = (flights >>> stand & 1) != 0;
            if ((seen >>> square & 1) != 0 && !loose && blockers.fills(flights & ~seen)) {
                return true;
            }
        }
        return false;
    }
}
