package org.jadoube.inference;

import java.lang.ref.SoftReference;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/**
 * A position with all that inference asks of it again and again, made once and shared by every hypothesis that stands on it.
 * The legal moves and their masks are worked out when the first question for them comes; children when they are first reached.
 */
@SuppressWarnings("EnumOrdinal") // an array index or bit number, never stored
final class Ground {

    private static final Piece[] PIECES = Piece.values();

    final Position position;
    final Side turn;
    /** The full squares. */
    final long full;
    /** The squares of the side on move. */
    final long own;

    final long white;

    final long key;

    private final long[] plane = new long[3];
    /** Let go of by itself where memory is short: on a board with dead switches a rest may be explained in thousands of ways. */
    private @Nullable SoftReference<Moves> legal;

    Ground(Position position) {
        this.position = position;
        this.turn = position.turn();
        this.full = position.occupied();
        this.own = position.men(turn);
        this.white = position.men(Side.WHITE);
        this.key = position.key();
        for (Piece piece : PIECES) {
            for (int bit = 0; bit < 3; bit++) {
                if ((piece.ordinal() >> bit & 1) != 0) {
                    plane[bit] |= position.pieces(piece);
                }
            }
        }
    }

    /** Nearly all grounds are those of rivals that fall before anybody asks what could be played on them. */
    private Moves legal() {
        SoftReference<Moves> kept = legal;
        Moves known = kept == null ? null : kept.get();
        if (known == null) {
            known = new Moves(position);
            position.forgetMoves();
            legal = new SoftReference<>(known);
        }
        return known;
    }

    /** Lets go of what was worked out: play has gone on from here, and will hardly come back. */
    void forget() {
        legal = null;
        position.forgetMoves();
    }

    /** All squares that a legal move changes. */
    long squares(int index) {
        return legal().squares[index];
    }

    int moveCount() {
        return legal().moves.length;
    }

    Move move(int index) {
        return legal().moves[index];
    }

    /** The ground after a legal move. */
    Ground child(int index) {
        Moves all = legal();
        Ground child = all.children[index];
        if (child == null) {
            child = new Ground(position.play(all.moves[index]));
            all.children[index] = child;
        }
        return child;
    }

    /** Where a man of the side on move may land. */
    long targets(int from) {
        return legal().targets[from];
    }

    /** Which men he may take. */
    long victims(int from) {
        return legal().victims[from];
    }

    /** Where he may rest and still go on to a legal landing. */
    long goesOn(int from) {
        return legal().goesOn[from];
    }

    /** All men that may be taken. */
    long anyVictim() {
        return legal().anyVictim;
    }

    /** Where the rook of a legal castling goes; without the right to castle nothing need be known of the moves. */
    long castlingRookGoals() {
        return (position.castlingRooks() & own) == 0 ? 0 : legal().castlingRookGoals;
    }

    /** Whether king and rook on these squares may castle. */
    boolean castles(int one, int other) {
        if (castlingRookGoals() == 0) {
            return false;
        }
        for (Move move : legal().moves) {
            if (move.kind() == Move.Kind.CASTLING
                    && ((move.from() == one && move.rookFrom() == other)
                            || (move.from() == other && move.rookFrom() == one))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a rook standing on this goal may have come from a home that is now open, with castling still to be finished. */
    boolean rookWaits(int goal, long open) {
        for (Move move : legal().moves) {
            if (move.kind() == Move.Kind.CASTLING
                    && move.rookTo() == goal
                    && (open & Square.bit(move.rookFrom())) != 0) {
                return true;
            }
        }
        return false;
    }

    @Nullable
    Man at(int square) {
        return position.at(square);
    }

    long plane(int bit) {
        return plane[bit];
    }

    /** The legal moves, and what they say square by square. */
    private static final class Moves {

        private final Move[] moves;
        private final long[] squares;
        private final @Nullable Ground[] children;
        private final long[] targets = new long[64];
        private final long[] victims = new long[64];
        private final long[] goesOn = new long[64];
        private long anyVictim;
        private long castlingRookGoals;

        Moves(Position position) {
            this.moves = position.legalMoves().toArray(new Move[0]);
            this.children = new Ground[moves.length];
            this.squares = new long[moves.length];
            for (int i = 0; i < moves.length; i++) {
                squares[i] = moves[i].kind() == Move.Kind.CASTLING ? castlingSquares(moves[i]) : moves[i].squares();
                note(moves[i]);
            }
        }

        private void note(Move move) {
            int from = move.from();
            targets[from] |= Square.bit(move.to());
            goesOn[from] |= Lines.between(from, move.to());
            if (move.captured() != null) {
                long victim = Square.bit(move.victim());
                victims[from] |= victim;
                anyVictim |= victim;
            }
            if (move.kind() == Move.Kind.CASTLING) {
                castlingRookGoals |= Square.bit(move.rookTo());
                goesOn[move.rookFrom()] |= Lines.between(move.rookFrom(), move.rookTo());
            }
        }

        /** All four squares, also where king or rook stay: the hand lifts both. */
        private static long castlingSquares(Move move) {
            return Square.bit(move.from())
                    | Square.bit(move.to())
                    | Square.bit(move.rookFrom())
                    | Square.bit(move.rookTo());
        }
    }
}
