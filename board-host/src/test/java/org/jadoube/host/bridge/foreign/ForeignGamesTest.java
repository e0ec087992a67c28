package org.jadoube.host.bridge.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.BoardUnavailable;
import org.jadoube.hardware.foreign.ForeignPlace;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.hand.Sight;
import org.jadoube.host.measure.PtyPair;
import org.jadoube.host.recording.RecordingReader;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Position;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole noisy games on modelled boards of other makers, over real pseudo-terminals, with the plug pulled in the middle. */
@Timeout(120)
final class ForeignGamesTest {
    private static final Reading.Identity START = Reading.Identity.read(Fen.placement(Position.initial()));

    @TempDir
    private Path folder;

    private final Notes notes = new Notes();

    @BeforeEach
    void thereIsSocat() {
        assumeTrue(PtyPair.possible(), "socat is not installed: apt install socat");
    }

    private static ForeignPlace place(String make, String port) {
        return ForeignPlace.of((make.equals("sentio") ? "certabo" : make) + ":" + port, System::nanoTime);
    }

    @ParameterizedTest
    @CsvSource({"chesslink,casual,4", "certabo,clumsy,5", "sentio,casual,6", "sentio,rookfirst,7"})
    void aNoisyGameIsPlayedAsItWasThoughThePlugWasOut(String make, String profile, long seed) throws Exception {
        Sight sight = make.equals("sentio") ? Sight.OCCUPANCY : Sight.IDENTITY;
        List<String> lines = Hand.of(Profiles.named(profile), seed, sight)
                .play(GameScript.of(RandomGames.game(50, seed)))
                .lines();
        List<Input> inputs = inputs(lines);
        GameSession here = new GameSession(new RecordingReader("game", lines.iterator()).header());
        GameSession there = new GameSession(new RecordingReader("game", lines.iterator()).header());
        Reading before = make.equals("sentio") ? new Reading.Occupancy(START.occupied()) : START;
        PtyPair line = PtyPair.in(folder);
        BoardModel model = BoardModel.of(make, line.board(), before);
        try (Board board = place(make, line.pc()).open(notes)) {
            board.start();
            notes.await("the start", () -> before.equals(notes.last));
            for (int i = 0; i < inputs.size(); i++) {
                if (i == inputs.size() / 2) {
                    Reading now = notes.last;
                    line.close();
                    notes.await("that it is missed", () -> notes.gone == 1);
                    model.close();
                    line = PtyPair.in(folder);
                    model = BoardModel.of(make, line.board(), now);
                    notes.await("that it is back", () -> notes.back == 1);
                }
                Input input = inputs.get(i);
                here.on(input);
                if (input instanceof Input.Frame frame) {
                    model.stand(frame.reading());
                    notes.await("frame " + i, () -> frame.reading().equals(notes.last));
                    there.on(new Input.Frame(input.t(), notes.last));
                } else {
                    there.on(input);
                }
            }
            int lit = model.lit();
            board.show(new LightScene(Map.of(12, Light.SOURCE, 28, Light.TARGET)));
            BoardModel lighted = model;
            notes.await("lights", () -> lighted.lit() > lit);
        } finally {
            model.close();
            line.close();
        }
        assertTrue(moves(here).size() > 40, "a whole game: " + moves(here));
        assertEquals(moves(here), moves(there));
    }

    private static List<Input> inputs(List<String> lines) {
        RecordingReader recording = new RecordingReader("game", lines.iterator());
        List<Input> all = new ArrayList<>();
        for (Input input = recording.next(); input != null; input = recording.next()) {
            all.add(input);
        }
        return all;
    }

    private static List<String> moves(GameSession session) {
        return session.view().plies().stream().map(GameView.PlyView::uci).toList();
    }

    @ParameterizedTest
    @CsvSource({"chesslink,certabo,ChessLink", "certabo,chesslink,Certabo", "dgt,sentio,DGT"})
    void aBoardThatIsNotWhatItIsSaidToBeIsToldInOneLine(String said, String is, String named) throws Exception {
        Reading standing = is.equals("sentio") ? new Reading.Occupancy(START.occupied()) : START;
        try (PtyPair line = PtyPair.in(folder);
                BoardModel other = BoardModel.of(is, line.board(), standing)) {
            other.stand(standing);
            BoardUnavailable thrown = assertThrows(
                    BoardUnavailable.class, () -> place(said, line.pc()).open(notes));
            String told = String.valueOf(thrown.getMessage());
            assertTrue(
                    told.contains("no " + named) && told.contains(line.pc()) && told.contains("--board simulated"),
                    told);
            assertTrue(told.lines().count() == 1, told);
        }
    }

    @Test
    void anotherBoardInPlaceOfTheOneOfTheGameIsTold() throws Exception {
        PtyPair line = PtyPair.in(folder);
        BoardModel model = BoardModel.of("certabo", line.board(), START);
        try (Board board = place("certabo", line.pc()).open(notes)) {
            board.start();
            line.close();
            notes.await("that it is missed", () -> notes.gone >= 1);
            model.close();
            line = PtyPair.in(folder);
            model = BoardModel.of("sentio", line.board(), new Reading.Occupancy(START.occupied()));
            notes.await("that it is another", () -> notes.why.contains("another board answers"));
            assertTrue(board.lost());
        } finally {
            model.close();
            line.close();
        }
    }

    private static final class Notes implements BoardListener {
        private Reading last = new Reading.Occupancy(0);
        private int gone;
        private int back;
        private String why = "";

        @Override
        public synchronized void reading(long nanos, Reading reading) {
            last = reading;
            notifyAll();
        }

        @Override
        public void pressed(long nanos, Button.Action action) {}

        @Override
        public synchronized void device(DeviceReport report) {
            gone += report.healed() ? 0 : 1;
            back += report.healed() ? 1 : 0;
            why = report.what();
            notifyAll();
        }

        synchronized void await(String what, BooleanSupplier condition) throws InterruptedException {
            long end = System.nanoTime() + 20_000_000_000L;
            while (!condition.getAsBoolean()) {
                long left = (end - System.nanoTime()) / 1_000_000;
                assertTrue(left > 0, what + " did not come: " + last + " " + why);
                wait(Math.min(left, 20));
            }
        }
    }
}
