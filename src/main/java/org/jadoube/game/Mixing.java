package org.jadoube.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Chess960;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/**
 * A Chess960 start set up on a board that cannot tell one man from another (FIDE 2023, Guidelines II): White's first rank
 * is cleared, then filled with bishop, bishop, queen, knight and knight in this order. The three squares that are left
 * are for rook, king and rook; Black's men stand opposite.
 */
final class Mixing {

    private static final List<Piece> ORDER =
            List.of(Piece.BISHOP, Piece.BISHOP, Piece.QUEEN, Piece.KNIGHT, Piece.KNIGHT);

    private static final long RANK = 0xFF;

    private static final long LIGHT = 0xAA;

    private static final long PAWNS_AND_MIDDLE = 0x00FF_FFFF_FFFF_FF00L;

    private static final long START = Position.initial().occupied();

    private final Desk desk;
    private final List<Integer> placed = new ArrayList<>();
    private long occupied;
    private long wrong;
    private boolean cleared;
    private boolean left;

    /** Begins with the board as it stands. */
    Mixing(Desk desk, long occupied) {
        this.desk = desk;
        this.occupied = occupied;
        tell("chess960-clear");
    }

    /** What stands on the board. */
    long occupied() {
        return occupied;
    }

    /** Whether the players have turned to something else: a man of another rank was taken. */
    boolean isLeft() {
        return left;
    }

    /** Follows the edges of one scan. */
    void follow(List<SquareEdge> edges) {
        for (SquareEdge edge : edges) {
            long bit = Square.bit(edge.square());
            occupied = edge.closed() ? occupied | bit : occupied & ~bit;
            left |= !edge.closed() && (bit & PAWNS_AND_MIDDLE) != 0;
            if ((bit & RANK) != 0) {
                rank(edge.square(), edge.closed());
            }
        }
    }

    private void rank(int square, boolean closed) {
        if (!cleared) {
            if ((occupied & RANK) == 0) {
                cleared = true;
                next();
            }
        } else if (closed) {
            place(square);
        } else {
            wrong &= ~Square.bit(square);
            takeBack(square);
        }
    }

    private void place(int square) {
        if ((wanted() & Square.bit(square)) == 0) {
            wrong |= Square.bit(square);
        } else if (placed.size() < ORDER.size()) {
            placed.add(square);
            next();
        }
    }

    /** A man lifted again: he and those set down after him are open again. */
    private void takeBack(int square) {
        int at = placed.indexOf(square);
        if (at >= 0) {
            List<Integer> open = placed.subList(at, placed.size());
            open.forEach(other -> wrong |= Square.bit(other) & occupied);
            open.clear();
            next();
        }
    }

    /** The squares that the next man may stand on; the bishops stand on different colours. */
    private long wanted() {
        long used = 0;
        for (int square : placed) {
            used |= Square.bit(square);
        }
        long free = RANK & ~used;
        boolean second = placed.size() == 1;
        return second ? free & ((used & LIGHT) != 0 ? ~LIGHT : LIGHT) : free;
    }

    private void next() {
        tell(
                placed.size() < ORDER.size()
                        ? "chess960-" + ORDER.get(placed.size()).name().toLowerCase(Locale.ROOT)
                        : "chess960-rest");
    }

    private void tell(String code) {
        desk.say(new GameEvent.Noticed(desk.now(), code, null, "II"));
    }

    /** The start that stands on the board, or null while men are missing. */
    @Nullable
    Position start() {
        if (placed.size() < ORDER.size() || wrong != 0 || occupied != START) {
            return null;
        }
        StringBuilder row = new StringBuilder("........");
        for (int i = 0; i < ORDER.size(); i++) {
            row.setCharAt(placed.get(i), ORDER.get(i).letter());
        }
        for (char man : "RKR".toCharArray()) {
            row.setCharAt(row.indexOf("."), man);
        }
        return Chess960.start(row.toString());
    }

    /** What is to be taken off, and where the next man may stand. */
    LightScene scene() {
        Map<Integer, Light> lit = new HashMap<>();
        light(lit, cleared ? wrong : occupied & RANK, Light.REMOVE);
        long rest = placed.size() == ORDER.size() ? START : wanted();
        light(lit, cleared ? rest & ~occupied : 0, Light.PLACE);
        return new LightScene(lit);
    }

    private static void light(Map<Integer, Light> lit, long squares, Light light) {
        for (long left = squares; left != 0; left &= left - 1) {
            lit.put(Long.numberOfTrailingZeros(left), light);
        }
    }
}
