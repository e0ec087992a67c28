package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.hardware.simulated.SimulatedBoard;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Shows the page in real Chromium what a game would tell it, and looks at it in the sizes of a phone, a tablet and a desktop. */
final class PageLooksTest {

    private static final Path PICTURES = Path.of("target", "pictures");
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    private final FakeGate gate = new FakeGate();
    private PageServer server;

    @BeforeAll
    static void needsChromium() {
        Chromium.orSkip();
    }

    @BeforeEach
    void serve() {
        server = new PageServer(gate, 0);
    }

    @AfterEach
    void close() {
        server.close();
    }

    private static Chromium window(int width, int height) {
        return width < 600 ? Chromium.phone(width, height) : Chromium.desktop(width, height);
    }

    private void event(String json) {
        server.publish("event", json.replace('\'', '"'));
    }

    private void men(SimulatedBoard board) {
        server.publish("physical", PhysicalJson.write(board.men()));
    }

    /** The middle of a game: captures, check, a bishop in the air with its goals lit, a ruling, clocks. */
    private void middle() {
        String fen = "r1bqkb1r/p4ppp/2p2n2/nB2p1N1/8/8/PPPP1PPP/RNBQK2R";
        SimulatedBoard board = SimulatedBoard.of(START);
        board.act(0, new HandAction.Arrange("h", fen));
        board.act(0, new HandAction.Lift("h", Square.parse("b5")));
        men(board);
        String[] sans = "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+ c6 dxc6 bxc6".split(" ");
        String[] ucis = "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 f3g5 d7d5 e4d5 c6a5 c4b5 c7c6 d5c6 b7c6".split(" ");
        for (int i = 0; i < sans.length; i++) {
            event("{'t':%d,'event':'move','id':%d,'by':'%s','uci':'%s','san':'%s','fen':'%s %s KQkq - 0 %d'}"
                    .formatted(
                            i,
                            i + 1,
                            i % 2 == 0 ? "white" : "black",
                            ucis[i],
                            sans[i],
                            fen,
                            i % 2 == 0 ? "b" : "w",
                            1 + (i + 1) / 2));
        }
        event("{'t':20,'event':'ruling','id':1,'kind':'illegal-move','by':'black','law':'7.5.1',"
                + "'penalty':{'to':'white','addSeconds':120},'offence':1}");
        event("{'t':21,'event':'clock','white':283000,'black':17400,'running':null}");
        event(
                "{'t':22,'event':'lights','squares':{'b5':'source','a4':'target','e2':'target','d3':'target','f1':'target',"
                        + "'c6':'capture','b7':'last-from'}}");
    }

    @ParameterizedTest
    @CsvSource({"360,740,light", "820,1180,light", "1440,900,light", "360,740,dark", "1440,900,dark", "320,568,light"})
    void aGameFillsTheWindowAndNothingOverflows(int width, int height, String scheme) {
        gate.head = "{\"rules\":\"club\",\"players\":{\"white\":\"Ada Lovelace\",\"black\":\"Capablanca y Graupera\"}}";
        middle();
        try (Chromium window = window(width, height)) {
            window.emulate("prefers-color-scheme", scheme);
            window.open(server);
            assertEquals("Bishop from b5 in hand: a4, c6, d3, e2 or f1.", window.sentence());
            assertEquals(
                    List.of("e4", "e5", "Nf3", "Nc6", "Bc4"), window.moves().subList(0, 5));
            window.picture(PICTURES.resolve("game-" + width + "x" + height + "-" + scheme + ".png"));
            assertEquals((long) width, window.script("return document.documentElement.scrollWidth"));
            assertEquals((long) width, window.script("return window.innerWidth"));
            assertEquals(
                    true,
                    window.script("const b = document.getElementById('board').getBoundingClientRect();"
                            + "return b.left >= 0 && b.right <= window.innerWidth && b.bottom <= window.innerHeight"
                            + " && b.width >= Math.min(window.innerWidth * 0.9, window.innerHeight * 0.6)"));
            assertEquals(List.of(), window.complaints());
        }
    }

