package org.jadoube.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any mix of house rules: mate, stalemate and every other end follow from the mix and from nothing else. */
final class HouseMixTest {

    private static final int GAMES = 60;
    private static final int LONGEST = 160;

    /** Few men, so that random moves come to an end; castling, promotion and captures in passing are near. */
    private static final List<String> STARTS = List.of(
            "4k3/8/8/8/8/8/8/4KQ2 w - - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1",
            "8/1p1p1p1p/k7/8/8/K7/P1P1P1P1/8 w - - 0 1",
            "2k5/P6P/8/8/8/8/p6p/2K5 w - - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void theEndFollowsFromTheMix(long seed) {
        Random random = new Random(seed);
        for (int game = 0; game < GAMES; game++) {
            RuleSet rules = new RuleSet(RuleBase.FIDE, mix(random));
            String fen = STARTS.get(random.nextInt(STARTS.size()));
            playOut(rules, Fen.position(fen, false, rules.moveRules()), random);
        }
    }

    @Test
    void randomGamesReachEveryEndByPosition() {
        Set<Reason> reached = new TreeSet<>();
        Random random = new Random(11);
        for (int game = 0; game < 10 * GAMES; game++) {
            RuleSet rules = new RuleSet(RuleBase.FIDE, mix(random));
            String fen = STARTS.get(random.nextInt(STARTS.size() - 1));
            GameResult end = playOut(rules, Fen.position(fen, false, rules.moveRules()), random);
            if (end != null) {
                reached.add(end.reason());
            }
        }
        assertTrue(
                reached.containsAll(
                        Set.of(Reason.CHECKMATE, Reason.STALEMATE, Reason.KING_CAPTURED, Reason.DEAD_POSITION)),
                reached.toString());
    }

    private static Set<HouseRule> mix(Random random) {
        EnumSet<HouseRule> mix = EnumSet.noneOf(HouseRule.class);
        for (HouseRule rule : HouseRule.values()) {
            if (random.nextInt(3) == 0) {
                mix.add(rule);
            }
        }
        return mix;
    }

    private static @Nullable GameResult playOut(RuleSet rules, Position start, Random random) {
        Arbiter arbiter = new Arbiter(ArbiterSetup.of(rules, start));
        List<Verdict> said = new ArrayList<>(arbiter.begin(0));
        for (int ply = 1; ply < LONGEST && arbiter.result() == null; ply++) {
            Position position = arbiter.position();
            assertEquals(rules.moveRules(), position.rules());
            List<Move> moves = position.legalMoves();
            check(rules, position, moves, arbiter.result());
            Move move = moves.get(random.nextInt(moves.size()));
            assertTrue(!rules.has(HouseRule.NO_EN_PASSANT) || move.kind() != Move.Kind.EN_PASSANT);
            said.addAll(arbiter.made(ply * 1_000L, ply * 1_000L, move));
        }
        Position last = arbiter.position();
        check(rules, last, last.legalMoves(), arbiter.result());
        long checks = said.stream()
                .filter(v -> v instanceof Notice notice && notice.code() == Notice.Code.CHECK)
                .count();
        assertTrue(rules.has(HouseRule.SAY_CHECK) || checks == 0);
        return arbiter.result();
    }

    /** What the rules of the table say of this position, told apart from how the arbiter finds it. */
    private static void check(RuleSet rules, Position position, List<Move> moves, @Nullable GameResult result) {
        Side toMove = position.turn();
        boolean kingTaken = (position.pieces(toMove, Piece.KING)) == 0;
        boolean kingsAreTaken = rules.has(HouseRule.KING_CAPTURE);
        if (kingTaken) {
            assertTrue(kingsAreTaken);
            is(result, toMove.other(), Reason.KING_CAPTURED);
        } else if (moves.isEmpty() && position.inCheck() && !kingsAreTaken) {
            is(result, toMove.other(), Reason.CHECKMATE);
        } else if (moves.isEmpty()) {
            is(result, rules.has(HouseRule.STALEMATE_LOSES) ? toMove.other() : null, Reason.STALEMATE);
        } else if (result != null) {
            assertEquals(null, result.winner());
            assertTrue(
                    Set.of(Reason.DEAD_POSITION, Reason.FIVEFOLD, Reason.SEVENTY_FIVE_MOVES)
                            .contains(result.reason()),
                    result.toString());
            if (kingsAreTaken) {
                assertNotEquals(Reason.DEAD_POSITION, result.reason());
            }
        }
    }

    private static void is(@Nullable GameResult result, @Nullable Side winner, Reason reason) {
        assertTrue(result != null, "no " + reason);
        assertEquals(reason, result == null ? null : result.reason());
        assertEquals(winner, result == null ? null : result.winner());
    }
}
