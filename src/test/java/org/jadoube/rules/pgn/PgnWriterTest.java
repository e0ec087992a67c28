package org.jadoube.rules.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.jadoube.rules.Chess960;
import org.jadoube.rules.Position;
import org.junit.jupiter.api.Test;

final class PgnWriterTest {

    private static PgnGame read(String text) {
        return assertInstanceOf(PgnEntry.Read.class, new PgnReader(text).next()).game();
    }

    @Test
    void sevenTagsComeFirstAndInOrder() {
        PgnGame game = PgnGame.of(Map.of("White", "A \"B\"", "ECO", "A00"), Position.initial(), List.of(), "1-0");
        assertEquals("""
                [Event "?"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [White "A \\"B\\""]
                [Black "?"]
                [Result "1-0"]
                [ECO "A00"]

                1-0

                """, PgnWriter.write(game));
    }

    @Test
    void movesCarryCommentsGlyphsTimesAndVariations() {
        String text = "{start} 1. e4! $10 {[%emt 0:00:01.500] [%clk 0:05:00] best} 1... e5 (1... c5 {Sicilian}"
                + " 2. Nf3) 2. Nf3 *";
        String written = PgnWriter.write(read(text));
        assertEquals(text, written.substring(written.indexOf("{start}")).strip().replace('\n', ' '));
    }

    @Test
    void linesStayWithin79Columns() {
        String text = PgnWriter.write(read("1. e4 {" + "word ".repeat(100) + "} e5 *"));
        assertTrue(text.lines().allMatch(line -> line.length() <= 79), text);
    }

    @Test
    void anotherStartIsNamedByItsFen() {
        PgnGame game = PgnGame.of(Map.of(), Chess960.start(0), List.of(), "*");
        String text = PgnWriter.write(game);
        assertTrue(
                text.contains("[SetUp \"1\"]\n[FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1\"]"),
                text);
        assertEquals(game.start(), read(text).start());
        assertTrue(read(text).start().chess960());
    }

    @Test
    void whatWasWrittenIsReadAgain() {
        PgnGame game = read("[FEN \"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 7\"]\n\n7... O-O (7... O-O-O {a}) 8. O-O-O {b}"
                + " (8. Rb1 (8. Rc1)) 1/2-1/2");
        PgnGame again = read(PgnWriter.write(game));
        assertEquals(game.moves(), again.moves());
        assertEquals(game.result(), again.result());
    }
}
