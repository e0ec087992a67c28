package org.jadoube.inference;

import java.util.EnumSet;
import org.jadoube.rules.Move;
import org.jspecify.annotations.Nullable;

/** What all costs depend on: prices, rules in use, the players' tempo and what the sensors tell. */
final class Terms {

    private static final int FLIGHTS = 15;

    final TrackerSettings settings;
    final Prices prices;
    final Sight sight;
    private final EnumSet<Rule> rules = EnumSet.noneOf(Rule.class);
    private final long[] flights = new long[FLIGHTS];
    private final long[] sorted = new long[FLIGHTS];
    private int flightCount;
    private double tempo;
    private @Nullable Move forced;
    private int forcedIndex = -1;
    private long unread;
    private long marked;
    private boolean unwatched;

    Terms(TrackerSettings settings, Sight sight) {
        this.settings = settings;
        this.prices = settings.prices();
        this.sight = sight;
        rules.addAll(settings.rules());
        this.tempo = has(Rule.TEMPO) ? p(Price.TEMPO_START) : 1;
    }

    /** The move that alone may be made at this ply; null for none. */
    void force(@Nullable Move move, int index) {
        forced = move;
        forcedIndex = index;
    }

    /** The required move; null for none. */
    @Nullable
    Move forced() {
        return forced;
    }

    /** What a ply costs because another was required. */
    double force(int index, Move move) {
        return index == forcedIndex && !move.equals(forced) ? p(Price.FORCED_OTHER) : 0;
    }

    /** The required move is history as soon as it is told. */
    void forgetForced(Line told) {
        if (told.length > forcedIndex) {
            force(null, -1);
        }
    }

    /** These squares are known to be blind, and nobody looks at them. */
    void unread(long squares) {
        unread = squares;
    }

    /** The squares that are known to be blind, as a mask. */
    long unread() {
        return unread;
    }

    /** These squares closed as ghosts do; see {@link Ghosts}. */
    void marked(long squares) {
        marked = squares;
    }

    /** The squares that closed as ghosts do, as a mask. */
    long marked() {
        return marked;
    }

    /** Whether nobody saw when that was done which is being taken in. */
    void unwatched(boolean now) {
        unwatched = now;
    }

    /** Whether nobody saw when that was done which is being taken in. */
    boolean isUnwatched() {
        return unwatched;
    }

    double p(Price price) {
        return prices.of(price);
    }

    boolean has(Rule rule) {
        return rules.contains(rule);
    }

    /** How slow the players' hands are: 1 is a flight of 400 ms. */
    double tempo() {
        return tempo;
    }

    /** How much longer than in proportion slow hands rest on their way: 1 for all others. */
    double slow() {
        double beyond = Math.max(1, tempo / p(Price.TEMPO_SLOW));
        return beyond * beyond;
    }

    /** Whether enough flights were seen to know it. */
    boolean knowsTempo() {
        return flightCount >= p(Price.TEMPO_PLIES);
    }

    /** A cost that grows with age up to a cap, and a little for ever. */
    double grow(long age, double rate, double cap) {
        double grown = age / rate;
        return (grown < cap ? grown : cap) + age / p(Price.AGE_SLOPE);
    }

    /** What a lift costs that came so long after the landing, in ms. */
    double lateLift(long gap) {
        return p(Price.LATE_LIFT) + Math.max(0, gap - p(Price.LATE_LIFT_GRACE)) / p(Price.LATE_LIFT_RATE);
    }

    /** Learns from the flight of a told ply. */
    void flight(long ms) {
        if (!has(Rule.TEMPO) || ms <= 0) {
            return;
        }
        flights[flightCount % FLIGHTS] = ms;
        flightCount++;
        int known = Math.min(flightCount, FLIGHTS);
        for (int i = 0; i < known; i++) {
            int place = i;
            for (; place > 0 && sorted[place - 1] > flights[i]; place--) {
                sorted[place] = sorted[place - 1];
            }
            sorted[place] = flights[i];
        }
        double now = sorted[known / 2] / p(Price.TEMPO_FLIGHT);
        now = Math.max(p(Price.TEMPO_MIN), Math.min(p(Price.TEMPO_MAX), now));
        tempo = flightCount < p(Price.TEMPO_PLIES) ? Math.max(p(Price.TEMPO_START), now) : now;
    }
}
