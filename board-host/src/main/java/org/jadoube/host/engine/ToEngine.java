package org.jadoube.host.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One line from the program to an engine, as the Universal Chess Interface spells it. */
sealed interface ToEngine {

    /** The line without its end. */
    String line();

    /** Asks the engine to speak UCI; it answers with its name, its options and {@code uciok}. */
    record Hello() implements ToEngine {
        @Override
        public String line() {
            return "uci";
        }
    }

    /** Asks whether everything was taken in; it answers {@code readyok}. */
    record AreYouReady() implements ToEngine {
        @Override
        public String line() {
            return "isready";
        }
    }

    /** What comes next belongs to another game. */
    record NewGame() implements ToEngine {
        @Override
        public String line() {
            return "ucinewgame";
        }
    }

    /** Sets an option. */
    record SetOption(String name, String value) implements ToEngine {
        public SetOption {
            if ((name + value).chars().anyMatch(c -> c < ' ')) {
                throw new IllegalArgumentException("an option is one line: " + name);
            }
        }

        @Override
        public String line() {
            return "setoption name " + name + " value " + value;
        }
    }

    /** The position to think about: a start and the moves from there, in UCI. {@code fen} null: the usual start. */
    record Place(@Nullable String fen, List<String> moves) implements ToEngine {
        public Place {
            moves = List.copyOf(moves);
        }

        @Override
        public String line() {
            String start = fen == null ? "position startpos" : "position fen " + fen;
            return moves.isEmpty() ? start : start + " moves " + String.join(" ", moves);
        }
    }

    /** Think, no longer than {@code limit} allows; the end is a {@code bestmove}. */
    record Go(Limit limit) implements ToEngine {
        @Override
        public String line() {
            return "go" + limit.words();
        }
    }

    /** Stop thinking and tell the best move so far. */
    record Stop() implements ToEngine {
        @Override
        public String line() {
            return "stop";
        }
    }

    /** End the program. */
    record Quit() implements ToEngine {
        @Override
        public String line() {
            return "quit";
        }
    }
}
