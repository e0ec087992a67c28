package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How moves are told apart and sorted. */
final class MoveTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
                "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 0 1",
                "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8"
            })
    void theOrderOfMovesIsThatOfTheirUciText(String fen) {
        List<Move> moves = Fen.position(fen).legalMoves();
        List<Move> byText =
                moves.stream().sorted(Comparator.comparing(Move::uci)).toList();
        List<Move> byNumber =
                moves.stream().sorted(Comparator.comparingInt(Move::uciOrder)).toList();
        assertTrue(moves.size() > 1);
        assertEquals(byText, byNumber);
        assertEquals(
                moves.size(), moves.stream().mapToInt(Move::uciOrder).distinct().count());
    }
}
