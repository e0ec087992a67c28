package org.jadoube.rules.fast;

/** Writes the legal moves of a position, and no others, into an array (3.1 to 3.10). */
public final class Generator {

    private Generator() {}

    /**
     * The legal moves of a node.
     *
     * @param out where the moves go; needs {@link Moves#MOST} places from {@code at}
     * @return the place after the last move
     */
    public static int generate(Node n, int[] out, int at) {
        return generate(n.us, n.them, n.pawns, n.knights, n.diagonals, n.lines, n.kings, n.special, out, at);
    }

    static int generate(
            long us,
            long them,
            long pawns,
            long knights,
            long diagonals,
            long lines,
            long kings,
            long special,
            int[] out,
            int at) {
        long occupied = us | them;
        int king = Long.numberOfTrailingZeros(kings & us);
        long checkers = Attacks.checkers(king, them, pawns, knights, diagonals, lines, occupied);
        long flights = Lines.KING[king] & ~(us | kings);
        at = emit(
                Attacks.safe(flights, them, pawns, knights, diagonals, lines, kings, occupied ^ 1L << king),
                king,
                Moves.KING,
                out,
                at);
        // A king is never taken (1.4.1), even where a set-up leaves one attacked.
        long targets = ~(us | kings);
        if (checkers != 0) {
            if ((checkers & checkers - 1) != 0) {
                return at;
            }
            targets = checkers | Lines.BETWEEN[king << 6 | Long.numberOfTrailingZeros(checkers)];
        } else if ((special & Lines.RANK_1) != 0) {
            long rooks = Attacks.castlingRooks(
                    special & Lines.RANK_1, king, them, pawns, knights, diagonals, lines, kings, occupied);
            for (; rooks != 0; rooks &= rooks - 1) {
                out[at++] = Moves.of(king, Long.numberOfTrailingZeros(rooks), Moves.CASTLING, Moves.KING);
            }
        }
        long pinD = Attacks.pinRays(king, Lines.DIAGONALS[king] & diagonals & them, occupied);
        long pinL = Attacks.pinRays(king, Lines.STRAIGHTS[king] & lines & them, occupied);
        at = pieceMoves(us, knights, diagonals, lines, occupied, targets, pinD, pinL, out, at);
        at = pawnMoves(pawns & us, them, occupied, targets, pinD, pinL, out, at);
        if ((special & Lines.RANK_6) != 0) {
            at = passing(pawns & us, special & Lines.RANK_6, king, checkers, them, diagonals, lines, occupied, out, at);
        }
        return at;
    }

    /** Adds the castlings whose only fault is that the king crosses an attacked square (against 3.8.2.1.2). */
    public static int addBoldCastling(Node n, int[] out, int at) {
        long rooks = n.special & Lines.RANK_1;
        if (rooks == 0 || n.checkers() != 0) {
            return at;
        }
        int king = Long.numberOfTrailingZeros(n.kings & n.us);
        long occupied = n.us | n.them;
        long lawful =
                Attacks.castlingRooks(rooks, king, n.them, n.pawns, n.knights, n.diagonals, n.lines, n.kings, occupied);
        for (long rest = rooks & ~lawful; rest != 0; rest &= rest - 1) {
            int rook = Long.numberOfTrailingZeros(rest);
            long after = occupied ^ 1L << king ^ 1L << rook;
            long goal = 1L << Castling.kingGoal(king, rook);
            if ((occupied & Castling.EMPTY[king << 3 | rook]) == 0
                    && Attacks.safe(goal, n.them, n.pawns, n.knights, n.diagonals, n.lines, n.kings, after) != 0) {
                out[at++] = Moves.of(king, rook, Moves.CASTLING, Moves.KING);
            }
        }
        return at;
    }

    /**
     * Every move that the men can make with no regard to the own king, for the house rule that lets kings be taken;
     * castling stays as in the Laws. None once a king is gone.
     *
     * @param bold whether castling may cross an attacked square
     */
    public static int pseudo(Node n, boolean bold, int[] out) {
        if ((n.kings & n.us) == 0 || (n.kings & n.them) == 0) {
            return 0;
        }
        int at = 0;
        int king = Long.numberOfTrailingZeros(n.kings & n.us);
        long occupied = n.us | n.them;
        at = emit(Lines.KING[king] & ~n.us, king, Moves.KING, out, at);
        if ((n.special & Lines.RANK_1) != 0 && n.checkers() == 0) {
            long rooks = Attacks.castlingRooks(
                    n.special & Lines.RANK_1,
                    king,
                    n.them,
                    n.pawns,
                    n.knights,
                    n.diagonals,
                    n.lines,
                    n.kings,
                    occupied);
            for (; rooks != 0; rooks &= rooks - 1) {
                out[at++] = Moves.of(king, Long.numberOfTrailingZeros(rooks), Moves.CASTLING, Moves.KING);
            }
            at = bold ? addBoldCastling(n, out, at) : at;
        }
        at = pieceMoves(n.us, n.knights, n.diagonals, n.lines, occupied, ~n.us, 0, 0, out, at);
        at = pawnMoves(n.pawns & n.us, n.them, occupied, ~n.us, 0, 0, out, at);
        long target = n.special & Lines.RANK_6;
        for (long men = Lines.pawnsDown(target) & n.pawns & n.us; men != 0; men &= men - 1) {
            int to = Long.numberOfTrailingZeros(target);
            out[at++] = Moves.of(Long.numberOfTrailingZeros(men), to, Moves.EN_PASSANT, Moves.PAWN);
        }
        return at;
    }

