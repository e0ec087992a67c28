package org.jadoube.light;

import java.util.List;
import org.jadoube.rules.Exchange;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;

/** What a teacher would point at in a position, for the side on move; each answer is a mask of squares, 0: nothing. */
public final class Advice {

    /** Who is so far ahead, in hundredths of a pawn, has a win to lose by stalemate. */
    private static final int AHEAD = 300;
    /** With more men than this the other side is hardly ever stalemated. */
    private static final int FEW = 4;
    /** Before this move number nobody is late with castling. */
    private static final int LATE = 5;

    private Advice() {}

    /** The enemy men that can be taken for nothing. */
    public static long freeMen(Position position) {
        Exchange exchange = new Exchange();
        Side other = position.turn().other();
        long free = 0;
        for (Move move : Balance.takings(position)) {
            int victim = move.victim();
            boolean bare = victim >= 0 && position.attackers(victim, other) == 0;
            if (bare && exchange.of(position, move) > 0) {
                free |= Square.bit(victim);
            }
        }
        return free;
    }

    /** The squares where both sides aim twice or more at an enemy man and the first capture would lose. */
    public static long contested(Position position) {
        Exchange exchange = new Exchange();
        Side own = position.turn();
        long contested = 0;
        for (Move move : Balance.takings(position)) {
            boolean twice = exchange.aiming(position, own, move.to()) > 1
                    && exchange.aiming(position, own.other(), move.to()) > 1;
            if (twice && move.captured() != null && exchange.of(position, move) < 0) {
                contested |= Square.bit(move.to());
            }
        }
        return contested;
    }

    /** The king that a move would stalemate though the side on move is ahead. */
    public static long stalemate(Position position) {
        Side other = position.turn().other();
        boolean few = Long.bitCount(position.men(other)) <= FEW;
        if (!few || material(position, position.turn()) < material(position, other) + AHEAD) {
            return 0;
        }
        boolean would = position.legalMoves().stream()
                .anyMatch(move -> position.play(move).isStalemate());
        return would ? Square.bit(position.king(other)) : 0;
    }

    /** The goals of a king that had better castle: it can, the opening is over, and queens are on the board. */
    public static long castling(Position position) {
        boolean late = position.fullmoveNumber() >= LATE
                && position.pieces(position.turn().other(), Piece.QUEEN) != 0;
        long goals = 0;
        for (Move move : late ? position.legalMoves() : List.<Move>of()) {
            goals |= move.kind() == Move.Kind.CASTLING ? Square.bit(move.to()) : 0;
        }
        return goals;
    }

    private static int material(Position position, Side side) {
        int sum = 0;
        for (Piece piece : Piece.values()) {
            sum += Exchange.worth(piece) * Long.bitCount(position.pieces(side, piece));
        }
        return sum;
    }
}
