package org.jadoube.rules.fast;

/** Checks, pins and attacked squares, on sets of men seen from the side to move. */
final class Attacks {

    private Attacks() {}

    /** The rays, man behind them included, on which exactly one man stands between the king and one of the snipers. */
    static long pinRays(int king, long snipers, long occupied) {
        long rays = 0;
        for (long rest = snipers; rest != 0; rest &= rest - 1) {
            long between = Lines.BETWEEN[king << 6 | Long.numberOfTrailingZeros(rest)];
            long blockers = between & occupied;
            if (blockers != 0 && (blockers & blockers - 1) == 0) {
                rays |= between | (rest & -rest);
            }
        }
        return rays;
    }

    /** The men of {@code them} that attack a square. */
    static long on(int square, long them, long pawns, long knights, long diagonals, long lines, long kings, long occ) {
        return (Lines.pawnsUp(1L << square) & pawns & them)
                | (Lines.KNIGHT[square] & knights & them)
                | (Lines.KING[square] & kings & them)
                | (Sliders.bishop(square, occ) & diagonals & them)
                | (Sliders.rook(square, occ) & lines & them);
    }

    /** The enemy men that give check; kings are left out, for they cannot. */
    static long checkers(int king, long them, long pawns, long knights, long diagonals, long lines, long occupied) {
        long checkers = ((Lines.pawnsUp(1L << king) & pawns) | (Lines.KNIGHT[king] & knights)) & them;
        long snipers = (Lines.DIAGONALS[king] & diagonals & them) | (Lines.STRAIGHTS[king] & lines & them);
        for (; snipers != 0; snipers &= snipers - 1) {
            if ((Lines.BETWEEN[king << 6 | Long.numberOfTrailingZeros(snipers)] & occupied) == 0) {
                checkers |= snipers & -snipers;
            }
        }
        return checkers;
    }

    /** Those of the squares that no enemy man attacks while the men of {@code occupied} stand on the board. */
    static long safe(
            long squares, long them, long pawns, long knights, long diagonals, long lines, long kings, long occupied) {
        long safe = squares
                & ~(Lines.pawnsDown(pawns & them)
                        | Lines.knights(knights & them)
                        | Lines.KING[Long.numberOfTrailingZeros(kings & them)]);
        for (long rest = safe; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (hit(square, diagonals & them, lines & them, occupied)) {
                safe ^= rest & -rest;
            }
        }
        return safe;
    }

    /** Whether one of the bishops, rooks and queens attacks a square. */
    static boolean hit(int square, long diagonals, long lines, long occupied) {
        return ((Lines.DIAGONALS[square] & diagonals) != 0 && (Sliders.bishop(square, occupied) & diagonals) != 0)
                || ((Lines.STRAIGHTS[square] & lines) != 0 && (Sliders.rook(square, occupied) & lines) != 0);
    }

    /**
     * Whether taking in passing leaves the own king safe. Two men leave the board's lines at once, so pins and the check
     * mask cannot tell; the lines are looked at as they are after the capture.
     *
     * @param checkers what gives check before the capture; the captured pawn may be among them
     */
    static boolean passingSafe(
            long from, long target, int king, long checkers, long them, long diagonals, long lines, long occupied) {
        long victim = target >>> 8;
        if ((checkers & ~(diagonals | lines | victim)) != 0) {
            return false;
        }
        return !hit(king, diagonals & them, lines & them, occupied ^ from ^ victim ^ target);
    }

    /** Whether the side to move has a legal capture in passing on a square that a pawn has just crossed. */
    static boolean canPass(
            long us, long them, long pawns, long knights, long diagonals, long lines, long kings, long target) {
        int king = Long.numberOfTrailingZeros(kings & us);
        long occupied = us | them;
        long checkers = checkers(king, them, pawns, knights, diagonals, lines, occupied);
        for (long men = Lines.pawnsDown(target) & pawns & us; men != 0; men &= men - 1) {
            if (passingSafe(men & -men, target, king, checkers, them, diagonals, lines, occupied)) {
                return true;
            }
        }
        return false;
    }

    /** The squares of the rooks that the king may castle with now, given that it is not in check (3.8.2). */
    static long castlingRooks(
            long rooks,
            int king,
            long them,
            long pawns,
            long knights,
            long diagonals,
            long lines,
            long kings,
            long occupied) {
        long able = 0;
        for (; rooks != 0; rooks &= rooks - 1) {
            int way = king << 3 | Long.numberOfTrailingZeros(rooks);
            if ((occupied & Castling.EMPTY[way]) == 0) {
                long rook = rooks & -rooks;
                // The rook is lifted too: one that shields its king on the first rank does so no longer (Chess960).
                long rest = occupied ^ 1L << king ^ rook;
                long walk = Castling.SAFE[way] | 1L << Castling.kingGoal(king, Long.numberOfTrailingZeros(rooks));
                if (safe(walk, them, pawns, knights, diagonals, lines, kings, rest) == walk) {
                    able |= rook;
                }
            }
        }
        return able;
    }
}
