package org.jadoube.rules.mate;

/**
 * Grows the sets of {@link Men} to the least fixed point of what may ever happen. Men that are fixed are walls, all
 * others are air, so every legal game stays inside the sets: take the first move that would leave them; whatever blocks
 * it in this model really stands there, so the model had allowed it.
 *
 * <p>Two models: a whole game ({@link #game}), and the part of it before the next capture or pawn move ({@link
 * #phase}).
 */
final class Mobility {
    /** A man that may stand on more squares than this is not asked what it attacks from all of them. */
    private static final int FEW = 3;

    private Men men = new Men();
    private boolean game;
    private final long[] walls = new long[2];
    private final long[] entered = new long[2];
    private final long[] present = new long[2];
    private final long[] guarded = new long[2];

    /** Grows the sets to hold every position of every legal game. */
    void game(Men grown) {
        grow(grown, true);
    }

    /** Grows the sets to hold every position before the next capture or pawn move. */
    void phase(Men grown) {
        grow(grown, false);
    }

    private void grow(Men grown, boolean wholeGame) {
        men = grown;
        game = wholeGame;
        entered[Node.WHITE] = 0;
        entered[Node.BLACK] = 0;
        boolean more = true;
        while (more) {
            look();
            more = false;
            for (int i = 0; i < men.count; i++) {
                more |= men.piece[i] == Node.PAWN ? growPawn(i) : growPiece(i);
            }
            more |= game && flagCapturable();
        }
    }

    private void look() {
        walls[Node.WHITE] = men.fixed(Node.WHITE);
        walls[Node.BLACK] = men.fixed(Node.BLACK);
        present[Node.WHITE] = 0;
        present[Node.BLACK] = 0;
        long kings = 0;
        for (int i = 0; i < men.count; i++) {
            if (men.piece[i] == Node.KING) {
                kings |= men.squares(i);
            } else {
                present[men.side[i]] |= men.squares(i);
            }
        }
        long air = ~(present[Node.WHITE] | present[Node.BLACK] | kings);
        guarded[Node.WHITE] = guarded(Node.WHITE, air);
        guarded[Node.BLACK] = guarded(Node.BLACK, air);
    }

    // Rays end at the first square that any man may ever enter, so what is left is attacked in every position.
    private long guarded(int side, long air) {
        long squares = 0;
        for (int i = 0; i < men.count; i++) {
            boolean lasting = men.side[i] == side && men.promoted[i] == 0 && !men.capturable[i];
            if (lasting && Long.bitCount(men.reach[i]) <= FEW) {
                long always = -1L;
                for (long from = men.reach[i]; from != 0; from &= from - 1) {
                    always &= Rays.spread(men.piece[i], side, Long.lowestOneBit(from), air);
                }
                squares |= always;
            }
        }
        return squares;
    }

    private boolean growPiece(int i) {
        long goals = pieceSteps(men.piece[i], i, men.reach[i]);
        entered[men.side[i]] |= goals;
        boolean more = (goals & ~men.reach[i]) != 0;
        men.reach[i] |= goals;
        return more;
    }

    private long pieceSteps(int piece, int i, long from) {
        int side = men.side[i];
        long air = ~(walls[Node.WHITE] | walls[Node.BLACK]);
        long barred = walls[side] | (game ? fixedKing(side ^ 1) : walls[side ^ 1]);
        if (piece == Node.KING) {
            barred |= guarded[side ^ 1];
        }
        return Rays.spread(piece, side, from, air) & ~barred;
    }

    private long fixedKing(int side) {
        return walls[side] & ~present[side];
    }

    private boolean growPawn(int i) {
        int side = men.side[i];
        long ahead = 0;
        if (game) {
            long strikes = Rays.pawnSpread(men.reach[i], side) & present[side ^ 1] & ~walls[side];
            entered[side] |= strikes;
            ahead = strikes | pushes(i);
        }
        long grown = men.promoted[i] | (ahead & Rays.LAST_RANKS);
        if (grown != 0) {
            long goals = pieceSteps(Node.QUEEN, i, grown) | pieceSteps(Node.KNIGHT, i, grown);
            entered[side] |= goals;
            grown |= goals;
        }
        long reach = men.reach[i] | (ahead & ~Rays.LAST_RANKS);
        boolean more = grown != men.promoted[i] || reach != men.reach[i];
        men.promoted[i] = grown;
        men.reach[i] = reach;
        return more;
    }

    /** Squares a pawn may be pushed to from any of its squares. */
    private long pushes(int i) {
        int side = men.side[i];
        long open = ~(walls[Node.WHITE] | walls[Node.BLACK] | behindOpponent(i));
        long home = side == Node.WHITE ? Rays.RANK_1 << 8 : Rays.RANK_1 << 48;
        long once = Rays.pawnPush(men.reach[i], side) & open;
        long passed = Rays.pawnPush(men.reach[i] & home, side) & open;
        return once | (Rays.pawnPush(passed, side) & open);
    }

    // Two pawns that face each other on a file neither can leave: none gets past the other while that one lives.
    private long behindOpponent(int i) {
        long file = Rays.FILE_A << (Long.numberOfTrailingZeros(men.reach[i]) & 7);
        long barred = 0;
        if (men.reach[i] == 0 || (men.reach[i] & ~file) != 0) {
            return barred;
        }
        for (int j = 0; j < men.count; j++) {
            boolean stays = men.piece[j] == Node.PAWN
                    && men.side[j] != men.side[i]
                    && men.promoted[j] == 0
                    && !men.capturable[j]
                    && (men.reach[j] & ~file) == 0;
            if (stays && faces(i, j)) {
                long own = men.start[j];
                barred |= men.side[i] == Node.WHITE
                        ? file & -1L << (63 - Long.numberOfLeadingZeros(own))
                        : file & -1L >>> (63 - Long.numberOfTrailingZeros(own));
            }
        }
        return barred;
    }

    private boolean faces(int i, int j) {
        int white = men.side[i] == Node.WHITE ? i : j;
        int black = white == i ? j : i;
        return 63 - Long.numberOfLeadingZeros(men.start[white]) < Long.numberOfTrailingZeros(men.start[black]);
    }

    private boolean flagCapturable() {
        boolean more = false;
        for (int i = 0; i < men.count; i++) {
            boolean flagged = men.piece[i] != Node.KING && (entered[men.side[i] ^ 1] & men.squares(i)) != 0;
            more |= flagged && !men.capturable[i];
            men.capturable[i] |= flagged;
        }
        return more;
    }

    /** After {@link #phase}: squares where a man may capture, pawns only diagonally. */
    long strikes(Men grown, int i) {
        men = grown;
        game = true;
        look();
        if (men.piece[i] != Node.PAWN) {
            return pieceSteps(men.piece[i], i, men.reach[i]);
        }
        long squares = Rays.pawnSpread(men.reach[i], men.side[i]);
        if (men.promoted[i] != 0) {
            squares |= pieceSteps(Node.QUEEN, i, men.promoted[i]) | pieceSteps(Node.KNIGHT, i, men.promoted[i]);
        }
        return squares;
    }

    /** After {@link #phase}: squares a pawn may be pushed to. */
    long pushes(Men grown, int i) {
        men = grown;
        look();
        return men.piece[i] == Node.PAWN ? pushes(i) : 0;
    }
}
