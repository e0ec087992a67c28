package org.jadoube.game;

import java.util.EnumMap;
import java.util.Map;
import org.jadoube.arbiter.Arbiter;
import org.jadoube.light.HelpLevel;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;

/**
 * Hints that a player asks for: where the rules allow help, a few in each game. Somebody outside thinks of the move; it
 * stays lit until the position is another.
 */
final class Hints {

    /** How many hints a player has in a game. */
    private static final int MOST = 5;

    /** The refusal of one more. */
    private static final String LIMIT = "hint-limit";

    private final Desk desk;
    private final Arbiter arbiter;
    private final GameLine line;
    private final Map<Side, Integer> used = new EnumMap<>(Side.class);
    private @Nullable Move move;
    private @Nullable Position of;

    Hints(Desk desk, Arbiter arbiter, GameLine line) {
        this.desk = desk;
        this.arbiter = arbiter;
        this.line = line;
    }

    /** A player asks; null: the one on move. */
    void asked(@Nullable Side asker, GameSetup setup) {
        Side turn = line.position().turn();
        Side by = asker == null ? turn : asker;
        int had = used.getOrDefault(by, 0);
        String code = refusal(by, turn, had, setup);
        if (code.isEmpty()) {
            used.put(by, had + 1);
        }
        String law = code.equals(LIMIT) ? "house:board" : "11.3.1";
        desk.say(new GameEvent.Noticed(desk.now(), code.isEmpty() ? "hint-asked" : code, by, law));
    }

    /** Why there is no hint; empty if there is one. */
    private String refusal(Side by, Side turn, int had, GameSetup setup) {
        if (setup.rules().base().friendly() && setup.isFar()) {
            return "help-against-far";
        }
        if (!setup.mayBeHelped(by) || setup.help(by) == HelpLevel.NONE) {
            return "help-not-allowed";
        }
        if (arbiter.result() != null) {
            return "game-over";
        }
        return by != turn ? "not-your-turn" : had >= MOST ? LIMIT : "";
    }

    /** The hint arrives; one for another position is dropped, and so is one that nobody may have. */
    void arrived(Input.Hint hint, GameSetup setup) {
        GameLine.Told last = line.last();
        boolean stale = hint.after() != null && (last == null || !last.uci().equals(hint.after()));
        if (stale || setup.isFar() || arbiter.result() != null) {
            return;
        }
        try {
            of = line.position();
            move = Uci.read(line.position(), hint.uci());
        } catch (MoveTextException e) {
            move = null;
        }
    }

    /** The squares that are lit. */
    long squares(GameSetup setup) {
        Move shown = move;
        return shown == null || setup.isFar() || !line.position().equals(of)
                ? 0
                : 1L << shown.from() | 1L << shown.to();
    }
}
