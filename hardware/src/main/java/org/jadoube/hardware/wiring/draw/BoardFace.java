package org.jadoube.hardware.wiring.draw;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.SquareMap;
import org.jadoube.rules.Square;

/** The chessboard with its squares taken off: what lies under each of them, seen from above, White at the bottom. */
final class BoardFace {
    static final double SIDE = 66;
    static final double SIZE = 8 * SIDE;

    private final Svg svg;
    private final double x;
    private final double y;

    BoardFace(Svg svg, double x, double y) {
        this.svg = svg;
        this.x = x;
        this.y = y;
    }

    /** The bare wood with the squares' names. */
    void wood() {
        svg.rect(x - 14, y - 14, SIZE + 28, SIZE + 28, "#7a5230", "#4d331d");
        for (int square = 0; square < 64; square++) {
            boolean light = (square % 8 + square / 8) % 2 == 1;
            Spot corner = corner(square);
            svg.rect(corner.x(), corner.y(), SIDE, SIDE, light ? "#f1dfc0" : "#d9b98a", "#c3a170");
            svg.text(corner.x() + 3, corner.y() + 10, "start", "8", Square.name(square));
        }
    }

    private Spot corner(int square) {
        return new Spot(x + square % 8 * SIDE, y + (7 - square / 8) * SIDE);
    }

    Spot middle(int square) {
        return corner(square).moved(SIDE / 2, SIDE / 2);
    }

    /** Where a switch takes its first wire. */
    Spot upper(int square) {
        return middle(square).moved(-20, -14);
    }

    /** Where the diode of a switch meets its row. */
    Spot lower(int square) {
        return middle(square).moved(22, 16);
    }

    /** A reed switch in its glass, with or without a diode behind it. */
    void reed(int square, boolean diode) {
        Spot from = upper(square);
        svg.straight(List.of(from, from.moved(42, 0)), "#9aa0a6", 1.5);
        svg.rect(from.x() + 8, from.y() - 4, 26, 8, "#d8efec", "#6f9a94");
        if (diode) {
            Spot to = lower(square);
            svg.straight(List.of(from.moved(42, 0), to.moved(0, -16), to), "#9aa0a6", 1.5);
            svg.rect(to.x() - 4, to.y() - 17, 8, 12, "#d9772b", "#8a4a18");
            svg.rect(to.x() - 4, to.y() - 8, 8, 2.5, "#202020", "#202020");
        }
    }

    /** A Hall sensor, flat side up. */
    void hall(int square) {
        Spot at = middle(square).moved(0, -12);
        svg.rect(at.x() - 9, at.y() - 6, 18, 12, "#2b2d31", "#101114");
        for (int leg = -1; leg <= 1; leg++) {
            svg.straight(List.of(at.moved(5.0 * leg, 6), at.moved(5.0 * leg, 15)), "#c9ccd1", 1.5);
        }
    }

    /** Where a light is. */
    Spot light(LightLayout.Kind kind, int place) {
        return switch (kind) {
            case SQUARES -> middle(place).moved(-8, 12);
            case CORNERS -> new Spot(x + place % 9 * SIDE, y + (8 - place / 9) * SIDE);
            case EDGES ->
                place < 8
                        ? new Spot(x + place * SIDE + SIDE / 2, y + SIZE + 7)
                        : new Spot(x - 7, y + (15 - place) * SIDE + SIDE / 2);
        };
    }

    /** The lights of a lamp; those of a chain with the wire from one to the next. */
    void lights(LightLayout layout, boolean chained, String paint) {
        List<Spot> spots = new ArrayList<>();
        for (int place : layout.places()) {
            if (place != SquareMap.NONE) {
                spots.add(light(layout.kind(), place));
            }
        }
        if (chained) {
            svg.straight(spots, "#2e8b57", 2);
        }
        for (Spot spot : spots) {
            svg.circle(spot.x(), spot.y(), 5, paint);
        }
    }

    /** One wire along all squares of a line, at the given side of each. */
    void line(List<Spot> spots, String paint) {
        svg.straight(spots, paint, 2);
    }
}
