package org.jadoube.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/** Two people at a board and what they do there, with what the game tells of it. */
abstract class AroundTheBoard {

    static final long START = Position.initial().occupied();

    final List<GameEvent> events = new ArrayList<>();
    GameSession session = new GameSession(Play.home());
    long t;

    final void on(Input input) {
        events.addAll(session.on(input));
    }

    void after(long ms) {
        t += ms;
    }

    void lift(String... squares) {
        for (String square : squares) {
            after(500);
            on(new Input.Lift(t, Square.parse(square), null, null));
            on(new Input.Tick(t + 1));
        }
    }

    void place(String... squares) {
        for (String square : squares) {
            after(500);
            on(new Input.Place(t, Square.parse(square), null, null));
            on(new Input.Tick(t + 1));
        }
    }

    void say(String word, @Nullable Side by) {
        after(500);
        on(new Input.Say(t, word, by, Map.of()));
    }

    void set(GameSetup.Changes changes) {
        after(500);
        on(new Input.Change(t, changes));
    }

    void rules(String base, String... house) {
        set(new GameSetup.Changes(RuleSet.parse(base, List.of(house)), null, null, null, null, null, Map.of()));
    }

    void end() {
        after(3_000);
        on(new Input.End(t));
    }

    <T extends GameEvent> List<T> all(Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    List<String> notices() {
        return all(GameEvent.Noticed.class).stream()
                .map(GameEvent.Noticed::code)
                .toList();
    }

    List<String> agreed() {
        return all(GameEvent.Agreed.class).stream()
                .map(e -> (e.white() ? "w" : "-") + (e.black() ? "b" : "-"))
                .toList();
    }

    List<String> moves() {
        return all(GameEvent.Ended.class).getLast().moves();
    }
}
