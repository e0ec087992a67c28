package org.jadoube.rules;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Forsyth-Edwards notation: six fields with placement, turn, castling, en passant, halfmove clock and move number.
 *
 * <p>Castling is read as {@code KQkq} (in Chess960 the outermost rook: X-FEN) and as file letters (Shredder-FEN). Written
 * are {@code KQkq}, in Chess960 file letters, and an en-passant square only where the capture is legal.
 */
public final class Fen {

    private Fen() {}

    /**
     * Reads a FEN by the letter: six fields, one blank between two.
     *
     * @throws FenException if it is none; what stands on the board need not make sense yet
     */
    public static Setup read(String fen) {
        return read(fen, false);
    }

    /** Reads a FEN by the letter, with castling as in Chess960 or as usual. */
    public static Setup read(String fen, boolean chess960) {
        return new FenReader(fen, true, chess960).read();
    }

    /**
     * Reads a FEN kindly: blanks may be many, fields at the end may be missing (White to move, no rights, move 1), the
     * move number may be 0, and rights and en-passant squares that cannot be are dropped.
     *
     * @throws FenException if it is none
     */
    public static Setup readLenient(String fen, boolean chess960) {
        return new FenReader(fen, false, chess960).read().cleaned();
    }

    /**
     * The position of a FEN.
     *
     * @throws FenException if the text is no FEN, or names every reason why it is no position
     */
    public static Position position(String fen) {
        return position(fen, false);
    }

    /** The position of a FEN, with castling as in Chess960 or as usual. */
    public static Position position(String fen, boolean chess960) {
        return position(fen, read(fen, chess960), Set.of());
    }

    /**
     * The position of a FEN under these rules of movement. Where kings are taken, the side not to move may be in check.
     *
     * @throws FenException if it is none
     */
    public static Position position(String fen, boolean chess960, MoveRules rules) {
        Set<Problem> waived = rules.kingCapture() ? EnumSet.of(Problem.OPPOSITE_CHECK) : Set.of();
        return position(fen, read(fen, chess960), waived).with(rules);
    }

    /**
     * The position of a FEN that is read kindly; what {@link Problem#waivable() can be waived} is, save that the side not to
     * move may not be in check.
     *
     * @throws FenException if it is none all the same
     */
    public static Position positionLenient(String fen, boolean chess960) {
        Setup setup = readLenient(fen, chess960);
        Set<Problem> waived = EnumSet.noneOf(Problem.class);
        for (Problem problem : Problem.values()) {
            if (problem.waivable() && problem != Problem.OPPOSITE_CHECK) {
                waived.add(problem);
            }
        }
        return position(fen, setup, waived);
    }

    private static Position position(String fen, Setup setup, Set<Problem> waived) {
        try {
            return setup.toPosition(waived);
        } catch (SetupException e) {
            FenException named = new FenException(fen, e.problems());
            named.initCause(e);
            throw named;
        }
    }

    /** The FEN of a position; the en-passant square is named only where the capture is legal. */
    public static String write(Position position) {
        return write(position, position.enPassant());
    }

    /** The FEN of a position as the standard of 1994 has it: the square is named after every double step. */
    public static String writeWithPassedSquare(Position position) {
        return write(position, position.passedSquare());
    }

    private static String write(Position position, int enPassant) {
        StringBuilder out = new StringBuilder(90);
        writePlacement(position, out);
        out.append(position.turn() == Side.WHITE ? " w " : " b ");
        writeCastling(position, out);
        out.append(' ').append(enPassant < 0 ? "-" : Square.name(enPassant));
        out.append(' ').append(position.halfmoveClock());
        out.append(' ').append(position.fullmoveNumber());
        return out.toString();
    }

    /** The placement field alone, as identity sensors and diagrams use it. */
    public static String placement(Position position) {
        StringBuilder out = new StringBuilder(72);
        writePlacement(position, out);
        return out.toString();
    }

    private static void writePlacement(Position position, StringBuilder out) {
        for (int rank = 7; rank >= 0; rank--) {
            int gap = 0;
            for (int file = 0; file < 8; file++) {
                @Nullable Man man = position.at(Square.of(file, rank));
                if (man == null) {
                    gap++;
                    continue;
                }
                if (gap > 0) {
                    out.append((char) ('0' + gap));
                    gap = 0;
                }
                out.append(man.fen());
            }
            if (gap > 0) {
                out.append((char) ('0' + gap));
            }
            if (rank > 0) {
                out.append('/');
            }
        }
    }

    private static void writeCastling(Position position, StringBuilder out) {
        long rooks = position.castlingRooks();
        if (rooks == 0) {
            out.append('-');
        }
        for (int home = 0; home <= 56; home += 56) {
            for (int file = 7; file >= 0; file--) {
                if ((rooks >>> (home + file) & 1) != 0) {
                    char letter = position.chess960() ? (char) ('A' + file) : file > 4 ? 'K' : 'Q';
                    out.append(home == 0 ? letter : Character.toLowerCase(letter));
                }
            }
        }
    }
}
