package org.jadoube.rules;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A man: a piece or pawn of one side, without a square. */
public record Man(Side side, Piece piece) {

    private static final Map<Piece, Man> WHITE = all(Side.WHITE);
    private static final Map<Piece, Man> BLACK = all(Side.BLACK);

    private static Map<Piece, Man> all(Side side) {
        Map<Piece, Man> men = new EnumMap<>(Piece.class);
        for (Piece piece : Piece.values()) {
            men.put(piece, new Man(side, piece));
        }
        return men;
    }

    /** Asked for every man of the board: without the machinery of records, which is put together at run time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || (other instanceof Man man && side == man.side && piece == man.piece);
    }

    @Override
    public int hashCode() {
        return 31 * side.hashCode() + piece.hashCode();
    }

    /** The shared instance for a side and a piece. */
    public static Man of(Side side, Piece piece) {
        return Objects.requireNonNull((side == Side.WHITE ? WHITE : BLACK).get(piece));
    }

    /**
     * The man of a FEN letter: upper case is White.
     *
     * @throws IllegalArgumentException if no piece has this letter
     */
    public static Man of(char fen) {
        return of(Character.isUpperCase(fen) ? Side.WHITE : Side.BLACK, Piece.of(fen));
    }

    /** The FEN letter: upper case for White, lower case for Black. */
    public char fen() {
        return side == Side.WHITE ? piece.letter() : Character.toLowerCase(piece.letter());
    }
}
