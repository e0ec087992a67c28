package org.jadoube.host.pairing;

/**
 * A browser that may play from elsewhere.
 *
 * @param id a short name for the pairing, to forget it by
 * @param hash SHA-256 of the token that the browser holds, in hex; the token itself is kept nowhere else
 * @param since the day of the pairing, as in 2026-11-29
 * @param name what its owner calls it
 */
public record Pairing(String id, String hash, String since, String name) {

    private static final int LONGEST = 40;

    /** Checks that the parts can stand on one line of a file. */
    public Pairing {
        if (!fits(id, hash, since)) {
            throw new IllegalArgumentException("no pairing: " + id);
        }
        name = plain(name);
    }

    /** Whether these can be parts of a pairing. */
    static boolean fits(String id, String hash, String since) {
        return id.matches("[a-z0-9]{4,12}") && hash.matches("[0-9a-f]{64}") && since.matches("\\d{4}-\\d\\d-\\d\\d");
    }

    /** A name as it may be shown anywhere: letters, digits and a few signs, not too long. */
    static String plain(String name) {
        String clean = name.replaceAll("[^\\p{L}\\p{N} ._'()-]", " ").strip().replaceAll(" +", " ");
        String cut = clean.substring(0, Math.min(LONGEST, clean.length())).strip();
        return cut.isEmpty() ? "?" : cut;
    }
}
