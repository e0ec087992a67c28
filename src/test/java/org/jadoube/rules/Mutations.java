package org.jadoube.rules;

import java.util.List;
import java.util.SplittableRandom;

/**
 * Spoils good inputs a little, so that readers meet nearly right ones.
 *
 * <p>Each test does a fixed number of rounds from a fixed seed; the system property {@code jadoube.fuzz.rounds} multiplies
 * it, {@code jadoube.fuzz.seed} picks other ones, for a longer hunt on demand.
 */
final class Mutations {

    private static final String ALPHABET =
            "0123456789abcdefghPNBRQKpnbrqkwxO-=+#!?.:/ \t\n\r{}()[];$%\"\\*\u00e9\u265e\u0000";

    private final SplittableRandom random;
    private final List<String> seeds;

    Mutations(List<String> seeds, long seed) {
        this.seeds = seeds;
        this.random = new SplittableRandom(seed + Long.getLong("jadoube.fuzz.seed", 0));
    }

    static int rounds(int usual) {
        return usual * Integer.getInteger("jadoube.fuzz.rounds", 1);
    }

    /** One of the seeds with one to six changes. */
    String next() {
        StringBuilder text = new StringBuilder(any());
        for (int left = random.nextInt(1, 7); left > 0; left--) {
            change(text);
        }
        return text.toString();
    }

    private String any() {
        return seeds.get(random.nextInt(seeds.size()));
    }

    private void change(StringBuilder text) {
        int at = random.nextInt(text.length() + 1);
        int end = Math.min(text.length(), at + random.nextInt(1, 9));
        char letter = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
        switch (random.nextInt(7)) {
            case 0 -> text.insert(at, letter);
            case 1 -> text.replace(at, Math.min(text.length(), at + 1), "" + letter);
            case 2 -> text.delete(at, end);
            case 3 -> text.insert(at, text.substring(at, end));
            case 4 -> text.setLength(at);
            case 5 -> {
                String other = any();
                text.insert(at, other.substring(random.nextInt(other.length() + 1)));
            }
            default -> {
                if (at < text.length()) {
                    text.setCharAt(at, (char) (text.charAt(at) ^ 1 << random.nextInt(7)));
                }
            }
        }
    }
}
