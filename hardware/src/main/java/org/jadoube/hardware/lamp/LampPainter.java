package org.jadoube.hardware.lamp;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.LightLayout.Kind;
import org.jadoube.hardware.wiring.SquareMap;

/**
 * Works out the colour of every lamp of a chain from the looks of the 64 squares.
 *
 * <p>One lamp a square shows its square. A corner shows the heaviest look of its up to four squares that is lit at the
 * time. Edges show one square at a time, its file and its rank together: two squares at once would light four lamps and
 * mean four squares. Up to {@value #FEW} squares have a whole round of their rhythms each, more of them half a round.
 */
final class LampPainter {
    private static final int SQUARES = 64;
    private static final int FEW = 4;
    private static final int HALF = Look.SLOTS / 2;
    private static final int EARLIER = 3;

    private final LightLayout layout;
    private final int[] colours;
    private final int[][] squaresOf;

    LampPainter(LightLayout layout) {
        this.layout = layout;
        this.colours = new int[layout.size()];
        this.squaresOf = new int[layout.size()][];
        for (int i = 0; i < squaresOf.length; i++) {
            squaresOf[i] = squares(layout.kind(), layout.places().get(i));
        }
    }

    /** The colours in {@code slot}, counted on without end; the array is used again by the next call. */
    int[] paint(Look[] looks, long slot) {
        int phase = (int) (slot % Look.SLOTS);
        if (layout.kind() == Kind.EDGES) {
            paintEdges(looks, slot, phase);
        } else {
            for (int i = 0; i < colours.length; i++) {
                colours[i] = heaviest(looks, squaresOf[i], phase);
            }
        }
        return colours;
    }

    /** True if the colours change with time though the looks stay. */
    boolean moves(Look[] looks) {
        boolean moves = false;
        for (Look look : looks) {
            moves |= look.moves();
        }
        return moves || (layout.kind() == Kind.EDGES && lit(looks) > 1);
    }

    private void paintEdges(Look[] looks, long slot, int phase) {
        int lit = lit(looks);
        boolean few = lit <= FEW;
        int shown = lit == 0 ? SquareMap.NONE : turn(looks, (int) (slot / (few ? Look.SLOTS : HALF) % lit));
        int rgb = 0;
        if (shown != SquareMap.NONE) {
            Look look = looks[shown];
            rgb = look.lit(few ? phase : half(look, (int) (slot % HALF))) ? look.rgb() : 0;
        }
        for (int i = 0; i < colours.length; i++) {
            int place = layout.places().get(i);
            boolean its = place == (shown & 7) || place == 8 + (shown >>> 3);
            colours[i] = shown != SquareMap.NONE && its ? rgb : 0;
        }
    }

    /**
     * The slot of a rhythm to show in a slot of half a round. Those that are dark in their second half begin a little earlier,
     * in the dark: no two that differ at all are alike in the half that is seen.
     */
    private static int half(Look look, int slot) {
        int start = look.rhythm() >>> HALF == 0 ? Look.SLOTS - EARLIER : 0;
        return (start + slot) % Look.SLOTS;
    }

    private static int lit(Look[] looks) {
        int lit = 0;
        for (Look look : looks) {
            lit += look.rhythm() == 0 ? 0 : 1;
        }
        return lit;
    }

    /** The square of the {@code left}-th lit look, counted from 0. */
    private static int turn(Look[] looks, int left) {
        for (int square = 0; square < SQUARES; square++) {
            if (looks[square].rhythm() != 0 && left-- == 0) {
                return square;
            }
        }
        return SquareMap.NONE;
    }

    private static int heaviest(Look[] looks, int[] squares, int phase) {
        Look best = Look.DARK;
        for (int square : squares) {
            Look look = looks[square];
            if (look.weight() > best.weight() && look.lit(phase)) {
                best = look;
            }
        }
        return best.rgb();
    }

    private static int[] squares(Kind kind, int place) {
        if (place == SquareMap.NONE || kind == Kind.EDGES) {
            return new int[0];
        }
        if (kind == Kind.SQUARES) {
            return new int[] {place};
        }
        List<Integer> around = new ArrayList<>();
        int x = place % 9;
        int y = place / 9;
        for (int rank = Math.max(0, y - 1); rank <= Math.min(7, y); rank++) {
            for (int file = Math.max(0, x - 1); file <= Math.min(7, x); file++) {
                around.add(rank * 8 + file);
            }
        }
        return around.stream().mapToInt(Integer::intValue).toArray();
    }
}
