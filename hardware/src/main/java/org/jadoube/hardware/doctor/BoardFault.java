package org.jadoube.hardware.doctor;

import java.util.List;
import java.util.Locale;
import org.jadoube.rules.Square;

/**
 * A fault that can be switched on in the simulated board, spelt {@code kind:square} or {@code kind:square:other}.
 *
 * @param square where it is
 * @param other the other square, where the kind has one; else the same
 */
public record BoardFault(Kind kind, int square, int other) {

    /** The kinds that can be switched on. */
    public enum Kind {
        /** The switch never closes. */
        STUCK_OPEN,
        /** The switch never opens. */
        STUCK_CLOSED,
        /** The closed switch opens and closes by itself. */
        FLICKER,
        /** The wires of two squares are swapped. */
        SWAPPED,
        /** The switch has no diode. */
        MISSING_DIODE,
        /** The light stays dark. */
        LIGHT_DEAD,
        /** The light is at the other square. */
        LIGHT_ELSEWHERE;

        /** The name on the command line. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        boolean needsOther() {
            return this == SWAPPED || this == LIGHT_ELSEWHERE;
        }
    }

    /** The fault as {@link #parse} reads it. */
    public String text() {
        String at = kind.word() + ":" + Square.name(square);
        return kind.needsOther() ? at + ":" + Square.name(other) : at;
    }

    /** Reads a fault; throws IllegalArgumentException with what was expected. */
    public static BoardFault parse(String text) {
        List<String> parts = List.of(text.split(":", -1));
        for (Kind kind : Kind.values()) {
            if (kind.word().equals(parts.get(0)) && parts.size() == (kind.needsOther() ? 3 : 2)) {
                int square = Square.parse(parts.get(1));
                return new BoardFault(kind, square, kind.needsOther() ? Square.parse(parts.get(2)) : square);
            }
        }
        throw new IllegalArgumentException(
                "\"" + text + "\" is no fault; write stuck-open:e4, stuck-closed:e4, flicker:e4,"
                        + " swapped:e4:d4, missing-diode:e4, light-dead:e4 or light-elsewhere:e4:d4");
    }
}
