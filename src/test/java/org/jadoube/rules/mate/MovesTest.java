package org.jadoube.rules.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jadoube.rules.Chess960;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The moves of the search are those of the rules, and lead to the same positions. */
final class MovesTest {
    private final Castling castling = new Castling();
    private final Moves moves = new Moves(castling);

    private void assertSame(Position position) {
        Node node = new Node();
        Conversion.read(position, node, castling);
        Castling after = new Castling();
        Set<Move> own = new HashSet<>();
        int[] list = new int[Moves.MOST];
        int count = moves.list(node, list);
        Node child = new Node();
        Node expected = new Node();
        for (int i = 0; i < count; i++) {
            moves.make(node, list[i], child);
            if (Moves.leavesKing(child)) {
                continue;
            }
            Move move = Conversion.move(node, list[i], castling);
            own.add(move);
            Position next = position.play(move);
            Conversion.read(next, expected, after);
            // A node keeps an en passant square that only a pinned pawn could use.
            if (next.enPassant() < 0) {
                child.state = Node.state(child.turn(), child.rights(), 0);
            }
            assertTrue(expected.same(child), () -> move.uci() + " in " + position.fen());
            assertEquals(next.isCheckmate(), moves.isMate(child), () -> move.uci() + " in " + position.fen());
        }
        assertEquals(new HashSet<>(position.legalMoves()), own, position.fen());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
                "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
                "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
                "8/8/8/8/k2Pp2Q/8/8/4K3 b - d3 0 1",
            })
    void inPositionsFullOfSpecialMoves(String fen) {
        Position position = Fen.position(fen);
        assertSame(position);
        position.legalMoves().forEach(move -> assertSame(position.play(move)));
    }

    @Test
    void inRandomGamesOfBothKindsOfStart() {
        Random random = new Random(960);
        for (int game = 0; game < 40; game++) {
            Position position = game % 4 == 0 ? Position.initial() : Chess960.start(random.nextInt(960));
            for (int ply = 0; ply < 60 && !Roots.isOver(position); ply++) {
                assertSame(position);
                List<Move> legal = position.legalMoves();
                position = position.play(legal.get(random.nextInt(legal.size())));
            }
        }
    }
}
