package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.host.archive.Archive;
import org.jadoube.host.archive.ArchivedGame;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games on their way from the board into the archive. */
final class ArchiveListenerTest {

    @TempDir
    private Path folder;

    private final List<Input> inputs = new ArrayList<>();
    private final List<GameEvent> told = new ArrayList<>();
    private long t;

    private void moves(String... squares) {
        for (String pair : squares) {
            t += 2_000;
            inputs.add(new Input.Lift(t, Square.parse(pair.substring(0, 2)), null, null));
            t += 500;
            inputs.add(new Input.Place(t, Square.parse(pair.substring(2)), null, null));
        }
        t += 3_000;
        inputs.add(new Input.Tick(t));
    }

    private List<ArchivedGame> archived() throws IOException {
        GameSession session = new GameSession(GameSetup.usual());
        Archive archive = new Archive(folder);
        try (ArchiveListener listener = new ArchiveListener(archive, session::view)) {
            for (Input input : inputs) {
                listener.input(input);
                List<GameEvent> events = session.on(input);
                told.addAll(events);
                listener.events(events);
            }
        }
        return archive.games(line -> {});
    }

    @Test
    void aGameThatHasEndedIsKept() throws IOException {
        moves("f2f3", "e7e5", "g2g4", "d8h4");
        ArchivedGame game = archived().getFirst();
        assertEquals("0-1", game.game().result());
        assertEquals(4, game.plies());
        assertEquals("home", game.rules());
    }

    @Test
    void aGameThatGoesOnIsNot() throws IOException {
        moves("e2e4", "e7e5");
        assertEquals(List.of(), archived());
    }

    @Test
    void aGameThatIsLeftForAnotherIsKeptWithoutAResult() throws IOException {
        moves("e2e4", "e7e5");
        inputs.add(new Input.Say(t + 1_000, "new-game", Side.WHITE, Map.of()));
        inputs.add(new Input.Choose(t + 2_000, "yes", null));
        inputs.add(new Input.Tick(t + 5_000));
        List<ArchivedGame> games = archived();
        assertEquals(1, games.size(), told::toString);
        assertEquals("*", games.getFirst().game().result());
    }

    @Test
    void theSameGameToldAgainAfterAStopIsOneGame() throws IOException {
        moves("f2f3", "e7e5", "g2g4", "d8h4");
        archived();
        GameSession session = new GameSession(GameSetup.usual());
        List<GameEvent> events = new ArrayList<>();
        inputs.forEach(input -> events.addAll(session.on(input)));
        Archive archive = new Archive(folder);
        try (ArchiveListener listener = new ArchiveListener(archive, session::view)) {
            listener.resumed(inputs, events);
        }
        assertEquals(1, archive.games(line -> {}).size());
    }
}
