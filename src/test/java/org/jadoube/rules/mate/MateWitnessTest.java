package org.jadoube.rules.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class MateWitnessTest {
    private static final Helpmate HELPMATE = new Helpmate();

    private static MateWitness witness(String fen, Side side) {
        return new MateWitness(HELPMATE, side, Fen.position(fen));
    }

    @Nested
    class AYes {
        @Test
        void dropsTheMoveThatIsPlayedFromItsLine() {
            MateWitness witness = new MateWitness(HELPMATE, Side.WHITE, Position.initial());
            List<Move> line =
                    assertInstanceOf(Verdict.Yes.class, witness.verdict()).line();
            assertEquals(new Verdict.Yes(line.subList(1, line.size())), witness.played(line.getFirst()));
        }

        @Test
        void holdsALineAfterEveryMoveOfRandomGames() {
            Random random = new Random(69);
            for (int game = 0; game < 6; game++) {
                Position position = Position.initial();
                MateWitness white = new MateWitness(HELPMATE, Side.WHITE, position);
                MateWitness black = new MateWitness(HELPMATE, Side.BLACK, position);
                for (int ply = 0; ply < 150 && !Roots.isOver(position); ply++) {
                    List<Move> moves = position.legalMoves();
                    Move move = moves.get(random.nextInt(moves.size()));
                    position = position.play(move);
                    check(position, Side.WHITE, white.played(move));
                    check(position, Side.BLACK, black.played(move));
                }
            }
        }

        private static void check(Position position, Side side, Verdict verdict) {
            if (verdict instanceof Verdict.Yes yes) {
                MateLines.assertMates(position, side, yes.line());
            }
        }
    }

    @Nested
    class ANo {
        @Test
        void lastsForTheRestOfTheGame() {
            MateWitness witness = witness("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1", Side.WHITE);
            Verdict no = witness.verdict();
            assertEquals(new Verdict.No(Proof.STATIC), no);
            assertSame(no, witness.played(Uci.read(Fen.position("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1"), "e1e2")));
        }

        @Test
        void comesWithTheMoveThatLeavesTooLittle() {
            Position position = Fen.position("8/8/8/8/8/k7/3r4/3K4 w - - 0 1");
            MateWitness witness = new MateWitness(HELPMATE, Side.BLACK, position);
            assertInstanceOf(Verdict.Yes.class, witness.verdict());
            assertEquals(new Verdict.No(Proof.MATERIAL), witness.played(Uci.read(position, "d1d2")));
        }

        @Test
        void endsWhenTheMoveIsTakenBack() {
            Position position = Fen.position("8/8/8/8/8/k7/3r4/3K4 w - - 0 1");
            MateWitness witness = new MateWitness(HELPMATE, Side.BLACK, position);
            witness.played(Uci.read(position, "d1d2"));
            assertInstanceOf(Verdict.Yes.class, witness.restart(position));
        }
    }

    @Nested
    class AnUnknown {
        private static final String HARD = "k7/1p6/1P6/Bp6/1P6/8/8/K7 w - - 0 1";

        @Test
        void isAskedWithMoreEffortWhenAResultHangsOnIt() {
            MateWitness witness = witness(HARD, Side.WHITE);
            assertInstanceOf(Verdict.Unknown.class, witness.verdict());
            Verdict.Yes yes = assertInstanceOf(Verdict.Yes.class, witness.forResult());
            MateLines.assertMates(Fen.position(HARD), Side.WHITE, yes.line());
            assertSame(yes, witness.verdict());
        }
    }

    @Test
    void aMoveThatIsNotLegalIsRefused() {
        MateWitness witness = new MateWitness(HELPMATE, Side.WHITE, Position.initial());
        Move move = Uci.read(Fen.position("4k3/8/8/8/8/8/8/Q3K3 w - - 0 60"), "a1a8");
        assertThrows(IllegalArgumentException.class, () -> witness.played(move));
    }
}
