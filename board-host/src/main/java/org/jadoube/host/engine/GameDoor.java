package org.jadoube.host.engine;

import java.util.function.Consumer;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;

/** How engines reach a game that another thread owns: they knock, and are let in when it is their turn. */
public interface GameDoor {

    /** The game, seen and touched on its own thread alone. */
    interface Table {
        /** The time, in ms since the start. */
        long now();

        /** The game as it stands. */
        GameView view();

        /** Gives the game an input; its time is {@link #now}. */
        void take(Input input);
    }

    /** Lets {@code visit} happen on the game's thread, soon; returns at once. */
    void visit(Consumer<Table> visit);

    /** Tells everybody who watches how the engines are: one JSON object. */
    void tell(String json);
}
