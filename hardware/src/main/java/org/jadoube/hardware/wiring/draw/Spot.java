package org.jadoube.hardware.wiring.draw;

/** A place in a drawing. */
record Spot(double x, double y) {

    Spot moved(double right, double down) {
        return new Spot(x + right, y + down);
    }
}
