package org.jadoube.rules.fast;

/**
 * Counts lines of legal moves and makes every last position in full: men, rights, counters and key are stored in a node.
 *
 * <p>The position travels as arguments as in {@link Counter}, with the key and the clock besides. The two are apart because
 * half the code is half the compiling on a cold start; tests hold them, {@link Generator} and {@link Node#make} together.
 */
public final class MadeCounter {

    private final Node leaf = new Node();
    private long keys;
    private int last;

    /**
     * The number of lines of legal moves of a length.
     *
     * @param depth at least 0
     */
    public long count(Node n, int depth) {
        keys = 0;
        last = n.ply + depth;
        return count(n.us, n.them, n.pawns, n.knights, n.diagonals, n.lines, n.kings, n.special, n.key, n.ply, n.clock);
    }

    /** The sum modulo 2 of the keys of all positions that the last count made. */
    public long keys() {
        return keys;
    }

    /** What turns the place of an own man in {@link Keys#MAN} into the real one. */
    private static int own(int ply) {
        return -(ply & 1) & 120;
    }

    private long count(
            long us,
            long them,
            long pawns,
            long knights,
            long diagonals,
            long lines,
            long kings,
            long special,
            long key,
            int ply,
            int clock) {
        if (ply < last) {
            return walk(us, them, pawns, knights, diagonals, lines, kings, special, key, ply, clock);
        }
        leaf.us = us;
        leaf.them = them;
        leaf.pawns = pawns;
        leaf.knights = knights;
        leaf.diagonals = diagonals;
        leaf.lines = lines;
        leaf.kings = kings;
        leaf.special = special;
        leaf.key = key;
        leaf.ply = ply;
        leaf.flip = -(ply & 1) & 56;
        leaf.clock = clock;
        keys ^= key;
        return 1;
    }

