package org.jadoube.rules.pgn;

import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * Reads the games of a PGN text one after the other, each only when it is asked for.
 *
 * <p>Kind to what is met in the wild: UTF-8 or Latin-1, a byte order mark, any line ends, no tags, no result, notation as
 * people write it, castling rights that cannot be. A game that cannot be read is told with its line and the reason, and the
 * next one is read.
 */
public final class PgnReader implements Iterator<PgnEntry> {

    private final PgnBytes bytes;

    /** A reader of bytes. */
    public PgnReader(ByteSource source) {
        this.bytes = new PgnBytes(source);
    }

    /** A reader of a text. */
    public PgnReader(String text) {
        this(ByteSource.of(text));
    }

    @Override
    public boolean hasNext() {
        while (true) {
            bytes.skipBlanks();
            int next = bytes.peek();
            if (next == PgnBytes.END) {
                return false;
            }
            if (next != '%' || !bytes.atLineStart()) {
                return true;
            }
            bytes.skipLine();
        }
    }

    @Override
    public PgnEntry next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no game is left");
        }
        int line = bytes.line();
        PgnTags tags = new PgnTags(bytes);
        try {
            tags.read();
            return new PgnEntry.Read(line, new PgnMoveText(bytes, tags).read());
        } catch (PgnFault fault) {
            skip();
            return new PgnEntry.Broken(fault.line(), fault.reason(), tags.values());
        }
    }

    /** Goes to where the next game seems to begin: a tag after something else, or the first tag of the roster. */
    private void skip() {
        boolean other = false;
        if (!bytes.atLineStart()) {
            bytes.skipLine();
        }
        while (bytes.peek() != PgnBytes.END) {
            boolean tag = bytes.startsWith("[") && !bytes.startsWith("[%");
            if (tag && (other || bytes.startsWith("[Event "))) {
                return;
            }
            other |= !tag;
            bytes.skipLine();
        }
    }
}
