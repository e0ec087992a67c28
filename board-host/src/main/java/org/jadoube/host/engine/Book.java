package org.jadoube.host.engine;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;

/**
 * An opening book in Polyglot's format: entries of 16 bytes, highest byte first, in the order of their keys: key 8,
 * move 2, weight 2, learning 4. Entries are looked up in the file, which may be larger than a small computer's memory.
 */
final class Book {

    private static final int ENTRY = 16;
    private static final String PROMOTIONS = " nbrq";

    private record Entry(long key, int move, int weight) {}

    private final Path file;
    private final long entries;

    /**
     * Opens a book.
     *
     * @throws IOException if it cannot be read or is none; the message says which
     */
    Book(Path file) throws IOException {
        this.file = file;
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            long size = channel.size();
            if (size == 0 || size % ENTRY != 0) {
                throw new IOException("no Polyglot book: its " + size + " bytes are no whole number of entries of 16");
            }
            entries = size / ENTRY;
            if (entries > 1
                    && Long.compareUnsigned(
                                    entry(channel, 0).key(),
                                    entry(channel, entries - 1).key())
                            > 0) {
                throw new IOException("no Polyglot book: its entries are not in the order of their keys");
            }
        }
    }

    /** A move that the book knows here, in UCI, drawn by its weight; none if there is none or the book is lost. */
    Optional<String> choose(Position position, RandomGenerator dice) {
        List<Entry> known = known(position);
        int sum = known.stream().mapToInt(Entry::weight).sum();
        int drawn = sum == 0 ? 0 : dice.nextInt(sum);
        for (Entry entry : known) {
            drawn -= entry.weight();
            if (drawn < 0) {
                return move(position, entry.move()).map(move -> move.uci(position.chess960()));
            }
        }
        return Optional.empty();
    }

    private List<Entry> known(Position position) {
        long key = BookKey.of(position);
        List<Entry> found = new ArrayList<>();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            for (long at = first(channel, key); at < entries; at++) {
                Entry entry = entry(channel, at);
                if (entry.key() != key) {
                    break;
                }
                if (entry.weight() > 0 && move(position, entry.move()).isPresent()) {
                    found.add(entry);
                }
            }
        } catch (IOException e) {
            // a book on a stick that was pulled out is no reason to stop playing: the engine thinks for itself
            return List.of();
        }
        return found;
    }

    /** The first entry whose key is not below {@code key}. */
    private long first(FileChannel channel, long key) throws IOException {
        long low = 0;
        long high = entries;
        while (low < high) {
            long middle = (low + high) >>> 1;
            if (Long.compareUnsigned(entry(channel, middle).key(), key) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static Entry entry(FileChannel channel, long index) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(ENTRY);
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, index * ENTRY + bytes.position()) < 0) {
                throw new IOException("the book has become shorter");
            }
        }
        bytes.flip();
        return new Entry(bytes.getLong(), Short.toUnsignedInt(bytes.getShort()), Short.toUnsignedInt(bytes.getShort()));
    }

    /** Three bits each: file and rank of the goal, file and rank of the start, promotion; castling takes the rook. */
    private static Optional<Move> move(Position position, int bits) {
        int promotion = bits >>> 12 & 7;
        if (promotion >= PROMOTIONS.length()) {
            return Optional.empty();
        }
        String text = Square.name(bits >>> 6 & 63)
                + Square.name(bits & 63)
                + PROMOTIONS.substring(promotion, promotion + 1).strip();
        try {
            return Optional.of(Uci.read(position, text));
        } catch (MoveTextException e) {
            return Optional.empty();
        }
    }
}
