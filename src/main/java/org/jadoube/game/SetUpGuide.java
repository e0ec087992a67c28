package org.jadoube.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/**
 * Guides hands man by man until a position stands on the board: what is in the way goes first, then one man after the
 * other comes, corners, knights, bishops, queens, kings and pawns in this order (2.3), White before Black.
 *
 * <p>Most sensors tell only that a square is full. Such a board trusts the hand: a man set down where one belongs is taken
 * for the right one. A sensor that names the man, or only his colour, is believed over the hand.
 */
public final class SetUpGuide {

    private static final List<Piece> ORDER =
            List.of(Piece.ROOK, Piece.KNIGHT, Piece.BISHOP, Piece.QUEEN, Piece.KING, Piece.PAWN);

    /** With at most so many men in the way each is told where to go, as after a move that is taken back. */
    private static final int FEW = 3;

    /** What is to be done next. */
    public sealed interface Step {

        /** The men on these squares must go. */
        record Remove(long squares) implements Step {}

        /** The man on {@code from} belongs on {@code to}. */
        record Move(int from, int to, Man man) implements Step {}

        /** This man belongs on this square; others may follow. */
        record Place(int square, Man man) implements Step {}

        /** The position stands. */
        record Ready() implements Step {}
    }

    private final Position target;
    private final @Nullable Man[] standing = new @Nullable Man[64];
    private long occupied;

    /**
     * A guide to {@code target}.
     *
     * @param men who stands where, as far as that is known: 64 entries, null where nobody stands or nobody knows
     * @param occupied the squares that are full; a man on a full square of whom nothing is known is sent away
     */
    public SetUpGuide(Position target, List<? extends @Nullable Man> men, long occupied) {
        this.target = target;
        this.occupied = occupied;
        for (int square = 0; square < 64; square++) {
            standing[square] = (occupied & Square.bit(square)) == 0 ? null : men.get(square);
        }
    }

    /** The men of a position in the order of its squares, null for an empty one. */
    public static List<@Nullable Man> men(Position position) {
        List<@Nullable Man> men = new ArrayList<>(64);
        for (int square = 0; square < 64; square++) {
            men.add(position.at(square));
        }
        return men;
    }

    /** What is to stand on the board. */
    public Position target() {
        return target;
    }

    /** A man was lifted or set down. */
    public void follow(SquareEdge edge) {
        int square = edge.square();
        if (edge.closed()) {
            occupied |= Square.bit(square);
            standing[square] = arrived(target.at(square), edge);
        } else {
            occupied &= ~Square.bit(square);
            standing[square] = null;
        }
    }

    private static @Nullable Man arrived(@Nullable Man wanted, SquareEdge edge) {
        Side colour = edge.colour();
        Piece piece = edge.piece();
        if (colour != null && piece != null) {
            return new Man(colour, piece);
        }
        return wanted != null && (colour == null || colour == wanted.side()) ? wanted : null;
    }

    /** Whatever stands where a man belongs is the right man: somebody who can see them has put them there. */
    public void trust() {
        for (long left = occupied; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            standing[square] = target.at(square);
        }
    }

    /** What is to be done next. */
    public Step next() {
        long wrong = wrong();
        if (wrong != 0) {
            Step.Move move = Long.bitCount(wrong) <= FEW ? move(wrong) : null;
            return move == null ? new Step.Remove(wrong) : move;
        }
        int square = missing();
        Man man = square < 0 ? null : target.at(square);
        return man == null ? new Step.Ready() : new Step.Place(square, man);
    }

    /** A man who stands wrong and is missed elsewhere; null if there is none. */
    private Step.@Nullable Move move(long wrong) {
        for (long left = wrong; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            Man man = standing[from];
            long to = man == null ? 0 : target.pieces(man.side(), man.piece()) & open();
            if (man != null && to != 0) {
                return new Step.Move(from, Long.numberOfTrailingZeros(to), man);
            }
        }
        return null;
    }

    /** The squares whose man must go. */
    public long wrong() {
        long wrong = occupied & ~target.occupied();
        for (long left = occupied & target.occupied(); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            Man man = target.at(square);
            if (man != null && !man.equals(standing[square])) {
                wrong |= Square.bit(square);
            }
        }
        return wrong;
    }

    /** The squares on which nobody stands yet though somebody should. */
    public long open() {
        return target.occupied() & ~occupied;
    }

    /** The square that is filled next, -1 if none is open. */
    private int missing() {
        for (Piece piece : ORDER) {
            for (Side side : Side.values()) {
                long squares = target.pieces(side, piece) & open();
                if (squares != 0) {
                    return Long.numberOfTrailingZeros(squares);
                }
            }
        }
        return -1;
    }

    /** The lights of the next step. */
    public LightScene lights() {
        Map<Integer, Light> lit = new HashMap<>();
        switch (next()) {
            case Step.Remove remove ->
                Square.names(remove.squares()).forEach(square -> lit.put(Square.parse(square), Light.REMOVE));
            case Step.Move move -> {
                lit.put(move.from(), Light.REMOVE);
                lit.put(move.to(), Light.PLACE);
            }
            case Step.Place place -> lit.put(place.square(), Light.PLACE);
            case Step.Ready ready -> {}
        }
        return new LightScene(lit);
    }

    /** Who stands where, as far as it is known: 64 entries, null where nobody stands or nobody knows. */
    public List<@Nullable Man> standing() {
        return new ArrayList<>(Arrays.asList(standing));
    }
}
