package org.jadoube.rules.mate;

/**
 * The moves of the Laws (article 3) on a {@link Node}: pseudo-legal lists, making a move on a copy, attack, check and
 * mate. A move is an int: from, to << 6, promoted piece (in castling: the wing) << 12, kind << 15.
 */
final class Moves {
    static final int NORMAL = 0;
    static final int DOUBLE_STEP = 1;
    static final int EN_PASSANT = 2;
    static final int CASTLING = 3;
    /** No position has more pseudo-legal moves than this. */
    static final int MOST = 512;

    private final Castling castling;
    private final int[] replies = new int[MOST];
    private final Node reply = new Node();
    private int count;

    Moves(Castling castling) {
        this.castling = castling;
    }

    static int from(int move) {
        return move & 63;
    }

    static int to(int move) {
        return move >> 6 & 63;
    }

    static int promotion(int move) {
        return kind(move) == CASTLING ? 0 : move >> 12 & 7;
    }

    static int wing(int move) {
        return move >> 12 & 7;
    }

    static int kind(int move) {
        return move >> 15;
    }

    private static int move(int from, int to, int extra, int kind) {
        return from | to << 6 | extra << 12 | kind << 15;
    }

    /** Writes the pseudo-legal moves (own king may be left in check) and returns their number. */
    int list(Node node, int[] out) {
        count = 0;
        int side = node.turn();
        long own = node.men(side);
        long occupied = node.occupied();
        pawns(node, side, out);
        for (long from = own & ~node.pawns(); from != 0; from &= from - 1) {
            int square = Long.numberOfTrailingZeros(from);
            long goals = Rays.attacks(node.code(square), side, square, occupied) & ~own;
            for (; goals != 0; goals &= goals - 1) {
                out[count++] = move(square, Long.numberOfTrailingZeros(goals), 0, NORMAL);
            }
        }
        for (int wings = node.rights() >> (2 * side) & 3; wings != 0; wings &= wings - 1) {
            int wing = 2 * side + Integer.numberOfTrailingZeros(wings);
            if (mayCastle(node, wing, side)) {
                out[count++] = move(castling.kingFrom(wing), Castling.kingTo(wing), wing, CASTLING);
            }
        }
        return count;
    }

    private void pawns(Node node, int side, int[] out) {
        long pawns = node.pawns() & node.men(side);
        long empty = ~node.occupied();
        int step = side == Node.WHITE ? 8 : -8;
        long once = Rays.pawnPush(pawns, side) & empty;
        long fourth = side == Node.WHITE ? Rays.RANK_1 << 24 : Rays.RANK_1 << 32;
        long twice = Rays.pawnPush(once, side) & empty & fourth;
        long enemies = node.men(side ^ 1);
        for (; once != 0; once &= once - 1) {
            int to = Long.numberOfTrailingZeros(once);
            pawnMove(to - step, to, out);
        }
        for (; twice != 0; twice &= twice - 1) {
            int to = Long.numberOfTrailingZeros(twice);
            out[count++] = move(to - 2 * step, to, 0, DOUBLE_STEP);
        }
        for (; pawns != 0; pawns &= pawns - 1) {
            int from = Long.numberOfTrailingZeros(pawns);
            for (long goals = Rays.pawn(side, from) & enemies; goals != 0; goals &= goals - 1) {
                pawnMove(from, Long.numberOfTrailingZeros(goals), out);
            }
            if (node.enPassant() != 0 && (Rays.pawn(side, from) >>> node.enPassant() & 1) != 0) {
                out[count++] = move(from, node.enPassant(), 0, EN_PASSANT);
            }
        }
    }

    private void pawnMove(int from, int to, int[] out) {
        if ((Rays.LAST_RANKS >>> to & 1) == 0) {
            out[count++] = move(from, to, 0, NORMAL);
            return;
        }
        for (int piece = Node.KNIGHT; piece <= Node.QUEEN; piece++) {
            out[count++] = move(from, to, piece, NORMAL);
        }
    }

