package org.jadoube.host.hand;

import org.jspecify.annotations.Nullable;
import org.tomlj.TomlArray;
import org.tomlj.TomlTable;

/** One table of profiles.toml together with the tables it is based on. */
record ProfileTable(TomlTable file, String name) {

    double number(String key) {
        Object value = value(key);
        if (value instanceof Number number) {
            return number.doubleValue();
        }
        throw wrong(key, "a number");
    }

    Spread spread(String key) {
        TomlArray array = array(key, 2, 3);
        return new Spread(element(array, 0), element(array, 1), array.size() == 3 ? element(array, 2) : 0);
    }

    Span span(String key) {
        TomlArray array = array(key, 2, 2);
        return new Span(element(array, 0), element(array, 1));
    }

    boolean has(String key) {
        return value(key) != null;
    }

    String text(String key) {
        if (value(key) instanceof String text) {
            return text;
        }
        throw wrong(key, "a text");
    }

    private TomlArray array(String key, int least, int most) {
        if (value(key) instanceof TomlArray array && array.size() >= least && array.size() <= most) {
            return array;
        }
        throw wrong(key, "a list of " + least + " to " + most + " numbers");
    }

    private static double element(TomlArray array, int index) {
        return ((Number) array.get(index)).doubleValue();
    }

    private @Nullable Object value(String key) {
        TomlTable table = file.getTable(name);
        while (table != null) {
            Object value = table.get(key);
            if (value != null) {
                return value;
            }
            String base = table.getString("base");
            table = base == null ? null : file.getTable(base);
        }
        return null;
    }

    private IllegalStateException wrong(String key, String expected) {
        return new IllegalStateException("profiles.toml: " + name + "." + key + " must be " + expected);
    }
}
