package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Whole games in real Chromium, from a lifted man to a lit square: page, simulated sensors, inference, arbiter, lights, page. */
final class PlayInBrowserTest {

    /** Where the README's picture goes: -Djadoube.pictures=../docs/images makes it anew. */
    private static final Path PICTURES = Path.of(System.getProperty("jadoube.pictures", "target/pictures"));

    private static final String[] SCHOLARS_MATE = {"e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"};
    private static final List<String> SCHOLARS_SCORE = List.of("e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#");

    @RegisterExtension
    static final Chromium window = Chromium.desktop(1280, 860);

    private static void says(String sentence) {
        window.await(sentence, () -> sentence.equals(window.sentence()));
    }

    private static void score(List<String> moves) {
        window.await(moves.toString(), () -> window.moves().equals(moves));
    }

    private static void play(String... moves) {
        List<String> before = window.moves();
        for (int i = 0; i < moves.length; i++) {
            int played = before.size() + i + 1;
            window.drag(moves[i].substring(0, 2), moves[i].substring(2));
            window.await(moves[i], () -> window.moves().size() == played);
        }
    }

    @Test
    void theScholarsMateByMouse() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            window.open(game.address());
            says("White to move.");
            window.mouseDown("e2");
            says("Pawn from e2 in hand: e3 or e4.");
            assertEquals("target", window.light("e3"));
            assertEquals("target", window.light("e4"));
            window.mouseTo(window.square("e4"));
            window.mouseUp();
            score(List.of("e4"));
            play("e7e5", "f1c4", "b8c6", "d1h5", "g8f6");
            window.mouseDown("h5");
            window.await("f7 can be taken", () -> "capture".equals(window.light("f7")));
            window.picture(PICTURES.resolve("page.png"));
            window.mouseTo(window.square("f7"));
            window.mouseUp();
            score(SCHOLARS_SCORE);
            says("Checkmate: White wins.");
            assertEquals("check", window.light("e8"));
            assertEquals(List.of(), window.complaints());
        }
    }

    @Test
    void theScholarsMateByKeyboard() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            window.open(game.address());
            window.script("document.querySelector('[data-square=e2]').focus()");
            for (int i = 0; i < SCHOLARS_MATE.length; i++) {
                int played = i + 1;
                window.walk(SCHOLARS_MATE[i].substring(0, 2));
                window.keys(Keys.ENTER);
                window.await("a man in hand", () -> window.sentence().contains("in hand"));
                window.walk(SCHOLARS_MATE[i].substring(2));
                window.keys(Keys.ENTER);
                window.await(SCHOLARS_MATE[i], () -> window.moves().size() == played);
            }
            score(SCHOLARS_SCORE);
            says("Checkmate: White wins.");
        }
    }

    @Test
    void aReloadAndASecondPageSeeTheSameGame() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null);
                Chromium phone = Chromium.phone(360, 740)) {
            window.open(game.address());
            play("e2e4", "d7d5", "e4d5");
            window.reload();
            score(List.of("e4", "d5", "exd5"));
            says("Black to move.");
            assertEquals("white pawn", window.man("d5"));
            phone.open(game.address());
            assertEquals(List.of("e4", "d5", "exd5"), phone.moves());
            assertEquals("+1", phone.find("#bottom .ahead").getText());
            phone.finger("d8");
            phone.await("targets", () -> "capture".equals(phone.light("d5")));
            window.await("the queen in the air", () -> window.sentence().startsWith("Queen from d8 in hand"));
            phone.finger("d5");
            score(List.of("e4", "d5", "exd5", "Qxd5"));
            phone.await("even", () -> phone.all(".ahead").isEmpty());
        }
    }

    @Test
    void anIllegalMoveIsAnsweredAtOnceAndRestored() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            window.open(game.address());
            window.drag("e2", "e5");
            says("A pawn goes straight ahead: one square, from its first square also two."
                    + " Put the pawn from e5 back on e2.");
            assertEquals("place", window.light("e2"));
            assertEquals("remove", window.light("e5"));
            window.drag("e5", "e2");
            says("White to move.");
            play("e2e4");
            score(List.of("e4"));
            // and by one who leaves it to the page
            window.drag("d8", "d6");
            says("The pawn on d7 is in the way. Put the queen from d6 back on d8.");
            window.click("[data-say=set-right]");
            says("Black to move.");
            assertEquals("black queen", window.man("d8"));
        }
    }

    @ParameterizedTest
    @CsvSource({"queen,b8=Q+", "rook,b8=R+", "bishop,b8=B", "knight,b8=N"})
    void aPromotionIsChosen(String choice, String san) throws Exception {
        try (PlayedGame game = PlayedGame.of("home", "6k1/1P6/8/8/8/8/5PPP/6K1 w - - 0 1", null)) {
            window.open(game.address());
            window.drag("b7", "b8");
            says("What does the pawn become?");
            window.click("[data-choice=" + choice + "]");
            score(List.of(san));
            window.await("the man on b8", () -> ("white " + choice).equals(window.man("b8")));
            play("g8g7");
            says("White to move.");
        }
    }

    @Test
    void bothSidesCastle() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", null)) {
            window.open(game.address());
            window.mouseDown("e1");
            window.await(
                    "castling squares",
                    () -> "castle".equals(window.light("g1")) && "castle".equals(window.light("c1")));
            window.mouseTo(window.square("g1"));
            window.mouseUp();
            window.drag("h1", "f1");
            score(List.of("O-O"));
            window.drag("e8", "c8");
            window.drag("a8", "d8");
            score(List.of("O-O", "O-O-O"));
            says("White to move.");
        }
    }

    @Test
    void aPawnIsTakenInPassing() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", null)) {
            window.open(game.address());
            play("d7d5");
            window.drag("e5", "d6");
            window.await(
                    "the pawn to take off",
                    () -> List.of("en-passant", "remove").contains(window.light("d5")));
            window.mouseDown("d5");
            window.mouseTo(window.find("#bottom"));
            window.mouseUp();
            score(List.of("…", "d5", "exd6").subList(1, 3));
            says("Black to move.");
        }
    }

    @Test
    void aStalemateIsTold() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", "7k/8/4Q1K1/8/8/8/8/8 w - - 0 1", null)) {
            window.open(game.address());
            play("e6f7");
            says("Stalemate: the side to move has no legal move and is not in check. A draw.");
            assertEquals("½–½", window.find(".note.result").getText());
        }
    }

    @Test
    void aMoveIsTakenBackWhenBothAgreeAndTheMenFollow() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            window.open(game.address());
            play("e2e4", "d7d5", "b1c3");
            window.click("[data-say=takeback]");
            window.click("[data-say=accept-takeback]");
            says("Put the knight from c3 back on b1.");
            score(List.of("e4", "d5"));
            window.drag("c3", "b1");
            says("White to move.");
        }
    }

    @Test
    void aGameIsGivenUpAndAnotherBegins() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null)) {
            window.open(game.address());
            play("e2e4", "e7e5");
            window.click("[data-say=resign]");
            window.click("[data-say=resign].sure");
            says("White resigns: Black wins.");
            window.click("[data-say=new-game]");
            says("White to move.");
            score(List.of());
            play("d2d4");
            says("Black to move.");
        }
    }

    @Test
    void underTouchMoveTheManThatWasTouchedIsNamed() throws Exception {
        try (PlayedGame game = PlayedGame.of("fide", null, null)) {
            window.open(game.address());
            window.tap("g1");
            says("Knight from g1 in hand.");
            assertEquals("", window.light("f3"));
            window.tap("g1");
            says("Touched: the knight on g1 must move.");
            List<String> said = new ArrayList<>();
            window.all("[data-say]:enabled").forEach(button -> said.add(button.getText()));
            assertEquals(List.of("J’adoube"), said);
        }
    }

    @Test
    void aVerdictThatIsAJudgementIsTakenBackByAHuman() throws Exception {
        try (PlayedGame game = PlayedGame.clocked("fide", "300+3")) {
            window.open(game.address());
            window.drag("e2", "e4");
            window.await("the corner", () -> !window.all("#arbiter summary").isEmpty());
            window.click("[data-clock=white]");
            window.await("completed", () -> window.sentence().startsWith("Black"));
            window.click("#arbiter summary");
            window.click("[data-arbiter='two-hands white']");
            window.await("a ruling", () -> !window.all("[data-overrule]").isEmpty());
            window.click("[data-overrule]");
            window.await("overruled", () -> window.all("[data-overrule]").isEmpty());
            assertEquals(List.of(), window.all("[data-arbiter^=overrule]"));
            assertEquals(List.of(), window.complaints());
        }
    }

    @Test
    void theArbiterSetsTheClockAndDeclaresAResult() throws Exception {
        try (PlayedGame game = PlayedGame.clocked("club", "300+3")) {
            window.open(game.address());
            window.drag("e2", "e4");
            score(List.of("e4"));
            window.click("#arbiter summary");
            window.script("document.querySelector('[data-clock-of=black]').value = '1:02:03'");
            window.click("[data-arbiter=set-clock]");
            String shown = "return document.querySelector('[data-clock=black]').textContent === '1:02:03'";
            window.await("the clock is set", () -> window.script(shown));
            window.click("[data-arbiter='result 1/2-1/2']");
            says("The arbiter decides: a draw.");
        }
    }
}
