package org.jadoube.rules.fast;

/**
 * A position as seven sets of men and a few numbers, seen from the side to move; filled again and again by search.
 *
 * <p>A queen stands in {@link #diagonals} and in {@link #lines}; each piece set holds the men of both sides.
 */
public final class Node {

    /** The men of the side to move. */
    public long us;
    /** The men of the other side. */
    public long them;

    public long pawns;
    public long knights;
    /** Bishops and queens. */
    public long diagonals;
    /** Rooks and queens. */
    public long lines;

    public long kings;

    /**
     * The squares of the rooks that still have a castling right (first and last rank), and on the sixth rank the square
     * of a capture in passing, kept only while that capture is legal.
     */
    public long special;

    /** What turns a square of this view into the real one: 0 if White is to move, 56 if Black is. */
    public int flip;

    /** The key of the position's identity (9.2.3). */
    public long key;

    /** Plies since the last capture or pawn move (9.3). */
    public int clock;

    /** Plies since the start of the count; odd if Black is to move. */
    public int ply;

    /** The code of the man on a square that is not empty; see {@link Moves}. */
    public int manAt(int square) {
        return (int) (knights >>> square & 1)
                | (int) (diagonals >>> square & 1) << 1
                | (int) (lines >>> square & 1) << 2
                | (int) (kings >>> square & 1) << 3;
    }

    /** The enemy men that give check to the side to move. */
    public long checkers() {
        int king = Long.numberOfTrailingZeros(kings & us);
        return Attacks.checkers(king, them, pawns, knights, diagonals, lines, us | them);
    }

    /** The men of the other side that attack a square. */
    public long attackers(int square) {
        return Attacks.on(square, them, pawns, knights, diagonals, lines, kings, us | them);
    }

    /** Becomes a copy. */
    public void copy(Node n) {
        us = n.us;
        them = n.them;
        pawns = n.pawns;
        knights = n.knights;
        diagonals = n.diagonals;
        lines = n.lines;
        kings = n.kings;
        special = n.special;
        flip = n.flip;
        key = n.key;
        clock = n.clock;
        ply = n.ply;
    }

    /** Becomes the same position seen by the other side, which is then the one to move; the key is left alone. */
    public void turn() {
        long swap = Long.reverseBytes(us);
        us = Long.reverseBytes(them);
        them = swap;
        pawns = Long.reverseBytes(pawns);
        knights = Long.reverseBytes(knights);
        diagonals = Long.reverseBytes(diagonals);
        lines = Long.reverseBytes(lines);
        kings = Long.reverseBytes(kings);
        special = Long.reverseBytes(special);
        flip ^= 56;
    }

    /** Becomes the position after a legal move in {@code n}, which must be another node. */
    public void make(Node n, int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        int kind = Moves.kind(move);
        int man = Moves.man(move);
        int own = n.flip | (n.flip & 8) << 3;
        long f = 1L << from;
        long t = 1L << to;
        long key = n.key ^ Keys.TURN ^ Keys.MAN[(man << 7 | from) ^ own];
        long rights = n.special & ~Lines.RANK_6;
        if ((n.special & Lines.RANK_6) != 0) {
            key ^= Keys.EN_PASSANT[Long.numberOfTrailingZeros(n.special & Lines.RANK_6) & 7];
        }
        clock = n.clock + 1;
        if (kind == Moves.CASTLING) {
            key = castle(n, from, to, own, key);
        } else {
            long victim = n.them & t;
            if (victim != 0) {
                key ^= Keys.MAN[(n.manAt(to) << 7 | to) ^ own ^ 64];
                clock = 0;
            }
            long both = f | t;
            us = n.us ^ both;
            them = n.them & ~t;
            pawns = (n.pawns & ~t) ^ (both & (man - 1L) >> 63);
            knights = (n.knights & ~t) ^ (both & -(man & 1L));
            diagonals = (n.diagonals & ~t) ^ (both & -(man >>> 1 & 1L));
            lines = (n.lines & ~t) ^ (both & -(man >>> 2 & 1L));
            kings = (n.kings & ~t) ^ (both & -(man >>> 3 & 1L));
            if (man == Moves.PAWN) {
                clock = 0;
                if (kind >= Moves.TO_KNIGHT) {
                    man = promote(t, Moves.promoted(kind));
                } else if (kind == Moves.EN_PASSANT) {
                    int passed = to - 8;
                    them ^= t >>> 8;
                    pawns ^= t >>> 8;
                    key ^= Keys.MAN[passed ^ own ^ 64];
                }
            }
            key ^= Keys.MAN[(man << 7 | to) ^ own];
        }
        long lost = rights & (f | t | (Lines.RANK_1 & -(man >>> 3 & 1L)));
        special = rights ^ lost;
        for (; lost != 0; lost &= lost - 1) {
            key ^= Keys.RIGHT[Long.numberOfTrailingZeros(lost) ^ n.flip];
        }
        this.key = key;
        ply = n.ply + 1;
        flip = n.flip;
        turn();
        if (kind == Moves.DOUBLE_STEP) {
            passBy(to ^ 56);
        }
    }