    private boolean mayCastle(Node node, int wing, int side) {
        long both = 1L << castling.kingFrom(wing) | 1L << castling.rookFrom(wing);
        if ((castling.path(wing) & node.occupied() & ~both) != 0) {
            return false;
        }
        for (long path = castling.kingPath(wing); path != 0; path &= path - 1) {
            if (attacked(node, Long.numberOfTrailingZeros(path), side ^ 1)) {
                return false;
            }
        }
        return true;
    }

    /** Plays a move on a copy; the result may leave the mover's king in check ({@link #leavesKing}). */
    void make(Node node, int move, Node out) {
        out.copy(node);
        int from = from(move);
        int to = to(move);
        int side = node.turn();
        int enPassant = 0;
        if (kind(move) == CASTLING) {
            int wing = wing(move);
            out.remove(1L << from | 1L << castling.rookFrom(wing));
            out.put(to, Node.KING, side);
            out.put(Castling.rookTo(wing), Node.ROOK, side);
        } else {
            int piece = promotion(move) != 0 ? promotion(move) : node.code(from);
            out.remove(1L << from | 1L << to);
            out.put(to, piece, side);
            if (kind(move) == EN_PASSANT) {
                out.remove(1L << victim(move));
            } else if (kind(move) == DOUBLE_STEP) {
                int passed = (from + to) / 2;
                boolean ready = (Rays.pawn(side, passed) & node.pawns() & node.men(side ^ 1)) != 0;
                enPassant = ready ? passed : 0;
            }
        }
        int rights = node.rights() & castling.kept(from) & castling.kept(to);
        out.state = Node.state(side ^ 1, rights, enPassant);
    }

    /** The square of the man a move captures, if it captures one. */
    static int victim(int move) {
        return kind(move) == EN_PASSANT ? (from(move) & 56) | (to(move) & 7) : to(move);
    }

    /** Whether a move can never be undone: a pawn moves or a man is captured. */
    static boolean irreversible(Node before, int move) {
        if (kind(move) == CASTLING) {
            return false;
        }
        return ((before.pawns() >>> from(move) | before.occupied() >>> to(move)) & 1) != 0;
    }

    /** Whether the side that just moved stands in check: its move was not legal (3.9.2). */
    static boolean leavesKing(Node after) {
        int mover = after.turn() ^ 1;
        return attacked(after, after.king(mover), mover ^ 1);
    }

    static boolean inCheck(Node node) {
        return attacked(node, node.king(node.turn()), node.turn() ^ 1);
    }

    /** Whether a square is attacked by men of one side (3.1.2). */
    static boolean attacked(Node node, int square, int by) {
        return attacked(node, square, by, node.occupied());
    }

    /** The same with the occupied squares given, for a king that would step away along a line. */
    static boolean attacked(Node node, int square, int by, long occupied) {
        long men = node.men(by);
        if ((Rays.knight(square) & node.knights() & men) != 0
                || (Rays.pawn(by ^ 1, square) & node.pawns() & men) != 0
                || (Rays.king(square) & node.kings() & men) != 0) {
            return true;
        }
        long queens = node.queens();
        long liners = (node.rooks() | queens) & men;
        if ((Rays.lines(square) & liners) != 0 && (Rays.rook(square, occupied) & liners) != 0) {
            return true;
        }
        long diagonals = (node.bishops() | queens) & men;
        return (Rays.diagonals(square) & diagonals) != 0 && (Rays.bishop(square, occupied) & diagonals) != 0;
    }

    /** Whether the side to move is checkmated (5.1.1). */
    boolean isMate(Node node) {
        return inCheck(node) && !hasLegalMove(node);
    }

    boolean hasLegalMove(Node node) {
        int listed = list(node, replies);
        for (int i = listed - 1; i >= 0; i--) {
            make(node, replies[i], reply);
            if (!leavesKing(reply)) {
                return true;
            }
        }
        return false;
    }
}