    @ParameterizedTest
    @CsvSource({"light", "dark"})
    void everyTextStandsOutFromItsGround(String scheme) {
        middle();
        event(
                "{'t':30,'event':'ask','id':7,'by':'white','question':'promotion','squares':['e8'],'choices':['queen','rook']}");
        event("{'t':31,'event':'offer','by':'black','state':'open','law':'9.1.2'}");
        event("{'t':32,'event':'clock','white':283000,'black':17400,'running':'white'}");
        try (Chromium window = Chromium.desktop(1440, 900)) {
            window.emulate("prefers-color-scheme", scheme);
            window.open(server);
            window.await("the question", () -> window.all(".choice").size() == 2);
            assertEquals(List.of(), window.faintTexts());
        }
    }

    @Test
    void aGameIsPrintedWithoutButtons() {
        middle();
        try (Chromium window = Chromium.desktop(794, 1123)) {
            window.open(server);
            window.print();
            window.picture(PICTURES.resolve("print.png"));
            assertEquals(
                    List.of(),
                    window.all("button").stream()
                            .filter(button -> button.isDisplayed() && !"clock".equals(button.getDomAttribute("class")))
                            .toList());
            assertTrue(window.find("#board").isDisplayed());
            assertTrue(window.find("#moves").isDisplayed());
        }
    }

