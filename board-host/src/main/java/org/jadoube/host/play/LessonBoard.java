package org.jadoube.host.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.game.SetUpGuide;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.hardware.simulated.PhysicalMan;
import org.jadoube.hardware.simulated.Whereabouts;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Man;
import org.jadoube.rules.Position;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;

/**
 * The board that a guest borrows from the game: a simulated one is put aside for another, one of wire is handed over as it
 * is. Used by the game's thread alone.
 */
final class LessonBoard {

    private static final String HAND = "lesson";

    private final BoardSource source;
    private final GameSession game;
    private final ClockPause pause;
    private final @Nullable WiredLights lights;
    private final BiConsumer<String, String> page;
    private final Runnable men;
    private @Nullable Reading seen;

    /**
     * The board of a game.
     *
     * @param lights the lamps of a board of wire, or null
     * @param page takes a kind of message and its JSON
     * @param men tells the pages where the men of a simulated board are
     */
    LessonBoard(
            BoardSource source,
            GameSession game,
            ClockPause pause,
            @Nullable WiredLights lights,
            BiConsumer<String, String> page,
            Runnable men) {
        this.source = source;
        this.game = game;
        this.pause = pause;
        this.lights = lights;
        this.page = page;
        this.men = men;
    }

    /** The sensors have told this, to the game or to its guest. */
    void saw(Reading reading) {
        seen = reading;
    }

    /** What the sensors told last; null before they told anything. */
    @Nullable
    Reading seen() {
        return seen;
    }

    boolean isSimulated() {
        return source instanceof SimulatedSource;
    }

    /** Why the board cannot be borrowed now, with the cure; empty if it can. */
    String refusal() {
        if (source instanceof SimulatedSource simulated) {
            return simulated.isMoving() ? "a man is still on his way to his square; try again" : "";
        }
        if (source instanceof RecordingSource) {
            return "a recording has no board to learn on; start with another --board";
        }
        Reading reading = seen;
        if (reading == null) {
            return "the board has not been seen yet; see to its connection";
        }
        boolean stands = reading.occupied() == game.view().position().occupied();
        return stands || !waits() ? "" : "a move is under way; finish it, then begin";
    }

    /** Whether a game has begun and is not over. */
    boolean waits() {
        GameView view = game.view();
        return !view.plies().isEmpty() && view.result() == null;
    }

    /** Who stands where before the board is borrowed, as far as it is known. */
    List<@Nullable Man> standing() {
        Position position = game.view().position();
        Reading reading = seen;
        if (source instanceof SimulatedSource simulated) {
            List<@Nullable Man> standing = nobody();
            for (PhysicalMan man : simulated.men()) {
                if (man.at() instanceof Whereabouts.OnSquare on) {
                    standing.set(on.square(), man.man());
                }
            }
            return standing;
        }
        return reading != null && reading.occupied() == position.occupied() ? SetUpGuide.men(position) : nobody();
    }

    private static List<@Nullable Man> nobody() {
        return new ArrayList<>(Collections.<@Nullable Man>nCopies(64, null));
    }

    /** The guest takes the board; the game's clock stands still. */
    void borrow(GameThread thread, Guest guest) {
        pause.stop(thread);
        thread.lend(guest);
        if (source instanceof SimulatedSource simulated) {
            simulated.lend();
            seen = null;
        }
        status(true);
        men.run();
    }

    /** The game has the board again. */
    void giveBack(GameThread thread) {
        thread.lend(null);
        thread.take(new Input.Unwatched(thread.now()));
        if (lights != null) {
            lights.back();
        }
        switch (source) {
            case SimulatedSource simulated -> simulated.giveBack();
            case WiredSource wired -> wired.retell();
            default -> {}
        }
        pause.start(thread);
        status(false);
        men.run();
    }

    private void status(boolean begins) {
        if (source instanceof WiredSource wired) {
            wired.lent(begins);
        } else {
            BoardStatus.State state = begins ? BoardStatus.State.LESSON : BoardStatus.State.HERE;
            page.accept("board", new BoardStatus("simulated", state, "", new TreeMap<>()).json());
        }
    }

    /** Puts the men of a simulated board as {@code wanted} has them. */
    void arrange(long t, Position wanted) {
        if (source instanceof SimulatedSource simulated) {
            simulated.act(t, new HandAction.Arrange(HAND, Fen.placement(wanted)));
            men.run();
        }
    }

    /** Shows a scene of the guest's. */
    void light(LightScene scene) {
        if (lights != null) {
            lights.lend(scene);
        }
    }
}
