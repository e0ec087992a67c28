package org.jadoube.host;

import java.util.List;
import org.jadoube.host.play.Seats;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of {@code play} that say who sits at the board and from which start. */
final class SeatOptions {

    @Option(names = "--white", paramLabel = "NAME", description = "who has White")
    private @Nullable String white;

    @Option(names = "--black", paramLabel = "NAME", description = "who has Black")
    private @Nullable String black;

    @Option(names = "--event", paramLabel = "NAME", description = "what the game belongs to, for its PGN")
    private @Nullable String event;

    @Option(names = "--round", paramLabel = "ROUND", description = "the round, for the game's PGN")
    private @Nullable String round;

    @Option(
            names = "--board-number",
            paramLabel = "NUMBER",
            description = "which board this is among several, for the game's PGN")
    private @Nullable String table;

    @Option(
            names = "--chess960",
            paramLabel = "N",
            arity = "0..1",
            fallbackValue = Seats.DRAWN,
            description = "start as in Chess960, from start N (0 to 959), or from one that is drawn")
    private @Nullable String chess960;

    @Option(
            names = "--players",
            paramLabel = "NAME",
            split = ",",
            description =
                    "draw who begins, among names (--players Ada,Bo) or so many players (--players 4); a light runs"
                            + " around the board and stops before the one who has White")
    private List<String> players = List.of();

    @Option(
            names = "--practice",
            paramLabel = "EXERCISE",
            description = "practise an opening line, a game to be guessed or an endgame: its name, or a PGN file"
                    + " (FILE#N: its Nth game); --opponent-side says where the other side sits")
    private @Nullable String practice;

    /** What was said. */
    Seats seats() {
        return new Seats(white, black, event, round, table, chess960, players, practice);
    }
}
