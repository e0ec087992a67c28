package org.jadoube.sensing;

import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * The content of one square as a small number, so that frames can be compared without objects.
 * 0 is empty, 1 full of a man unknown, 2 and 3 full of a white or black man of unknown kind, from 4 on white and black men by kind.
 */
@SuppressWarnings("EnumOrdinal") // an array index or bit number, never stored
final class Content {

    static final byte EMPTY = 0;
    static final byte UNKNOWN = 1;

    private static final byte FIRST_SIDE = 2;
    private static final byte FIRST_MAN = 4;
    private static final Side[] SIDES = Side.values();
    private static final Piece[] PIECES = Piece.values();

    private Content() {}

    static byte of(Side side) {
        return (byte) (FIRST_SIDE + side.ordinal());
    }

    static byte of(Man man) {
        return (byte) (FIRST_MAN + man.piece().ordinal() * 2 + man.side().ordinal());
    }

    static @Nullable Side side(byte content) {
        return content < FIRST_SIDE ? null : SIDES[content & 1];
    }

    static @Nullable Piece piece(byte content) {
        return content < FIRST_MAN ? null : PIECES[(content - FIRST_MAN) >> 1];
    }
}
