package org.jadoube.rules;

import java.util.Locale;

/** The kind of a man, whatever its colour (FIDE 2023, articles 3.2 to 3.8). */
public enum Piece {
    PAWN('P'),
    KNIGHT('N'),
    BISHOP('B'),
    ROOK('R'),
    QUEEN('Q'),
    KING('K');

    private final char letter;

    Piece(char letter) {
        this.letter = letter;
    }

    /** The English letter in upper case; {@code P} for a pawn, which SAN leaves out. */
    public char letter() {
        return letter;
    }

    /** The English name in lower case, as in {@code queen}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The piece of an English letter.
     *
     * @param letter one of {@code PNBRQK}, in either case
     * @throws IllegalArgumentException if no piece has this letter
     */
    public static Piece of(char letter) {
        return switch (letter) {
            case 'P', 'p' -> PAWN;
            case 'N', 'n' -> KNIGHT;
            case 'B', 'b' -> BISHOP;
            case 'R', 'r' -> ROOK;
            case 'Q', 'q' -> QUEEN;
            case 'K', 'k' -> KING;
            default -> throw new IllegalArgumentException("no piece has the letter '" + letter + "', only PNBRQK do");
        };
    }
}
