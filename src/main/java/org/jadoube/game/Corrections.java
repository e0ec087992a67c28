package org.jadoube.game;

import org.jadoube.inference.MoveTracker;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Uci;

/** A player says that a ply was really another move: the last word on what was done is a person's. */
final class Corrections {

    private Corrections() {}

    /** Corrects the ply that {@code i} names, or says why not; {@code base} plies came before inference began. */
    static void apply(Input.Say i, GameLine line, int base, MoveTracker tracker, Desk desk) {
        String text = i.with().getOrDefault("id", "");
        int id = text.matches("\\d{1,4}") ? Integer.parseInt(text) : line.size();
        if (id <= base || id > line.size()) {
            desk.say(new GameEvent.Noticed(desk.now(), "correct-unknown-ply", i.by(), "house:board"));
            return;
        }
        try {
            Move move = Uci.read(line.before(id), i.with().getOrDefault("move", ""));
            tracker.replace(desk.now(), id - 1 - base, move);
        } catch (MoveTextException e) {
            desk.say(new GameEvent.Noticed(desk.now(), "correct-illegal-move", i.by(), "house:board"));
        }
    }
}
