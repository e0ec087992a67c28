package org.jadoube.host.config;

import java.util.List;
import java.util.function.Consumer;

/**
 * A setting that the page may change. What could start a program, write a file or reach another computer at somebody's wish
 * is none of these.
 *
 * @param choices the values to choose from; empty: any that the check lets pass
 * @param atBoard whether it is changed at the board's own computer alone
 * @param check throws IllegalArgumentException for a value that would be refused at the next start
 * @param now takes a value that holds at once; an empty list: the default; one that does nothing if it holds from the next start
 * @param atOnce whether it holds at once
 */
public record Editable(
        List<String> choices,
        boolean atBoard,
        Consumer<List<String>> check,
        Consumer<List<String>> now,
        boolean atOnce) {

    /** Copies the choices. */
    public Editable {
        choices = List.copyOf(choices);
    }

    /** One of several words. */
    public static Editable oneOf(List<String> choices) {
        return new Editable(
                choices,
                false,
                words -> {
                    if (words.size() != 1 || !choices.contains(words.getFirst())) {
                        throw new IllegalArgumentException("one of " + String.join(", ", choices) + " expected, not \""
                                + String.join(",", words) + "\"");
                    }
                },
                words -> {},
                false);
    }

    /** On or off. */
    public static Editable flag() {
        return checked(words -> {
            if (words.size() != 1 || !List.of("true", "false").contains(words.getFirst())) {
                throw new IllegalArgumentException("true or false expected, not \"" + String.join(",", words) + "\"");
            }
        });
    }

    /** Anything that the check lets pass. */
    public static Editable checked(Consumer<List<String>> check) {
        return new Editable(List.of(), false, check, words -> {}, false);
    }

    /** A setting that holds at once by {@code now}. */
    public static Editable atOnce(Consumer<List<String>> check, Consumer<List<String>> now) {
        return new Editable(List.of(), false, check, now, true);
    }

    /** A choice of which the check lets more pass. */
    public static Editable choice(List<String> choices, Consumer<List<String>> check) {
        return new Editable(choices, false, check, words -> {}, false);
    }

    /** The same, at the board's own computer alone. */
    public Editable atBoardAlone() {
        return new Editable(choices, true, check, now, atOnce);
    }
}
