package org.jadoube.game;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.jadoube.game.GameEvent.Tip.Hint;
import org.jadoube.light.Advice;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;

/**
 * Points at what is worth a thought at the moment when it is, for who learns: what is most urgent, each once in a while,
 * and never one tip upon another.
 */
final class Tips {

    /** So many plies pass before the same player is told the same again. */
    private static final int SAME = 16;

    /** So many before he is told anything. */
    private static final int ANY = 4;

    /** What is looked for, the most urgent first. */
    private static final Map<Hint, ToLongFunction<Position>> LOOKED_FOR = lookedFor();

    private final Desk desk;
    private final GameLine line;
    private final Map<Side, Map<Hint, Integer>> told = new EnumMap<>(Side.class);
    private final Map<Side, Integer> last = new EnumMap<>(Side.class);
    private int seen = -1;

    Tips(Desk desk, GameLine line) {
        this.desk = desk;
        this.line = line;
    }

    private static Map<Hint, ToLongFunction<Position>> lookedFor() {
        Map<Hint, ToLongFunction<Position>> all = new java.util.LinkedHashMap<>();
        all.put(Hint.STALEMATE, Advice::stalemate);
        all.put(Hint.FREE_MAN, Advice::freeMen);
        all.put(Hint.COUNT_EXCHANGE, Advice::contested);
        all.put(Hint.CASTLE, Advice::castling);
        return all;
    }

    /** Whether the turn is another one than when he was told something last. */
    boolean isNew() {
        return line.size() != seen;
    }

    /** The player on move may be told something, once a turn. */
    void follow() {
        int ply = line.size();
        seen = ply;
        Position position = line.position();
        Side by = position.turn();
        Map<Hint, Integer> before = told.computeIfAbsent(by, side -> new EnumMap<>(Hint.class));
        if (ply - last.getOrDefault(by, -ANY) < ANY) {
            return;
        }
        for (Map.Entry<Hint, ToLongFunction<Position>> look : LOOKED_FOR.entrySet()) {
            boolean again = ply - before.getOrDefault(look.getKey(), -SAME) < SAME;
            long squares = again ? 0 : look.getValue().applyAsLong(position);
            if (squares != 0) {
                before.put(look.getKey(), ply);
                last.put(by, ply);
                desk.say(new GameEvent.Tip(desk.now(), by, look.getKey(), squares));
                return;
            }
        }
    }
}
