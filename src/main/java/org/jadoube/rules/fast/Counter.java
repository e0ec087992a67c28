package org.jadoube.rules.fast;

/**
 * Counts the leaves of the tree of legal moves without writing a move down.
 *
 * <p>The position travels as arguments, and the last ply is counted by the size of each set of goals. The same steps as in
 * {@link Generator}, in the same order; tests hold the two together.
 */
public final class Counter {

    private Counter() {}

    /**
     * The number of lines of legal moves of a length.
     *
     * @param depth at least 0
     */
    public static long count(Node n, int depth) {
        if (depth == 0) {
            return 1;
        }
        return count(n.us, n.them, n.pawns, n.knights, n.diagonals, n.lines, n.kings, n.special, depth);
    }

    private static long count(
            long us,
            long them,
            long pawns,
            long knights,
            long diagonals,
            long lines,
            long kings,
            long special,
            int depth) {
        return depth == 1
                ? LeafCounter.count(us, them, pawns, knights, diagonals, lines, kings, special)
                : walk(us, them, pawns, knights, diagonals, lines, kings, special, depth);
    }

    private static long walk(
            long us,
            long them,
            long pawns,
            long knights,
            long diagonals,
            long lines,
            long kings,
            long special,
            int depth) {
        long occupied = us | them;
        int king = Long.numberOfTrailingZeros(kings & us);
        long checkers = Attacks.checkers(king, them, pawns, knights, diagonals, lines, occupied);
        long sum = 0;
        long safe = Attacks.safe(
                Lines.KING[king] & ~(us | kings),
                them,
                pawns,
                knights,
                diagonals,
                lines,
                kings,
                occupied ^ (1L << king));
        for (; safe != 0; safe &= safe - 1) {
            long t = safe & -safe;
            sum += step(us, them, pawns, knights, diagonals, lines, kings, special, 1L << king, t, Moves.KING, depth);
        }
        long targets = ~(us | kings);
        if (checkers != 0) {
            if ((checkers & (checkers - 1)) != 0) {
                return sum;
            }
            targets = checkers | Lines.BETWEEN[king << 6 | Long.numberOfTrailingZeros(checkers)];
        } else if ((special & Lines.RANK_1) != 0) {
            long rooks = Attacks.castlingRooks(
                    special & Lines.RANK_1, king, them, pawns, knights, diagonals, lines, kings, occupied);
            for (; rooks != 0; rooks &= rooks - 1) {
                int rook = Long.numberOfTrailingZeros(rooks);
                sum += castle(us, them, pawns, knights, diagonals, lines, kings, special, king, rook, depth);
            }
        }
        long pinD = Attacks.pinRays(king, Lines.DIAGONALS[king] & diagonals & them, occupied);
        long pinL = Attacks.pinRays(king, Lines.STRAIGHTS[king] & lines & them, occupied);
        for (long men = knights & us & ~(pinD | pinL); men != 0; men &= men - 1) {
            long f = men & -men;
            long goals = Lines.KNIGHT[Long.numberOfTrailingZeros(men)] & targets;
            for (; goals != 0; goals &= goals - 1) {
                long t = goals & -goals;
                sum += step(us, them, pawns, knights, diagonals, lines, kings, special, f, t, Moves.KNIGHT, depth);
            }
        }
        for (long men = diagonals & us & ~pinL; men != 0; men &= men - 1) {
            long f = men & -men;
            int from = Long.numberOfTrailingZeros(men);
            int man = Moves.BISHOP | (int) (lines >>> from & 1) << 2;
            long goals = Sliders.bishop(from, occupied) & targets & ((f & pinD) != 0 ? pinD : -1L);
            for (; goals != 0; goals &= goals - 1) {
                long t = goals & -goals;
                sum += step(us, them, pawns, knights, diagonals, lines, kings, special, f, t, man, depth);
            }
        }
        for (long men = lines & us & ~pinD; men != 0; men &= men - 1) {
            long f = men & -men;
            int from = Long.numberOfTrailingZeros(men);
            int man = Moves.ROOK | (int) (diagonals >>> from & 1) << 1;
            long goals = Sliders.rook(from, occupied) & targets & ((f & pinL) != 0 ? pinL : -1L);
            for (; goals != 0; goals &= goals - 1) {
                long t = goals & -goals;
                sum += step(us, them, pawns, knights, diagonals, lines, kings, special, f, t, man, depth);
            }
        }
        return sum
                + pawns(
                        us, them, pawns, knights, diagonals, lines, kings, special, depth, king, checkers, targets,
                        pinD, pinL);
    }

