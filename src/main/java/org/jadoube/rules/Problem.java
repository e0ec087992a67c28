package org.jadoube.rules;

/** A reason why what stands on a board is no position that the rules can go on from. */
public enum Problem {
    EMPTY("the board is empty", false),
    NO_WHITE_KING("White has no king", false),
    NO_BLACK_KING("Black has no king", false),
    TOO_MANY_KINGS("a side has more than one king", false),
    PAWNS_ON_BACKRANK("a pawn stands on the first or eighth rank", false),
    TOO_MANY_WHITE_PAWNS("White has more than eight pawns", true),
    TOO_MANY_BLACK_PAWNS("Black has more than eight pawns", true),
    TOO_MANY_WHITE_PIECES("White has more than sixteen men", true),
    TOO_MANY_BLACK_PIECES("Black has more than sixteen men", true),
    TOO_MANY_WHITE_PROMOTED("White has more promoted pieces than pawns are missing", true),
    TOO_MANY_BLACK_PROMOTED("Black has more promoted pieces than pawns are missing", true),
    OPPOSITE_CHECK("the side that is not to move is in check", true),
    TOO_MANY_CHECKERS("more than two men give check", true),
    IMPOSSIBLE_CHECK("no legal move can have led to this check", true),
    BAD_CASTLING_RIGHTS("a castling right names a king or rook that does not stand at home", true),
    INVALID_EP_SQUARE("no pawn can just have crossed the en-passant square", true);

    private final String text;
    private final boolean waivable;

    Problem(String text, boolean waivable) {
        this.text = text;
        this.waivable = waivable;
    }

    /** The reason in words. */
    public String text() {
        return text;
    }

    /** Whether the rules can still work if a caller accepts this; wrong rights are then dropped. */
    public boolean waivable() {
        return waivable;
    }
}
