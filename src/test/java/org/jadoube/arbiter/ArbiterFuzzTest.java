package org.jadoube.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever comes, in whatever order: no throw, no dead end, and nothing that grows with the game. */
final class ArbiterFuzzTest {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int GAMES = 60;
    private static final int ACTS = 400;

    @ParameterizedTest
    @EnumSource(RuleBase.class)
    void anyOrderOfActsLeavesAWayOn(RuleBase base) {
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            RuleSet rules = RuleSet.of(base);
            boolean levers = random.nextBoolean();
            Arbiter arbiter = new Arbiter(new ArbiterSetup(
                    rules,
                    Position.initial().with(rules.moveRules()),
                    List.of(),
                    TimeCategory.BLITZ,
                    random.nextBoolean() ? TimeControl.parse("5+1") : null,
                    levers,
                    0,
                    0,
                    new MaterialChance(),
                    random.nextInt(4) == 0 ? RemoteSides.BLACK : RemoteSides.NONE));
            long t = 0;
            for (int i = 0; i < ACTS; i++) {
                t += random.nextInt(400);
                List<Verdict> said = new ArrayList<>(arbiter.advance(t));
                said.addAll(act(arbiter, random, t));
                assertConsistent(arbiter, said);
            }
        }
    }

    private static List<Verdict> act(Arbiter arbiter, Random random, long t) {
        Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
        int square = random.nextInt(64);
        List<Move> legal = arbiter.position().legalMoves();
        Move move = legal.isEmpty() ? null : legal.get(random.nextInt(legal.size()));
        return switch (random.nextInt(14)) {
            case 0, 1, 2 -> arbiter.lift(t, side, square);
            case 3 -> arbiter.touch(t, side, square);
            case 4, 5 -> arbiter.place(t, side, square, side, pick(random, Piece.values()));
            case 6 -> arbiter.press(t, side, pick(random, Standing.values()));
            case 7 -> {
                if (arbiter.result() == null) {
                    arbiter.likely(random.nextBoolean() ? move : null, t);
                }
                yield List.of();
            }
            case 8, 9 -> {
                if (move == null || arbiter.result() != null) {
                    yield List.of();
                }
                yield arbiter.judge(move, t) instanceof Judgement.Allowed
                        ? arbiter.made(t, t, move)
                        : arbiter.breach(t, t, move, random.nextBoolean());
            }
            case 10 -> arbiter.say(t, new Saying.Plain(random.nextInt(9) == 0 ? null : side, word(random)));
            case 11 ->
                arbiter.say(
                        t,
                        new Saying.ClaimDraw(
                                side,
                                random.nextBoolean() ? Claim.Kind.THREEFOLD : Claim.Kind.FIFTY,
                                random.nextBoolean() ? "e2e4" : null));
            case 12 ->
                random.nextBoolean()
                        ? arbiter.say(t, new Saying.Overrule(random.nextInt(4)))
                        : arbiter.say(t, new Saying.SetClock(random.nextInt(60_000), random.nextInt(60_000)));
            default -> {
                int plies = Math.min(random.nextInt(3), arbiter.history().plies());
                yield arbiter.result() == null ? arbiter.retract(plies) : List.of();
            }
        };
    }

    /** A game that goes on always has a move that the duty allows, and verdicts never contradict the state. */
    private static void assertConsistent(Arbiter arbiter, List<Verdict> said) {
        for (Verdict verdict : said) {
            if (verdict instanceof Ruling ruling && ruling.penalty() != null) {
                assertEquals(ruling.by().other(), ruling.penalty().to());
            }
        }
        if (arbiter.result() == null) {
            Duty duty = arbiter.duty();
            assertFalse(duty.allowed().isEmpty(), () -> duty.law() + " leaves nothing in " + arbiter.position());
            assertTrue(arbiter.position().legalMoves().containsAll(duty.allowed()));
            assertEquals(arbiter.position().turn(), duty.by());
        }
    }

    private static Saying.Word word(Random random) {
        Saying.Word word = pick(random, Saying.Word.values());
        return word == Saying.Word.RESIGN && random.nextInt(20) > 0 ? Saying.Word.ADJUST : word;
    }

    private static <T> T pick(Random random, T[] all) {
        return all[random.nextInt(all.length)];
    }

    @Test
    void theLastMovesOfALongGameCostNoMoreThanTheFirst() {
        long first = Long.MAX_VALUE;
        long last = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            Arbiter arbiter = new Arbiter(ArbiterSetup.of(RuleSet.FIDE, Position.initial()));
            Random random = new Random(7);
            long[] spent = new long[600];
            for (int ply = 0; ply < spent.length; ply++) {
                Move move = chosen(arbiter, random);
                // processor time: what else the machine does is no matter
                long begin = THREADS.getCurrentThreadCpuTime();
                turn(arbiter, move, ply * 5_000L);
                spent[ply] = THREADS.getCurrentThreadCpuTime() - begin;
            }
            assertNull(arbiter.result());
            assertEquals(600, arbiter.history().plies());
            first = Math.min(first, sum(spent, 0, 100));
            last = Math.min(last, sum(spent, 500, 600));
        }
        assertTrue(last < 4 * first, "first hundred plies " + first + " ns, last hundred " + last + " ns");
    }

    /** A quiet move that keeps the game going. */
    private static Move chosen(Arbiter arbiter, Random random) {
        Position position = arbiter.position();
        boolean pawn = position.halfmoveClock() > 60;
        List<Move> good = position.legalMoves().stream()
                .filter(m -> m.captured() == null && m.promotion() == null && (m.piece() == Piece.PAWN) == pawn)
                .filter(m -> !position.play(m).legalMoves().isEmpty())
                .toList();
        return good.isEmpty() ? position.legalMoves().getFirst() : good.get(random.nextInt(good.size()));
    }

    /** A move with every touch told. */
    private static void turn(Arbiter arbiter, Move move, long t) {
        Side by = arbiter.position().turn();
        arbiter.lift(t, by, move.from());
        arbiter.place(t + 700, by, move.to(), null, null);
        arbiter.advance(t + 1_500);
        arbiter.made(t + 1_500, t + 700, move);
    }

    private static long sum(long[] spent, int from, int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum += spent[i];
        }
        return sum;
    }
}
