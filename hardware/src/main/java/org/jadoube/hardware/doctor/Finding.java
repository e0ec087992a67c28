package org.jadoube.hardware.doctor;

import org.jadoube.rules.Square;

/**
 * One thing that is wrong with a board.
 *
 * @param kind what is wrong
 * @param square where
 * @param other the other square of a pair; else -1
 * @param detail a rate, a line's name and the like; empty if there is none
 */
public record Finding(Kind kind, int square, int other, String detail) {
    static final int NONE = -1;

    /** The kinds. */
    public enum Kind {
        /** Never reads full. */
        STUCK_OPEN("stuck-open"),
        /** Never reads empty. */
        STUCK_CLOSED("stuck-closed"),
        /** Changes while nobody moves. */
        FLICKER("flicker"),
        /** Reads as another square. */
        SWAPPED("swapped"),
        /** Has no diode. */
        MISSING_DIODE("missing-diode"),
        /** Reads full without a man, for a reason that was not found. */
        GHOST("ghost"),
        /** A whole row reads empty. */
        SILENT_ROW("silent-row"),
        /** A whole column reads empty. */
        SILENT_COLUMN("silent-column"),
        /** Its light stays dark. */
        LIGHT_DEAD("light-dead"),
        /** Its light is at another square. */
        LIGHT_ELSEWHERE("light-elsewhere"),
        /** Its light is dim or of a wrong colour. */
        LIGHT_POOR("light-poor");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The name in reports. */
        public String word() {
            return word;
        }
    }

    /** What is wrong and what to do, in one line of plain words. */
    public String text() {
        String at = Square.name(square);
        return switch (kind) {
            case STUCK_OPEN ->
                at + " never sees a man: its switch is broken or turned away, its diode reversed, or a wire is off"
                        + bracketed();
            case STUCK_CLOSED -> at + " always sees a man: its switch sticks, or its two wires touch" + bracketed();
            case FLICKER ->
                at + " flickers, " + detail + " changes a second while nobody moves: a loose joint, or the switch at"
                        + " the edge of the magnet's reach";
            case SWAPPED ->
                at + " reads as " + Square.name(other) + ": their wires are swapped; swap them back, or run jadoube"
                        + " calibrate";
            case MISSING_DIODE ->
                at + " lets current flow backwards: its diode is missing or bridged; other squares read full"
                        + " without a man";
            case GHOST -> at + " reads full without a man when others stand: look for touching wires near it";
            case SILENT_ROW, SILENT_COLUMN -> detail + " sees nothing at all: look for its wire";
            case LIGHT_DEAD -> "the light of " + at + " stays dark: reversed, dead, or its wire is off";
            case LIGHT_ELSEWHERE ->
                "the light of " + at + " glows at " + Square.name(other)
                        + ": swap their wires, or run jadoube calibrate";
            case LIGHT_POOR -> "the light of " + at + " is " + detail + ": look at its joints and the supply";
        };
    }

    private String bracketed() {
        return detail.isEmpty() ? "" : " (" + detail + ")";
    }
}