    private long walk(
            long us,
            long them,
            long pawns,
            long knights,
            long diagonals,
            long lines,
            long kings,
            long special,
            long key,
            int ply,
            int clock) {
        long occupied = us | them;
        int own = own(ply);
        int king = Long.numberOfTrailingZeros(kings & us);
        long checkers = Attacks.checkers(king, them, pawns, knights, diagonals, lines, occupied);
        long turned = key ^ Keys.TURN ^ passing(special);
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
        long leftKing = turned ^ Keys.MAN[(Moves.KING << 7 | king) ^ own];
        for (; safe != 0; safe &= safe - 1) {
            long t = safe & -safe;
            sum += step(
                    us,
                    them,
                    pawns,
                    knights,
                    diagonals,
                    lines,
                    kings,
                    special,
                    1L << king,
                    t,
                    Moves.KING,
                    leftKing,
                    ply,
                    clock);
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
                sum += castle(
                        us, them, pawns, knights, diagonals, lines, kings, special, king, rook, leftKing, ply, clock);
            }
        }
        long pinD = Attacks.pinRays(king, Lines.DIAGONALS[king] & diagonals & them, occupied);
        long pinL = Attacks.pinRays(king, Lines.STRAIGHTS[king] & lines & them, occupied);
        for (long men = knights & us & ~(pinD | pinL); men != 0; men &= men - 1) {
            long f = men & -men;
            int from = Long.numberOfTrailingZeros(men);
            long left = turned ^ Keys.MAN[(Moves.KNIGHT << 7 | from) ^ own];
            long goals = Lines.KNIGHT[from] & targets;
            for (; goals != 0; goals &= goals - 1) {
                long t = goals & -goals;
                sum += step(
                        us,
                        them,
                        pawns,
                        knights,
                        diagonals,
                        lines,
                        kings,
                        special,
                        f,
                        t,
                        Moves.KNIGHT,
                        left,
                        ply,
                        clock);
            }
        }
        for (long men = diagonals & us & ~pinL; men != 0; men &= men - 1) {
            long f = men & -men;
            int from = Long.numberOfTrailingZeros(men);
            int man = Moves.BISHOP | (int) (lines >>> from & 1) << 2;
            long left = turned ^ Keys.MAN[(man << 7 | from) ^ own];
            long goals = Sliders.bishop(from, occupied) & targets & ((f & pinD) != 0 ? pinD : -1L);
            for (; goals != 0; goals &= goals - 1) {
                long t = goals & -goals;
                sum += step(us, them, pawns, knights, diagonals, lines, kings, special, f, t, man, left, ply, clock);
            }
        }
        for (long men = lines & us & ~pinD; men != 0; men &= men - 1) {
            long f = men & -men;
            int from = Long.numberOfTrailingZeros(men);
            int man = Moves.ROOK | (int) (diagonals >>> from & 1) << 1;
            long left = turned ^ Keys.MAN[(man << 7 | from) ^ own];
            long goals = Sliders.rook(from, occupied) & targets & ((f & pinL) != 0 ? pinL : -1L);
            for (; goals != 0; goals &= goals - 1) {
                long t = goals & -goals;
                sum += step(us, them, pawns, knights, diagonals, lines, kings, special, f, t, man, left, ply, clock);
            }
        }
        return sum
                + pawns(
                        us, them, pawns, knights, diagonals, lines, kings, special, turned, ply, king, checkers,
                        targets, pinD, pinL);
    }

    private static long passing(long special) {
        long target = special & Lines.RANK_6;
        return target == 0 ? 0 : Keys.EN_PASSANT[Long.numberOfTrailingZeros(target) & 7];
    }

    private long pawns(
            long us,
            long them,
            long pawns,
            long knights,
            long diagonals,
            long lines,
            long kings,
            long special,
            long turned,
            int ply,
            int king,
            long checkers,
            long targets,
            long pinD,
            long pinL) {
        int own = own(ply);
        long sum = 0;
        long occupied = us | them;
        long ours = pawns & us;
        long free = ours & ~pinD;
        long single = ((free & ~pinL) << 8 | ((free & pinL) << 8 & pinL)) & ~occupied;
        long twice = (single & Lines.RANK_3) << 8 & ~occupied & targets;
        for (; twice != 0; twice &= twice - 1) {
            long t = twice & -twice;
            sum += twice(us, them, pawns, knights, diagonals, lines, kings, special, t, turned, ply);
        }
        long able = ours & ~pinL;
        long victims = them & targets;
        long west = ((able & ~pinD & ~Lines.FILE_A) << 7 | ((able & pinD & ~Lines.FILE_A) << 7 & pinD)) & victims;
        long east = ((able & ~pinD & ~Lines.FILE_H) << 9 | ((able & pinD & ~Lines.FILE_H) << 9 & pinD)) & victims;
        single &= targets;
        for (long set = single & ~Lines.RANK_8; set != 0; set &= set - 1) {
            long t = set & -set;
            long left = turned ^ Keys.MAN[(Long.numberOfTrailingZeros(set) - 8) ^ own];
            sum += step(
                    us, them, pawns, knights, diagonals, lines, kings, special, t >>> 8, t, Moves.PAWN, left, ply, -1);
        }
        for (long set = west & ~Lines.RANK_8; set != 0; set &= set - 1) {
            long t = set & -set;
            long left = turned ^ Keys.MAN[(Long.numberOfTrailingZeros(set) - 7) ^ own];
            sum += step(
                    us, them, pawns, knights, diagonals, lines, kings, special, t >>> 7, t, Moves.PAWN, left, ply, -1);
        }
        for (long set = east & ~Lines.RANK_8; set != 0; set &= set - 1) {
            long t = set & -set;
            long left = turned ^ Keys.MAN[(Long.numberOfTrailingZeros(set) - 9) ^ own];
            sum += step(
                    us, them, pawns, knights, diagonals, lines, kings, special, t >>> 9, t, Moves.PAWN, left, ply, -1);
        }
        if (((single | west | east) & Lines.RANK_8) != 0) {
            sum += promotions(us, them, pawns, knights, diagonals, lines, kings, special, single, 8, turned, ply)
                    + promotions(us, them, pawns, knights, diagonals, lines, kings, special, west, 7, turned, ply)
                    + promotions(us, them, pawns, knights, diagonals, lines, kings, special, east, 9, turned, ply);
        }
        long target = special & Lines.RANK_6;
        if (target != 0) {
            for (long men = Lines.pawnsDown(target) & ours; men != 0; men &= men - 1) {
                long f = men & -men;
                if (Attacks.passingSafe(f, target, king, checkers, them, diagonals, lines, occupied)) {
                    long v = ~(target >>> 8);
                    int victim = Long.numberOfTrailingZeros(target) - 8;
                    long left = turned ^ Keys.MAN[Long.numberOfTrailingZeros(f) ^ own] ^ Keys.MAN[victim ^ own ^ 64];
                    sum += step(
                            us,
                            them & v,
                            pawns & v,
                            knights,
                            diagonals,
                            lines,
                            kings,
                            special,
                            f,
                            target,
                            Moves.PAWN,
                            left,
                            ply,
                            -1);
                }
            }
        }
        return sum;
    }

    /**
     * Counts on after a man's move; whatever stood on the goal is taken.
     *
     * @param left the key without the man that moves, the turn changed
     * @param clock the clock before the move; -1 for a pawn's
     */
    private long step(
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
            long left,
            int ply,
            int clock) {
        long both = f | t;
        long rights = special & ~Lines.RANK_6;
        long lost = rights & (man == Moves.KING ? both | Lines.RANK_1 : both);
        int to = Long.numberOfTrailingZeros(t);
        int own = own(ply);
        long key = left ^ Keys.MAN[(man << 7 | to) ^ own];
        int next = clock + 1;
        if ((them & t) != 0) {
            int victim = (int) (knights >>> to & 1) | (int) (diagonals >>> to & 1) << 1 | (int) (lines >>> to & 1) << 2;
            key ^= Keys.MAN[(victim << 7 | to) ^ own ^ 64];
            next = 0;
        }
        return count(
                Long.reverseBytes(them & ~t),
                Long.reverseBytes(us ^ both),
                Long.reverseBytes((pawns & ~t) ^ (both & (man - 1L) >> 63)),
                Long.reverseBytes((knights & ~t) ^ (both & -(man & 1L))),
                Long.reverseBytes((diagonals & ~t) ^ (both & -(man >>> 1 & 1L))),
                Long.reverseBytes((lines & ~t) ^ (both & -(man >>> 2 & 1L))),
                Long.reverseBytes(kings ^ (both & -(man >>> 3 & 1L))),
                Long.reverseBytes(rights ^ lost),
                lost == 0 ? key : key ^ Keys.rights(lost, own & 56),
                ply + 1,
                next);
    }

    private long twice(
            long us,
            long them,
            long pawns,
            long knights,
            long diagonals,
            long lines,
            long kings,
            long special,
            long t,
            long turned,
            int ply) {
        long both = t | t >>> 16;
        int to = Long.numberOfTrailingZeros(t);
        int own = own(ply);
        long key = turned ^ Keys.MAN[to ^ own] ^ Keys.MAN[(to - 16) ^ own];
        long nextUs = Long.reverseBytes(them);
        long nextThem = Long.reverseBytes(us ^ both);
        long nextPawns = Long.reverseBytes(pawns ^ both);
        long nextKnights = Long.reverseBytes(knights);
        long nextDiagonals = Long.reverseBytes(diagonals);
        long nextLines = Long.reverseBytes(lines);
        long nextKings = Long.reverseBytes(kings);
        long nextSpecial = Long.reverseBytes(special & ~Lines.RANK_6);
        long beside = (t & ~Lines.FILE_A) >>> 1 | (t & ~Lines.FILE_H) << 1;
        if ((beside & pawns & them) != 0) {
            long target = Long.reverseBytes(t >>> 8);
            if (Attacks.canPass(
                    nextUs, nextThem, nextPawns, nextKnights, nextDiagonals, nextLines, nextKings, target)) {
                nextSpecial |= target;
                key ^= Keys.EN_PASSANT[to & 7];
            }
        }
        return count(
                nextUs,
                nextThem,
                nextPawns,
                nextKnights,
                nextDiagonals,
                nextLines,
                nextKings,
                nextSpecial,
                key,
                ply + 1,
                0);
    }

    private long promotions(
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
            long turned,
            int ply) {
        long sum = 0;
        for (long set = goals & Lines.RANK_8; set != 0; set &= set - 1) {
            long t = set & -set;
            long f = t >>> way;
            long key = turned ^ Keys.MAN[(Long.numberOfTrailingZeros(set) - way) ^ own(ply)];
            // The pawn becomes the man on its own square and goes on as that man.
            long rest = pawns ^ f;
            long d = diagonals | f;
            long l = lines | f;
            sum += step(us, them, rest, knights | f, diagonals, lines, kings, special, f, t, Moves.KNIGHT, key, ply, -1)
                    + step(us, them, rest, knights, d, lines, kings, special, f, t, Moves.BISHOP, key, ply, -1)
                    + step(us, them, rest, knights, diagonals, l, kings, special, f, t, Moves.ROOK, key, ply, -1)
                    + step(us, them, rest, knights, d, l, kings, special, f, t, Moves.QUEEN, key, ply, -1);
        }
        return sum;
    }

    private long castle(
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
            long leftKing,
            int ply,
            int clock) {
        int kingGoal = Castling.kingGoal(king, rook);
        int rookGoal = Castling.rookGoal(king, rook);
        int own = own(ply);
        long left = ~(1L << king | 1L << rook);
        long key = leftKing
                ^ Keys.MAN[(Moves.KING << 7 | kingGoal) ^ own]
                ^ Keys.MAN[(Moves.ROOK << 7 | rook) ^ own]
                ^ Keys.MAN[(Moves.ROOK << 7 | rookGoal) ^ own]
                ^ Keys.rights(special & Lines.RANK_1, own & 56);
        return count(
                Long.reverseBytes(them),
                Long.reverseBytes((us & left) | 1L << kingGoal | 1L << rookGoal),
                Long.reverseBytes(pawns),
                Long.reverseBytes(knights),
                Long.reverseBytes(diagonals),
                Long.reverseBytes((lines & ~(1L << rook)) | 1L << rookGoal),
                Long.reverseBytes((kings & ~(1L << king)) | 1L << kingGoal),
                Long.reverseBytes(special & ~Lines.RANK_6 & ~Lines.RANK_1),
                key,
                ply + 1,
                clock + 1);
    }
}
