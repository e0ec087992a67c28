package org.jadoube.rules;

import java.util.Locale;

/**
 * Why a man may not go to a square; one of a closed set. Found by {@link WhyNotSearch}.
 *
 * <p>Masks: bit = square. Plies count from 1 at the start of the game as far as it is known.
 */
public sealed interface WhyNot {

    /** The reason's name in events, such as "still-in-check". */
    String word();

    /** The squares that show it: the men that are to blame and, of a pinned man, the line; as a mask. */
    default long squares() {
        return by();
    }

    /** The article of the Laws that says so. */
    String law();

    /** The men to blame, as a mask; none if nobody is. */
    default long by() {
        return 0;
    }

    /** The ply that spoilt it; 0 if none did. */
    default int ply() {
        return 0;
    }

    /** A man of the same side stands there (3.1.1). */
    record OwnMan(int square) implements WhyNot {
        @Override
        public String word() {
            return "own-man";
        }

        @Override
        public long by() {
            return Square.bit(square);
        }

        @Override
        public String law() {
            return "3.1.1";
        }
    }

    /** A piece of this kind does not move so (3.2 to 3.8). */
    record NotItsWay(Piece piece) implements WhyNot {
        @Override
        public String word() {
            return "not-its-way." + piece.name().toLowerCase(Locale.ROOT);
        }

        @Override
        public String law() {
            return switch (piece) {
                case BISHOP -> "3.2";
                case ROOK -> "3.3";
                case QUEEN -> "3.4";
                case KNIGHT -> "3.6";
                case PAWN -> "3.7";
                case KING -> "3.8";
            };
        }
    }

    /** A pawn goes diagonally only to take, and there is nothing to take (3.7.3). */
    record NothingToTake() implements WhyNot {
        @Override
        public String word() {
            return "nothing-to-take";
        }

        @Override
        public String law() {
            return "3.7.3";
        }
    }

    /** A man stands in the way (3.5, 3.7.1, 3.8.2.2). */
    record Blocked(int square, String law) implements WhyNot {
        @Override
        public String word() {
            return "blocked";
        }

        @Override
        public long by() {
            return Square.bit(square);
        }
    }

    /** The man shields his king from another (3.9.2); {@code line}: the squares from the king to that man, both included. */
    record Pinned(int pinner, long line) implements WhyNot {
        @Override
        public String word() {
            return "pinned";
        }

        @Override
        public long squares() {
            return line;
        }

        @Override
        public long by() {
            return Square.bit(pinner);
        }

        @Override
        public String law() {
            return "3.9.2";
        }
    }

    /** The king stands in check and would still (3.9.2). */
    record StillInCheck(long by) implements WhyNot {
        @Override
        public String word() {
            return "still-in-check";
        }

        @Override
        public String law() {
            return "3.9.2";
        }
    }

    /** The king would stand where these men attack (3.9.2). */
    record KingAttacked(long by) implements WhyNot {
        @Override
        public String word() {
            return "king-attacked";
        }

        @Override
        public String law() {
            return "3.9.2";
        }
    }

    /** The kings would stand side by side (3.9.2). */
    record KingsAdjacent(int other) implements WhyNot {
        @Override
        public String word() {
            return "kings-adjacent";
        }

        @Override
        public long by() {
            return Square.bit(other);
        }

        @Override
        public String law() {
            return "3.9.2";
        }
    }

    /** Nobody castles out of check (3.8.2.2). */
    record CastleInCheck(long by) implements WhyNot {
        @Override
        public String word() {
            return "castle-in-check";
        }

        @Override
        public String law() {
            return "3.8.2.2";
        }
    }

    /** Castling, the king would cross an attacked square (3.8.2.2). */
    record CastleThrough(int crossed, long by) implements WhyNot {
        @Override
        public String word() {
            return "castle-through";
        }

        @Override
        public long squares() {
            return by | Square.bit(crossed);
        }

        @Override
        public String law() {
            return "3.8.2.2";
        }
    }

    /** The right to castle is lost since a ply (3.8.2.1); 0: since before the game is known. */
    record CastleLost(Cause cause, int ply) implements WhyNot {

        /** What lost it. */
        public enum Cause {
            /** The king has moved. */
            KING,
            /** The rook has moved. */
            ROOK,
            /** The rook was taken. */
            TAKEN,
            /** It was lost before the first position that is known. */
            BEFORE
        }

        @Override
        public String word() {
            return "castle-lost." + cause.name().toLowerCase(Locale.ROOT);
        }

        @Override
        public String law() {
            return "3.8.2.1";
        }
    }

    /** The pawn could be taken in passing only at once (3.7.3.2); {@code square}: where it stands. */
    record TooLate(int square, int ply) implements WhyNot {
        @Override
        public String word() {
            return "too-late";
        }

        @Override
        public long by() {
            return Square.bit(square);
        }

        @Override
        public String law() {
            return "3.7.3.2";
        }
    }
}
