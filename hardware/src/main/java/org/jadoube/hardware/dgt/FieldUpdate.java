package org.jadoube.hardware.dgt;

import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;

/**
 * What now stands on one square.
 *
 * @param square 0 to 63, a1 is 0
 * @param man null: the square is empty
 */
public record FieldUpdate(int square, @Nullable Man man) implements DgtMessage {
    static final int ID = 0x0E;
    private static final int LAST = 63;

    /** Checks the square. */
    public FieldUpdate {
        if (square < 0 || square > LAST) {
            throw new IllegalArgumentException("square " + square);
        }
    }

    @Override
    public int id() {
        return ID;
    }

    @Override
    public byte[] data() {
        return new byte[] {(byte) DgtSquare.turned(square), (byte) DgtSquare.code(man)};
    }

    static FieldUpdate read(byte[] data) {
        DgtMessage.expect(data, 2);
        if (data[0] > LAST) {
            throw new IllegalArgumentException("square " + data[0]);
        }
        return new FieldUpdate(DgtSquare.turned(data[0]), DgtSquare.man(data[1]));
    }

    /** The man that {@code board} reads on a square, or null. */
    static @Nullable Man man(Reading.Identity board, int square) {
        Side side = board.sideAt(square);
        Piece piece = board.pieceAt(square);
        return side == null || piece == null ? null : Man.of(side, piece);
    }
}
