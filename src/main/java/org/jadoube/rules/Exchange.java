package org.jadoube.rules;

import org.jadoube.rules.fast.Lines;
import org.jadoube.rules.fast.Sliders;
import org.jspecify.annotations.Nullable;

/**
 * What the exchanges on one square win or lose, in hundredths of a pawn: captures on that square by turns, each side
 * stopping when it is better to.
 *
 * <p>Every capture counted is a legal one: a man who shields his king stays, a king takes only what nobody protects, a
 * check has to be answered by the capture itself. Men behind those that took join in, a pawn that takes on the last
 * rank becomes a queen (3.7.3.3). All orders of taking are weighed, so the result is that of a full search of the
 * captures on the square. Nothing is allocated while it counts; one instance serves one thread.
 */
public final class Exchange {

    /** More than any exchange can win. */
    private static final int ALL = 100_000;

    /** In the order in which they take: the least valuable first. */
    private static final Piece[] PIECES = {Piece.PAWN, Piece.KNIGHT, Piece.BISHOP, Piece.ROOK, Piece.QUEEN, Piece.KING};

    private static final int PAWN = 0;
    private static final int KNIGHT = 1;
    private static final long LAST_RANKS = 0xFF000000000000FFL;

    private final long[] pieces = new long[PIECES.length];
    private long white;
    private long black;
    private long kings;
    private long diagonal;
    private long straight;
    private int square;
    private long bit;

    /** The usual worth of a piece in hundredths of a pawn; a king is never exchanged and has none. */
    public static int worth(Piece piece) {
        return switch (piece) {
            case PAWN -> 100;
            case KNIGHT, BISHOP -> 300;
            case ROOK -> 500;
            case QUEEN -> 900;
            case KING -> 0;
        };
    }

    /**
     * What a move wins by what it takes, less what the other side can win back on its goal: below 0 it loses material.
     *
     * @param move a legal move
     */
    public int of(Position position, Move move) {
        Piece crowned = move.promotion();
        int won = value(move.captured()) + (crowned == null ? 0 : worth(crowned) - worth(Piece.PAWN));
        if (move.kind() == Move.Kind.CASTLING) {
            return 0;
        }
        begin(position, move.to());
        long without = Square.bit(move.from()) | (move.victim() < 0 ? 0 : Square.bit(move.victim()));
        Piece arrived = crowned == null ? move.piece() : crowned;
        long occupied = (position.occupied() & ~without) | bit;
        return won - search(position.turn().other(), arrived, occupied, 0, ALL);
    }

    /** What {@code by} wins at best by beginning to take the man on a square; 0 if nothing. */
    public int best(Position position, Side by, int target) {
        Man man = position.at(target);
        if (man == null || man.side() == by || man.piece() == Piece.KING) {
            return 0;
        }
        begin(position, target);
        return search(by, man.piece(), position.occupied(), 0, ALL);
    }

    /** How many men of one side aim at a square, those behind other men of their side included, pinned men too. */
    public int aiming(Position position, Side by, int target) {
        begin(position, target);
        long occupied = position.occupied();
        int count = 0;
        for (long found = attackers(target, by, occupied); found != 0; found = attackers(target, by, occupied)) {
            count += Long.bitCount(found);
            occupied &= ~found;
        }
        return count;
    }

    private static int value(@Nullable Piece piece) {
        return piece == null ? 0 : worth(piece);
    }

    private void begin(Position position, int target) {
        square = target;
        bit = Square.bit(target);
        for (int kind = 0; kind < PIECES.length; kind++) {
            pieces[kind] = position.pieces(PIECES[kind]);
        }
        long queens = position.pieces(Piece.QUEEN);
        diagonal = position.pieces(Piece.BISHOP) | queens;
        straight = position.pieces(Piece.ROOK) | queens;
        kings = position.pieces(Piece.KING);
        white = position.men(Side.WHITE);
        black = position.men(Side.BLACK);
    }

    private long men(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** What {@code by} can win from here, between {@code alpha} and {@code beta}; the least valuable man goes first. */
    private int search(Side by, Piece standing, long occupied, int alpha, int beta) {
        int best = 0;
        if (standing == Piece.KING) {
            // He took what nobody protects, or the capture was not legal.
            return best;
        }
        long takers = attackers(square, by, occupied);
        int low = Math.max(alpha, 0);
        for (int kind = 0; kind < PIECES.length && takers != 0 && best < beta; kind++) {
            for (long rest = takers & pieces[kind]; rest != 0 && best < beta; rest &= rest - 1) {
                long from = rest & -rest;
                boolean crowns = kind == PAWN && (bit & LAST_RANKS) != 0;
                int won = worth(standing) + (crowns ? worth(Piece.QUEEN) - worth(Piece.PAWN) : 0);
                if (won <= low || !isLegal(by, kind, from, occupied)) {
                    continue;
                }
                Piece arrived = crowns ? Piece.QUEEN : PIECES[kind];
                int value = won - search(by.other(), arrived, occupied & ~from, won - beta, won - low);
                best = Math.max(best, value);
                low = Math.max(low, best);
            }
        }
        return best;
    }

    /** Whether the king of {@code by} is safe once his man has gone from {@code from} to the square (3.9.2). */
    private boolean isLegal(Side by, int kind, long from, long occupied) {
        long king = PIECES[kind] == Piece.KING ? bit : kings & men(by);
        return king == 0 || attackers(Long.numberOfTrailingZeros(king), by.other(), occupied & ~from) == 0;
    }

    /** The men of one side that attack a square, seen through the men that have left; who stands on the square does not. */
    private long attackers(int target, Side by, long occupied) {
        long own = men(by) & occupied & ~bit;
        long diagonals = diagonal & own;
        long lines = straight & own;
        long found = Lines.knight(target) & pieces[KNIGHT] & own;
        found |= Lines.king(target) & kings & own;
        found |= pawns(target, by) & pieces[PAWN] & own;
        if (diagonals != 0) {
            found |= Sliders.bishop(target, occupied) & diagonals;
        }
        if (lines != 0) {
            found |= Sliders.rook(target, occupied) & lines;
        }
        return found;
    }

    /** The squares from which a pawn of {@code by} attacks a square (3.7.3). */
    private static long pawns(int target, Side by) {
        int rank = Square.rank(target) + (by == Side.WHITE ? -1 : 1);
        if (rank < 0 || rank > 7) {
            return 0;
        }
        int file = Square.file(target);
        return (file > 0 ? Square.bit(Square.of(file - 1, rank)) : 0)
                | (file < 7 ? Square.bit(Square.of(file + 1, rank)) : 0);
    }
}
