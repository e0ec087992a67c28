package org.jadoube.host.journal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;

/**
 * A game played again from its journal.
 *
 * @param session the game as it stands
 * @param inputs what it was fed with
 * @param events what came of it, told before or not
 * @param untold decisions that came of the last inputs and had not been told
 * @param t the time up to which it came, in ms of the game
 * @param asTold whether everything came out as it was told
 */
public record Retold(
        GameSession session,
        List<Input> inputs,
        List<GameEvent> events,
        List<Decision> untold,
        long t,
        boolean asTold) {

    /** A new game that is fed with {@code first} at once. */
    static Retold begun(GameSetup setup, List<Input> first, long t) {
        GameSession session = new GameSession(setup);
        List<GameEvent> events = new ArrayList<>();
        first.forEach(input -> events.addAll(session.on(input)));
        return new Retold(session, first, events, Decision.of(events), t, true);
    }

    public Retold {
        inputs = List.copyOf(inputs);
        events = List.copyOf(events);
        untold = List.copyOf(untold);
    }

    /** Whether a game did not end by a dead position, which is not looked for in haste. */
    static boolean mayHasten(List<Entry> entries) {
        for (Entry entry : entries) {
            if (entry instanceof Entry.Told told) {
                for (Decision decision : told.decisions()) {
                    if (decision instanceof Decision.Result) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /**
     * A game of whose duties and lights only those are told that hold at its end. Time that passed between two inputs needs no
     * telling: the next input brings it.
     */
    static Retold inHaste(GameSession session, List<Entry> entries) {
        List<Input> inputs = new ArrayList<>();
        List<GameEvent> events = new ArrayList<>();
        List<Decision> told = new ArrayList<>();
        long t = 0;
        Input waiting = null;
        session.hasten();
        for (Entry entry : entries) {
            if (entry instanceof Entry.In in) {
                waiting = in.input() instanceof Input.Tick ? in.input() : null;
                if (waiting == null) {
                    inputs.add(in.input());
                    events.addAll(session.on(in.input()));
                }
                t = Math.max(t, in.input().t());
            } else if (entry instanceof Entry.Told more) {
                told.addAll(more.decisions());
            } else if (entry instanceof Entry.Hand hand) {
                t = Math.max(t, hand.t());
            }
        }
        if (waiting != null) {
            inputs.add(waiting);
            events.addAll(session.on(waiting));
        }
        List<Decision> decided = Decision.of(events);
        int known = Math.min(told.size(), decided.size());
        boolean asTold = decided.subList(0, known).equals(told);
        events.addAll(session.caughtUp());
        return new Retold(session, inputs, events, decided.subList(known, decided.size()), t, asTold);
    }

    /** A game with every event. */
    static Retold of(GameSession session, List<Entry> entries) {
        List<Input> inputs = new ArrayList<>();
        List<GameEvent> events = new ArrayList<>();
        Deque<Decision> untold = new ArrayDeque<>();
        long t = 0;
        boolean asTold = true;
        for (Entry entry : entries) {
            switch (entry) {
                case Entry.In in -> {
                    inputs.add(in.input());
                    t = Math.max(t, in.input().t());
                    List<GameEvent> came = session.on(in.input());
                    events.addAll(came);
                    untold.addAll(Decision.of(came));
                }
                case Entry.Told told -> {
                    for (Decision decision : told.decisions()) {
                        asTold &= decision.equals(untold.poll());
                    }
                }
                case Entry.Hand hand -> t = Math.max(t, hand.t());
                case Entry.Start start -> {}
                case Entry.Resumed resumed -> {}
            }
        }
        return new Retold(session, inputs, events, List.copyOf(untold), t, asTold);
    }
}
