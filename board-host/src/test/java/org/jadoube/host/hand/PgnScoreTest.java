package org.jadoube.host.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.host.FailureException;
import org.jadoube.rules.Move;
import org.junit.jupiter.api.Test;

final class PgnScoreTest {

    private static List<String> uci(PgnScore game) {
        return game.moves().stream().map(Move::uci).toList();
    }

    @Test
    void commentsVariationsGlyphsAndNumbersArePassedOver() {
        String text =
                "[White \"A\"]\n\n1. e4 {best (by test)} e5 $1 (1... c5 2. Nf3 (2. c3) d6) 2.Nf3 ; a line\nNc6 *\n";
        PgnScore game = PgnScore.read("a.pgn", text).getFirst();
        assertEquals(List.of("e2e4", "e7e5", "g1f3", "b8c6"), uci(game));
    }

    @Test
    void aCommentMayGoOnInTheNextLine() {
        String text = "[White \"A\"]\n\n1. e4 {[%emt 0:00:01]\n[%clk 0:05:02]} 1... e5 *\n";
        assertEquals(List.of("e2e4", "e7e5"), uci(PgnScore.read("a.pgn", text).getFirst()));
    }

    @Test
    void aFileHoldsSeveralGames() {
        String text = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 1-0\n\n[White \"C\"]\n\n1. d4 *\n";
        List<PgnScore> games = PgnScore.read("a.pgn", text);
        assertEquals(
                List.of(List.of("e2e4"), List.of("d2d4")),
                games.stream().map(PgnScoreTest::uci).toList());
        assertEquals("A", games.getFirst().script().names().get("white"));
    }

    @Test
    void marksOfEditorsAndOtherSystemsDoNoHarm() {
        List<PgnScore> games = PgnScore.read("a.pgn", "\uFEFF[White \"A\"]\r\n\r\n1. e4 *\r\n");
        assertEquals(List.of("e2e4"), uci(games.getFirst()));
        assertEquals("A", games.getFirst().tags().get("White"));
    }

    @Test
    void aGameMayBeginWithAPosition() {
        String text = "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=N *";
        assertEquals(List.of("a7a8n"), uci(PgnScore.read("a.pgn", text).getFirst()));
    }

    @Test
    void anIllegalMoveIsToldWithFileAndGame() {
        String text = "[White \"A\"]\n[Black \"B\"]\n\n1. e5 *";
        String message = assertThrows(FailureException.class, () -> PgnScore.read("a.pgn", text))
                .getMessage();
        assertTrue(message.startsWith("a.pgn: game A - B: "), message);
    }
}
