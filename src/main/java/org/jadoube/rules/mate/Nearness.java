package org.jadoube.rules.mate;

/** A guess how near one side is to giving mate with the other's help: small is near. A guide for the search only. */
final class Nearness {
    private static final int NO_MAJOR = 20;
    private static final int PER_MINOR = 8;
    private static final int NO_BLOCKER = 10;

    private int side;
    private Weights weights = Weights.USUAL;

    void aim(int matingSide, Weights chosen) {
        side = matingSide;
        weights = chosen;
    }

    int of(Node node) {
        long own = node.men(side);
        long others = node.men(side ^ 1);
        int target = node.king(side ^ 1);
        int king = node.king(side);
        boolean major = (own & (node.rooks() | node.queens())) != 0;
        long pawns = own & node.pawns();
        int value = weights.flights() * flights(node, target, others)
                + weights.kings() * Math.max(0, Rays.distance(target, king) - 2);
        if (!major) {
            value += NO_MAJOR + promotion(node, pawns);
        }
        if (!major && pawns == 0) {
            return value + minorsOnly(node, own & ~node.kings(), others, target);
        }
        return value
                + weights.corner() * cornerDistance(target, -1L)
                + weights.majors() * Long.bitCount(others & (node.rooks() | node.queens()))
                + weights.minors() * Long.bitCount(others & (node.knights() | node.bishops()))
                + weights.ring() * ring(node, king, others);
    }

    private int flights(Node node, int target, long others) {
        long open = Rays.king(target) & ~others;
        long without = node.occupied() & ~(1L << target);
        int flights = 0;
        for (; open != 0; open &= open - 1) {
            if (!Moves.attacked(node, Long.numberOfTrailingZeros(open), side, without)) {
                flights++;
            }
        }
        return flights;
    }

    private int promotion(Node node, long pawns) {
        int minors = Long.bitCount(node.men(side) & (node.knights() | node.bishops()));
        int credit = pawns == 0 || minors >= 2 ? PER_MINOR * Math.min(3, minors) : 0;
        return weights.pawn() * (pawns == 0 ? 0 : steps(pawns, side, node.occupied())) - credit;
    }

    /** Steps of the best pawn to promotion, three more if something stands before it. */
    private static int steps(long pawns, int side, long occupied) {
        int best = 16;
        for (; pawns != 0; pawns &= pawns - 1) {
            int square = Long.numberOfTrailingZeros(pawns);
            int steps = side == Node.WHITE ? 7 - (square >> 3) : square >> 3;
            boolean blocked = (Rays.pawnPush(1L << square, side) & occupied) != 0;
            best = Math.min(best, blocked ? steps + 3 : steps);
        }
        return best;
    }

    // A lone knight or bishops of one colour cannot mate without a man of the other side beside its king.
    private int minorsOnly(Node node, long men, long others, int target) {
        boolean knight = (men & node.knights()) != 0;
        boolean light = (men & Rays.LIGHT) != 0;
        boolean oneColour = !knight && light != ((men & ~Rays.LIGHT) != 0);
        boolean alone = knight && (men & men - 1) == 0;
        long colour = light ? Rays.LIGHT : ~Rays.LIGHT;
        int value = weights.corner() * cornerDistance(target, oneColour ? colour : -1L);
        if (!oneColour && !alone) {
            return value;
        }
        long blockers = others
                & (alone
                        ? node.knights() | node.bishops() | node.rooks()
                        : node.knights() | (node.bishops() & ~colour));
        if (blockers == 0) {
            long pawns = others & node.pawns();
            value += NO_BLOCKER + 5 * (pawns == 0 ? 16 : steps(pawns, side ^ 1, 0L));
        } else {
            value += 2 * (nearest(blockers, target) - 1);
        }
        return value + 2 * Long.bitCount(others & node.queens());
    }

    private static int nearest(long men, int square) {
        int best = 8;
        for (; men != 0; men &= men - 1) {
            best = Math.min(best, Rays.distance(Long.numberOfTrailingZeros(men), square));
        }
        return best;
    }

    /** Steps along rank and file to the nearest corner of a colour. */
    private static int cornerDistance(int square, long colour) {
        int file = square & 7;
        int rank = square >> 3;
        int dark = Math.min(file + rank, 14 - file - rank);
        int light = Math.min(7 - file + rank, file + 7 - rank);
        if (colour == -1L) {
            return Math.min(dark, light);
        }
        return colour == Rays.LIGHT ? light : dark;
    }

    private static int ring(Node node, int king, long others) {
        long seen = 0;
        long occupied = node.occupied();
        for (long men = others & (node.rooks() | node.queens()); men != 0; men &= men - 1) {
            int square = Long.numberOfTrailingZeros(men);
            seen |= Rays.attacks(node.code(square), 0, square, occupied);
        }
        return Long.bitCount(seen & Rays.king(king));
    }
}
