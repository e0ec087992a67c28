package org.jadoube.hardware.dgt;

import java.util.Arrays;
import org.jadoube.rules.Man;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;

/** All 64 squares: a code a square, a8 b8 ... h8, a7 ... h1. */
public record BoardDump(Reading.Identity board) implements DgtMessage {
    static final int ID = 0x06;
    private static final int SQUARES = 64;

    @Override
    public int id() {
        return ID;
    }

    @Override
    public byte[] data() {
        byte[] data = new byte[SQUARES];
        for (int square = 0; square < SQUARES; square++) {
            data[DgtSquare.turned(square)] = (byte) DgtSquare.code(FieldUpdate.man(board, square));
        }
        return data;
    }

    static BoardDump read(byte[] data) {
        DgtMessage.expect(data, SQUARES);
        @Nullable Man[] men = new @Nullable Man[SQUARES];
        for (int square = 0; square < SQUARES; square++) {
            men[square] = DgtSquare.man(data[DgtSquare.turned(square)]);
        }
        return new BoardDump(Reading.Identity.of(Arrays.asList(men)));
    }
}
