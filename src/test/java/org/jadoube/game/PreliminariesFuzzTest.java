package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.arbiter.HouseRule;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.arbiter.TimeControl;
import org.jadoube.rules.Chess960;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Settings, yeses, lots, kings and queens lifted and men set up in any order: whatever came before, who puts the men
 * right and moves has moved.
 */
final class PreliminariesFuzzTest {

    private static final int SEEDS = 300;
    private static final int STEPS = 40;
    private static final List<String> BASES = List.of("fide", "club", "home", "learn");
    private static final List<String> CHOICES = List.of("yes", "no", "180", "new-game", "nonsense");
    private static final List<String> CLOCKS = List.of("300+3", "5400+30", "40/5400+30:1800+30", "600d5");

    static Stream<Integer> seeds() {
        return IntStream.range(0, SEEDS).boxed();
    }

    /** One table: a session, what it has told, and the board as it stands. */
    private static final class Table {
        private final Random random;
        private final boolean frames;
        private final GameSession session;
        private final List<GameEvent> told = new ArrayList<>();
        private final Map<Integer, GameEvent.Asked> open = new LinkedHashMap<>();
        private long board;
        private boolean turned;
        private long t;

        Table(int seed) {
            random = new Random(seed);
            frames = random.nextBoolean();
            session = new GameSession(Play.setup(BASES.get(random.nextInt(4)), clock(), null, List.of()));
            board = start().occupied();
            if (frames) {
                board = random.nextInt(3) == 0 ? random.nextLong() & board : board;
                show();
            }
        }

        private @Nullable String clock() {
            return random.nextBoolean() ? CLOCKS.get(random.nextInt(CLOCKS.size())) : null;
        }

        private Position start() {
            return session.view().setup().start();
        }

        void on(Input input) {
            for (GameEvent event : session.on(input)) {
                told.add(event);
                if (event instanceof GameEvent.Asked asked) {
                    open.put(asked.id(), asked);
                } else if (event instanceof GameEvent.Answered answered) {
                    open.remove(answered.id());
                    turn(answered.choice());
                }
            }
        }

        /** From now on the players see the board the other way round. */
        private void turn(String choice) {
            if (choice.equals("180")) {
                turned = !turned;
                board = Long.reverse(board);
            }
        }

        void pass(long ms) {
            t += ms;
            on(new Input.Tick(t));
        }

        private void show() {
            on(new Input.Frame(t, new Reading.Occupancy(turned ? Long.reverse(board) : board)));
        }

        /** Empties or fills one square, as the players see the board. */
        private void flip(int square) {
            board ^= Square.bit(square);
            int wired = turned ? 63 - square : square;
            if (frames) {
                show();
            } else if ((board & Square.bit(square)) != 0) {
                on(new Input.Place(t, wired, null, null));
            } else {
                on(new Input.Lift(t, wired, null, null));
            }
        }

        /** Lifts a man and puts him back. */
        private void putBack(int square) {
            if (square >= 0) {
                flip(square);
                pass(random.nextInt(800));
                flip(square);
            }
        }

        void step() {
            pass(random.nextInt(3) == 0 ? random.nextInt(6_000) : random.nextInt(500));
            Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
            switch (random.nextInt(11)) {
                case 0, 1 -> on(new Input.Change(t, changes()));
                case 2 -> on(new Input.Say(t, "agree", random.nextInt(4) == 0 ? null : side, Map.of()));
                case 3 -> on(new Input.Draw(t, Lots.among(2 + random.nextInt(27), random.nextLong())));
                case 4 -> on(new Input.Draw(t, Lots.among(List.of("Ada", "Bo", "Cy"), random.nextLong())));
                case 5 -> putBack(start().king(side));
                case 6 -> putBack(Square.parse(side == Side.WHITE ? "d1" : "d8"));
                case 7 -> flip(random.nextInt(64));
                case 8 -> on(new Input.Choose(t, CHOICES.get(random.nextInt(CHOICES.size())), null));
                case 9 -> on(new Input.Say(t, "chess960", null, Map.of()));
                default -> on(new Input.Press(t, side));
            }
        }

