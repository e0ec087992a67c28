package org.jadoube.hardware.simulated;

/** Where a physical man is: on a square, in a hand, between squares or in the tray beside the board. */
public sealed interface Whereabouts {

    /** Standing on {@code square} (0..63, a1 = 0), where the sensor below sees it. */
    record OnSquare(int square) implements Whereabouts {
        public OnSquare {
            SimulatedBoard.requireSquare(square);
        }
    }

    /** Held in the air by {@code hand}; {@code from} is the square that it was lifted from, -1 if it came from elsewhere. */
    record InHand(String hand, int from) implements Whereabouts {
        public InHand {
            HandName.require(hand);
            if (from != -1) {
                SimulatedBoard.requireSquare(from);
            }
        }
    }

    /**
     * Set down where no sensor sees it: on a line between squares or on the frame. Coordinates are in squares from the
     * outer corner of a1: {@code file} runs 0..8 from the a-file, {@code rank} 0..8 from the first rank.
     */
    record Between(double file, double rank) implements Whereabouts {
        public Between {
            if (!(file >= 0 && file <= 8 && rank >= 0 && rank <= 8)) {
                throw new IllegalArgumentException("between squares: file and rank must be 0 to 8");
            }
        }
    }

    /** In the tray; {@code order} tells which man was laid there first. */
    record InTray(int order) implements Whereabouts {}
}
