package org.jadoube.hardware.simulated;

import java.util.regex.Pattern;

/** The form of a hand's name: 1 to 24 letters, digits, {@code -} or {@code _}. */
final class HandName {

    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{1,24}");

    private HandName() {}

    static void require(String hand) {
        if (!FORM.matcher(hand).matches()) {
            throw new IllegalArgumentException("hand: 1 to 24 letters, digits, - or _ expected");
        }
    }
}
