package org.jadoube.rules.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class PgnReaderTest {

    private static List<PgnEntry> entries(String text) {
        List<PgnEntry> entries = new ArrayList<>();
        new PgnReader(text).forEachRemaining(entries::add);
        return entries;
    }

    private static PgnGame game(String text) {
        List<PgnEntry> entries = entries(text);
        assertEquals(1, entries.size(), entries::toString);
        return assertInstanceOf(PgnEntry.Read.class, entries.getFirst()).game();
    }

    private static PgnEntry.Broken broken(String text) {
        return assertInstanceOf(PgnEntry.Broken.class, entries(text).getFirst());
    }

    private static String ucis(PgnGame game) {
        return String.join(" ", game.mainLine().stream().map(m -> m.uci()).toList());
    }

    @Nested
    final class MoveText {

        @Test
        void numbersAndDotsMayStickToMoves() {
            assertEquals("e2e4 e7e5 g1f3", ucis(game("1.e4 e5 2.Nf3 *")));
            assertEquals("e2e4 e7e5 g1f3", ucis(game("1. e4 1... e5 2.  Nf3")));
        }

        @Test
        void castlingWithZerosIsNoResult() {
            assertEquals("e1g1", ucis(game("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. 0-0 *")));
        }

        @Test
        void marksAndSignsBecomeGlyphs() {
            PgnGame game = game("1. e4!? $10 e5?? \u00b1 2. Nf3 += *");
            assertEquals(List.of(5, 10), game.moves().get(0).nags());
            assertEquals(List.of(4, 16), game.moves().get(1).nags());
            assertEquals(List.of(14), game.moves().get(2).nags());
        }

        @Test
        void commentsOfBothKindsBelongToTheMoveBefore() {
            PgnGame game = game("{first} 1. e4 {good\nmove} e5 ; to the end 1-0\n2. Nf3 {last} 1-0");
            assertEquals("first", game.comment());
            assertEquals("good\nmove", game.moves().get(0).comment());
            assertEquals("to the end 1-0", game.moves().get(1).comment());
            assertEquals("last", game.moves().get(2).comment());
            assertEquals("1-0", game.result());
        }

        @Test
        void clockTimesAreTakenOutOfComments() {
            PgnMove move = game("1. e4 {[%emt 0:00:05.5] [%clk 1:30:05] book [%eval 0.3]} *")
                    .moves()
                    .getFirst();
            assertEquals(5_405_000, move.clock());
            assertEquals(5_500, move.elapsed());
            assertEquals("book [%eval 0.3]", move.comment());
        }

        @Test
        void variationsNest() {
            PgnGame game = game("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... Nf6 3. e5)) 2... d6) 2. Nf3 *");
            assertEquals(3, game.variations());
            assertEquals(3, game.moves().size());
            PgnLine sicilian = game.moves().get(1).variations().getFirst();
            assertEquals(3, sicilian.moves().size());
            assertEquals(1, sicilian.moves().get(1).variations().size());
        }

        @Test
        void aVariationMayOpenWithAComment() {
            PgnGame game = game("1. e4 e5 {a (b) c} ({(-0.5) better} 1... c5 2. Nf3 d6) 2. Nf3 *");
            assertEquals(
                    "(-0.5) better", game.moves().get(1).variations().getFirst().comment());
        }

        @Test
        void aNullMoveEndsItsVariation() {
            PgnGame game = game("1. e4 e5 (1... c5 2. -- d6 {x} (2... e6) 3. d4) 2. Nf3 *");
            assertEquals(1, game.moves().get(1).variations().getFirst().moves().size());
            assertEquals(3, game.moves().size());
        }
    }

    @Nested
    final class Tags {

        @Test
        void fenNeedsNoSetUp() {
            assertEquals("d5f7", ucis(game("[FEN \"7k/5p2/8/3B4/8/8/8/K7 w - - 0 1\"]\n[Source \"x\"]\n\n1. Bxf7 *")));
        }

        @Test
        void castlingRightsThatCannotBeAreDropped() {
            assertEquals("e6h6", ucis(game("[FEN \"7k/5K2/4R3/8/8/8/8/8 w KQkq - 0 1\"]\n\n1. Rh6# *")));
        }

        @Test
        void quotationMarksMayBeEscapedOrNot() {
            PgnGame game = game("[Event \"the \\\"big\\\" one\"]\n[Site \"the \"small\" one\"]\n\n*");
            assertEquals("the \"big\" one", game.tags().get("Event"));
            assertEquals("the \"small\" one", game.tags().get("Site"));
        }

        @Test
        void chess960StartIsReadByItsVariant() {
            PgnGame game = game("[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/5KR1 w G - 0 1\"]\n\n1. O-O *");
            assertEquals("f1g1", game.moves().getFirst().move().uci(true));
        }
    }

    @Nested
    final class Bytes {

        @Test
        void latin1AndUtf8AreToldApart() {
            String text = "[White \"M\u00fcller\"]\n\n1. e4 \u00b1 *";
            for (byte[] bytes :
                    List.of(text.getBytes(StandardCharsets.ISO_8859_1), text.getBytes(StandardCharsets.UTF_8))) {
                PgnEntry entry = new PgnReader(ByteSource.of(bytes)).next();
                PgnGame game = assertInstanceOf(PgnEntry.Read.class, entry).game();
                assertEquals("M\u00fcller", game.tags().get("White"));
                assertEquals(List.of(16), game.moves().getFirst().nags());
            }
        }

        @Test
        void byteOrderMarkAndCrLfAreNoMatter() {
            PgnGame game = game("\ufeff[White \"A\"]\r\n[Black \"B\"]\r\n\r\n1. e4 e5\r\n2. Nf3 1-0\r\n");
            assertEquals("A", game.tags().get("White"));
            assertEquals(3, game.moves().size());
        }

        @Test
        void aSourceMayGiveOneByteAtATime() {
            ByteSource all = ByteSource.of("\ufeff[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. d4 0-1");
            PgnReader reader = new PgnReader((into, at, length) -> all.read(into, at, 1));
            int games = 0;
            while (reader.hasNext()) {
                assertInstanceOf(PgnEntry.Read.class, reader.next());
                games++;
            }
            assertEquals(2, games);
        }

        @Test
        void linesWithAPercentSignAreNotForUs() {
            assertEquals(
                    2, game("% a program's own\n1. e4\n% another\ne5 *").moves().size());
        }
    }

    @Nested
    final class SeveralGames {

        @Test
        void followOneAnotherWithOrWithoutResults() {
            List<PgnEntry> entries = entries("[Event \"1\"]\n\n1. e4 1-0\n\n[Event \"2\"]\n\n1. d4\n\n"
                    + "[Event \"3\"]\n[Result \"0-1\"]\n[Event \"4\"]\n\n*\n");
            assertEquals(4, entries.size());
            assertTrue(entries.stream().allMatch(e -> e instanceof PgnEntry.Read));
            assertEquals(5, entries.get(1).line());
        }

        @Test
        void gamesWithoutTagsFollowOneAnother() {
            assertEquals(2, entries("1. e4 e5 1-0 1. d4 d5 0-1").size());
        }

        @Test
        void nothingIsNoGame() {
            assertFalse(new PgnReader(" \n\n% nothing\n").hasNext());
        }
    }

    @Nested
    final class BrokenGames {

        @Test
        void areToldWithTheirLineAndTheRestIsRead() {
            List<PgnEntry> entries =
                    entries("[Event \"1\"]\n[White \"A\"]\n\n1. e4 e5\n2. Ke3 Nf6 {x\n[%clk 1]} 1-0\n\n"
                            + "[White \"B\"]\n\n1. d4 *\n");
            assertEquals(2, entries.size());
            PgnEntry.Broken broken = assertInstanceOf(PgnEntry.Broken.class, entries.getFirst());
            assertEquals(5, broken.line());
            assertTrue(broken.reason().contains("'Ke3' is not legal"), broken::reason);
            assertEquals("A", broken.tags().get("White"));
            assertInstanceOf(PgnEntry.Read.class, entries.get(1));
        }

        @Test
        void unclosedThingsSayWhereTheyBegan() {
            assertEquals(2, broken("1. e4\n{no end\n\n\n").line());
            assertEquals(1, broken("[Event \"x\n\n1. e4").line());
            assertTrue(broken("1. e4 (1. d4").reason().contains("')'"));
        }

        @Test
        void deepNestingIsRefused() {
            assertTrue(broken("1. e4" + " (1. d4".repeat(5_000)).reason().contains("nested"));
        }

        @Test
        void ambiguousMoveNamesTheCandidates() {
            String reason = broken("[FEN \"4k3/8/8/8/4N3/8/4N3/4K3 w - - 0 1\"]\n\n1. Nc3 *")
                    .reason();
            assertTrue(reason.contains("e2c3") && reason.contains("e4c3"), reason);
        }
    }
}
