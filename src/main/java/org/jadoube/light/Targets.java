package org.jadoube.light;

import java.util.List;
import org.jadoube.arbiter.Duty;
import org.jadoube.arbiter.HouseRule;
import org.jadoube.rules.Move;
import org.jadoube.rules.Square;

/** Which of the allowed moves are shown: those of the men that bind or are in hand. */
final class Targets {
    private Targets() {}

    /**
     * The moves whose goals are lit.
     *
     * <p>A duty that binds shows all it allows. Where nothing binds the men in hand are shown; if none is, everything
     * is shown when touched men left the choice free (4.5), and nothing otherwise.
     */
    static List<Move> of(Duty duty, long inHand) {
        if (duty.kind() != Duty.Kind.FREE) {
            return duty.allowed();
        }
        List<Move> own = moves(duty, inHand, false);
        List<Move> taking = moves(duty, inHand, true);
        List<Move> both = own.stream().filter(taking::contains).toList();
        if (!both.isEmpty()) {
            return both;
        }
        if (!own.isEmpty()) {
            return own;
        }
        if (!taking.isEmpty()) {
            return taking;
        }
        return freedByTouch(duty) ? duty.allowed() : List.of();
    }

    private static List<Move> moves(Duty duty, long inHand, boolean victims) {
        return duty.allowed().stream()
                .filter(m -> has(inHand, victims ? m.victim() : m.from()))
                .toList();
    }

    private static boolean freedByTouch(Duty duty) {
        return switch (duty.law()) {
            case "4.5", "4.4.3", "4.7.2" -> true;
            default -> duty.law().equals(HouseRule.CASTLE_THROUGH_ATTACK.law());
        };
    }

    private static boolean has(long mask, int square) {
        return square >= 0 && (mask & Square.bit(square)) != 0;
    }
}
