package org.jadoube.host.bridge.dgt;

import java.util.Arrays;
import org.jadoube.hardware.dgt.EeMoves;
import org.jadoube.hardware.dgt.FieldUpdate;

/** The last changes of squares, for a program that asks what it missed; older ones are forgotten. */
final class DgtMemory {
    private static final long AT_ONCE = 250_000_000;
    /** Bytes of changes that are kept: a known program has room for 512 in all. */
    private static final int ROOM = 480;

    private byte[] pieces = {};
    private long last = Long.MIN_VALUE / 2;

    void add(FieldUpdate update, long now) {
        byte[] tag = EeMoves.piece(update, now - last < AT_ONCE);
        last = now;
        int from = pieces.length == ROOM ? tag.length : 0;
        byte[] next = Arrays.copyOfRange(pieces, from, pieces.length + tag.length);
        System.arraycopy(tag, 0, next, next.length - tag.length, tag.length);
        pieces = next;
    }

    EeMoves all() {
        return EeMoves.of(pieces);
    }
}
