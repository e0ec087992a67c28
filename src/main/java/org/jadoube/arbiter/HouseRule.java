package org.jadoube.arbiter;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** One departure from the FIDE Laws that a table may agree on before the first move. */
public enum HouseRule {
    /** A move counts only when released; touching binds to nothing (article 4.3 is off). */
    NO_TOUCH_MOVE,
    /** Unlawful acts are put back and never counted (article 7.5.5 is off). */
    NO_PENALTY,
    /** A move may be taken back when both agree. */
    TAKEBACKS,
    /** Check binds nobody; who takes the king wins (article 1.4.1 is off). */
    KING_CAPTURE,
    /** The side that has no move though not in check loses (instead of article 5.2.1). */
    STALEMATE_LOSES,
    /** No capture in passing (article 3.7.3.1 is off). */
    NO_EN_PASSANT,
    /** The square the king crosses in castling may be attacked (part of article 3.8.2.2 is off). */
    CASTLE_THROUGH_ATTACK,
    /** A rook put on the last rank as new man is a queen. */
    UPSIDE_DOWN_ROOK,
    /** Castling may start with the rook (article 4.4.2 is off). */
    ROOK_FIRST_CASTLING,
    /** The board says check. */
    SAY_CHECK,
    /** Players swap colours after each game. */
    SWAP_COLOURS;

    /** The name in settings and recordings, such as "no-touch-move". */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** How rulings and duties cite this rule: "house:no-touch-move". */
    public String law() {
        return "house:" + word();
    }

    /**
     * The rule with this name.
     *
     * @throws RuleSetException if there is none
     */
    public static HouseRule of(String word) {
        for (HouseRule rule : values()) {
            if (rule.word().equals(word)) {
                return rule;
            }
        }
        throw new RuleSetException("unknown house rule \"" + word + "\": expected one of "
                + Arrays.stream(values()).map(HouseRule::word).collect(Collectors.joining(", ")));
    }
}
