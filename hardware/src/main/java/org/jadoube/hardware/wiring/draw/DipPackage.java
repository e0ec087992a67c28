package org.jadoube.hardware.wiring.draw;

import java.util.List;

/**
 * A chip in its dual in-line package as it lies on a board, notch up: pin 1 at the top left, counted down the left side and up the
 * right.
 *
 * @param pins an even number
 * @param label what is printed on it, a line each
 */
record DipPackage(double x, double y, int pins, List<String> label) {
    static final double WIDTH = 62;
    static final double PITCH = 11;

    private static final double LEG = 7;

    DipPackage {
        label = List.copyOf(label);
    }

    double height() {
        return pins / 2.0 * PITCH + 6;
    }

    /** Where a wire meets a pin. */
    Spot pin(int number) {
        boolean left = number <= pins / 2;
        int row = left ? number - 1 : pins - number;
        return new Spot(left ? x - LEG : x + WIDTH + LEG, y + 3 + PITCH / 2 + row * PITCH);
    }

    void draw(Svg svg) {
        for (int pin = 1; pin <= pins; pin++) {
            Spot leg = pin(pin);
            boolean left = pin <= pins / 2;
            svg.rect(left ? leg.x() : leg.x() - LEG, leg.y() - 2, LEG, 4, "#c9ccd1", "#8a8d92");
        }
        svg.rect(x, y, WIDTH, height(), "#26282c", "#101114");
        svg.circle(x + WIDTH / 2, y + 4, 4, "#45484e");
        svg.circle(x + 8, pin(1).y(), 2, "#8a8d92");
        double at = y + height() / 2 - (label.size() - 1) * 6.5 + 4;
        for (String line : label) {
            svg.print(x + WIDTH / 2, at, line);
            at += 13;
        }
    }
}
