package org.jadoube.hardware.lamp;

import org.jadoube.light.Light;
import org.jadoube.light.Sign;

/**
 * How a sign looks while it lasts: its rhythm and colour lie over the scene on its squares, from the slot in which it came;
 * afterwards the scene is as it was.
 */
final class SignProgram {
    /** The slots that a sign lasts. */
    static final int LENGTH = 16;
    /** Heavier than any light. */
    private static final int WEIGHT = 1_000;

    private SignProgram() {}

    /** The look of a sign; no flash comes more than three times a second. */
    static Look look(Sign.Kind kind, LampStyle style) {
        return switch (kind) {
            case CHECK -> new Look(style.look(Light.CHECK).rgb(), 0x0033, WEIGHT);
            case PROMOTION -> new Look(style.look(Light.PROMOTION).rgb(), 0x3F33, WEIGHT);
            case MATE -> new Look(style.look(Light.CHECK).rgb(), 0x0F33, WEIGHT);
            case DRAW -> new Look(style.look(Light.ASK).rgb(), 0x0FF0, WEIGHT);
        };
    }

    /** The looks of a scene with a sign over them, {@code slots} after it came. */
    static Look[] over(Look[] scene, Sign sign, LampStyle style, long slots, long now) {
        Look[] looks = scene.clone();
        Look look = look(sign.kind(), style);
        boolean lit = look.lit((int) slots);
        for (long left = sign.squares(); left != 0; left &= left - 1) {
            // Dark for now is part of the sign: what the scene shows there comes back when it is over.
            looks[Long.numberOfTrailingZeros(left)] =
                    lit ? new Look(look.rgb(), 1 << Math.floorMod(now, Look.SLOTS), WEIGHT) : Look.DARK;
        }
        return looks;
    }
}
