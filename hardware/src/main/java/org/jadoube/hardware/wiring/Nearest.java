package org.jadoube.hardware.wiring;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Finds the word that somebody may have meant. */
public final class Nearest {

    /** In shorter words every other is near. */
    private static final int SHORTEST = 3;

    private Nearest() {}

    /** "did you mean rate? " or nothing, to begin a cure with. */
    static String hint(String word, Collection<String> words) {
        return word(word, words).map(near -> "did you mean " + near + "? ").orElse("");
    }

    /** The nearest of {@code words}, if about a third of the letters or fewer are otherwise. */
    public static Optional<String> word(String word, Collection<String> words) {
        String best = "";
        int fewest = (word.length() + 1) / 3 + 1;
        for (String candidate : word.length() < SHORTEST ? List.<String>of() : words) {
            int edits = edits(word, candidate);
            if (edits < fewest) {
                fewest = edits;
                best = candidate;
            }
        }
        return best.isEmpty() ? Optional.empty() : Optional.of(best);
    }

    /** Letters to add, take away or change (Levenshtein's distance). */
    private static int edits(String one, String other) {
        int[] before = new int[other.length() + 1];
        for (int i = 0; i < before.length; i++) {
            before[i] = i;
        }
        for (int i = 1; i <= one.length(); i++) {
            int[] now = new int[before.length];
            now[0] = i;
            for (int j = 1; j < now.length; j++) {
                int change = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
                now[j] = Math.min(before[j - 1] + change, 1 + Math.min(before[j], now[j - 1]));
            }
            before = now;
        }
        return before[other.length()];
    }
}
