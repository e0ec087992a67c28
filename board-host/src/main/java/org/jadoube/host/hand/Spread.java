package org.jadoube.host.hand;

/**
 * A log-normal time in ms above a least value.
 *
 * @param median half of all draws are shorter, ms
 * @param sigma standard deviation of the logarithm
 * @param least no draw is shorter, ms; negative where acts may overlap
 */
record Spread(double median, double sigma, double least) {

    Spread {
        if (median < least || sigma < 0) {
            throw new IllegalArgumentException(
                    "a spread needs median >= least and sigma >= 0: " + median + " " + sigma);
        }
    }
}
