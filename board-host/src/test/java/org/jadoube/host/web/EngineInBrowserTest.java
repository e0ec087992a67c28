package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** What the page says to one who plays an engine, step by step, with an engine that answers what the test wants. */
final class EngineInBrowserTest {

    private static final Path PICTURES = Path.of("target", "pictures");

    @RegisterExtension
    static final Chromium window = Chromium.desktop(1280, 860);

    @TempDir
    private Path folder;

    /** An engine that thinks until the file {@code answer} is there. */
    private Path engine() throws IOException {
        Path file = folder.resolve("patient");
        Files.writeString(file, """
                #!/bin/sh
                cd '%s'
                think() {
                  while [ -f thinking.$$ ]; do
                    [ -f answer ] && rm thinking.$$ && echo "bestmove $(cat answer)" && rm answer
                    sleep 0.02
                  done
                }
                while read -r line; do
                  case "$line" in
                    uci) echo "id name Patient"; echo uciok ;;
                    isready) echo readyok ;;
                    go*) touch thinking.$$; think & ;;
                    stop) [ -f thinking.$$ ] && rm thinking.$$ && echo "bestmove a2a3" ;;
                    quit) rm -f thinking.$$; exit 0 ;;
                  esac
                done
                """.formatted(folder));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        return file;
    }

    private void answers(String move) throws IOException {
        Path written = Files.writeString(folder.resolve("written"), move);
        Files.move(written, folder.resolve("answer"), StandardCopyOption.ATOMIC_MOVE);
    }

    private StartedPlay play(String side, String... more) throws IOException {
        List<String> args = new java.util.ArrayList<>(
                List.of("--opponent", "patient", "--engine", engine().toString(), "--opponent-side", side));
        args.addAll(List.of(more));
        return StartedPlay.of(folder.resolve("data"), args.toArray(String[]::new));
    }

    private static void says(String sentence) {
        window.await(sentence, () -> sentence.equals(window.sentence()));
    }

    /** Who sits above or below the board. */
    private static String who(String strip) {
        return String.valueOf(window.script("return document.querySelector('#" + strip + " .who').textContent"));
    }

    /** Takes the man on a square off the board. */
    private static void takesOff(String square) {
        window.mouseDown(square);
        window.mouseTo(window.find("#bottom"));
        window.mouseUp();
    }

    @Test
    void anOrdinaryMoveIsThoughtOfToldAndCarriedOut() throws Exception {
        try (StartedPlay play = play("black")) {
            window.open(play.address());
            says("White to move.");
            window.drag("e2", "e4");
            says("Patient thinks.");
            answers("e7e5");
            says("Black plays e5. Move the pawn from e7 to e5.");
            assertEquals("remove", window.light("e7"));
            assertEquals("place", window.light("e5"));
            window.picture(PICTURES.resolve("engine-move.png"));
            window.mouseDown("e7");
            says("Put the pawn on e5.");
            window.mouseTo(window.square("e5"));
            window.mouseUp();
            says("White to move.");
            assertEquals(List.of("e4", "e5"), window.moves());
            assertEquals(List.of(), window.complaints());
        }
    }

    @Test
    void theEngineChangesSidesWithThePlayersForTheNextGame() throws Exception {
        try (StartedPlay play = play("black", "--white", "Ada")) {
            window.open(play.address());
            window.drag("e2", "e4");
            says("Patient thinks.");
            assertEquals("White says", window.find("#actions .speaker").getText());
            window.click("[data-say=resign]");
            window.click("[data-say=resign].sure");
            window.click("[data-say=swap-new-game]");
            window.await("sides changed", () -> "Ada".equals(who("top")) && "patient, level 5".equals(who("bottom")));
            says("Patient thinks.");
            answers("d2d4");
            says("White plays d4. Move the pawn from d2 to d4.");
        }
    }

    @Test
    void whoTakesBackTakesBackHisOwnMoveAndItsAnswer() throws Exception {
        try (StartedPlay play = play("black")) {
            window.open(play.address());
            window.drag("e2", "e4");
            says("Patient thinks.");
            answers("e7e5");
            says("Black plays e5. Move the pawn from e7 to e5.");
            window.drag("e7", "e5");
            says("White to move.");
            window.click("[data-say=takeback]");
            window.await("the engine grants it", () -> window.moves().isEmpty());
        }
    }

    @Test
    void anOfferThatItDeclinesIsAnswered() throws Exception {
        try (StartedPlay play = play("black")) {
            window.open(play.address());
            window.drag("e2", "e4");
            says("Patient thinks.");
            answers("e7e5");
            says("Black plays e5. Move the pawn from e7 to e5.");
            window.click("[data-say=offer-draw]");
            window.await("the answer", () -> rulings().contains("The draw offer of White is declined."));
            window.drag("e7", "e5");
            window.await("it is past", () -> rulings().isEmpty());
        }
    }

