package org.jadoube.host.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;

/**
 * The key under which a Polyglot book keeps a position: the exclusive or of published numbers, one for each man on its
 * square, each castling right, the file of a pawn that might be taken en passant, and White's turn. The 781 numbers are
 * part of the description of the format.
 */
final class BookKey {

    private static final int CASTLING = 768;
    private static final int EN_PASSANT = 772;
    private static final int TURN = 780;
    private static final int COUNT = 781;
    private static final long[] NUMBERS = numbers();

    private BookKey() {}

    private static long[] numbers() {
        try (InputStream in = BookKey.class.getResourceAsStream("polyglot-keys.txt")) {
            if (in == null) {
                throw new IllegalStateException("polyglot-keys.txt is missing from the program");
            }
            String[] words = new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .strip()
                    .split("\\s+");
            if (words.length != COUNT) {
                throw new IllegalStateException(COUNT + " numbers expected, not " + words.length);
            }
            long[] numbers = new long[COUNT];
            for (int i = 0; i < COUNT; i++) {
                numbers[i] = Long.parseUnsignedLong(words[i], 16);
            }
            return numbers;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The key of {@code position}. */
    static long of(Position position) {
        long key = position.turn() == Side.WHITE ? NUMBERS[TURN] : 0;
        for (long left = position.occupied(); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            Man man = position.at(square);
            key ^= man == null ? 0 : NUMBERS[64 * kind(man) + square];
        }
        for (long left = position.castlingRooks(); left != 0; left &= left - 1) {
            key ^= NUMBERS[CASTLING + castling(position, Long.numberOfTrailingZeros(left))];
        }
        int passed = doubleStep(position);
        return passed < 0 ? key : key ^ NUMBERS[EN_PASSANT + Square.file(passed)];
    }

    /** Black pawn 0, white pawn 1, black knight 2 and so on up to the white king. */
    private static int kind(Man man) {
        int kind = switch (man.piece()) {
            case PAWN -> 0;
            case KNIGHT -> 1;
            case BISHOP -> 2;
            case ROOK -> 3;
            case QUEEN -> 4;
            case KING -> 5;
        };
        return 2 * kind + (man.side() == Side.WHITE ? 1 : 0);
    }

    /** White short 0, White long 1, Black short 2, Black long 3. */
    private static int castling(Position position, int rook) {
        Side side = (position.men(Side.WHITE) & Square.bit(rook)) != 0 ? Side.WHITE : Side.BLACK;
        boolean isShort = rook > position.king(side);
        return (side == Side.WHITE ? 0 : 2) + (isShort ? 0 : 1);
    }

    /** The square that a pawn has just passed over with an enemy pawn beside it, free to take it or not; else -1. */
    private static int doubleStep(Position position) {
        int passed = position.passedSquare();
        if (passed < 0) {
            return -1;
        }
        int pushed = position.turn() == Side.WHITE ? passed - 8 : passed + 8;
        long beside = (Square.file(pushed) > 0 ? Square.bit(pushed - 1) : 0)
                | (Square.file(pushed) < 7 ? Square.bit(pushed + 1) : 0);
        return (beside & position.pieces(position.turn(), Piece.PAWN)) == 0 ? -1 : passed;
    }
}
