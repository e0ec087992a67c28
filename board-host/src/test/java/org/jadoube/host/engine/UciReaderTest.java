package org.jadoube.host.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What an engine says, as the protocol spells it. */
final class UciReaderTest {

    private static FromEngine read(String line) {
        return UciReader.read(line);
    }

    @Nested
    class Options {
        @Test
        void namesMayHaveBlanks() {
            assertEquals(
                    new FromEngine.Offer("Skill Level", "spin", "20", 0, 20),
                    read("option name Skill Level type spin default 20 min 0 max 20"));
        }

        @Test
        void aDefaultMayBeEmptyOrHaveBlanks() {
            assertEquals(
                    new FromEngine.Offer("Log File", "string", "", 0, 0),
                    read("option name Log File type string default"));
            assertEquals(
                    new FromEngine.Offer("Style", "combo", "Very Solid", 0, 0),
                    read("option name Style type combo default Very Solid var Very Solid var Wild"));
        }

        @Test
        void aNumberIsBroughtWithinItsBounds() {
            FromEngine.Offer elo = new FromEngine.Offer("UCI_Elo", "spin", "1350", 1350, 2850);
            assertEquals(List.of(1350L, 2000L, 2850L), List.of(elo.bounded(800), elo.bounded(2000), elo.bounded(9000)));
        }

        @Test
        void oneWithoutATypeIsNone() {
            assertEquals(new FromEngine.Other(), read("option name Odd"));
        }
    }

    @Nested
    class Lines {
        @Test
        void theScoreIsThatOfTheSideOnMove() {
            assertEquals(
                    new FromEngine.Line(2, 9, new Score.Pawns(-31), List.of("e7e5", "g1f3")),
                    read("info depth 9 seldepth 12 multipv 2 score cp -31 nodes 9 nps 9 time 1 pv e7e5 g1f3"));
        }

        @Test
        void oneLineAloneIsTheBest() {
            assertEquals(
                    new FromEngine.Line(1, 3, new Score.Mate(-2), List.of("a2a3")),
                    read("info depth 3 score mate -2 pv a2a3"));
        }

        @Test
        void aBoundIsNoScoreYet() {
            assertEquals(new FromEngine.Other(), read("info depth 3 score cp 20 lowerbound pv a2a3"));
        }

        @Test
        void whatIsSaidToPeopleIsPassedOver() {
            assertEquals(new FromEngine.Other(), read("info string score cp 3 pv e2e4"));
            assertEquals(new FromEngine.Other(), read("info depth 1 currmove e2e4 currmovenumber 1"));
        }

        @Test
        void aScoreThatIsNoNumberIsPassedOver() {
            assertEquals(new FromEngine.Other(), read("info depth 1 score cp lots pv e2e4"));
            assertEquals(new FromEngine.Other(), read("info depth 1 score cp 99999999999 pv e2e4"));
        }

        @Test
        void anyMateIsWorthMoreThanAnyPawnsAndANearOneMost() {
            assertEquals(
                    List.of(29_999, 29_995, -29_999, -30_000),
                    List.of(
                            new Score.Mate(1).centipawns(),
                            new Score.Mate(5).centipawns(),
                            new Score.Mate(-1).centipawns(),
                            new Score.Mate(0).centipawns()));
        }
    }

    @Nested
    class Answers {
        @Test
        void whatItWouldPonderIsPassedOver() {
            assertEquals(new FromEngine.BestMove("e7e8q"), read("bestmove e7e8q ponder a7a6"));
        }

        @Test
        void engineSayInSeveralWaysThatThereIsNoMove() {
            assertEquals(new FromEngine.BestMove(null), read("bestmove (none)"));
            assertEquals(new FromEngine.BestMove(null), read("bestmove 0000"));
            assertEquals(new FromEngine.BestMove(null), read("bestmove"));
        }

        @Test
        void blanksTabsAndLineEndsOfOtherSystemsCountAsOne() {
            assertEquals(new FromEngine.BestMove("e2e4"), read("  bestmove \t e2e4 \r"));
            assertEquals(new FromEngine.UciOk(), read("uciok\r"));
        }

        @Test
        void unknownWordsSayNothing() {
            for (String line : List.of("", "   ", "Stockfish 15.1 by the developers", "id author somebody", "\u0000")) {
                assertEquals(new FromEngine.Other(), read(line), line);
            }
        }
    }
}