    @Test
    void oneThatIsGoneIsToldUntilItIsRead() throws Exception {
        Path program = folder.resolve("mortal");
        Files.writeString(program, """
                #!/bin/sh
                while read -r line; do
                  case "$line" in uci) echo uciok ;; isready) echo readyok ;; go*) exit 1 ;; esac
                done
                """);
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        try (StartedPlay play =
                StartedPlay.of(folder.resolve("data"), "--opponent", "mortal", "--engine", program.toString())) {
            window.open(play.address());
            window.drag("e2", "e4");
            window.await("told", () -> rulings().contains("Mortal cannot go on. Two people may play on."));
            window.drag("e7", "e5");
            window.await("two people play on", () -> window.moves().equals(List.of("e4", "e5")));
            assertTrue(rulings().contains("Mortal cannot go on."), "and it is still told");
            window.click("#rulings .read");
            window.await("read", () -> rulings().isEmpty());
        }
    }

    private static String rulings() {
        return String.valueOf(window.script("return document.querySelector('#rulings').textContent"));
    }

    @Test
    void aMoveCarriedOutWronglyIsPutRight() throws Exception {
        try (StartedPlay play = play("black")) {
            window.open(play.address());
            window.drag("e2", "e4");
            says("Patient thinks.");
            answers("e7e5");
            says("Black plays e5. Move the pawn from e7 to e5.");
            window.drag("d7", "d5");
            window.await("what is wrong", () -> "remove".equals(window.light("d5")));
            window.picture(PICTURES.resolve("engine-wrong.png"));
            assertEquals("Put the pawn from d5 back on d7.", window.sentence());
            window.drag("d5", "d7");
            says("Black plays e5. Move the pawn from e7 to e5.");
            window.drag("e7", "e5");
            says("White to move.");
            assertEquals(List.of("e4", "e5"), window.moves());
        }
    }

    @Test
    void aManToBeTakenIsNamedAndComesOffFirst() throws Exception {
        try (StartedPlay play = play("white", "--fen", "4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1")) {
            window.open(play.address());
            says("Patient thinks.");
            answers("e4d5");
            says("White plays exd5. Take the knight off d5 and put the pawn from e4 there.");
            takesOff("d5");
            window.mouseDown("e4");
            says("Put the pawn on d5.");
            window.mouseTo(window.square("d5"));
            window.mouseUp();
            says("Black to move.");
            assertEquals(List.of("exd5"), window.moves());
        }
    }

    @Test
    void castlingIsToldKingFirstAndThenTheRook() throws Exception {
        try (StartedPlay play = play("white", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1")) {
            window.open(play.address());
            says("Patient thinks.");
            answers("e1g1");
            says("White plays O-O. First the king from e1 to g1, then the rook from h1 to f1.");
            window.drag("e1", "g1");
            says("Now the rook from h1 to f1.");
            window.picture(PICTURES.resolve("engine-castles.png"));
            window.drag("h1", "f1");
            says("Black to move.");
            assertEquals(List.of("O-O"), window.moves());
        }
    }

    @Test
    void thePawnTakenInPassingIsNamed() throws Exception {
        try (StartedPlay play = play("white", "--fen", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2")) {
            window.open(play.address());
            says("Patient thinks.");
            answers("e5d6");
            says("White plays exd6. Move the pawn from e5 to d6, then take the pawn off d5.");
            window.drag("e5", "d6");
            says("Now take the pawn off d5.");
            takesOff("d5");
            says("Black to move.");
            assertEquals(List.of("exd6"), window.moves());
        }
    }

    @Test
    void theManThatAPawnBecomesIsNamed() throws Exception {
        try (StartedPlay play = play("white", "--fen", "8/P3k3/8/8/8/8/7P/4K3 w - - 0 1")) {
            window.open(play.address());
            says("Patient thinks.");
            answers("a7a8n");
            says(
                    "White plays a8=N. Move the pawn from a7 to a8. It becomes a knight: put one on a8 in place of the pawn.");
            window.drag("a7", "a8");
            says("Black to move.");
            assertEquals(List.of("a8=N"), window.moves());
        }
    }

    @Test
    void nobodySpeaksInTheNameOfTwoEnginesThatPlayEachOther() {
        String may = """
                {"white":["offer-draw","takeback","pause","resign"],"black":["accept-draw","pause","resign"],"arbiter":[]}""";
        String seat = """
                {"side":"%s","engine":"stockfish","name":"Stockfish","level":3,"state":"waiting","line":null}""";
        FakeGate gate = new FakeGate();
        gate.head = "{\"rules\":\"home\",\"board\":\"simulated\",\"clock\":\"300\"}";
        try (PageServer server = new PageServer(gate, 0)) {
            server.publish("may", may.strip());
            server.publish("engine", "{\"seats\":[" + seat.formatted("black").strip() + "]}");
            window.open(server);
            assertEquals(List.of("offer-draw", "takeback", "pause", "resign"), said(), "the person has White");
            server.publish(
                    "engine",
                    "{\"seats\":[" + seat.formatted("white").strip() + ","
                            + seat.formatted("black").strip() + "]}");
            window.await("the hand of both may stop the clocks alone", () -> said().equals(List.of("pause")));
            assertEquals(List.of(), window.all("[data-speaker]"));
        }
    }

    /** The words on the buttons. */
    private static List<String> said() {
        return window.all("#actions [data-say]").stream()
                .map(button -> String.valueOf(button.getDomAttribute("data-say")))
                .toList();
    }
}
