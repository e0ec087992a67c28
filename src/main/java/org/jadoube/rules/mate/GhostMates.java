package org.jadoube.rules.mate;

/** Whether a state of {@link GhostProof} may be a mate that the last move gave. */
final class GhostMates {
    private final Matching blockers = new Matching();
    private int side;
    private long attacked;
    private long liners;
    private long diagonals;

    /** Takes the reach of the ghosts; what they attack ends at fixed men. */
    void aim(Men men, int matingSide) {
        side = matingSide;
        attacked = 0;
        liners = 0;
        diagonals = 0;
        blockers.clear();
        int target = men.king(side ^ 1);
        long targetWall = men.isFixed(target) ? men.reach[target] : 0;
        long air = ~(men.fixed(Node.WHITE) | men.fixed(Node.BLACK)) | targetWall;
        for (int i = 0; i < men.count; i++) {
            int piece = men.piece[i];
            if (piece == Node.KING || piece == Node.PAWN) {
                continue;
            }
            if (men.side[i] != side) {
                blockers.add(men.reach[i]);
                continue;
            }
            attacked |= men.attacks(i, air);
            liners |= piece == Node.ROOK || piece == Node.QUEEN ? men.reach[i] : 0;
            diagonals |= piece == Node.BISHOP || piece == Node.QUEEN ? men.reach[i] : 0;
        }
    }

    /** Whether the side may have mated by a move of a ghost, or of a man that left the given squares. */
    boolean mayBeMate(Node after, long left, boolean byGhost) {
        int target = after.king(side ^ 1);
        long pawns = after.pawns() & after.men(side);
        boolean pawnCheck = (Rays.pawn(side ^ 1, target) & pawns) != 0;
        boolean ghostCheck = byGhost && (attacked >>> target & 1) != 0;
        if (!pawnCheck && !ghostCheck && !mayDiscover(after, target, left)) {
            return false;
        }
        long open = Rays.king(target)
                & ~attacked
                & ~Rays.pawnSpread(pawns, side)
                & ~Rays.king(after.king(side))
                & ~(after.pawns() & after.men(side ^ 1));
        return (open & pawns) == 0 && blockers.fills(open);
    }

    private boolean mayDiscover(Node after, int target, long left) {
        long air = ~after.occupied();
        for (int direction = 0; direction < 8 && left != 0; direction++) {
            long seen = Rays.slide(1L << target, air, direction);
            if ((seen & left) != 0) {
                int square = Long.numberOfTrailingZeros(seen & left);
                long behind = seen & Rays.ray(direction, square);
                if ((behind & ((direction & 1) == 0 ? liners : diagonals)) != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
