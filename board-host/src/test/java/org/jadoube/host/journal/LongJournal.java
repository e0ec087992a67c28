package org.jadoube.host.journal;

import java.nio.file.Path;
import java.util.List;
import org.jadoube.hardware.simulated.PhysicalMan;
import org.jadoube.hardware.simulated.SimulatedBoard;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.Sight;
import org.jadoube.host.measure.LongGame;
import org.jadoube.rules.Fen;
import org.jadoube.rules.History;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;

/**
 * Writes the journal of a long game that is not over, as a service leaves it that is killed, so that the time of going on with it
 * can be measured: {@code LongJournal FOLDER MOVES}, the folder being what {@code --data} names.
 */
public final class LongJournal {

    private LongJournal() {}

    /** Writes; exit code 1 if the game did not come out as it was meant. */
    public static void main(String[] args) {
        List<Move> moves = LongGame.moves(2 * Integer.parseInt(args[1]), 1);
        History history = History.of(Position.initial());
        for (Move move : moves) {
            history = history.play(move);
        }
        // The board stands as after the last move, and no hand has done anything since.
        List<PhysicalMan> men =
                SimulatedBoard.of(Fen.placement(history.position())).men();
        WrittenGame game = new WrittenGame(Hand.of(Profiles.named("casual"), 3, Sight.OCCUPANCY)
                .under("home")
                .play(GameScript.of(moves))
                .lines());
        Journals journals =
                new Journals(Path.of(args[0], "journal"), Disk.ofTheSystem(), LongJournal::fail, text -> {});
        try (Journal journal = journals.begin("simulated", "--sensor=occupancy", game.setup(), men)) {
            game.play(journal, 0, game.inputs().size());
            System.out.println(game.session().view().plies().size() + " plies, "
                    + game.inputs().size() + " inputs, " + journal.size() + " bytes");
        }
    }

    private static void fail(String trouble) {
        if (!trouble.isEmpty()) {
            throw new IllegalStateException(trouble);
        }
    }
}
