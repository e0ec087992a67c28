package org.jadoube.game;

import java.util.Map;
import org.jadoube.light.Grade;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;

/**
 * One thing that reaches the game: what the sensors read, a press, a word, or time that passed.
 *
 * <p>Times are whole milliseconds since the start of the recording and never decrease. Each kind is one line of a
 * recording, version 1.
 */
public sealed interface Input {

    /** When it happened, in ms since the start. */
    long t();

    /** What the sensors read at {@code t}, raw and possibly bouncing; it holds until the next frame. */
    record Frame(long t, Reading reading) implements Input {}

    /** A settled edge of a board that debounces itself: a man lifted. What is known of the man is believed. */
    record Lift(
            long t,
            int square,
            @Nullable Side colour,
            @Nullable Piece piece) implements Input {}

    /** A settled edge of a board that debounces itself: a man placed. What is known of the man is believed. */
    record Place(
            long t,
            int square,
            @Nullable Side colour,
            @Nullable Piece piece) implements Input {}

    /** A man touched without being lifted. */
    record Touch(long t, int square, Side by) implements Input {}

    /** The clock lever of one side (FIDE 6.2.1). */
    record Press(long t, Side side) implements Input {}

    /** A word said by a player, or by the arbiter when {@code by} is null, with its parameters by key. */
    record Say(long t, String word, @Nullable Side by, Map<String, String> with) implements Input {
        public Say {
            with = Map.copyOf(with);
        }
    }

    /** Settings changed on the page; keys as in the header of a recording. */
    record Change(long t, GameSetup.Changes changes) implements Input {}

    /** Who begins is drawn by lot; the random number comes with the input, so that a replay draws the same. */
    record Draw(long t, Lots lots) implements Input {}

    /** The answer to the oldest open question that has this choice, or to the one with this id. */
    record Choose(long t, String choice, @Nullable Integer id) implements Input {}

    /** A move of the remote side arrives; it counts when a hand has made it on the board. */
    record Remote(long t, String uci, @Nullable String after) implements Input {}

    /** The best move in answer to the ply {@code after}, for the player who asked for a hint. */
    record Hint(long t, String uci, @Nullable String after) implements Input {}

    /**
     * What the moves of the position after the ply {@code after} are worth, in UCI, for players whose help tells it; those
     * that are not named are not judged.
     */
    record Grades(
            long t, Map<String, Grade> moves, @Nullable String after) implements Input {
        public Grades {
            moves = Map.copyOf(moves);
        }
    }

    /** An outside clock says that this side's time is up (FIDE 6.8). */
    record Flag(long t, Side side) implements Input {}

    /**
     * Nobody saw the board from the last reading to the next: the program was not running, or the board was away. What differs
     * then was done meanwhile.
     */
    record Unwatched(long t) implements Input {}

    /** Time has passed and nothing happened. */
    record Tick(long t) implements Input {}

    /** Time passes until {@code t}, then the recording ends. */
    record End(long t) implements Input {}
}
