package org.jadoube.rules.mate;

/**
 * The proof by ghosts: kings and pawns move as in the game, all other men are ghosts, never in the way and never lost,
 * that stand wherever their reach allows. If no state that can be reached this way allows a mate, no game gives one. A
 * side without a ghost that can move may not pass, which no proof by reach alone can see.
 */
final class GhostProof {
    private static final int MOST_STATES = 40_000;

    private final Graph graph;
    private final GhostMates mates = new GhostMates();
    private final Node state = new Node();
    private final Node next = new Node();
    private final long[] kingReach = new long[2];
    private final long[] ghosts = new long[2];
    private final long[] prey = new long[2];
    private final boolean[] mayPass = new boolean[2];
    private Castling castling = new Castling();
    private int rights;
    private long walls;
    private int side;
    private int parent;

    GhostProof(Graph graph) {
        this.graph = graph;
    }

    /** Whether the side cannot mate; {@code men} are the root's, grown over the whole game. */
    boolean cannotMate(Node root, Castling wings, Men men, int matingSide) {
        side = matingSide;
        castling = wings;
        rights = root.rights();
        read(men);
        mates.aim(men, side);
        graph.reset();
        state.copy(root);
        state.remove(root.occupied() & ~root.kings() & ~root.pawns());
        state.state = root.turn();
        graph.add(state, -1);
        for (int id = 0; id < graph.size(); id++) {
            parent = id;
            graph.load(id, state);
            if (graph.size() > MOST_STATES || !safe()) {
                return false;
            }
        }
        return true;
    }

    private void read(Men men) {
        walls = 0;
        for (int color = Node.WHITE; color <= Node.BLACK; color++) {
            kingReach[color] = men.reach[men.king(color)];
            ghosts[color] = 0;
            prey[color] = 0;
            mayPass[color] = false;
        }
        for (int i = 0; i < men.count; i++) {
            if (men.piece[i] == Node.KING || men.piece[i] == Node.PAWN) {
                continue;
            }
            ghosts[men.side[i]] |= men.reach[i];
            prey[men.side[i]] |= men.capturable[i] ? men.reach[i] : 0;
            mayPass[men.side[i]] |= (men.reach[i] & men.reach[i] - 1) != 0;
            walls |= men.isFixed(i) ? men.reach[i] : 0;
        }
    }

    /** Adds what can follow the state; false gives up, because a mate or a promotion may follow. */
    private boolean safe() {
        int mover = state.turn();
        return ghostMoves(mover) && kingMoves(mover) && castlings(mover) && pawnPushes(mover) && pawnCaptures(mover);
    }

    private boolean ghostMoves(int mover) {
        start();
        if (mayPass[mover] && !add(0L, true)) {
            return false;
        }
        long taken = state.pawns() & state.men(mover ^ 1) & ghosts[mover];
        for (; taken != 0; taken &= taken - 1) {
            start();
            next.remove(Long.lowestOneBit(taken));
            if (!add(0L, true)) {
                return false;
            }
        }
        return true;
    }

    private boolean kingMoves(int mover) {
        int from = state.king(mover);
        long own = state.pawns() & state.men(mover);
        long goals = Rays.king(from) & kingReach[mover] & ~own & ~Rays.king(state.king(mover ^ 1));
        for (; goals != 0; goals &= goals - 1) {
            if (!step(from, Long.numberOfTrailingZeros(goals), Node.KING, 0L, false)) {
                return false;
            }
        }
        return true;
    }

    // A right is never lost here, and the rook is a ghost like others: more than the game allows, so no mate is missed.
    private boolean castlings(int mover) {
        for (int wings = rights >> (2 * mover) & 3; wings != 0; wings &= wings - 1) {
            int wing = 2 * mover + Integer.numberOfTrailingZeros(wings);
            int from = castling.kingFrom(wing);
            int to = Castling.kingTo(wing);
            long barred = Rays.king(state.king(mover ^ 1)) | (state.occupied() & ~(1L << from));
            boolean free = (barred >>> to & 1) == 0;
            if (state.king(mover) == from && free && !step(from, to, Node.KING, 0L, true)) {
                return false;
            }
        }
        return true;
    }

    private boolean pawnPushes(int mover) {
        int ahead = mover == Node.WHITE ? 8 : -8;
        long free = ~(state.occupied() | walls);
        long fourth = mover == Node.WHITE ? Rays.RANK_1 << 24 : Rays.RANK_1 << 32;
        long once = Rays.pawnPush(state.pawns() & state.men(mover), mover) & free;
        long twice = Rays.pawnPush(once, mover) & free & fourth;
        for (; once != 0; once &= once - 1) {
            int to = Long.numberOfTrailingZeros(once);
            if (!step(to - ahead, to, Node.PAWN, 0L, false)) {
                return false;
            }
        }
        for (; twice != 0; twice &= twice - 1) {
            int to = Long.numberOfTrailingZeros(twice);
            if (!step(to - 2 * ahead, to, Node.PAWN, 0L, false)) {
                return false;
            }
        }
        return true;
    }

    private boolean pawnCaptures(int mover) {
        long others = state.pawns() & state.men(mover ^ 1);
        long free = ~state.occupied();
        long sixth = mover == Node.WHITE ? Rays.RANK_1 << 40 : Rays.RANK_1 << 16;
        long passed = Rays.pawnPush(others, mover) & free & sixth;
        for (long pawns = state.pawns() & state.men(mover); pawns != 0; pawns &= pawns - 1) {
            int from = Long.numberOfTrailingZeros(pawns);
            long strikes = Rays.pawn(mover, from);
            for (long goals = strikes & (others | (prey[mover ^ 1] & free)); goals != 0; goals &= goals - 1) {
                if (!step(from, Long.numberOfTrailingZeros(goals), Node.PAWN, 0L, false)) {
                    return false;
                }
            }
            for (long goals = strikes & passed; goals != 0; goals &= goals - 1) {
                long victim = Rays.pawnPush(Long.lowestOneBit(goals), mover ^ 1);
                if (!step(from, Long.numberOfTrailingZeros(goals), Node.PAWN, victim, false)) {
                    return false;
                }
            }
        }
        return true;
    }

    private void start() {
        next.copy(state);
        next.state ^= 1;
    }

    private boolean step(int from, int to, int piece, long victim, boolean withGhost) {
        start();
        next.remove(1L << from | 1L << to | victim);
        next.put(to, piece, state.turn());
        boolean promotes = piece == Node.PAWN && (Rays.LAST_RANKS >>> to & 1) != 0;
        return promotes ? pawnCheck() : add(1L << from | victim, withGhost);
    }

    private boolean add(long left, boolean byGhost) {
        if (pawnCheck()) {
            return true;
        }
        if (state.turn() == side && mates.mayBeMate(next, left, byGhost)) {
            return false;
        }
        graph.add(next, parent);
        return true;
    }

    /** Whether a pawn attacks the king of the side that just moved: such a move is not legal. */
    private boolean pawnCheck() {
        int mover = state.turn();
        return (Rays.pawn(mover, next.king(mover)) & next.pawns() & next.men(mover ^ 1)) != 0;
    }
}
