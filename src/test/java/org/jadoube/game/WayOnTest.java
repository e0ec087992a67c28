package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever was claimed, offered, pressed, flagged and moved, in any order, by the wrong side, twice, after the end: people
 * who then answer what is asked, put the men right and play a move that is allowed can go on, or begin anew.
 */
final class WayOnTest {

    private static final int SEEDS = 16;
    private static final int STEPS = 60;
    private static final int TRIES = 4;
    private static final List<String> WORDS = List.of(
            "adjust",
            "offer-draw",
            "accept-draw",
            "decline-draw",
            "claim-threefold",
            "claim-fifty",
            "claim-illegal",
            "displaced",
            "colours-reversed",
            "wrong-set-up",
            "board-turned",
            "takeback",
            "accept-takeback",
            "decline-takeback",
            "two-hands",
            "need-man",
            "pause",
            "resume",
            "new-game",
            "overrule",
            "set-clock",
            "agree");
    private static final List<String> CHOICES = List.of("queen", "knight", "yes", "no", "new-game", "takeback", "1-0");
    private static final List<String> REFUSABLE = List.of("new-game", "result", "sure", "set-up", "queens");

    static Stream<Arguments> games() {
        return Stream.of(RuleBase.values())
                .flatMap(base -> Stream.of(true, false)
                        .flatMap(levers -> Stream.iterate(1, n -> n + 1)
                                .limit(SEEDS)
                                .map(seed -> Arguments.of(base, levers, seed))));
    }

    @ParameterizedTest(name = "{0}, levers {1}, seed {2}")
    @MethodSource("games")
    void thereIsAlwaysAWayOn(RuleBase base, boolean levers, int seed) {
        Random random = new Random(seed);
        People people = new People(Play.setup(base.word(), levers ? "600+5" : null, null, List.of()));
        for (int step = 0; step < STEPS; step++) {
            people.anything(random);
        }
        for (int tries = 0; tries < TRIES && !people.wentOn(); tries++) {
            people.sensible();
        }
        assertTrue(people.wentOn(), people::told);
    }

    /** Two people at a board of wood and what they have been told. */
    private static final class People {
        private final GameSession session;
        private final List<GameEvent> events = new ArrayList<>();
        private final Map<Integer, GameEvent.Asked> open = new LinkedHashMap<>();
        private @Nullable Side bound;
        private List<String> allowed = List.of();
        private final boolean levers;
        private long full;
        private long t;
        private int since;

        People(GameSetup setup) {
            session = new GameSession(setup);
            levers = setup.levers();
            full = setup.start().occupied();
        }

        private void say(Input input) {
            for (GameEvent event : session.on(input)) {
                events.add(event);
                switch (event) {
                    case GameEvent.Asked asked -> open.put(asked.id(), asked);
                    case GameEvent.Answered answered -> open.remove(answered.id());
                    case GameEvent.DutyChanged duty -> {
                        bound = duty.duty().by();
                        allowed = duty.allowed();
                    }
                    default -> {}
                }
            }
        }

        private void lift(int square) {
            if ((full >>> square & 1) != 0) {
                full &= ~(1L << square);
                say(new Input.Lift(t, square, null, null));
            }
        }

        private void place(int square) {
            if ((full >>> square & 1) == 0) {
                full |= 1L << square;
                say(new Input.Place(t, square, null, null));
            }
        }

        void anything(Random random) {
            t += random.nextInt(3) == 0 ? random.nextInt(4_000) : random.nextInt(500);
            Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
            switch (random.nextInt(9)) {
                case 0 -> lift(random.nextInt(64));
                case 1 -> place(random.nextInt(64));
                case 2 -> say(new Input.Press(t, side));
                case 3 -> say(new Input.Choose(t, CHOICES.get(random.nextInt(CHOICES.size())), null));
                case 4 -> say(new Input.Touch(t, random.nextInt(64), side));
                case 5, 6 -> play(random);
                case 7 -> word(random, side);
                default -> {
                    if (random.nextInt(40) == 0) {
                        say(new Input.Flag(t, side));
                    }
                }
            }
        }

        private void word(Random random, Side side) {
            say(new Input.Say(
                    t,
                    WORDS.get(random.nextInt(WORDS.size())),
                    random.nextInt(4) == 0 ? null : side,
                    Map.of(
                            "id",
                            Integer.toString(random.nextInt(6)),
                            "ruling",
                            Integer.toString(1 + random.nextInt(3)),
                            "white",
                            "600000",
                            "black",
                            "600000")));
        }

        /** A lawful move by a quick hand, pressed or not. */
        private void play(Random random) {
            List<Move> moves = session.view().position().legalMoves();
            if (!moves.isEmpty()) {
                hand(moves.get(random.nextInt(moves.size())), 300);
                if (levers && random.nextInt(4) > 0) {
                    t += 200;
                    say(new Input.Press(t, session.view().position().turn()));
                }
            }
        }

        private void hand(Move move, long pace) {
            lift(move.from());
            t += pace;
            if (move.captured() != null) {
                lift(move.victim());
                t += pace;
            }
            place(move.to());
            if (move.rookFrom() >= 0) {
                t += pace;
                lift(move.rookFrom());
                t += pace;
                place(move.rookTo());
            }
        }

        /** What a quiet pair would do: wait, answer, put the men right, let the clock go on, play what is allowed. */
        void sensible() {
            since = events.size();
            pause(4_000);
            answer();
            if (session.view().result() != null) {
                say(new Input.Say(t, "new-game", Side.WHITE, Map.of()));
            }
            putRight();
            answer();
            putRight();
            pause(3_000);
            say(new Input.Say(t, "resume", Side.WHITE, Map.of()));
            since = events.size();
            Position position = session.view().position();
            List<Move> moves = bound == position.turn()
                    ? allowed.stream().map(uci -> Uci.read(position, uci)).toList()
                    : position.legalMoves();
            if (moves.isEmpty()) {
                return;
            }
            hand(moves.getFirst(), 500);
            pause(700);
            answer();
            if (levers) {
                say(new Input.Press(t, position.turn()));
            }
            pause(3_000);
            answer();
            pause(3_000);
        }

        private void pause(long ms) {
            t += ms;
            say(new Input.Tick(t));
        }

        private void answer() {
            for (GameEvent.Asked asked : List.copyOf(open.values())) {
                boolean no = REFUSABLE.contains(asked.question().word());
                if (asked.question() != GameEvent.Question.ORIENTATION) {
                    say(new Input.Choose(t, no ? "no" : asked.choices().getFirst(), asked.id()));
                }
            }
        }

        private void putRight() {
            long wanted = session.view().position().occupied();
            for (long left = full & ~wanted; left != 0; left &= left - 1) {
                t += 400;
                lift(Long.numberOfTrailingZeros(left));
            }
            for (long left = wanted & ~full; left != 0; left &= left - 1) {
                t += 400;
                place(Long.numberOfTrailingZeros(left));
            }
            pause(3_000);
        }

        /** Whether since the last try a move has settled or the game has ended as games do. */
        boolean wentOn() {
            return since > 0
                    && events.subList(since, events.size()).stream()
                            .anyMatch(e -> e instanceof GameEvent.Moved || e instanceof GameEvent.Result);
        }

        String told() {
            StringBuilder text =
                    new StringBuilder("full ").append(Long.toHexString(full)).append('\n');
            events.stream()
                    .filter(e -> !(e instanceof GameEvent.Lights || e instanceof GameEvent.Clock))
                    .forEach(e -> text.append(e).append('\n'));
            return text.toString();
        }
    }
}
