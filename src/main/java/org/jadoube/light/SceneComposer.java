package org.jadoube.light;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jadoube.arbiter.Duty;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;

/** Composes the lights of a moment from what the game knows; a pure function of {@link SceneSource}. */
public final class SceneComposer {
    private final Set<Light> allowed;
    private final boolean targetsFirst;

    private SceneComposer(Set<Light> allowed, boolean targetsFirst) {
        this.allowed = allowed;
        this.targetsFirst = targetsFirst;
    }

    /** A composer that shows what players may see under a base; a board to be put right goes before all else. */
    public static SceneComposer of(RuleBase base) {
        return new SceneComposer(LightPolicy.allowed(base), false);
    }

    /** The same for a base with house rules. */
    public static SceneComposer of(RuleSet rules) {
        return new SceneComposer(LightPolicy.allowed(rules), false);
    }

    /** A composer that shows every light, for tests and an arbiter's own screen; the duty goes before all else. */
    public static SceneComposer everything() {
        return new SceneComposer(LightPolicy.all(), true);
    }

    /** The same without the squares that a man may go to, for a player who wants no help. */
    public SceneComposer withoutTargets() {
        Set<Light> fewer = EnumSet.noneOf(Light.class);
        allowed.stream().filter(light -> !light.isTarget()).forEach(fewer::add);
        return new SceneComposer(fewer, targetsFirst);
    }

    /** The scene of this moment. */
    public LightScene compose(SceneSource source) {
        Map<Light, Long> masks = new EnumMap<>(Light.class);
        masks.put(Light.PLACE, source.place());
        masks.put(Light.REMOVE, source.remove());
        masks.put(Light.ASK, source.ask());
        Duty duty = source.duty();
        if (duty != null && !source.over()) {
            unfinished(source, duty, masks);
            targets(Targets.of(duty, source.inHand()), source, masks);
            masks.put(Light.SOURCE, source.inHand() & source.position().men(duty.by()));
            masks.merge(Light.HINT, source.hint(), (a, b) -> a | b);
            masks.merge(Light.DANGER, source.danger(), (a, b) -> a | b);
            turn(source, masks);
        }
        check(source.position(), masks);
        Move last = source.last();
        if (last != null) {
            masks.put(Light.LAST_FROM, Square.bit(last.from()));
            masks.put(Light.LAST_TO, Square.bit(last.to()));
        }
        return scene(masks);
    }

    /** The goals of the man in hand; of one that is a hint or costs him this is shown instead. */
    private void targets(List<Move> moves, SceneSource source, Map<Light, Long> masks) {
        for (Move move : moves) {
            long goal = Square.bit(move.to());
            Light kind = kind(move);
            boolean plain = (kind == Light.TARGET || kind == Light.CAPTURE) && allowed.contains(Light.TARGET);
            if (plain && (source.danger() & goal) != 0) {
                kind = Light.DANGER;
            } else if (plain && (source.hint() & goal) != 0) {
                kind = Light.HINT;
            }
            masks.merge(kind, goal, (a, b) -> a | b);
        }
    }

    private static Light kind(Move move) {
        if (move.promotion() != null) {
            return Light.PROMOTION;
        }
        if (move.kind() == Move.Kind.CASTLING) {
            return Light.CASTLE;
        }
        return move.captured() != null && move.kind() != Move.Kind.EN_PASSANT ? Light.CAPTURE : Light.TARGET;
    }

    /** The second man of a move half made: the rook of a castling (4.7.2), the pawn taken in passing (4.7.1). */
    private static void unfinished(SceneSource source, Duty duty, Map<Light, Long> masks) {
        if (duty.allowed().size() != 1 || (source.place() | source.remove()) != 0) {
            return;
        }
        Move move = duty.allowed().getFirst();
        boolean released = full(source, move.to()) && !full(source, move.from());
        if (!released) {
            return;
        }
        if (move.kind() == Move.Kind.CASTLING) {
            masks.put(Light.REMOVE, Square.bit(move.rookFrom()) & source.occupied());
            masks.put(Light.PLACE, Square.bit(move.rookTo()) & ~source.occupied());
        } else if (move.kind() == Move.Kind.EN_PASSANT) {
            masks.put(Light.EN_PASSANT, Square.bit(move.victim()) & source.occupied());
        }
    }

    private static void turn(SceneSource source, Map<Light, Long> masks) {
        int king = source.position().king(source.position().turn());
        if (king >= 0 && source.inHand() == 0) {
            masks.put(Light.TURN, Square.bit(king));
        }
    }

    private static void check(Position position, Map<Light, Long> masks) {
        int king = position.king(position.turn());
        if (king >= 0 && position.inCheck()) {
            masks.put(Light.CHECK, Square.bit(king));
            masks.put(Light.CHECKER, position.checkers());
        }
    }

    private LightScene scene(Map<Light, Long> masks) {
        Map<Integer, Light> squares = new HashMap<>();
        if (targetsFirst) {
            masks.forEach((light, mask) -> light(squares, light, light.isTarget() ? mask : 0));
        }
        masks.forEach((light, mask) -> light(squares, light, mask));
        return new LightScene(squares);
    }

    private void light(Map<Integer, Light> squares, Light light, long mask) {
        if (allowed.contains(light)) {
            for (long rest = mask; rest != 0; rest &= rest - 1) {
                squares.putIfAbsent(Long.numberOfTrailingZeros(rest), light);
            }
        }
    }

    private static boolean full(SceneSource source, int square) {
        return (source.occupied() & Square.bit(square)) != 0;
    }
}