    private static long pawns(
            long us,
            long them,
            long pawns,
            long knights,
            long diagonals,
            long lines,
            long kings,
            long special,
            int depth,
            int king,
            long checkers,
            long targets,
            long pinD,
            long pinL) {
        long sum = 0;
        long occupied = us | them;
        long own = pawns & us;
        long free = own & ~pinD;
        long single = ((free & ~pinL) << 8 | ((free & pinL) << 8 & pinL)) & ~occupied;
        long twice = (single & Lines.RANK_3) << 8 & ~occupied & targets;
        for (; twice != 0; twice &= twice - 1) {
            long t = twice & -twice;
            sum += twice(us, them, pawns, knights, diagonals, lines, kings, special, t, depth);
        }
        long able = own & ~pinL;
        long victims = them & targets;
        long west = ((able & ~pinD & ~Lines.FILE_A) << 7 | ((able & pinD & ~Lines.FILE_A) << 7 & pinD)) & victims;
        long east = ((able & ~pinD & ~Lines.FILE_H) << 9 | ((able & pinD & ~Lines.FILE_H) << 9 & pinD)) & victims;
        single &= targets;
        for (long set = single & ~Lines.RANK_8; set != 0; set &= set - 1) {
            long t = set & -set;
            sum += step(us, them, pawns, knights, diagonals, lines, kings, special, t >>> 8, t, Moves.PAWN, depth);
        }
        for (long set = west & ~Lines.RANK_8; set != 0; set &= set - 1) {
            long t = set & -set;
            sum += step(us, them, pawns, knights, diagonals, lines, kings, special, t >>> 7, t, Moves.PAWN, depth);
        }
        for (long set = east & ~Lines.RANK_8; set != 0; set &= set - 1) {
            long t = set & -set;
            sum += step(us, them, pawns, knights, diagonals, lines, kings, special, t >>> 9, t, Moves.PAWN, depth);
        }
        if (((single | west | east) & Lines.RANK_8) != 0) {
            sum += promotions(us, them, pawns, knights, diagonals, lines, kings, special, single, 8, depth)
                    + promotions(us, them, pawns, knights, diagonals, lines, kings, special, west, 7, depth)
                    + promotions(us, them, pawns, knights, diagonals, lines, kings, special, east, 9, depth);
        }
        long target = special & Lines.RANK_6;
        if (target != 0) {
            for (long men = Lines.pawnsDown(target) & own; men != 0; men &= men - 1) {
                long f = men & -men;
                if (Attacks.passingSafe(f, target, king, checkers, them, diagonals, lines, occupied)) {
                    long v = ~(target >>> 8);
                    sum += step(
                            us, them & v, pawns & v, knights, diagonals, lines, kings, special, f, target, 0, depth);
                }
            }
        }
        return sum;
    }

    /** Counts on after a man's move; whatever stood on the goal is taken. */
    private static long step(
            long us,
            long them,
            long pawns,
            long knights,
            long diagonals,
            long lines,
            long kings,
            long special,
            long f,
            long t,
            int man,
            int depth) {
        long both = f | t;
        long rights = special & ~Lines.RANK_6 & ~both;
        return count(
                Long.reverseBytes(them & ~t),
                Long.reverseBytes(us ^ both),
                Long.reverseBytes((pawns & ~t) ^ (both & (man - 1L) >> 63)),
                Long.reverseBytes((knights & ~t) ^ (both & -(man & 1L))),
                Long.reverseBytes((diagonals & ~t) ^ (both & -(man >>> 1 & 1L))),
                Long.reverseBytes((lines & ~t) ^ (both & -(man >>> 2 & 1L))),
                Long.reverseBytes(kings ^ (both & -(man >>> 3 & 1L))),
                Long.reverseBytes(man == Moves.KING ? rights & ~Lines.RANK_1 : rights),
                depth - 1);
    }

    private static long twice(
            long us,
            long them,
            long pawns,
            long knights,
            long diagonals,
            long lines,
            long kings,
            long special,
            long t,
            int depth) {
        long both = t | t >>> 16;
        long beside = (t & ~Lines.FILE_A) >>> 1 | (t & ~Lines.FILE_H) << 1;
        long passed = (beside & pawns & them) == 0 ? 0 : t >>> 8;
        return count(
                Long.reverseBytes(them),
                Long.reverseBytes(us ^ both),
                Long.reverseBytes(pawns ^ both),
                Long.reverseBytes(knights),
                Long.reverseBytes(diagonals),
                Long.reverseBytes(lines),
                Long.reverseBytes(kings),
                Long.reverseBytes((special & ~Lines.RANK_6) | passed),
                depth - 1);
    }

    private static long promotions(
            long us,
            long them,
            long pawns,
            long knights,
            long diagonals,
            long lines,
            long kings,
            long special,
            long goals,
            int way,
            int depth) {
        long sum = 0;
        for (long set = goals & Lines.RANK_8; set != 0; set &= set - 1) {
            long t = set & -set;
            long f = t >>> way;
            // The pawn becomes the man on its own square and goes on as that man.
            long left = pawns ^ f;
            sum += step(us, them, left, knights | f, diagonals, lines, kings, special, f, t, Moves.KNIGHT, depth)
                    + step(us, them, left, knights, diagonals | f, lines, kings, special, f, t, Moves.BISHOP, depth)
                    + step(us, them, left, knights, diagonals, lines | f, kings, special, f, t, Moves.ROOK, depth)
                    + step(us, them, left, knights, diagonals | f, lines | f, kings, special, f, t, Moves.QUEEN, depth);
        }
        return sum;
    }

    private static long castle(
            long us,
            long them,
            long pawns,
            long knights,
            long diagonals,
            long lines,
            long kings,
            long special,
            int king,
            int rook,
            int depth) {
        long kingGoal = 1L << Castling.kingGoal(king, rook);
        long rookGoal = 1L << Castling.rookGoal(king, rook);
        long left = ~(1L << king | 1L << rook);
        return count(
                Long.reverseBytes(them),
                Long.reverseBytes((us & left) | kingGoal | rookGoal),
                Long.reverseBytes(pawns),
                Long.reverseBytes(knights),
                Long.reverseBytes(diagonals),
                Long.reverseBytes((lines & ~(1L << rook)) | rookGoal),
                Long.reverseBytes((kings & ~(1L << king)) | kingGoal),
                Long.reverseBytes(special & ~Lines.RANK_6 & ~Lines.RANK_1),
                depth - 1);
    }
}
