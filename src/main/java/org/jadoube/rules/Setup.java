package org.jadoube.rules;

import java.util.EnumSet;
import java.util.Set;
import org.jadoube.rules.fast.Node;
import org.jspecify.annotations.Nullable;

/**
 * Anything that can stand on a board, with a side to move, castling rights, an en-passant square and counters; it need not
 * make sense. {@link #problems()} says what is wrong with it, {@link #toPosition} makes a {@link Position} of it.
 *
 * <p>Immutable: each method that changes something gives a new setup.
 */
public final class Setup {

    private static final Setup EMPTY = new Setup(new Man[64], Side.WHITE, 0, -1, 0, 1, false);

    private final @Nullable Man[] board;
    private final Side turn;
    private final long castling;
    private final int enPassant;
    private final int halfmoveClock;
    private final int fullmoveNumber;
    private final boolean chess960;

    private Setup(
            @Nullable Man[] board,
            Side turn,
            long castling,
            int enPassant,
            int halfmoveClock,
            int fullmoveNumber,
            boolean chess960) {
        if (enPassant < -1 || enPassant > 63 || halfmoveClock < 0 || fullmoveNumber < 1) {
            throw new IllegalArgumentException("no such square or count: en passant " + enPassant + ", halfmoves "
                    + halfmoveClock + ", move " + fullmoveNumber);
        }
        this.board = board;
        this.turn = turn;
        this.castling = castling;
        this.enPassant = enPassant;
        this.halfmoveClock = halfmoveClock;
        this.fullmoveNumber = fullmoveNumber;
        this.chess960 = chess960;
    }

    /** An empty board, White to move, no rights, move 1. */
    public static Setup empty() {
        return EMPTY;
    }

    /** What stands in a position. */
    public static Setup of(Position position) {
        @Nullable Man[] board = new Man[64];
        for (int square = 0; square < 64; square++) {
            board[square] = position.at(square);
        }
        return new Setup(
                board,
                position.turn(),
                position.castlingRooks(),
                position.passedSquare(),
                position.halfmoveClock(),
                position.fullmoveNumber(),
                position.chess960());
    }

    /** With a man, or with nothing (null), on a square. */
    public Setup put(int square, @Nullable Man man) {
        @Nullable Man[] copy = board.clone();
        copy[square] = man;
        return new Setup(copy, turn, castling, enPassant, halfmoveClock, fullmoveNumber, chess960);
    }

    /** With a side to move. */
    public Setup turn(Side side) {
        return new Setup(board, side, castling, enPassant, halfmoveClock, fullmoveNumber, chess960);
    }

    /** With castling rights: the squares of the rooks that have one. */
    public Setup castling(long rooks) {
        return new Setup(board, turn, rooks, enPassant, halfmoveClock, fullmoveNumber, chess960);
    }

    /** With the square that a pawn has just crossed, or -1. */
    public Setup enPassant(int square) {
        return new Setup(board, turn, castling, square, halfmoveClock, fullmoveNumber, chess960);
    }

    /** With the plies since the last capture or pawn move, and the number of the move to come. */
    public Setup counters(int halfmoves, int move) {
        return new Setup(board, turn, castling, enPassant, halfmoves, move, chess960);
    }

    /** With castling as in Chess960, or as usual. */
    public Setup chess960(boolean on) {
        return new Setup(board, turn, castling, enPassant, halfmoveClock, fullmoveNumber, on);
    }

    /** The man on a square, or null. */
    public @Nullable Man at(int square) {
        return board[square];
    }

    /** The side to move. */
    public Side turn() {
        return turn;
    }

    /** The squares of the rooks that are said to have a castling right. */
    public long castling() {
        return castling;
    }

    /** The square that a pawn is said to have just crossed, or -1. */
    public int enPassant() {
        return enPassant;
    }

    /** Whether castling is meant as in Chess960. */
    public boolean chess960() {
        return chess960;
    }

    /** The squares of a man. */
    public long squares(Man man) {
        long set = 0;
        for (int square = 0; square < 64; square++) {
            if (man.equals(board[square])) {
                set |= Square.bit(square);
            }
        }
        return set;
    }

    /** Every reason why this is no position; empty if it is one. */
    public Set<Problem> problems() {
        return new SetupCheck(this).problems();
    }

    /** The castling rights whose king and rook stand at home. */
    public long soundCastling() {
        return new SetupCheck(this).soundCastling();
    }

    /** Without castling rights and an en-passant square that cannot be. */
    public Setup cleaned() {
        SetupCheck check = new SetupCheck(this);
        return castling(check.soundCastling()).enPassant(check.passedSquare());
    }

    /**
     * The position, if there is no problem.
     *
     * @throws SetupException if there are problems; it names them all
     */
    public Position toPosition() {
        return toPosition(EnumSet.noneOf(Problem.class));
    }

    /**
     * The position, if there is no problem but the waived ones. Castling rights and an en-passant square that cannot be
     * are dropped where that is waived.
     *
     * @throws SetupException if there are other problems; it names them all
     * @throws IllegalArgumentException if one is waived that cannot be, see {@link Problem#waivable()}
     */
    public Position toPosition(Set<Problem> waived) {
        for (Problem problem : waived) {
            if (!problem.waivable()) {
                throw new IllegalArgumentException("cannot be waived: " + problem.text());
            }
        }
        SetupCheck check = new SetupCheck(this);
        Set<Problem> problems = EnumSet.noneOf(Problem.class);
        problems.addAll(check.problems());
        problems.removeAll(waived);
        if (!problems.isEmpty()) {
            throw new SetupException(problems);
        }
        Setup clean = castling(check.soundCastling()).enPassant(check.passedSquare());
        Position position = new Position(clean.seenBy(turn), clean.enPassant, chess960, MoveRules.FIDE);
        HouseMoves.settlePassing(position.node(), clean.enPassant, MoveRules.FIDE);
        return position;
    }

    /** With these men; the array is kept and must not be changed any more. */
    Setup board(@Nullable Man[] men) {
        return new Setup(men, turn, castling, enPassant, halfmoveClock, fullmoveNumber, chess960);
    }

    /** The men, rights and counters as the fast inside sees them when a side is to move; no en passant yet and no key. */
    Node seenBy(Side side) {
        Node node = new Node();
        for (int square = 0; square < 64; square++) {
            Man man = board[square];
            if (man != null) {
                add(node, man, Square.bit(square));
            }
        }
        node.special = castling;
        node.clock = halfmoveClock;
        node.ply = (fullmoveNumber - 1) * 2 + (side == Side.WHITE ? 0 : 1);
        if (side == Side.BLACK) {
            node.turn();
        }
        return node;
    }

    private static void add(Node node, Man man, long bit) {
        if (man.side() == Side.WHITE) {
            node.us |= bit;
        } else {
            node.them |= bit;
        }
        int code = MoveCode.man(man.piece());
        node.pawns |= man.piece() == Piece.PAWN ? bit : 0;
        node.knights |= bit & -(code & 1L);
        node.diagonals |= bit & -(code >>> 1 & 1L);
        node.lines |= bit & -(code >>> 2 & 1L);
        node.kings |= bit & -(code >>> 3 & 1L);
    }
}