    @Test
    void everyLampHasItsOwnShape() {
        SimulatedBoard board = SimulatedBoard.of("rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
        men(board);
        String[] lights =
                ("target capture castle en-passant promotion source check checker last-from last-to place remove"
                                + " hint danger ask turn")
                        .split(" ");
        StringBuilder squares = new StringBuilder();
        for (int i = 0; i < lights.length; i++) {
            char file = (char) ('a' + i % 8);
            squares.append("'%s%d':'%s','%s%d':'%s',"
                    .formatted(file, i < 8 ? 5 : 4, lights[i], file, i < 8 ? 8 : 1, lights[i]));
        }
        event("{'t':1,'event':'lights','squares':{" + squares.substring(0, squares.length() - 1) + "}}");
        try (Chromium window = Chromium.desktop(1440, 900)) {
            window.open(server);
            assertEquals(32, window.all(".lamp").size());
            Object shapes = window.script("return new Set([...document.querySelectorAll('.lamp use')].map(use =>"
                    + " document.querySelector(use.getAttribute('href')).innerHTML)).size");
            assertEquals(16L, shapes);
            window.picture(PICTURES.resolve("lamps.png"));
        }
    }

    @Test
    void aQuestionIsAskedInBigButtonsThatAnswerIt() throws Exception {
        gate.head = "{\"fen\":\"8/4P1k1/8/8/8/1q6/6K1/8 w - - 0 60\",\"rules\":\"home\"}";
        event("{'t':1,'event':'provisional','by':'white','id':1,'uci':'e7e8n','san':'e8=N+'}");
        men(SimulatedBoard.of("4P3/6k1/8/8/8/1q6/6K1/8"));
        event("{'t':1,'event':'lights','squares':{'e8':'ask','e7':'last-from'}}");
        event("{'t':1,'event':'ask','id':7,'by':'white','question':'promotion','squares':['e8'],"
                + "'choices':['queen','rook','bishop','knight']}");
        try (Chromium window = Chromium.phone(360, 740)) {
            window.open(server);
            assertEquals("What does the pawn become?", window.sentence());
            assertEquals("e8=?", window.script("return document.querySelector('.ply.likely').textContent"));
            window.picture(PICTURES.resolve("promotion.png"));
            assertTrue(window.find("[data-choice=knight]").getSize().height >= 44);
            window.click("[data-choice=knight]");
            assertEquals("{\"choose\":\"knight\",\"id\":7}", gate.inputs.take());
            HandAction.Exchange crowned = (HandAction.Exchange) gate.hands.take();
            assertEquals(Square.parse("e8"), crowned.square());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "en, Black completed an illegal move. It goes back., A touched man must move if it can.",
        "nl, Zwart voltooide een onreglementaire zet. Hij gaat terug., Een aangeraakt stuk moet spelen als het kan.",
        "da, 'Sort afsluttede et ulovligt træk. Det tages tilbage.', 'En rørt brik skal flyttes, hvis den kan.'",
    })
    void aRulingBindsATouchedManOnlyWhereTouchMoveHolds(String language, String ruled, String touched) {
        event("{'t':20,'event':'ruling','id':1,'kind':'illegal-move','by':'black','law':'7.5.1','offence':0}");
        try (Chromium window = Chromium.phone(360, 740)) {
            for (String rules : List.of("club", "home")) {
                gate.head = "{\"rules\":\"" + rules + "\"}";
                window.open(server);
                window.choose("#language", language);
                window.await(
                        ruled, () -> ruled.equals(window.find(".card.ruling p").getText()));
                List<String> more = window.all(".card.ruling .more").stream()
                        .map(org.openqa.selenium.WebElement::getText)
                        .toList();
                assertEquals(rules.equals("club") ? List.of(touched) : List.of(), more);
                window.picture(PICTURES.resolve("ruling-" + rules + "-" + language + ".png"));
            }
        }
    }

    @Test
    void whatMustBePutRightIsLitAndSaid() {
        SimulatedBoard board = SimulatedBoard.of(START);
        board.act(0, new HandAction.Lift("h", Square.parse("e2")));
        board.act(0, new HandAction.Place("h", Square.parse("e5")));
        men(board);
        event("{'t':1,'event':'lights','squares':{'e2':'place','e5':'remove'}}");
        event("{'t':1,'event':'restore','place':['e2'],'remove':['e5'],'reason':'illegal-move'}");
        try (Chromium window = Chromium.desktop(820, 1180)) {
            window.emulate("prefers-color-scheme", "dark");
            window.open(server);
            assertEquals("Put the pawn from e5 back on e2.", window.sentence());
            assertEquals("place", window.light("e2"));
            window.picture(PICTURES.resolve("restore.png"));
        }
    }

    @Test
    void theBoardTurnsWithEverythingAroundIt() {
        men(SimulatedBoard.of(START));
        try (Chromium window = Chromium.desktop(1440, 900)) {
            window.open(server);
            assertEquals("white", window.find("#bottom").getDomAttribute("data-side"));
            window.keys("f");
            window.await(
                    "black below", () -> "black".equals(window.find("#bottom").getDomAttribute("data-side")));
            assertTrue(window.square("h8").getLocation().y > window.square("h1").getLocation().y);
            assertTrue(window.square("h8").getLocation().x < window.square("a8").getLocation().x);
            window.find("#turn").click();
            window.await(
                    "white below", () -> "white".equals(window.find("#bottom").getDomAttribute("data-side")));
        }
    }

    @Test
    void theLanguageCanBeChangedAndIsKept() {
        men(SimulatedBoard.of(START));
        event("{'t':1,'event':'move','id':1,'by':'white','uci':'g1f3','san':'Nf3','fen':'" + START + " b KQkq - 1 1'}");
        try (Chromium window = Chromium.desktop(1440, 900)) {
            window.open(server);
            window.script(
                    "const s = document.getElementById('language'); s.value = 'nl'; s.dispatchEvent(new Event('change'))");
            window.await("Dutch", () -> "Zwart is aan zet.".equals(window.sentence()));
            window.click("#notation");
            window.await("letters", () -> List.of("Pf3").equals(window.moves()));
            window.reload();
            assertEquals("Zwart is aan zet.", window.sentence());
            assertEquals(List.of("Pf3"), window.moves());
            assertEquals("a1, witte toren", window.square("a1").getDomAttribute("aria-label"));
        }
    }
}
