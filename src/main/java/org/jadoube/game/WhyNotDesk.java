package org.jadoube.game;

import java.util.Optional;
import org.jadoube.arbiter.Arbiter;
import org.jadoube.inference.MoveTracker;
import org.jadoube.inference.Ply;
import org.jadoube.rules.History;
import org.jadoube.rules.Man;
import org.jadoube.rules.Position;
import org.jadoube.rules.San;
import org.jadoube.rules.Side;
import org.jadoube.rules.WhyNot;
import org.jadoube.rules.WhyNotSearch;
import org.jspecify.annotations.Nullable;

/**
 * Answers why a man may not stand where he was put: when the board has to be put right after an unlawful act, and when
 * somebody asks before he sets a man down.
 */
final class WhyNotDesk {

    private record Step(int from, int to) {}

    private final Desk desk;
    private final GameLine line;
    private final MoveTracker tracker;
    private final BoardGuess guess;
    private final RestoreDesk restoring;
    private final Arbiter arbiter;
    private @Nullable Step told;

    WhyNotDesk(
            Desk desk, GameLine line, MoveTracker tracker, BoardGuess guess, RestoreDesk restoring, Arbiter arbiter) {
        this.desk = desk;
        this.line = line;
        this.tracker = tracker;
        this.guess = guess;
        this.restoring = restoring;
        this.arbiter = arbiter;
    }

    /** An unlawful act is to be put right: tells once why it was none of the moves. */
    void follow() {
        if (!restoring.isShown()) {
            told = null;
            return;
        }
        boolean unlawful = restoring.reason() == GameEvent.RestoreReason.ILLEGAL_MOVE && arbiter.result() == null;
        Step step = unlawful && !restoring.isGoingBack() ? tried(history().position()) : null;
        if (step != null && !step.equals(told)) {
            told = step;
            explained(step).ifPresent(desk::say);
        }
    }

    /** The reason why the man on {@code from} may not go to {@code to}; empty if he may. */
    Optional<GameEvent.Explained> asked(int from, int to) {
        return explained(new Step(from, to));
    }

    private Optional<GameEvent.Explained> explained(Step step) {
        History history = history();
        Man man = history.position().at(step.from());
        return man == null
                ? Optional.empty()
                : WhyNotSearch.of(history, step.from(), step.to()).map(why -> event(history, man, step, why));
    }

    private GameEvent.Explained event(History history, Man man, Step step, WhyNot why) {
        int first = Long.numberOfTrailingZeros(why.by());
        Man blamed = why.by() == 0 ? null : history.position().at(first);
        return new GameEvent.Explained(
                desk.now(),
                man.side(),
                man,
                step.from(),
                step.to(),
                why,
                blamed,
                why.ply() == 0 ? "" : written(history, why.ply()));
    }

    /** A ply with its number, such as "7.Ke2" or "7...Ke7". */
    private static String written(History history, int ply) {
        Position before = history.at(ply - 1);
        return before.fullmoveNumber()
                + (before.turn() == Side.WHITE ? "." : "...")
                + San.write(before, history.moves().get(ply - 1));
    }

    /** The game with a move that is made and not settled. */
    private History history() {
        History history = line.history();
        Ply likely = tracker.firstLikely();
        return likely != null && likely.before().equals(history.position()) ? history.play(likely.move()) : history;
    }

    /** What the player on move has set down where it does not belong; null if it is not known or more than one man. */
    private @Nullable Step tried(Position before) {
        Step found = null;
        for (long left = guess.occupied(); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int from = guess.cameFrom(square);
            Man man = guess.at(square);
            if (man != null
                    && man.side() == before.turn()
                    && from >= 0
                    && from != square
                    && man.equals(before.at(from))) {
                if (found != null) {
                    return null;
                }
                found = new Step(from, square);
            }
        }
        return found;
    }
}
