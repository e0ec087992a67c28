package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a game record holds besides its moves (8.1, 8.6, 12.9). */
final class ChronicleTest {

    private static GameView view(GameSetup setup, String... steps) {
        GameSession session = new GameSession(setup);
        Play.inputs(steps).forEach(session::on);
        return session.view();
    }

    @Test
    void everyPlyHasWhatTheClockShowedAndWhatItCost() {
        GameView view = view(
                Play.setup("fide", "300+3", null, List.of()),
                "lift e2",
                "place e4",
                "press white",
                "lift e7",
                "place e5",
                "press black");
        assertEquals(
                List.of(299_000L, 297_000L),
                view.plies().stream().map(GameView.PlyView::left).toList());
        assertEquals(
                List.of(2_000L, 6_000L),
                view.plies().stream().map(GameView.PlyView::spent).toList());
    }

    @Test
    void withoutAClockNothingIsMadeUp() {
        GameView view = view(Play.home(), "lift e2", "place e4");
        assertEquals(-1, view.plies().getFirst().left());
        assertEquals(-1, view.plies().getFirst().spent());
    }

    @Test
    void anIllegalMoveIsNotedWhereItHappened() {
        GameView view = view(Play.fide(), "lift e2", "place e4", "press white", "lift g8", "place g6", "press black");
        GameView.Remark remark = view.remarks().getFirst();
        assertEquals(1, remark.after());
        assertTrue(remark.text().startsWith("Black completed an illegal move"), remark.text());
        assertTrue(remark.text().endsWith("(7.5.1)"), remark.text());
    }

    @ParameterizedTest
    @CsvSource({"fide, '', true", "fide, no-touch-move, false", "home, '', false", "home, -no-touch-move, true"})
    void aTouchedManIsNotedToBindWhereTouchMoveHolds(String base, String house, boolean binds) {
        List<String> rules = house.isEmpty() ? List.of() : List.of(house);
        GameView view = view(Play.setup(base, "300+3", null, rules), "lift e2", "place e5", "press white");
        String noted = view.remarks().getFirst().text();
        assertTrue(noted.startsWith("White completed an illegal move. It goes back."), noted);
        assertEquals(binds, noted.contains("touched"), noted);
    }

    @Test
    void aRemarkOnAPlyThatIsGoneStandsAfterTheLastOneLeft() {
        GameView view = view(
                Play.setup("fide", null, null, List.of("takebacks")),
                "lift e2",
                "place e4",
                "lift e7",
                "place e5",
                "say offer-draw white",
                "say takeback black",
                "say accept-takeback white");
        assertTrue(
                view.remarks().stream().allMatch(remark -> remark.after() <= 1),
                view.remarks().toString());
        assertTrue(view.remarks().stream().anyMatch(remark -> remark.text().equals("Taken back: e5.")));
    }

    @Test
    void whatAHumanArbiterDecidesIsNoted() {
        GameView view = view(
                Play.fide(),
                "press white",
                "say overrule arbiter ruling=1",
                "say set-clock arbiter white=60000 black=61000",
                "say result arbiter result=1/2-1/2");
        assertEquals(
                List.of(
                        "The arbiter takes back ruling 1 (12.9).",
                        "The arbiter sets the clock: White 0:01:00, Black 0:01:01 (6.10).",
                        "The arbiter decides: a draw. (12.9)"),
                view.remarks().stream().skip(1).map(GameView.Remark::text).toList());
    }
}
