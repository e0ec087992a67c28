package org.jadoube.host.web;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * How much each address may ask for: a bucket of tokens that fills steadily. So many addresses are remembered, those heard
 * of last. Methods may be called from any thread.
 */
final class Rates {

    /** What may be asked at one go; a page with everything it loads is some thirty requests. */
    static final int FULL = 150;

    /** Tokens that come back in a second. */
    static final int EACH_SECOND = 20;

    private static final int ADDRESSES = 2048;

    /** What is left, and when that was so (ns). */
    private record Bucket(double left, long at) {}

    private final LongSupplier nanos;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > ADDRESSES;
        }
    };

    Rates(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Takes tokens for an address; false if it has asked for too much. */
    synchronized boolean take(String address, int cost) {
        long now = nanos.getAsLong();
        Bucket before = buckets.getOrDefault(address, new Bucket(FULL, now));
        double left = Math.min(FULL, before.left() + (now - before.at()) / 1e9 * EACH_SECOND);
        boolean enough = left >= cost;
        buckets.put(address, new Bucket(enough ? left - cost : left, now));
        return enough;
    }
}
