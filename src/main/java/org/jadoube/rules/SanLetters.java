package org.jadoube.rules;

/** The letters that a language uses for the pieces in algebraic notation. */
public enum SanLetters {
    /** K Q R B N: king, queen, rook, bishop, knight. */
    ENGLISH("KQRBN"),
    /** K D T L P: koning, dame, toren, loper, paard. */
    DUTCH("KDTLP"),
    /** K D T L S: konge, dronning, tårn, løber, springer. */
    DANISH("KDTLS");

    private static final Piece[] ORDER = {Piece.KING, Piece.QUEEN, Piece.ROOK, Piece.BISHOP, Piece.KNIGHT};
    private static final String FIGURES = "\u2654\u2655\u2656\u2657\u2658\u265a\u265b\u265c\u265d\u265e";

    private final String letters;

    SanLetters(String letters) {
        this.letters = letters;
    }

    /** The letter of a piece; a pawn has none and gets a blank. */
    public char letter(Piece piece) {
        return switch (piece) {
            case KING -> letters.charAt(0);
            case QUEEN -> letters.charAt(1);
            case ROOK -> letters.charAt(2);
            case BISHOP -> letters.charAt(3);
            case KNIGHT -> letters.charAt(4);
            case PAWN -> ' ';
        };
    }

    /** The piece of a letter or a chess figure; a pawn if it is neither. */
    Piece piece(char letter) {
        int at = letters.indexOf(letter);
        if (at < 0) {
            int figure = FIGURES.indexOf(letter);
            at = figure < 0 ? -1 : figure % 5;
        }
        return at < 0 ? Piece.PAWN : ORDER[at];
    }
}
