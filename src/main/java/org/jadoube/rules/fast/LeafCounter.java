package org.jadoube.rules.fast;

/** Counts the legal moves of one position by the sizes of their sets of goals. */
final class LeafCounter {

    private LeafCounter() {}

    static int count(
            long us, long them, long pawns, long knights, long diagonals, long lines, long kings, long special) {
        long occupied = us | them;
        int king = Long.numberOfTrailingZeros(kings & us);
        long checkers = Attacks.checkers(king, them, pawns, knights, diagonals, lines, occupied);
        int sum = Long.bitCount(Attacks.safe(
                Lines.KING[king] & ~(us | kings),
                them,
                pawns,
                knights,
                diagonals,
                lines,
                kings,
                occupied ^ (1L << king)));
        long targets = ~(us | kings);
        if (checkers != 0) {
            if ((checkers & (checkers - 1)) != 0) {
                return sum;
            }
            targets = checkers | Lines.BETWEEN[king << 6 | Long.numberOfTrailingZeros(checkers)];
        } else if ((special & Lines.RANK_1) != 0) {
            sum += Long.bitCount(Attacks.castlingRooks(
                    special & Lines.RANK_1, king, them, pawns, knights, diagonals, lines, kings, occupied));
        }
        long pinD = Attacks.pinRays(king, Lines.DIAGONALS[king] & diagonals & them, occupied);
        long pinL = Attacks.pinRays(king, Lines.STRAIGHTS[king] & lines & them, occupied);
        for (long men = knights & us & ~(pinD | pinL); men != 0; men &= men - 1) {
            sum += Long.bitCount(Lines.KNIGHT[Long.numberOfTrailingZeros(men)] & targets);
        }
        for (long men = diagonals & us & ~pinL; men != 0; men &= men - 1) {
            long way = Sliders.bishop(Long.numberOfTrailingZeros(men), occupied) & targets;
            sum += Long.bitCount((men & -men & pinD) != 0 ? way & pinD : way);
        }
        for (long men = lines & us & ~pinD; men != 0; men &= men - 1) {
            long way = Sliders.rook(Long.numberOfTrailingZeros(men), occupied) & targets;
            sum += Long.bitCount((men & -men & pinL) != 0 ? way & pinL : way);
        }
        sum += pawns(pawns & us, them, occupied, targets, pinD, pinL);
        long target = special & Lines.RANK_6;
        if (target != 0) {
            for (long men = Lines.pawnsDown(target) & pawns & us; men != 0; men &= men - 1) {
                sum += Attacks.passingSafe(men & -men, target, king, checkers, them, diagonals, lines, occupied)
                        ? 1
                        : 0;
            }
        }
        return sum;
    }

    private static int pawns(long own, long them, long occupied, long targets, long pinD, long pinL) {
        long free = own & ~pinD;
        long single = ((free & ~pinL) << 8 | ((free & pinL) << 8 & pinL)) & ~occupied;
        long twice = (single & Lines.RANK_3) << 8 & ~occupied & targets;
        single &= targets;
        long able = own & ~pinL;
        long victims = them & targets;
        long west = ((able & ~pinD & ~Lines.FILE_A) << 7 | ((able & pinD & ~Lines.FILE_A) << 7 & pinD)) & victims;
        long east = ((able & ~pinD & ~Lines.FILE_H) << 9 | ((able & pinD & ~Lines.FILE_H) << 9 & pinD)) & victims;
        int sum = Long.bitCount(single) + Long.bitCount(twice) + Long.bitCount(west) + Long.bitCount(east);
        if (((single | west | east) & Lines.RANK_8) != 0) {
            // Four moves each, of which one is counted already.
            sum += 3
                    * (Long.bitCount(single & Lines.RANK_8)
                            + Long.bitCount(west & Lines.RANK_8)
                            + Long.bitCount(east & Lines.RANK_8));
        }
        return sum;
    }
}
