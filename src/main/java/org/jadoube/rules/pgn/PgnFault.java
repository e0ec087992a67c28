package org.jadoube.rules.pgn;

/** Something in a game that cannot be read; never leaves this package. */
final class PgnFault extends RuntimeException {

    private final int line;

    PgnFault(int line, String reason) {
        super(reason, null, false, false);
        this.line = line;
    }

    int line() {
        return line;
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
