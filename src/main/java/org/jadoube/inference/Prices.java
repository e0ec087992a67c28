package org.jadoube.inference;

import java.util.Arrays;
import java.util.Objects;

/** A value for each {@link Price}; immutable. An array behind it, because prices are read in the innermost loops. */
public final class Prices {

    private static final Prices MEASURED = new Prices(
            Arrays.stream(Price.values()).mapToDouble(Price::measured).toArray());

    private final double[] values;

    private Prices(double[] values) {
        this.values = values;
    }

    /** The prices as measured. */
    public static Prices measured() {
        return MEASURED;
    }

    /** The same prices with one changed. */
    public Prices with(Price price, double value) {
        if (!(value >= 0)) {
            throw new IllegalArgumentException(Objects.requireNonNull(price) + " cannot be " + value);
        }
        double[] changed = values.clone();
        changed[price.place] = value;
        return new Prices(changed);
    }

    /** The value of a price. */
    public double of(Price price) {
        return values[price.place];
    }

    /** The value of a time, in ms. */
    public long ms(Price price) {
        return (long) values[price.place];
    }

    /** All prices as a table: name, value, reason. */
    public String table() {
        StringBuilder table = new StringBuilder();
        for (Price price : Price.values()) {
            table.append(
                    String.format(java.util.Locale.ROOT, "%-24s %8.2f  %s%n", price.name(), of(price), price.reason()));
        }
        return table.toString();
    }
}
