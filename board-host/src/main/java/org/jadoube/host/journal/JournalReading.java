package org.jadoube.host.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * A journal as it was read: every record up to the first that is not whole.
 *
 * @param entries the records, the {@link Entry.Start} first; none: there is no game in it
 * @param reader what has read them
 * @param good how many bytes they take, the file's header with them
 * @param flaw what is wrong behind them; empty: nothing
 */
record JournalReading(List<Entry> entries, EntryReader reader, long good, String flaw) {

    /** A file that is no journal that this program reads; the message says what it is. */
    static final class Foreign extends Exception {
        Foreign(String message) {
            super(message);
        }
    }

    JournalReading {
        entries = List.copyOf(entries);
    }

    /** Reads {@code path}. */
    static JournalReading of(Path path) throws IOException, Foreign {
        return of(path.toString(), Files.readAllBytes(path));
    }

    /** Reads {@code bytes} of a file with this name. */
    static JournalReading of(String name, byte[] bytes) throws Foreign {
        if (!JournalFormat.isOurs(bytes)) {
            throw new Foreign(name + " is no journal of jadoube");
        }
        int at = JournalFormat.length();
        if (bytes.length >= at && bytes[at - 1] != JournalFormat.VERSION) {
            throw new Foreign(name + " has journal format " + (bytes[at - 1] & 0xff) + "; this program reads format "
                    + JournalFormat.VERSION);
        }
        List<Entry> entries = new ArrayList<>();
        EntryReader reader = new EntryReader();
        String flaw = bytes.length < at ? "it ends within its first bytes" : "";
        while (at < bytes.length) {
            ByteSource in = new ByteSource(bytes, at, bytes.length);
            if (isTorn(bytes, at)) {
                flaw = "the last record is torn at byte " + at;
                break;
            }
            try {
                int length = in.count();
                int from = at + bytesOf(length);
                check(bytes, from, length);
                entries.add(reader.read(new ByteSource(bytes, from, from + length)));
                at = from + length + 4;
            } catch (ByteSource.Spoilt e) {
                JournalReading good = of(name, Arrays.copyOf(bytes, at));
                return new JournalReading(
                        good.entries, good.reader, at, "the record at byte " + at + " is spoilt: " + e.getMessage());
            }
        }
        return new JournalReading(entries, reader, Math.min(at, bytes.length), flaw);
    }

    /** The game's start, null if there is none. */
    Entry.@Nullable Start start() {
        return entries.isEmpty() || !(entries.getFirst() instanceof Entry.Start start) ? null : start;
    }

    private static void check(byte[] bytes, int from, int length) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, from, length);
        int sum = new ByteSource(bytes, from + length, from + length + 4).fixed32();
        if (sum != (int) crc.getValue()) {
            throw new ByteSource.Spoilt("its check sum is wrong");
        }
    }

    /** Whether the record at {@code at} was begun and not finished. */
    private static boolean isTorn(byte[] bytes, int at) {
        int end = at;
        while (end < bytes.length && bytes[end] < 0) {
            end++;
        }
        if (end == bytes.length) {
            return end - at < 5;
        }
        int length = new ByteSource(bytes, at, bytes.length).count();
        return end + 1 + (long) length + 4 > bytes.length;
    }

    private static int bytesOf(int length) {
        int bytes = 1;
        for (int left = length >>> 7; left != 0; left >>>= 7) {
            bytes++;
        }
        return bytes;
    }
}
