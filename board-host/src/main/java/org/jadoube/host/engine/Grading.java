package org.jadoube.host.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.light.Grade;
import org.jadoube.light.HelpLevel;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sees to it that the moves are graded of a player on move whose help is {@link HelpLevel#GRADES}, where the rules allow help. */
final class Grading implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Grading.class);

    private final GameDoor door;
    private final Supplier<Optional<EngineChoice>> helper;
    private String known = "";
    private int version;
    private @Nullable Grader grader;
    private boolean missing;

    /** {@code helper}: the engine that grades, if there is one. */
    Grading(GameDoor door, Supplier<Optional<EngineChoice>> helper) {
        this.door = door;
        this.helper = helper;
    }

    /** Something has happened in {@code game}; on its thread. */
    void events(Supplier<GameView> game, List<GameEvent> events) {
        boolean concerns = events.stream()
                .anyMatch(event -> event instanceof GameEvent.Moved
                        || event instanceof GameEvent.Amended
                        || event instanceof GameEvent.TakenBack
                        || event instanceof GameEvent.Result
                        || event instanceof GameEvent.Game);
        if (concerns) {
            look(game.get());
        }
    }

    /** The position or what was agreed may be another; on the game's thread. */
    void look(GameView view) {
        if (!isWanted(view)) {
            known = "";
            return;
        }
        String now = view.number() + " " + view.plies().size() + " "
                + view.position().fen();
        if (now.equals(known)) {
            return;
        }
        known = now;
        Grader asked = grader();
        if (asked != null) {
            asked.look(new Snapshot(++version, view, -1));
        }
    }

    private static boolean isWanted(GameView view) {
        Side turn = view.position().turn();
        String level = view.setup().names().getOrDefault("help." + turn.word(), "");
        return view.result() == null
                && level.equals(HelpLevel.GRADES.word())
                && view.setup().mayBeHelped(turn);
    }

    private synchronized @Nullable Grader grader() {
        Grader running = grader;
        if (running == null && !missing) {
            Optional<EngineChoice> engine = helper.get();
            missing = engine.isEmpty();
            if (missing) {
                LOG.warn("there is no engine that could grade moves; install one (Debian: apt install stockfish)");
            }
            running = engine.map(choice -> new Grader(choice, this::told)).orElse(null);
            grader = running;
        }
        return running;
    }

    private void told(Snapshot judged, Map<String, Grade> grades) {
        door.visit(table -> {
            if (judged.version() == version) {
                table.take(new Input.Grades(table.now(), grades, judged.last()));
            }
        });
    }

    @Override
    public synchronized void close() {
        if (grader != null) {
            grader.close();
        }
    }
}
