package org.jadoube.arbiter;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jadoube.rules.MoveRules;
import org.jadoube.rules.Piece;

/**
 * The rules agreed for one game: a base and the house rules in force, those of the base included.
 *
 * @param base what the rules start from
 * @param house every house rule in force; unmodifiable, in the order of the enum
 */
public record RuleSet(RuleBase base, Set<HouseRule> house) {
    private static final Set<HouseRule> FRIENDLY = EnumSet.of(
            HouseRule.NO_TOUCH_MOVE, HouseRule.NO_PENALTY, HouseRule.TAKEBACKS, HouseRule.ROOK_FIRST_CASTLING);

    /** The FIDE Laws without any house rule. */
    public static final RuleSet FIDE = of(RuleBase.FIDE);

    /** Copies the set, so that a rule set never changes. */
    public RuleSet {
        EnumSet<HouseRule> copy = EnumSet.noneOf(HouseRule.class);
        copy.addAll(house);
        house = Collections.unmodifiableSet(copy);
    }

    /** The rules a base has by itself. */
    public static RuleSet of(RuleBase base) {
        return new RuleSet(base, base.friendly() ? FRIENDLY : Set.of());
    }

    /**
     * Reads a rule set as recordings and settings write it.
     *
     * @param base the name of the base
     * @param house names of house rules; "-name" takes one of the base away
     * @throws RuleSetException for an unknown name, or a rule that is both added and taken away
     */
    public static RuleSet parse(String base, List<String> house) {
        RuleSet start = of(RuleBase.of(base));
        EnumSet<HouseRule> added = EnumSet.noneOf(HouseRule.class);
        EnumSet<HouseRule> removed = EnumSet.noneOf(HouseRule.class);
        for (String word : house) {
            if (word.startsWith("-")) {
                removed.add(HouseRule.of(word.substring(1)));
            } else {
                added.add(HouseRule.of(word));
            }
        }
        for (HouseRule rule : added) {
            if (removed.contains(rule)) {
                throw new RuleSetException("house rules contradict: \"" + rule.word() + "\" is both added and taken"
                        + " away; keep one of them");
            }
        }
        EnumSet<HouseRule> all = EnumSet.noneOf(HouseRule.class);
        all.addAll(start.house);
        all.addAll(added);
        all.removeAll(removed);
        return new RuleSet(start.base, all);
    }

    /** Whether this house rule is in force. */
    public boolean has(HouseRule rule) {
        return house.contains(rule);
    }

    /** Whether touching a man binds to it (article 4.3). */
    public boolean touchMove() {
        return !has(HouseRule.NO_TOUCH_MOVE);
    }

    /** Whether unlawful acts are counted and cost time (article 7.5.5). */
    public boolean penalties() {
        return !has(HouseRule.NO_PENALTY);
    }

    /** Whether players may agree to take a move back. */
    public boolean takebacks() {
        return has(HouseRule.TAKEBACKS);
    }

    /** Whether castling may start with the rook (against article 4.4.2). */
    public boolean rookFirstCastling() {
        return has(HouseRule.ROOK_FIRST_CASTLING);
    }

    /** Whether an unlawful act is spoken about as soon as the board rests, not only when it is completed. */
    public boolean earlyHelp() {
        return base != RuleBase.FIDE;
    }

    /** Whether an unfinished castling or capture in passing already counts as the move. */
    public boolean lenientTwoManMoves() {
        return base.friendly();
    }

    /** How men move under these rules. */
    public MoveRules moveRules() {
        return new MoveRules(
                !has(HouseRule.NO_EN_PASSANT), has(HouseRule.CASTLE_THROUGH_ATTACK), has(HouseRule.KING_CAPTURE));
    }

    /** What a man put on the last rank in place of a pawn counts as (an upside-down rook may be a queen). */
    public Piece promotionOf(Piece placed) {
        return placed == Piece.ROOK && has(HouseRule.UPSIDE_DOWN_ROOK) ? Piece.QUEEN : placed;
    }

    /** The rules in one line: the base, what is added by name, what is taken away with "-". */
    public String text() {
        List<String> words = houseWords();
        return words.isEmpty() ? base.word() : base.word() + " " + String.join(" ", words);
    }

    /** The same rules without touch-move: for a side whose men another hand moves, so that no touch is its player's. */
    RuleSet withoutTouchMove() {
        EnumSet<HouseRule> more = EnumSet.of(HouseRule.NO_TOUCH_MOVE);
        more.addAll(house);
        return new RuleSet(base, more);
    }

    /** The house rules that differ from the base, as recordings write them: added by name, taken away with "-". */
    public List<String> houseWords() {
        Set<HouseRule> usual = of(base).house;
        return java.util.Arrays.stream(HouseRule.values())
                .filter(rule -> usual.contains(rule) != has(rule))
                .map(rule -> has(rule) ? rule.word() : "-" + rule.word())
                .toList();
    }
}
