package org.jadoube.host.launch;

import java.nio.file.Path;
import java.util.List;
import org.jadoube.game.GameSession;
import org.jadoube.game.Input;
import org.jadoube.hardware.simulated.PhysicalMan;
import org.jadoube.hardware.simulated.SimulatedBoard;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.hand.Sight;
import org.jadoube.host.journal.DataDirectory;
import org.jadoube.host.journal.Journal;
import org.jadoube.host.journal.Journals;
import org.jadoube.host.recording.RecordingReader;
import org.jadoube.rules.Fen;
import org.jadoube.rules.History;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;

/**
 * A game between two simulated hands that is left in the middle, written as a service leaves it that is cut off: going on with it
 * needs everything that any start with a game needs, and takes no time to play.
 */
final class LeftGame {

    private static final int PLIES = 120;
    private static final long SEED = 1;
    private static final String BOARD = "simulated";
    /** What {@code play} without options asks for. */
    private static final String ASKED = "--sensor=occupancy";

    private LeftGame() {}

    /** Leaves one in a data directory. */
    static void in(Path data) {
        List<Move> moves = RandomGames.game(PLIES, SEED);
        History history = History.of(Position.initial());
        for (Move move : moves) {
            history = history.play(move);
        }
        List<PhysicalMan> men =
                SimulatedBoard.of(Fen.placement(history.position())).men();
        List<String> lines = Hand.of(Profiles.named("casual"), SEED, Sight.OCCUPANCY)
                .under("home")
                .play(GameScript.of(moves))
                .lines();
        RecordingReader reader = new RecordingReader("rehearsal", lines.iterator());
        GameSession session = new GameSession(reader.header());
        try (DataDirectory directory = DataDirectory.open(data);
                Journal journal = new Journals(directory, trouble -> {}, remark -> {})
                        .begin(BOARD, ASKED, reader.header(), men)) {
            for (Input input = reader.next(); input != null && !(input instanceof Input.End); input = reader.next()) {
                while (session.nextDue() < input.t()) {
                    take(session, journal, new Input.Tick(session.nextDue() + 1));
                }
                take(session, journal, input);
            }
        }
    }

    private static void take(GameSession session, Journal journal, Input input) {
        journal.input(input);
        journal.told(session.on(input));
    }
}
