package org.jadoube.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jadoube.rules.fast.Moves;
import org.jadoube.rules.fast.Node;
import org.jspecify.annotations.Nullable;

/**
 * A position that the rules can go on from: men, side to move, castling rights, en passant and the two counters.
 *
 * <p>Immutable. Two positions are equal if they are the same by FIDE 2023, 9.2.3: the same men of the same kind and colour
 * on the same squares, the same side to move, the same castling rights and the same legal capture in passing; the counters
 * do not matter. Only {@link Setup#toPosition}, {@link #play} and {@link #with} make positions.
 */
public final class Position {

    private static final Position INITIAL = Chess960.start(518, false);

    /** The fast inside, seen from the side to move. Never changed once the position exists. */
    private final Node node;

    private final int passed;
    private final boolean chess960;
    private final MoveRules rules;
    private @Nullable List<Move> legal;

    /**
     * @param node the men, owned by this position from now on; its capture in passing and key are worked out here
     * @param passed the square that a pawn has just crossed by a double step, or -1
     */
    Position(Node node, int passed, boolean chess960, MoveRules rules) {
        this.node = node;
        this.passed = passed;
        this.chess960 = chess960;
        this.rules = rules;
    }

    /** The position in which every game of usual chess starts (2.3). */
    public static Position initial() {
        return INITIAL;
    }

    /** The side whose turn it is (1.2). */
    public Side turn() {
        return node.flip == 0 ? Side.WHITE : Side.BLACK;
    }

    /** The squares on which a man stands. */
    public long occupied() {
        return real(node.us | node.them);
    }

    /** The squares on which the men of one side stand. */
    public long men(Side side) {
        return real(own(side));
    }

    /** The squares on which a piece of either side stands. */
    public long pieces(Piece piece) {
        return real(set(piece));
    }

    /** The squares on which a piece of one side stands. */
    public long pieces(Side side, Piece piece) {
        return real(set(piece) & own(side));
    }

    /** The man on a square, null if it is empty. */
    public @Nullable Man at(int square) {
        int seen = square ^ node.flip;
        long bit = Square.bit(seen);
        if (((node.us | node.them) & bit) == 0) {
            return null;
        }
        Side side = (node.us & bit) != 0 ? turn() : turn().other();
        return Man.of(side, MoveCode.piece(node.manAt(seen)));
    }

    /** The square of a side's king; -1 once it has been taken, which only a house rule allows. */
    public int king(Side side) {
        long king = pieces(side, Piece.KING);
        return king == 0 ? -1 : Long.numberOfTrailingZeros(king);
    }

    /** Every legal move once, in no promised order (3.10.1). The list cannot be changed. */
    public List<Move> legalMoves() {
        List<Move> moves = legal;
        if (moves == null) {
            moves = Collections.unmodifiableList(generate());
            legal = moves;
        }
        return moves;
    }

    /**
     * Lets go of the list of legal moves, some kilobytes, where many positions are kept and hardly one of them will be asked about
     * again; whoever asks gets it made anew.
     */
    public void forgetMoves() {
        legal = null;
    }

