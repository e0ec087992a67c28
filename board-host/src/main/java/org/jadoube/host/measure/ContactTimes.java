package org.jadoube.host.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** When the contact of each square closed and opened in a recording of occupancy; squares 0..63, a1 = 0, times in ms. */
final class ContactTimes {

    /** A contact that is open for less than this has bounced; no hand is so quick. */
    static final long BOUNCE = 15;

    /** What never happens. */
    static final long NEVER = Long.MAX_VALUE;

    private final List<NavigableMap<Long, Boolean>> squares = new ArrayList<>();

    ContactTimes() {
        IntStream.range(0, 64).forEach(square -> squares.add(new TreeMap<>()));
    }

    /** Adds what a scan read. */
    void read(long t, long mask) {
        for (int square = 0; square < 64; square++) {
            NavigableMap<Long, Boolean> times = squares.get(square);
            boolean now = (mask >>> square & 1) != 0;
            if (times.isEmpty() || times.lastEntry().getValue() != now) {
                times.put(t, now);
            }
        }
    }

    boolean full(int square, long t) {
        Map.Entry<Long, Boolean> entry = squares.get(square).floorEntry(t);
        return entry != null && entry.getValue();
    }

    /** The last opening up to {@code t}; 0 if there was none. */
    long opened(int square, long t) {
        return squares.get(square).headMap(t, true).descendingMap().entrySet().stream()
                .filter(edge -> !edge.getValue())
                .mapToLong(Map.Entry::getKey)
                .findFirst()
                .orElse(0);
    }

    /** The first opening after {@code t}, or {@link #NEVER}. */
    long opens(int square, long t) {
        return first(square, t, false);
    }

    /** The first closing after {@code t}, or {@link #NEVER}. */
    long closes(int square, long t) {
        return first(square, t, true);
    }

    private long first(int square, long t, boolean full) {
        return squares.get(square).tailMap(t, false).entrySet().stream()
                .filter(edge -> edge.getValue() == full)
                .mapToLong(Map.Entry::getKey)
                .findFirst()
                .orElse(NEVER);
    }

    /** All openings. */
    List<Long> openings(int square) {
        return squares.get(square).entrySet().stream()
                .filter(edge -> !edge.getValue())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** All closings of a contact that had been open for longer than a bounce. */
    List<Long> closings(int square) {
        NavigableMap<Long, Boolean> times = squares.get(square);
        return times.entrySet().stream()
                .filter(Map.Entry::getValue)
                .map(Map.Entry::getKey)
                .filter(t -> times.lowerKey(t) != null && t - times.lowerKey(t) >= BOUNCE)
                .toList();
    }
}
