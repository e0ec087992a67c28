package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever comes in whatever order, a session goes on, keeps its time, and ends. */
final class GameSessionFuzzTest {

    private static final int SEEDS = 24;
    private static final int STEPS = 100;
    private static final List<String> WORDS = List.of(
            "adjust",
            "offer-draw",
            "accept-draw",
            "decline-draw",
            "claim-threefold",
            "claim-fifty",
            "claim-illegal",
            "takeback",
            "accept-takeback",
            "decline-takeback",
            "two-hands",
            "need-man",
            "pause",
            "resume",
            "hint",
            "correct",
            "new-game",
            "overrule",
            "set-clock",
            "no-such-word");
    private static final List<String> CHOICES =
            List.of("queen", "rook", "yes", "no", "new-game", "takeback", "180", "1-0", "e2e4", "nonsense");
    private static final List<String> BASES = List.of("fide", "club", "home", "learn");

    static Stream<Integer> seeds() {
        return IntStream.range(0, SEEDS).boxed();
    }

    private static GameSetup setup(Random random) {
        String clock = random.nextBoolean() ? "60+1" : null;
        GameSetup setup = Play.setup(BASES.get(random.nextInt(BASES.size())), clock, null, List.of());
        RemoteSides remote = random.nextInt(6) == 0 ? RemoteSides.BLACK : null;
        return setup.with(new GameSetup.Changes(null, null, null, null, true, remote, Map.of()));
    }

    /** Moves by lawful hands, mixed with everything else that can come. */
    private static List<Input> inputs(Random random, Position start) {
        List<Input> inputs = new ArrayList<>();
        Position position = start;
        long t = 0;
        for (int step = 0; step < STEPS; step++) {
            t += random.nextInt(4) == 0 ? random.nextInt(4_000) : random.nextInt(400);
            Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
            int square = random.nextInt(64);
            List<Move> moves = position.legalMoves();
            if (random.nextBoolean() && !moves.isEmpty()) {
                Move move = moves.get(random.nextInt(moves.size()));
                inputs.add(new Input.Lift(t, move.from(), null, null));
                t += random.nextInt(1_500);
                if (move.captured() != null) {
                    inputs.add(new Input.Lift(t, move.victim(), null, null));
                }
                inputs.add(new Input.Place(t + 200, move.to(), null, null));
                t += 200 + random.nextInt(1_500);
                inputs.add(new Input.Press(t, position.turn()));
                position = position.play(move);
                continue;
            }
            inputs.add(other(random, t, side, square));
        }
        inputs.add(new Input.End(t + 5_000));
        return inputs;
    }

    private static Input other(Random random, long t, Side side, int square) {
        Piece piece = random.nextInt(4) == 0 ? Piece.values()[random.nextInt(6)] : null;
        return switch (random.nextInt(11)) {
            case 0, 1 -> new Input.Lift(t, square, piece == null ? null : side, piece);
            case 2, 3 -> new Input.Place(t, square, piece == null ? null : side, piece);
            case 4 -> new Input.Press(t, side);
            case 5 -> new Input.Touch(t, square, side);
            case 6 -> new Input.Choose(t, CHOICES.get(random.nextInt(CHOICES.size())), null);
            case 7 -> new Input.Remote(t, "e7e5", null);
            case 8 -> new Input.Tick(t);
            case 9 ->
                random.nextInt(12) == 0
                        ? new Input.Flag(t, side)
                        : new Input.Change(t, new GameSetup.Changes(null, null, null, null, null, null, Map.of()));
            default ->
                new Input.Say(
                        t,
                        WORDS.get(random.nextInt(WORDS.size())),
                        random.nextInt(5) == 0 ? null : side,
                        Map.of("id", "1", "move", "e2e4", "ruling", "1", "white", "60000", "black", "60000"));
        };
    }

    private static List<GameEvent> run(GameSetup setup, List<Input> inputs) {
        GameSession session = new GameSession(setup);
        List<GameEvent> events = new ArrayList<>();
        inputs.forEach(input -> events.addAll(session.on(input)));
        return events;
    }

    private static List<Input> withTicks(Random random, List<Input> inputs) {
        List<Input> ticked = new ArrayList<>();
        long last = 0;
        for (Input input : inputs) {
            for (int n = random.nextInt(4); n > 0 && input.t() > last; n--) {
                last += random.nextLong(input.t() - last + 1);
                ticked.add(new Input.Tick(last));
            }
            last = input.t();
            ticked.add(input);
        }
        return ticked;
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aSessionNeverFailsNeverGoesBackInTimeAndEnds(int seed) {
        Random random = new Random(seed);
        GameSetup setup = setup(random);
        List<GameEvent> events = run(setup, inputs(random, setup.start()));
        long last = 0;
        for (GameEvent event : events) {
            assertTrue(event.t() >= last, () -> "before its time: " + event);
            last = event.t();
        }
        assertInstanceOf(GameEvent.Ended.class, events.getLast());
        assertEquals(
                1, events.stream().filter(GameEvent.Ended.class::isInstance).count());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void howOftenTimeIsToldChangesNothing(int seed) {
        Random random = new Random(seed);
        GameSetup setup = setup(random);
        List<Input> inputs = inputs(random, setup.start());
        List<GameEvent> events = run(setup, inputs);
        List<GameEvent> ticked = run(setup, withTicks(random, inputs));
        for (int i = 0; i < Math.min(events.size(), ticked.size()); i++) {
            assertEquals(events.get(i), ticked.get(i));
        }
        assertEquals(events.size(), ticked.size());
    }
}
