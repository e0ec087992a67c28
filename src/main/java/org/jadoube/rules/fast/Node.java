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

    /** The squares of all men of a code, of either side; see {@link Moves}. */
    public long men(int code) {
        return switch (code) {
            case Moves.PAWN -> pawns;
            case Moves.KNIGHT -> knights;
            case Moves.BISHOP -> diagonals & ~lines;
            case Moves.ROOK -> lines & ~diagonals;
            case Moves.QUEEN -> diagonals & lines;
            default -> kings;
        };
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

    /**
     * Becomes the position after a legal move in {@code n}, which must be another node.
     *
     * <p>Everything is worked out in locals and stored once, already turned over; that is worth a third of the time.
     */
    public void make(Node n, int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        int kind = Moves.kind(move);
        int man = Moves.man(move);
        if (kind == Moves.CASTLING) {
            castle(n, from, to);
            return;
        }
        int own = n.flip | (n.flip & 8) << 3;
        long f = 1L << from;
        long t = 1L << to;
        long both = f | t;
        long newThem = n.them & ~t;
        long newPawns = (n.pawns & ~t) ^ (both & (man - 1L) >> 63);
        long newKnights = (n.knights & ~t) ^ (both & -(man & 1L));
        long newDiagonals = (n.diagonals & ~t) ^ (both & -(man >>> 1 & 1L));
        long newLines = (n.lines & ~t) ^ (both & -(man >>> 2 & 1L));
        long newKey = n.key ^ Keys.TURN ^ Keys.MAN[(man << 7 | from) ^ own];
        int newClock = n.clock + 1;
        if (newThem != n.them) {
            newKey ^= Keys.MAN[(n.manAt(to) << 7 | to) ^ own ^ 64];
            newClock = 0;
        }
        if (man == Moves.PAWN) {
            newClock = 0;
            if (kind >= Moves.TO_KNIGHT) {
                man = Moves.promoted(kind);
                newPawns ^= t;
                newKnights |= t & -(man & 1L);
                newDiagonals |= t & -(man >>> 1 & 1L);
                newLines |= t & -(man >>> 2 & 1L);
            } else if (kind == Moves.EN_PASSANT) {
                newThem ^= t >>> 8;
                newPawns ^= t >>> 8;
                newKey ^= Keys.MAN[(to - 8) ^ own ^ 64];
            }
        }
        us = Long.reverseBytes(newThem);
        them = Long.reverseBytes(n.us ^ both);
        pawns = Long.reverseBytes(newPawns);
        knights = Long.reverseBytes(newKnights);
        diagonals = Long.reverseBytes(newDiagonals);
        lines = Long.reverseBytes(newLines);
        kings = Long.reverseBytes((n.kings & ~t) ^ (both & -(man >>> 3 & 1L)));
        clock = newClock;
        follow(n, newKey ^ Keys.MAN[(man << 7 | to) ^ own], both | (Lines.RANK_1 & -(man >>> 3 & 1L)));
        if (kind == Moves.DOUBLE_STEP) {
            passBy(to ^ 56);
        }
    }

    /** Settles key, rights and counters after a move that takes the rights on the squares of {@code touched} away. */
    private void follow(Node n, long keyOfMen, long touched) {
        long newKey = keyOfMen;
        long rights = n.special & ~Lines.RANK_6;
        if (rights != n.special) {
            newKey ^= Keys.EN_PASSANT[Long.numberOfTrailingZeros(n.special & Lines.RANK_6) & 7];
        }
        long lost = rights & touched;
        special = Long.reverseBytes(rights ^ lost);
        key = lost == 0 ? newKey : newKey ^ Keys.rights(lost, n.flip);
        ply = n.ply + 1;
        flip = n.flip ^ 56;
    }

    private void castle(Node n, int from, int to) {
        int kingGoal = Castling.kingGoal(from, to);
        int rookGoal = Castling.rookGoal(from, to);
        int own = n.flip | (n.flip & 8) << 3;
        long f = 1L << from;
        long t = 1L << to;
        copy(n);
        us = (n.us & ~(f | t)) | 1L << kingGoal | 1L << rookGoal;
        lines = (n.lines & ~t) | 1L << rookGoal;
        kings = (n.kings & ~f) | 1L << kingGoal;
        turn();
        clock = n.clock + 1;
        long newKey = n.key
                ^ Keys.TURN
                ^ Keys.MAN[(Moves.KING << 7 | from) ^ own]
                ^ Keys.MAN[(Moves.KING << 7 | kingGoal) ^ own]
                ^ Keys.MAN[(Moves.ROOK << 7 | to) ^ own]
                ^ Keys.MAN[(Moves.ROOK << 7 | rookGoal) ^ own];
        follow(n, newKey, Lines.RANK_1);
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
        return Attacks.canPass(us, them, pawns, knights, diagonals, lines, kings, target);
    }

    /** Works the key out from nothing. */
    public long computeKey() {
        long sum = flip == 0 ? 0 : Keys.TURN;
        for (long rest = us | them; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int colour = (us >>> square & 1) != 0 == (flip == 0) ? 0 : 64;
            sum ^= Keys.MAN[manAt(square) << 7 | colour | (square ^ flip)];
        }
        sum ^= Keys.rights(special & ~Lines.RANK_6, flip);
        if ((special & Lines.RANK_6) != 0) {
            sum ^= Keys.EN_PASSANT[Long.numberOfTrailingZeros(special & Lines.RANK_6) & 7];
        }
        return sum;
    }
}
