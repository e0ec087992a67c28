package org.jadoube.host.bridge.dgt;

/** Which button of the clock stands for a word said at our board: back for a take-back, run for pause and resume, ok for a new game. */
final class DgtButtons {

    private DgtButtons() {}

    /** The button, 1 to 5, or 0 for a word that has none. */
    static int of(String word) {
        return switch (word) {
            case "takeback" -> 1;
            case "pause", "resume" -> 3;
            case "new-game" -> 5;
            default -> 0;
        };
    }
}
