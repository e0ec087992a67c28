package org.jadoube.host.measure;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Locale;

/** A growing sample of times, in whatever unit it was filled. */
public final class Sample {
    private long[] values = new long[1024];
    private int size;

    /** Adds a value. */
    public void add(long value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        values[size++] = value;
    }

    void clear() {
        size = 0;
    }

    int size() {
        return size;
    }

    /** The value below which this share of the sample lies; 0 of an empty one. */
    public double at(double share) {
        long[] sorted = Arrays.copyOf(values, size);
        Arrays.sort(sorted);
        return size == 0 ? 0 : sorted[(int) Math.min(size - 1, share * size)];
    }

    double mean() {
        return Arrays.stream(values, 0, size).average().orElse(0);
    }

    /** Prints count, median, 99th percentile and the greatest, each divided by {@code unit}. */
    public void print(PrintWriter out, String what, double unit) {
        out.printf(
                Locale.ROOT,
                "%s: n %d p50 %.1f p99 %.1f max %.1f%n",
                what,
                size,
                at(0.5) / unit,
                at(0.99) / unit,
                at(1) / unit);
    }
}
