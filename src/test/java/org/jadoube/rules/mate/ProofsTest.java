package org.jadoube.rules.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jadoube.rules.Chess960;
import org.jadoube.rules.Fen;
import org.jadoube.rules.FenException;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each proof asked by itself: it may be silent, it may never deny a mate that a line shows. */
final class ProofsTest {
    private final Helpmate helpmate = new Helpmate();
    private final Roots roots = new Roots();

    /** Asks both sides; returns how many mates were found. */
    private int check(Position position) {
        int found = 0;
        for (Side side : Side.values()) {
            Verdict verdict = helpmate.canMate(position, side, 3_000);
            if (verdict instanceof Verdict.Yes yes && !yes.line().isEmpty()) {
                MateLines.assertMates(position, side, yes.line());
                assertEquals(List.of(), roots.proofs(position, side), side + " mates in " + position.fen());
                found++;
            }
        }
        return found;
    }

    @Nested
    class NeverDenyAMateThatALineShows {
        @Test
        void inPositionsOfGamesPlayedAtRandom() {
            Random random = new Random(52);
            int found = 0;
            for (int game = 0; game < 12; game++) {
                Position position = game % 2 == 0 ? Position.initial() : Chess960.start(random.nextInt(960));
                for (int ply = 0; ply < 160 && !Roots.isOver(position); ply++) {
                    List<Move> moves = position.legalMoves();
                    position = position.play(moves.get(random.nextInt(moves.size())));
                    if (ply % 8 == 0) {
                        found += check(position);
                    }
                }
            }
            assertTrue(found > 200, "mates found: " + found);
        }

        @Test
        void behindRandomWallsOfPawns() {
            Random random = new Random(2023);
            int found = 0;
            for (int trial = 0; trial < 600; trial++) {
                try {
                    found += check(Fen.position(Walls.random(random)));
                } catch (FenException noPosition) {
                    continue;
                }
            }
            assertTrue(found > 100, "mates found: " + found);
        }
    }

    @Nested
    class SayNo {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    // Two walls without a gap, kings behind them.
                    "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1",
                    "8/2k5/8/1p1p1p1p/1P1P1P1P/8/2K5/8 b - - 0 1",
                    // A bishop each, of the colour on which its own pawns stand.
                    "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
                })
        void byReachBehindLockedWalls(String fen) {
            Position position = Fen.position(fen);
            assertTrue(roots.proofs(position, Side.WHITE).contains(Proof.STATIC));
            assertTrue(roots.proofs(position, Side.BLACK).contains(Proof.STATIC));
        }

        @Test
        void byGhostsThoughARookMayStillCastle() {
            Position position = Roots.position("2k5/8/8/3B4/2Bp1p1p/1BpP1P1P/2P1BPBP/3BKBNR w K -");
            assertNotEquals(List.of(Proof.MATERIAL), roots.proofs(position, Side.BLACK));
        }

        @ParameterizedTest
        @CsvSource({
            "8/8/8/8/8/8/3k4/K1n5 w - - 0 1, BLACK, MATERIAL",
            "4k3/8/8/8/8/8/8/4K1QN w - - 0 1, BLACK, MATERIAL",
        })
        void byMaterial(String fen, Side side, Proof proof) {
            assertTrue(roots.proofs(Fen.position(fen), side).contains(proof));
        }
    }

    @Test
    void aBareWallWithAnOpenFileIsLeftToTheSearch() {
        List<Proof> saying =
                new ArrayList<>(roots.proofs(Fen.position("4k3/8/8/p2p2p1/P2P3P/8/8/4K3 w - - 0 1"), Side.WHITE));
        assertEquals(List.of(), saying);
    }
}