    private static int emit(long set, int from, int man, int[] out, int at) {
        int move = from | man << 15;
        for (; set != 0; set &= set - 1) {
            out[at++] = move | Long.numberOfTrailingZeros(set) << 6;
        }
        return at;
    }

    private static int pieceMoves(
            long us,
            long knights,
            long diagonals,
            long lines,
            long occupied,
            long targets,
            long pinD,
            long pinL,
            int[] out,
            int at) {
        for (long men = knights & us & ~(pinD | pinL); men != 0; men &= men - 1) {
            int from = Long.numberOfTrailingZeros(men);
            at = emit(Lines.KNIGHT[from] & targets, from, Moves.KNIGHT, out, at);
        }
        for (long men = diagonals & us & ~pinL; men != 0; men &= men - 1) {
            int from = Long.numberOfTrailingZeros(men);
            long way = (men & -men & pinD) != 0 ? targets & pinD : targets;
            int man = Moves.BISHOP | (int) (lines >>> from & 1) << 2;
            at = emit(Sliders.bishop(from, occupied) & way, from, man, out, at);
        }
        for (long men = lines & us & ~pinD; men != 0; men &= men - 1) {
            int from = Long.numberOfTrailingZeros(men);
            long way = (men & -men & pinL) != 0 ? targets & pinL : targets;
            int man = Moves.ROOK | (int) (diagonals >>> from & 1) << 1;
            at = emit(Sliders.rook(from, occupied) & way, from, man, out, at);
        }
        return at;
    }

    private static int pawnMoves(
            long pawns, long them, long occupied, long targets, long pinD, long pinL, int[] out, int at) {
        long free = pawns & ~pinD;
        long single = ((free & ~pinL) << 8 | ((free & pinL) << 8 & pinL)) & ~occupied;
        long twice = (single & Lines.RANK_3) << 8 & ~occupied & targets;
        at = pawns(single & targets, 8, out, at);
        for (; twice != 0; twice &= twice - 1) {
            int to = Long.numberOfTrailingZeros(twice);
            out[at++] = Moves.of(to - 16, to, Moves.DOUBLE_STEP, Moves.PAWN);
        }
        long able = pawns & ~pinL;
        long victims = them & targets;
        long west = (able & ~pinD & ~Lines.FILE_A) << 7 | ((able & pinD & ~Lines.FILE_A) << 7 & pinD);
        long east = (able & ~pinD & ~Lines.FILE_H) << 9 | ((able & pinD & ~Lines.FILE_H) << 9 & pinD);
        at = pawns(west & victims, 7, out, at);
        return pawns(east & victims, 9, out, at);
    }

    private static int pawns(long goals, int step, int[] out, int at) {
        for (long set = goals & ~Lines.RANK_8; set != 0; set &= set - 1) {
            int to = Long.numberOfTrailingZeros(set);
            out[at++] = to - step | to << 6;
        }
        for (long set = goals & Lines.RANK_8; set != 0; set &= set - 1) {
            int to = Long.numberOfTrailingZeros(set);
            for (int kind = Moves.TO_KNIGHT; kind < Moves.TO_KNIGHT + 4; kind++) {
                out[at++] = Moves.of(to - step, to, kind, Moves.PAWN);
            }
        }
        return at;
    }

    private static int passing(
            long pawns,
            long target,
            int king,
            long checkers,
            long them,
            long diagonals,
            long lines,
            long occupied,
            int[] out,
            int at) {
        for (long men = Lines.pawnsDown(target) & pawns; men != 0; men &= men - 1) {
            if (Attacks.passingSafe(men & -men, target, king, checkers, them, diagonals, lines, occupied)) {
                int to = Long.numberOfTrailingZeros(target);
                out[at++] = Moves.of(Long.numberOfTrailingZeros(men), to, Moves.EN_PASSANT, Moves.PAWN);
            }
        }
        return at;
    }
}
