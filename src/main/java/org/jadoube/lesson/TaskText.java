package org.jadoube.lesson;

import java.util.Map;

/**
 * What a task says in one language.
 *
 * @param task what is to be done
 * @param brief the same for children, in {@link #BRIEF} words at most
 * @param hint a help that does not give it away
 * @param right why it is right
 * @param wrong said after any wrong try, beside what the rules say of it; empty if there is nothing to add
 * @param tries what is said of single wrong moves, by their UCI spelling
 */
public record TaskText(String task, String brief, String hint, String right, String wrong, Map<String, String> tries) {

    /** So many words a short form may have. */
    public static final int BRIEF = 8;

    public TaskText {
        tries = Map.copyOf(tries);
    }
}
