package org.jadoube.host.journal;

import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;

/**
 * Writes readings as their difference from the one before, square by square: a contact that bounces costs two bytes and not
 * the whole board. A square's content is five bits: white, black and the three planes of {@link Reading.Identity}; a sensor
 * that tells full from empty has the first alone, one that tells colours the first two.
 */
final class ReadingCodec {

    private final long[] last = new long[5];

    /** The squares that differ from the reading before, as a mask. */
    long changed(Reading reading) {
        long[] now = planes(reading);
        long changed = 0;
        for (int plane = 0; plane < now.length; plane++) {
            changed |= last[plane] ^ now[plane];
        }
        return changed;
    }

    /** Writes each of the {@code changed} squares and how it changed, and remembers {@code reading}. */
    void write(Reading reading, long changed, ByteSink out) {
        long[] now = planes(reading);
        for (long left = changed; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int bits = 0;
            for (int plane = 0; plane < now.length; plane++) {
                bits |= (int) ((last[plane] ^ now[plane]) >>> square & 1) << plane;
            }
            out.u8(square);
            out.u8(bits);
        }
        remember(reading);
    }

    /** Remembers {@code reading} as the last one. */
    void remember(Reading reading) {
        System.arraycopy(planes(reading), 0, last, 0, last.length);
    }

    /** Reads {@code count} changed squares and gives the whole reading. */
    Reading read(ByteSource in, int count, SensorKind kind) {
        for (int i = 0; i < count; i++) {
            int square = in.u8();
            toggle(square, in.u8());
        }
        return reading(kind);
    }

    /** The reading after one square changed by {@code bits}. */
    Reading toggled(int square, int bits, SensorKind kind) {
        toggle(square, bits);
        return reading(kind);
    }

    private void toggle(int square, int bits) {
        if (square > 63 || bits > 31) {
            throw new ByteSource.Spoilt("no change " + bits + " of square " + square);
        }
        for (int plane = 0; plane < last.length; plane++) {
            last[plane] ^= (long) (bits >>> plane & 1) << square;
        }
    }

    private Reading reading(SensorKind kind) {
        return switch (kind) {
            case OCCUPANCY -> new Reading.Occupancy(last[0]);
            case COLOUR -> new Reading.Colour(last[0], last[1]);
            case IDENTITY -> new Reading.Identity(last[0], last[1], last[2], last[3], last[4]);
        };
    }

    private static long[] planes(Reading reading) {
        return switch (reading) {
            case Reading.Occupancy r -> new long[] {r.full(), 0, 0, 0, 0};
            case Reading.Colour r -> new long[] {r.white(), r.black(), 0, 0, 0};
            case Reading.Identity r -> new long[] {r.white(), r.black(), r.plane0(), r.plane1(), r.plane2()};
        };
    }
}