    private List<Move> generate() {
        int[] codes = new int[Moves.MOST];
        int count = HouseMoves.generate(node, rules, codes);
        List<Move> moves = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            moves.add(MoveCode.move(node, codes[i]));
        }
        return moves;
    }

    /** Whether a move is one of {@link #legalMoves()}. */
    public boolean isLegal(Move move) {
        List<Move> known = legal;
        return known == null ? generates(move) : known.contains(move);
    }

    /** Whether the generator gives a move, without the list of all of them as objects. */
    private boolean generates(Move move) {
        int[] codes = new int[Moves.MOST];
        int count = HouseMoves.generate(node, rules, codes);
        int wanted = MoveCode.code(node, move);
        for (int i = 0; i < count; i++) {
            if (codes[i] == wanted) {
                return MoveCode.move(node, wanted).equals(move);
            }
        }
        return false;
    }

    /**
     * The position after a legal move.
     *
     * @throws IllegalArgumentException if the move is not legal here
     */
    public Position play(Move move) {
        Position next = after(move);
        if (next == null) {
            throw new IllegalArgumentException(move.uci(chess960) + " is not legal in " + fen());
        }
        return next;
    }

    /** The position after a move, null if it is not legal. */
    public @Nullable Position after(Move move) {
        if (!isLegal(move)) {
            return null;
        }
        Node next = new Node();
        next.make(node, MoveCode.code(node, move));
        int crossed = move.kind() == Move.Kind.DOUBLE_STEP ? (move.from() + move.to()) / 2 : -1;
        if (!rules.equals(MoveRules.FIDE)) {
            HouseMoves.settlePassing(next, crossed, rules);
        }
        return new Position(next, crossed, chess960, rules);
    }

    /** Whether the king of the side to move is attacked (3.9.1). Never where kings may be taken. */
    public boolean inCheck() {
        return checkers() != 0;
    }

    /** The squares of the men that give check. None where kings may be taken. */
    public long checkers() {
        return rules.kingCapture() ? 0 : real(node.checkers());
    }

    /** Whether the side to move is in check without a legal move (5.1.1). */
    public boolean isCheckmate() {
        return inCheck() && legalMoves().isEmpty();
    }

    /** Whether the side to move has no legal move and is not in check (5.2.1). */
    public boolean isStalemate() {
        return !inCheck()
                && king(Side.WHITE) >= 0
                && king(Side.BLACK) >= 0
                && legalMoves().isEmpty();
    }

    /** The squares of one side's men that attack a square (3.1.2), pinned men included (3.1.3). */
    public long attackers(int square, Side by) {
        Node view = node;
        if (by == turn()) {
            view = new Node();
            view.copy(node);
            view.turn();
        }
        long attackers = view.attackers(square ^ view.flip);
        return view.flip == 0 ? attackers : Long.reverseBytes(attackers);
    }

    /** Plies since the last capture or pawn move, counted for 9.3 and 9.6.2. */
    public int halfmoveClock() {
        return node.clock;
    }

    /** The number of the move to come, 1 at the start of a game. */
    public int fullmoveNumber() {
        return (node.ply >>> 1) + 1;
    }

    /** The squares of the rooks of both sides with which the right to castle is not lost (3.8.2.1.1). */
    public long castlingRooks() {
        return real(node.special & HouseMoves.BACK_RANKS);
    }

    /** The square on which a pawn can legally be taken in passing, -1 if there is no such capture (3.7.3.1). */
    public int enPassant() {
        long target = node.special & ~HouseMoves.BACK_RANKS;
        return target == 0 ? -1 : Long.numberOfTrailingZeros(target) ^ node.flip;
    }

    /** The square that a pawn has just crossed by a double step, whether or not it can be taken; -1 if none. */
    public int passedSquare() {
        return passed;
    }

    /** Whether castling is spelled and done as in Chess960. */
    public boolean chess960() {
        return chess960;
    }

    /** What counts as legal. */
    public MoveRules rules() {
        return rules;
    }

    /** The same position under other rules of movement. */
    public Position with(MoveRules other) {
        if (other.equals(rules)) {
            return this;
        }
        Node copy = new Node();
        copy.copy(node);
        HouseMoves.settlePassing(copy, passed, other);
        return new Position(copy, passed, chess960, other);
    }

    /** A 64-bit key of the identity of 9.2.3: equal positions have equal keys, others almost surely not. */
    public long key() {
        return node.key;
    }

    /** The position in FEN, with an en-passant square only where the capture is legal. */
    public String fen() {
        return Fen.write(this);
    }

    /** The fast inside. Callers of this package read it and never change it. */
    Node node() {
        return node;
    }

    private long own(Side side) {
        return side == turn() ? node.us : node.them;
    }

    private long set(Piece piece) {
        return node.men(MoveCode.man(piece));
    }

    private long real(long seen) {
        return node.flip == 0 ? seen : Long.reverseBytes(seen);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Position that && node.same(that.node);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(node.key);
    }

    @Override
    public String toString() {
        return fen();
    }
}
