package org.jadoube.arbiter;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** The rulings of a game, the count of offences of each player, and what the next one costs (articles 7.5.5, 9.5.3). */
final class Offences {
    /** The second offence by the same player loses (7.5.5). */
    private static final int LOSING = 2;

    private final RuleSet rules;
    private final TimeCategory category;
    private final List<Ruling> rulings = new ArrayList<>();
    private final BitSet revoked = new BitSet();
    private int white;
    private int black;

    Offences(RuleSet rules, TimeCategory category, int white, int black) {
        this.rules = rules;
        this.category = category;
        this.white = white;
        this.black = black;
    }

    int count(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** Whether this player has now lost by offences. */
    boolean lost(Side side) {
        return rules.penalties() && count(side) >= LOSING;
    }

    /** Rules on an act; counts and penalises it where the Laws and the house rules say so. */
    Ruling rule(Ruling.Kind kind, @Nullable Side by, String law, boolean judgement) {
        int offence = 0;
        Penalty penalty = null;
        if (by != null && rules.penalties()) {
            if (kind.counts()) {
                add(by, 1);
                offence = count(by);
            }
            penalty = costsTime(kind) ? new Penalty(by.other(), category.penaltySeconds()) : null;
        }
        Ruling ruling = new Ruling(rulings.size() + 1, kind, by, law, penalty, offence, judgement);
        rulings.add(ruling);
        return ruling;
    }

    /** Takes a ruling back and uncounts it; null if there is none with this number or it was taken back before. */
    @Nullable
    Ruling revoke(int id) {
        if (id < 1 || id > rulings.size()) {
            return null;
        }
        Ruling ruling = rulings.get(id - 1);
        if (revoked.get(id)) {
            return null;
        }
        revoked.set(id);
        Side by = ruling.by();
        if (by != null && ruling.offence() > 0) {
            add(by, -1);
        }
        return ruling;
    }

    /** Whether any ruling has not been taken back. */
    boolean anyStands() {
        return revoked.cardinality() < rulings.size();
    }

    private static boolean costsTime(Ruling.Kind kind) {
        return kind.counts() || kind == Ruling.Kind.CLAIM_WRONG;
    }

    private void add(Side side, int n) {
        if (side == Side.WHITE) {
            white += n;
        } else {
            black += n;
        }
    }
}
