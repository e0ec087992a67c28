package org.jadoube.rules.pgn;

import java.util.Map;

/** The signs that people write instead of numeric annotation glyphs. */
final class PgnGlyphs {

    private static final Map<String, Integer> SIGNS = Map.ofEntries(
            Map.entry("!", 1),
            Map.entry("?", 2),
            Map.entry("!!", 3),
            Map.entry("??", 4),
            Map.entry("!?", 5),
            Map.entry("?!", 6),
            Map.entry("\u25a1", 7),
            Map.entry("=", 10),
            Map.entry("\u221e", 13),
            Map.entry("+=", 14),
            Map.entry("\u2a72", 14),
            Map.entry("=+", 15),
            Map.entry("\u2a71", 15),
            Map.entry("+/-", 16),
            Map.entry("\u00b1", 16),
            Map.entry("-/+", 17),
            Map.entry("\u2213", 17),
            Map.entry("+-", 18),
            Map.entry("+\u2212", 18),
            Map.entry("-+", 19),
            Map.entry("\u2212+", 19),
            Map.entry("N", 146),
            Map.entry("D", 220));

    private PgnGlyphs() {}

    /** The glyph of a sign, -1 if it is none. */
    static int of(String sign) {
        return SIGNS.getOrDefault(sign, -1);
    }

    /** The glyph of the marks at the end of a move, as in {@code Nf3!?}; -1 if there are none that mean one. */
    static int suffix(String move) {
        int start = move.length();
        while (start > 0 && (move.charAt(start - 1) == '!' || move.charAt(start - 1) == '?')) {
            start--;
        }
        return start == move.length() ? -1 : of(move.substring(start));
    }

    /** The marks of the first six glyphs as they are written behind a move, else empty. */
    static String mark(int glyph) {
        return switch (glyph) {
            case 1 -> "!";
            case 2 -> "?";
            case 3 -> "!!";
            case 4 -> "??";
            case 5 -> "!?";
            case 6 -> "?!";
            default -> "";
        };
    }
}
