package org.jadoube.host.recording;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/** The members of one JSON object, each asked for by key and type; a wrong type is a {@link BadLine}. */
record Fields(Map<String, @Nullable Object> members) {

    boolean has(String key) {
        return members.get(key) != null;
    }

    String text(String key) {
        return Objects.requireNonNull(textOr(key, null), key);
    }

    @Nullable
    String textOr(String key, @Nullable String otherwise) {
        Object value = members.get(key);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof String s) {
            return s;
        }
        throw wrong(key, "a text", value);
    }

    long whole(String key) {
        if (members.get(key) instanceof Long n) {
            return n;
        }
        throw wrong(key, "a whole number", members.get(key));
    }

    boolean flag(String key, boolean otherwise) {
        Object value = members.get(key);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof Boolean b) {
            return b;
        }
        throw wrong(key, "true or false", value);
    }

    int square(String key) {
        String name = text(key);
        if (name.matches("[a-h][1-8]")) {
            return Square.parse(name);
        }
        throw wrong(key, "a square a1..h8", name);
    }

    Side side(String key) {
        Side side = sideOr(key);
        if (side == null) {
            throw wrong(key, "white or black", null);
        }
        return side;
    }

    @Nullable
    Side sideOr(String key) {
        String word = textOr(key, null);
        if (word == null) {
            return null;
        }
        return switch (word) {
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            default -> throw wrong(key, "white or black", word);
        };
    }

    /** A 64-bit set of squares as sixteen hex digits, most significant first. */
    long mask(String key) {
        String hex = text(key);
        if (!hex.matches("[0-9a-fA-F]{16}")) {
            throw wrong(key, "16 hex digits", hex);
        }
        return Long.parseUnsignedLong(hex, 16);
    }

    List<String> texts(String key) {
        Object value = members.get(key);
        if (value == null) {
            return List.of();
        }
        if (value instanceof List<?> list && list.stream().allMatch(String.class::isInstance)) {
            return list.stream().map(String.class::cast).toList();
        }
        throw wrong(key, "a list of texts", value);
    }

    @SuppressWarnings("unchecked") // Json makes every map with string keys
    @Nullable
    Fields object(String key) {
        Object value = members.get(key);
        if (value == null) {
            return null;
        }
        if (value instanceof Map<?, ?> map) {
            return new Fields((Map<String, @Nullable Object>) map);
        }
        throw wrong(key, "an object {...}", value);
    }

    static BadLine wrong(String key, String expected, @Nullable Object found) {
        String shown = found == null ? "nothing" : "\"" + clipped(String.valueOf(found)) + "\"";
        return new BadLine("\"" + key + "\" expects " + expected + ", found " + shown);
    }

    private static String clipped(String s) {
        return s.length() <= 40 ? s : s.substring(0, 37) + "...";
    }
}
