package org.jadoube.host.hand;

import java.util.List;
import java.util.SplittableRandom;

/**
 * The chance in a hand: one seed gives the same draws on every machine.
 *
 * <p>Only {@code nextDouble} of the generator is used, and {@link StrictMath}: both are specified to the last bit, so
 * a recording made from a seed stays the same under every JDK.
 */
final class Dice {

    private final SplittableRandom random;

    Dice(long seed) {
        random = new SplittableRandom(seed);
    }

    boolean chance(double share) {
        return random.nextDouble() < share;
    }

    /** A time in whole ms. */
    long draw(Spread spread) {
        double radius = StrictMath.sqrt(-2 * StrictMath.log(1 - random.nextDouble()));
        double normal = radius * StrictMath.cos(2 * StrictMath.PI * random.nextDouble());
        double above = (spread.median() - spread.least()) * StrictMath.exp(spread.sigma() * normal);
        return StrictMath.round(spread.least() + above);
    }

    /** A time in whole ms. */
    long draw(Span span) {
        return StrictMath.round(span.from() + (span.to() - span.from()) * random.nextDouble());
    }

    /** A whole number from 0 to {@code bound} - 1. */
    int below(int bound) {
        return Math.min(bound - 1, (int) (random.nextDouble() * bound));
    }

    <T> T pick(List<T> list) {
        return list.get(below(list.size()));
    }

    /** The index of a weight, drawn in proportion to the weights. */
    int pick(double... weights) {
        double sum = 0;
        for (double weight : weights) {
            sum += weight;
        }
        double rest = random.nextDouble() * sum;
        for (int i = 0; i < weights.length - 1; i++) {
            rest -= weights[i];
            if (rest < 0) {
                return i;
            }
        }
        return weights.length - 1;
    }
}
