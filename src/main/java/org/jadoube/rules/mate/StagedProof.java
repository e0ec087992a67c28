package org.jadoube.rules.mate;

/**
 * The proof by stages: before the next capture or pawn move there is no room for a mate, and after each such event that
 * could come first there is none either, by reach or again by stages. A game is a row of such stages, so none of them
 * gives mate.
 */
final class StagedProof {
    private static final int DEPTH = 3;
    private static final int MOST_MEN = 24;
    private static final int MOST_CALLS = 2_000;

    private final Men[] phases = {new Men(), new Men(), new Men(), new Men()};
    private final Men[] children = {new Men(), new Men(), new Men(), new Men()};
    private final Men whole = new Men();
    private final Mobility mobility = new Mobility();
    private final MateTest mates = new MateTest();
    private int side;
    private int calls;

    boolean cannotMate(Node node, Castling castling, int matingSide) {
        if (Long.bitCount(node.occupied()) > MOST_MEN) {
            return false;
        }
        side = matingSide;
        calls = 0;
        children[0].read(node, castling);
        return noMateFrom(0);
    }

    private boolean noMateFrom(int depth) {
        Men phase = phases[depth];
        phase.copy(children[depth]);
        calls++;
        mobility.phase(phase);
        if (mates.mayMate(phase, side) || depth == DEPTH) {
            return false;
        }
        phase.restart();
        for (int i = 0; i < phase.count; i++) {
            if (!noMateAfterCaptures(depth, i) || !noMateAfterPush(depth, i)) {
                return false;
            }
        }
        return true;
    }

    private boolean noMateAfterCaptures(int depth, int i) {
        Men phase = phases[depth];
        long strikes = mobility.strikes(phase, i);
        for (int j = 0; j < phase.count; j++) {
            boolean capturable = phase.side[j] != phase.side[i] && phase.piece[j] != Node.KING;
            long squares = capturable ? strikes & phase.squares(j) : 0;
            if (squares != 0) {
                Men child = children[depth + 1];
                child.copy(phase);
                stand(child, i, squares);
                child.remove(j);
                if (!noMateIn(depth + 1)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean noMateAfterPush(int depth, int i) {
        Men phase = phases[depth];
        long squares = mobility.pushes(phase, i);
        if (squares == 0) {
            return true;
        }
        children[depth + 1].copy(phase);
        stand(children[depth + 1], i, squares);
        return noMateIn(depth + 1);
    }

    private static void stand(Men child, int i, long squares) {
        boolean pawn = child.piece[i] == Node.PAWN;
        // Of a pawn that may have promoted before, nobody knows which of the two it did this as.
        long asPromoted = child.promoted[i] == 0 ? squares & Rays.LAST_RANKS : squares;
        child.promoted[i] = pawn ? asPromoted : 0;
        child.reach[i] = pawn ? squares & ~Rays.LAST_RANKS : squares;
        child.start[i] = child.reach[i];
    }

    private boolean noMateIn(int depth) {
        if (++calls > MOST_CALLS) {
            return false;
        }
        whole.copy(children[depth]);
        mobility.game(whole);
        return !mates.mayMate(whole, side) || noMateFrom(depth);
    }
}