        private GameSetup.Changes changes() {
            List<String> house = new ArrayList<>();
            for (HouseRule rule : HouseRule.values()) {
                switch (random.nextInt(4)) {
                    case 0 -> house.add(rule.word());
                    case 1 -> house.add("-" + rule.word());
                    default -> {}
                }
            }
            RuleSet rules = random.nextBoolean() ? RuleSet.parse(BASES.get(random.nextInt(4)), house) : null;
            Position from = random.nextInt(3) == 0 ? Chess960.start(random.nextInt(960)) : null;
            String time = random.nextInt(3) == 0 ? clock() : null;
            Boolean levers = random.nextInt(4) == 0 ? random.nextBoolean() : null;
            boolean bare = time == null && random.nextInt(4) == 0;
            Clash clash = random.nextInt(8) == 0 ? new Clash("fen", "start960") : null;
            return new GameSetup.Changes(
                    rules,
                    from,
                    time == null ? null : TimeControl.parse(time),
                    levers,
                    null,
                    null,
                    Map.of("help.white", "danger", "white", random.nextBoolean() ? "Di" : ""),
                    bare,
                    clash);
        }

        /** Puts the men as they should stand; a start half set up by hand is given up by taking a pawn. */
        void putRight() {
            putBack(Square.parse("a2"));
            long wrong = board ^ session.view().position().occupied();
            for (long left = wrong; left != 0; left &= left - 1) {
                pass(400);
                flip(Long.numberOfTrailingZeros(left));
            }
            pass(4_000);
        }

        /** Answers whatever is asked, with a no where that is an answer. */
        void answer() {
            for (GameEvent.Asked asked : List.copyOf(open.values())) {
                if (asked.choices().contains("no")) {
                    on(new Input.Choose(t, "no", asked.id()));
                } else if (asked.question() != GameEvent.Question.ORIENTATION) {
                    on(new Input.Choose(t, asked.choices().getFirst(), asked.id()));
                }
            }
            pass(3_000);
        }

        /** A new game, if chance has played the one before; that it begins is the way on then. */
        void open() {
            if (session.view().result() != null || !session.view().plies().isEmpty()) {
                on(new Input.Say(t, "new-game", null, Map.of()));
                on(new Input.Choose(t, "yes", null));
                pass(500);
                assertEquals(List.of(), session.view().plies());
            }
        }

        /** Plays a move that the player on move is still allowed; it must count. */
        void move() {
            GameEvent.DutyChanged duty = told.stream()
                    .filter(GameEvent.DutyChanged.class::isInstance)
                    .map(GameEvent.DutyChanged.class::cast)
                    .reduce((a, b) -> b)
                    .orElseThrow();
            Position position = session.view().position();
            Move move = duty.allowed().stream()
                    .map(uci -> Uci.read(position, uci))
                    .min(Comparator.comparing(it -> it.kind() == Move.Kind.CASTLING))
                    .orElseThrow(() -> new AssertionError("no move is allowed: " + duty));
            int before = session.view().plies().size();
            carryOut(move);
            if (session.view().setup().levers()) {
                on(new Input.Press(t, position.turn()));
                pass(500);
            }
            assertEquals(before + 1, session.view().plies().size(), () -> "after " + move + "\n" + this);
        }

        /** Nothing can be taken before the first move; where castling alone is allowed, king and rook may change places. */
        private void carryOut(Move move) {
            boolean castling = move.kind() == Move.Kind.CASTLING;
            flip(move.from());
            pass(700);
            if (castling) {
                flip(move.rookFrom());
                pass(700);
            }
            flip(move.to());
            pass(700);
            if (castling) {
                flip(move.rookTo());
            }
            pass(2_500);
        }

        @Override
        public String toString() {
            return String.join(
                    "\n",
                    told.stream()
                            .filter(event -> !(event instanceof GameEvent.Lights))
                            .map(GameEvent::toString)
                            .toList());
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whoPutsTheMenRightAndMovesHasMoved(int seed) {
        Table table = new Table(seed);
        for (int step = 0; step < STEPS; step++) {
            table.step();
        }
        table.pass(10_000);
        table.putRight();
        table.answer();
        table.putRight();
        table.open();
        table.putRight();
        table.answer();
        table.putRight();
        table.move();
        table.on(new Input.End(table.t));
        assertFalse(table.told.isEmpty());
        assertTrue(table.told.getLast() instanceof GameEvent.Ended);
        long last = 0;
        for (GameEvent event : table.told) {
            assertTrue(event.t() >= last, () -> "time goes back at " + event);
            last = event.t();
        }
    }
}
