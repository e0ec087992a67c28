package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class PositionTest {

    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    static long count(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long sum = 0;
        for (Move move : position.legalMoves()) {
            sum += count(position.play(move), depth - 1);
        }
        return sum;
    }

    @Nested
    final class CountingLegalMoves {

        @Test
        void fromTheStart() {
            assertEquals(197_281, count(Position.initial(), 4));
        }

        @Test
        void withAllKindsOfMoves() {
            assertEquals(97_862, count(Fen.position(KIWIPETE), 3));
        }

        @Test
        void withPinnedPassingPawns() {
            assertEquals(43_238, count(Fen.position("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"), 4));
        }

        @Test
        void withPromotions() {
            Position position = Fen.position("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1");
            assertEquals(9_467, count(position, 3));
        }
    }

    @Test
    void keyIsTheSameWhenWorkedOutFromNothing() {
        Position position = Fen.position(KIWIPETE);
        for (Move move : position.legalMoves()) {
            Position after = position.play(move);
            assertEquals(after.node().computeKey(), after.key(), move::uci);
            for (Move reply : after.legalMoves()) {
                Position next = after.play(reply);
                assertEquals(next.node().computeKey(), next.key(), reply::uci);
                assertEquals(next, Fen.position(next.fen()));
            }
        }
    }

    @Test
    void foolsMateIsMate() {
        Position position = Position.initial();
        for (String san : new String[] {"f3", "e5", "g4", "Qh4#"}) {
            Move move = San.read(position, san);
            assertEquals(san, San.write(position, move));
            position = position.play(move);
        }
        assertTrue(position.isCheckmate());
        assertEquals("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", position.fen());
    }

    @Test
    void illegalMoveIsRefused() {
        Move move = Uci.read(Position.initial(), "e2e4");
        Position after = Position.initial().play(move);
        assertThrows(IllegalArgumentException.class, () -> after.play(move));
    }

    @Test
    void aMoveIsLegalWithTheListOfMovesAndWithoutIt() {
        Position position = Position.initial();
        for (String uci : "e2e4 d7d5 e4d5 c7c5 d5c6 g8f6 g1f3 g7g6 f1e2 f8g7 e1g1 e8g8 c6b7 c8d7 b7a8q".split(" ")) {
            Position listed = position;
            Move played = Uci.read(listed, uci);
            for (Move move : listed.legalMoves()) {
                assertEquals(listed.play(move), fresh(listed).after(move));
            }
            position = listed.play(played);
            assertNull(fresh(position).after(played));
        }
    }

    @Test
    void movesThatWereLetGoOfAreMadeAnew() {
        Position position = Fen.position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
        List<Move> before = position.legalMoves();

        position.forgetMoves();

        assertEquals(before, position.legalMoves());
        assertNotSame(before, position.legalMoves());
    }

    /** The same position, which has not listed its moves. */
    private static Position fresh(Position position) {
        return Fen.position(position.fen());
    }
}
