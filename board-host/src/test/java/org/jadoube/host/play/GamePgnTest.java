package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.host.recording.RecordingReader;
import org.junit.jupiter.api.Test;

/** A game's record as PGN: moves that any program reads, and the arbiter's part as comments. */
final class GamePgnTest {

    private static final String CLOCKED =
            "{\"recording\":1,\"rules\":\"fide\",\"clock\":\"300+3\",\"players\":{\"white\":\"Ada\"}}";

    private static String pgn(String header, String... lines) {
        RecordingReader reader = new RecordingReader(
                "game", Stream.concat(Stream.of(header), Stream.of(lines)).iterator());
        GameSession session = new GameSession(reader.header());
        for (Input input = reader.next(); input != null; input = reader.next()) {
            session.on(input);
        }
        GameView view = session.view();
        return GamePgn.text(view, "2026.11.29");
    }

    private static final String[] TWO_MOVES = {
        "{\"t\":2000,\"lift\":\"e2\"}",
        "{\"t\":3000,\"place\":\"e4\"}",
        "{\"t\":4000,\"press\":\"white\"}",
        "{\"t\":9000,\"lift\":\"e7\"}",
        "{\"t\":10000,\"place\":\"e5\"}",
        "{\"t\":11000,\"press\":\"black\"}"
    };

    private static String[] with(String... more) {
        return Stream.concat(Stream.of(TWO_MOVES), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void clockAndTimeSpentStandBesideEachMove() {
        String pgn = pgn(CLOCKED, with("{\"t\":14000,\"end\":true}"));
        assertTrue(pgn.contains("1. e4 {[%emt 0:00:01] [%clk 0:05:01]}"), pgn);
        assertTrue(pgn.contains("e5 {[%emt 0:00:07] [%clk 0:04:56]}"), pgn);
        assertTrue(pgn.contains("[TimeControl \"300+3\"]"), pgn);
        assertTrue(pgn.contains("[Termination \"unterminated\"]"), pgn);
    }

    @Test
    void playersEventRoundAndBoardAreTags() {
        String pgn = pgn("{\"recording\":1,\"players\":{\"white\":\"Ada\",\"black\":\"Bo\"},\"event\":\"Winter cup\","
                + "\"round\":\"3\",\"table\":\"12\"}");
        for (String tag : List.of("Event \"Winter cup", "Round \"3", "White \"Ada", "Black \"Bo", "Board \"12")) {
            assertTrue(pgn.contains("[" + tag + "\"]"), pgn);
        }
        assertTrue(pgn.indexOf("[Result ") < pgn.indexOf("[Board "), pgn);
        assertFalse(pgn("{\"recording\":1}").contains("[Board"));
    }

    @Test
    void anIllegalMoveIsACommentAndNoMove() {
        String pgn = pgn(
                CLOCKED,
                with(
                        "{\"t\":14000,\"lift\":\"g1\"}",
                        "{\"t\":15000,\"place\":\"g3\"}",
                        "{\"t\":16000,\"press\":\"white\"}",
                        "{\"t\":19000,\"end\":true}"));
        assertTrue(pgn.replace('\n', ' ').contains("White completed an illegal move"), pgn);
        assertTrue(pgn.contains("7.5.1"), pgn);
        assertFalse(pgn.contains("2."), pgn);
    }

    @Test
    void aRulingThatWasTakenBackSaysSo() {
        String pgn = pgn(
                CLOCKED,
                with(
                        "{\"t\":14000,\"press\":\"white\"}",
                        "{\"t\":15000,\"say\":\"overrule\",\"by\":\"arbiter\",\"ruling\":1}",
                        "{\"t\":16000,\"say\":\"set-clock\",\"by\":\"arbiter\",\"white\":60000,\"black\":61000}",
                        "{\"t\":19000,\"end\":true}"));
        String flat = pgn.replace('\n', ' ');
        assertTrue(flat.contains("The arbiter takes back ruling 1"), pgn);
        assertTrue(flat.contains("The arbiter sets the clock: White 0:01:00, Black 0:01:01"), pgn);
    }

    @Test
    void theEndIsExplainedAndItsKindIsATag() {
        String pgn = pgn(
                CLOCKED,
                with(
                        "{\"t\":14000,\"say\":\"offer-draw\",\"by\":\"white\"}",
                        "{\"t\":15000,\"say\":\"resign\",\"by\":\"black\"}",
                        "{\"t\":19000,\"end\":true}"));
        String flat = pgn.replace('\n', ' ');
        assertTrue(flat.contains("(=) White offers a draw."), pgn);
        assertTrue(flat.contains("Black resigns: White wins. (5.1.2)"), pgn);
        assertTrue(pgn.contains("[Termination \"normal\"]"), pgn);
        assertTrue(pgn.strip().endsWith("1-0"), pgn);
    }

    @Test
    void movesTakenBackAreNamed() {
        String pgn = pgn(
                "{\"recording\":1,\"rules\":\"home\"}",
                "{\"t\":2000,\"lift\":\"e2\"}",
                "{\"t\":3000,\"place\":\"e4\"}",
                "{\"t\":8000,\"say\":\"takeback\",\"by\":\"white\"}",
                "{\"t\":9000,\"say\":\"accept-takeback\",\"by\":\"black\"}",
                "{\"t\":12000,\"end\":true}");
        assertTrue(pgn.contains("{Taken back: e4.}"), pgn);
        assertTrue(pgn.contains("[Rules \"home\"]"), pgn);
        assertEquals(
                List.of(),
                List.of(pgn.split("\n")).stream()
                        .filter(line -> line.startsWith("1."))
                        .toList());
    }
}
