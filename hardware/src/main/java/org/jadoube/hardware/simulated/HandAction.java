package org.jadoube.hardware.simulated;

import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;

/**
 * What a hand does to the men. It is a physical act: nothing here knows whether it is lawful. A hand is named by 1 to 24
 * letters, digits, {@code -} or {@code _}, and holds one man at most.
 */
public sealed interface HandAction {

    /** The hand that acts. */
    String hand();

    /** Lifts the man that stands on {@code square}. */
    record Lift(String hand, int square) implements HandAction {
        public Lift {
            HandName.require(hand);
            SimulatedBoard.requireSquare(square);
        }
    }

    /** Sets the man in hand down on {@code square}; an enemy man that stands there is pushed off into the tray. */
    record Place(String hand, int square) implements HandAction {
        public Place {
            HandName.require(hand);
            SimulatedBoard.requireSquare(square);
        }
    }

    /** Sets the man in hand down between squares, see {@link Whereabouts.Between}. */
    record PlaceBetween(String hand, double file, double rank) implements HandAction {
        public PlaceBetween {
            HandName.require(hand);
            new Whereabouts.Between(file, rank);
        }
    }

    /** Lays the man in hand into the tray. */
    record ToTray(String hand) implements HandAction {
        public ToTray {
            HandName.require(hand);
        }
    }

    /** Takes the man with number {@code man} from wherever no sensor sees it: the tray, a line, another hand. */
    record Take(String hand, int man) implements HandAction {
        public Take {
            HandName.require(hand);
        }
    }

    /** Takes a spare man out of the box, as for a promotion; the box never runs empty. */
    record FromBox(String hand, Man man) implements HandAction {
        public FromBox {
            HandName.require(hand);
        }
    }

    /**
     * Slides the man off {@code square} while a man of the same side comes on in its place, as when a pawn is crowned; the
     * contact below never opens.
     */
    record Exchange(String hand, int square, Piece piece) implements HandAction {
        public Exchange {
            HandName.require(hand);
            SimulatedBoard.requireSquare(square);
        }
    }

    /** Puts all men as {@code placement} (first field of a FEN) shows them, in one go; who is left over goes to the tray. */
    record Arrange(String hand, String placement) implements HandAction {
        public Arrange {
            HandName.require(hand);
            Placement.read(placement);
        }
    }
}