    private int promote(long t, int man) {
        pawns ^= t;
        knights |= t & -(man & 1L);
        diagonals |= t & -(man >>> 1 & 1L);
        lines |= t & -(man >>> 2 & 1L);
        return man;
    }

    private long castle(Node n, int from, int to, int own, long key) {
        int kingGoal = Castling.kingGoal(from, to);
        int rookGoal = Castling.rookGoal(from, to);
        long f = 1L << from;
        long t = 1L << to;
        us = (n.us & ~(f | t)) | 1L << kingGoal | 1L << rookGoal;
        them = n.them;
        pawns = n.pawns;
        knights = n.knights;
        diagonals = n.diagonals;
        lines = (n.lines & ~t) | 1L << rookGoal;
        kings = (n.kings & ~f) | 1L << kingGoal;
        return key
                ^ Keys.MAN[(Moves.KING << 7 | kingGoal) ^ own]
                ^ Keys.MAN[(Moves.ROOK << 7 | to) ^ own]
                ^ Keys.MAN[(Moves.ROOK << 7 | rookGoal) ^ own];
    }

    /** Notes the capture in passing that the double step to {@code pawn} (in the new view) allows, if one is legal. */
    private void passBy(int pawn) {
        long target = 1L << (pawn + 8);
        if ((Lines.pawnsDown(target) & pawns & us) != 0 && (kings & us) != 0 && passingLegal(target)) {
            special |= target;
            key ^= Keys.EN_PASSANT[pawn & 7];
        }
    }

    /** Whether a pawn of the side to move stands ready to take in passing on a square, its own king disregarded. */
    public boolean passingPossible(long target) {
        return (Lines.pawnsDown(target) & pawns & us) != 0;
    }

    /** Whether the two nodes are the same position by 9.2.3. */
    public boolean same(Node n) {
        return key == n.key
                && us == n.us
                && them == n.them
                && pawns == n.pawns
                && knights == n.knights
                && diagonals == n.diagonals
                && lines == n.lines
                && kings == n.kings
                && special == n.special
                && flip == n.flip;
    }

    /** Whether the side to move may take in passing on a square, were the pawn below it just advanced. */
    public boolean passingLegal(long target) {
        int king = Long.numberOfTrailingZeros(kings & us);
        long checkers = checkers();
        for (long men = Lines.pawnsDown(target) & pawns & us; men != 0; men &= men - 1) {
            if (Attacks.passingSafe(men & -men, target, king, checkers, them, diagonals, lines, us | them)) {
                return true;
            }
        }
        return false;
    }

    /** Works the key out from nothing. */
    public long computeKey() {
        long sum = flip == 0 ? 0 : Keys.TURN;
        for (long rest = us | them; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int colour = (us >>> square & 1) != 0 == (flip == 0) ? 0 : 64;
            sum ^= Keys.MAN[manAt(square) << 7 | colour | (square ^ flip)];
        }
        for (long rest = special & ~Lines.RANK_6; rest != 0; rest &= rest - 1) {
            sum ^= Keys.RIGHT[Long.numberOfTrailingZeros(rest) ^ flip];
        }
        if ((special & Lines.RANK_6) != 0) {
            sum ^= Keys.EN_PASSANT[Long.numberOfTrailingZeros(special & Lines.RANK_6) & 7];
        }
        return sum;
    }
}
