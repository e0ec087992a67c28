package org.jadoube.arbiter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jspecify.annotations.Nullable;

/** From men touched to the duty: articles 4.3, 4.4 and 4.5, as pure functions of a position and a list of touches. */
final class DutyRules {

    private final Position position;
    private final RuleSet rules;
    private @Nullable List<Move> sorted;
    private final CastlingTouch castling;

    DutyRules(Position position, RuleSet rules) {
        this.position = position;
        this.rules = rules;
        this.castling = new CastlingTouch(position, rules);
    }

    /** The legal moves, sorted once as every duty wants them, when the first one is asked for. */
    private List<Move> legal() {
        List<Move> known = sorted;
        if (known == null) {
            known = sorted(position.legalMoves());
            sorted = known;
        }
        return known;
    }

    /** Sorts by UCI text; as numbers, which a turn that has just begun has done in no time. */
    private static List<Move> sorted(List<Move> moves) {
        long[] keys = new long[moves.size()];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = (long) moves.get(i).uciOrder() << Integer.SIZE | i;
        }
        Arrays.sort(keys);
        Move[] sorted = new Move[keys.length];
        for (int i = 0; i < keys.length; i++) {
            sorted[i] = moves.get((int) keys[i]);
        }
        return List.of(sorted);
    }

    /**
     * The duty that these touches create.
     *
     * @param touches in order, each man once
     * @param kingMeant the king was released two squares away without a lawful castling (4.7.2)
     * @param untouched the article that frees as long as nothing is touched
     */
    Duty bind(List<Touch> touches, boolean kingMeant, String untouched) {
        if (!rules.touchMove()) {
            return free(HouseRule.NO_TOUCH_MOVE.law());
        }
        if (touches.isEmpty()) {
            return free(untouched);
        }
        Duty castles = castling.bind(touches, this);
        if (castles != null) {
            return castles;
        }
        Touch own = first(touches, true);
        Touch enemy = first(touches, false);
        if (own != null && enemy != null) {
            return both(touches, own, enemy, kingMeant);
        }
        return walk(touches, own == null ? "4.3.2" : "4.3.1", m -> true, kingMeant);
    }

    /** Nothing binds: every lawful move is allowed. */
    Duty free(String law) {
        return new Duty(position.turn(), Duty.Kind.FREE, List.of(), law, legal());
    }

    /** The first touched man, of either colour, that can be moved or captured (4.3.1, 4.3.2, second half of 4.3.3). */
    Duty walk(List<Touch> touches, String law, Predicate<Move> open, boolean kingMeant) {
        for (Touch touch : ownFirstWhenUnclear(touches)) {
            List<Move> moves = legal().stream()
                    .filter(open)
                    .filter(m -> touch.own() ? movable(m, touch.square()) : m.victim() == touch.square())
                    .toList();
            if (touch.own() && kingMeant && touch.square() == position.king(position.turn())) {
                return moveKing(touch.square(), moves, "4.7.2");
            }
            if (!moves.isEmpty()) {
                Duty.Kind kind = touch.own() ? Duty.Kind.MOVE_PIECE : Duty.Kind.CAPTURE;
                return new Duty(position.turn(), kind, List.of(touch.square()), law, moves);
            }
        }
        return free("4.5");
    }

    /** Castling was meant and is unlawful: another king move, or any move if there is none (4.4.3, 4.7.2). */
    Duty moveKing(int king, List<Move> moves, String article) {
        String law = rules.has(HouseRule.CASTLE_THROUGH_ATTACK) ? HouseRule.CASTLE_THROUGH_ATTACK.law() : article;
        return moves.isEmpty() ? free(law) : new Duty(position.turn(), Duty.Kind.MOVE_KING, List.of(king), law, moves);
    }

    /** Lawful moves that pass this test. */
    List<Move> moves(Predicate<Move> test) {
        return legal().stream().filter(test).toList();
    }

    /** Own first man takes first enemy man if that one pair is lawful; else a walk in order of touch (4.3.3). */
    private Duty both(List<Touch> touches, Touch own, Touch enemy, boolean kingMeant) {
        List<Move> pair = moves(m -> m.from() == own.square() && m.victim() == enemy.square());
        if (!pair.isEmpty()) {
            return new Duty(
                    position.turn(), Duty.Kind.CAPTURE_WITH, List.of(own.square(), enemy.square()), "4.3.3", pair);
        }
        return walk(touches, "4.3.3", m -> true, kingMeant);
    }

    /** Where castling may start with the rook, a touched rook keeps its castling open. */
    private boolean movable(Move move, int square) {
        return move.from() == square || (rules.rookFirstCastling() && move.rookFrom() == square);
    }

    /** When the order cannot be told, the own man counts as touched first (4.3.3). */
    private static List<Touch> ownFirstWhenUnclear(List<Touch> touches) {
        List<Touch> order = new ArrayList<>(touches);
        for (int i = 1; i < order.size(); i++) {
            Touch here = order.get(i);
            Touch before = order.get(i - 1);
            if (here.own() && !before.own() && !before.clearlyBefore(here)) {
                order.set(i - 1, here);
                order.set(i, before);
            }
        }
        return order;
    }

    private static @Nullable Touch first(List<Touch> touches, boolean own) {
        for (Touch touch : touches) {
            if (touch.own() == own) {
                return touch;
            }
        }
        return null;
    }
}
