package org.jadoube.hardware.dgt;

import java.util.Arrays;

/** What the board remembers of men lifted and placed: a stream of tags that begins with a power-up and ends with an end mark. */
public final class EeMoves implements DgtMessage {
    static final int ID = 0x0F;
    private static final int NOTHING = 0x7F;
    private static final int POWER_UP = 0x6A;
    private static final int END = 0x6B;
    private static final int PIECE = 0x40;
    private static final int AT_ONCE = 0x10;

    private final byte[] tags;

    EeMoves(byte[] tags) {
        this.tags = tags.clone();
    }

    /** The stream of these pieces' tags, each of two bytes as {@link #piece} makes them. */
    public static EeMoves of(byte[] pieces) {
        byte[] tags = new byte[pieces.length + 5];
        Arrays.fill(tags, 0, 3, (byte) NOTHING);
        tags[3] = POWER_UP;
        System.arraycopy(pieces, 0, tags, 4, pieces.length);
        tags[tags.length - 1] = END;
        return new EeMoves(tags);
    }

    /** The tag of a change of one square; {@code atOnce}: within 250 ms of the one before. */
    public static byte[] piece(FieldUpdate update, boolean atOnce) {
        byte[] square = update.data();
        return new byte[] {(byte) (PIECE | (atOnce ? AT_ONCE : 0) | square[1]), square[0]};
    }

    @Override
    public int id() {
        return ID;
    }

    @Override
    public byte[] data() {
        return tags.clone();
    }
}
