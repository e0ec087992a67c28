package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class HistoryTest {

    private static History played(String fen, String ucis) {
        History history = History.of(Fen.position(fen));
        for (String uci : ucis.split(" ")) {
            history = history.play(Uci.read(history.position(), uci));
        }
        return history;
    }

    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    @Nested
    final class Repetition {

        @Test
        void theStartCounts() {
            History history = played(START, "g1f3 g8f6 f3g1 f6g8");
            assertEquals(2, history.repetitions());
            assertEquals(List.of(0, 4), history.occurrences());
        }

        @Test
        void anIntendedMoveMayMakeTheThird() {
            History history = played(START, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
            assertEquals(2, history.repetitions());
            assertEquals(3, history.repetitionsAfter(Uci.read(history.position(), "f6g8")));
            assertEquals(1, history.repetitionsAfter(Uci.read(history.position(), "f6d5")));
            assertTrue(history.canClaimThreefold());
            assertFalse(played(START, "g1f3 g8f6").canClaimThreefold());
        }

        @Test
        void aCaptureBreaksTheChainOfPositions() {
            History history = played("4k3/8/8/8/8/8/3p4/4K3 w - - 90 100", "e1d2 e8e7 d2e1 e7e8");
            assertEquals(1, history.repetitions());
        }
    }

    @Nested
    final class FiftyMoves {

        @Test
        void mayBeClaimedWithTheMoveThatCompletesThem() {
            assertTrue(History.of(Fen.position("4k3/8/8/8/8/8/8/R3K3 w - - 99 100"))
                    .canClaimFifty());
            assertFalse(History.of(Fen.position("4k3/8/8/8/8/8/8/R3K3 w - - 98 100"))
                    .canClaimFifty());
        }

        @Test
        void aMatedSideHasNothingToClaim() {
            assertFalse(History.of(Fen.position("R5k1/5ppp/8/8/8/8/8/K7 b - - 100 90"))
                    .canClaimFifty());
        }
    }

    @Test
    void movesAndPositionsAreKeptInOrder() {
        History history = played(START, "e2e4 e7e5 g1f3");
        assertEquals(
                List.of("e2e4", "e7e5", "g1f3"),
                history.moves().stream().map(Move::uci).toList());
        assertEquals(Position.initial(), history.at(0));
        assertEquals(history.position(), history.at(3));
        assertEquals(2, history.back().plies());
        assertThrows(IndexOutOfBoundsException.class, () -> history.at(4));
    }
}
