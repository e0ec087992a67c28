package org.jadoube.game;

import org.jadoube.arbiter.Arbiter;
import org.jadoube.arbiter.Saying;
import org.jadoube.inference.MoveTracker;

/** Brings a word of a player or the arbiter to who has to act on it. */
final class SpokenWords {

    private final Desk desk;
    private final GameLine line;
    private final MoveTracker tracker;
    private final Arbiter arbiter;
    private final Scorekeeper score;
    private final Chronicle chronicle;
    private final Complaints complaints;
    private final Stage stage;
    private final Hints hints;

    SpokenWords(
            Desk desk,
            GameLine line,
            MoveTracker tracker,
            Arbiter arbiter,
            Scorekeeper score,
            Chronicle chronicle,
            Complaints complaints,
            Stage stage,
            Hints hints) {
        this.desk = desk;
        this.line = line;
        this.tracker = tracker;
        this.arbiter = arbiter;
        this.score = score;
        this.chronicle = chronicle;
        this.complaints = complaints;
        this.stage = stage;
        this.hints = hints;
    }

    /** Somebody says {@code i} in a game that was agreed as {@code setup}. */
    void say(Input.Say i, GameSetup setup) {
        switch (i.word()) {
            case "correct" -> Corrections.apply(i, line, score.base(), tracker, desk);
            case "hint" -> hints.asked(i.by(), setup);
            case "new-game" -> stage.newGame(line.hasMoves() && arbiter.result() == null);
            default -> Sayings.read(i).ifPresentOrElse(this::said, () -> unknown(i));
        }
    }

    private void unknown(Input.Say i) {
        desk.say(new GameEvent.Noticed(desk.now(), "unknown-word", i.by(), "house:board"));
    }

    private void said(Saying saying) {
        if (saying instanceof Saying.Found found) {
            complaints.say(found);
        } else {
            score.hear(arbiter.say(desk.now(), saying));
            if (saying instanceof Saying.SetClock) {
                chronicle.corrected(desk.now());
            }
        }
    }
}
