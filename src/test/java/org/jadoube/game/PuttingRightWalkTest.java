package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.light.Light;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Two people play; now and then one sets a man down on an empty square where he may not stand, leaves him there for a while, presses
 * or not, and puts him back, by hand or all at once. Then nothing is left of it: no question, no way back, no light, no
 * ruling but that on what was completed, and the moves are those that were made.
 *
 * <p>Contacts alone cannot tell an unlawful act from a man who was held long and came down late: a game in which that amends the
 * move before, which people see and correct, is left there.
 */
final class PuttingRightWalkTest {

    private static final int SEEDS = 7;
    private static final int PLIES = 24;
    private static final long[] STANDS = {400, 1_500, 4_000, 7_000, 15_000};
    private static final Set<Light> UNDER_WAY =
            EnumSet.of(Light.SOURCE, Light.TARGET, Light.CAPTURE, Light.PLACE, Light.REMOVE);

    static Stream<Arguments> games() {
        return Stream.of(RuleBase.values())
                .flatMap(base -> Stream.of(true, false)
                        .flatMap(clock -> Stream.iterate(1, n -> n + 1)
                                .limit(SEEDS)
                                .map(seed -> Arguments.of(base, clock, seed))));
    }

    @ParameterizedTest(name = "{0}, clock {1}, seed {2}")
    @MethodSource("games")
    void nothingIsLeftOfAnUnlawfulActThatWasPutRight(RuleBase base, boolean clock, int seed) {
        People people = new People(base, clock, new Random(seed));
        for (int ply = 0; ply < PLIES && people.plays(); ply++) {
            if (people.random.nextInt(4) == 0) {
                people.unlawfully();
            }
            people.lawfully();
        }
    }

    /** Both players at a board that tells full from empty, and what they have been told. */
    private static final class People {
        private final RuleBase base;
        private final boolean clock;
        private final Random random;
        private final GameSession session;
        private final List<GameEvent> events = new ArrayList<>();
        private final Map<Integer, GameEvent.Asked> open = new LinkedHashMap<>();
        private final List<String> made = new ArrayList<>();
        private Position position = Position.initial();
        private long full = position.occupied();
        private long t;
        private List<String> allowed = List.of();
        private @Nullable Side bound;
        private GameEvent.@Nullable Restore restore;
        private GameEvent.@Nullable Lights lights;
        private int rulings;
        private boolean over;
        private boolean amended;

        People(RuleBase base, boolean clock, Random random) {
            this.base = base;
            this.clock = clock;
            this.random = random;
            this.session = new GameSession(Play.setup(base.word(), clock ? "5400+30" : null, null, List.of()));
            see(full, 50);
            pass(500);
            press(Side.BLACK);
        }

        boolean plays() {
            return !over;
        }

        private void on(Input input) {
            for (GameEvent event : session.on(input)) {
                events.add(event);
                switch (event) {
                    case GameEvent.Asked e -> open.put(e.id(), e);
                    case GameEvent.Answered e -> open.remove(e.id());
                    case GameEvent.Restore e -> restore = e;
                    case GameEvent.Lights e -> lights = e;
                    case GameEvent.Ruled e -> rulings++;
                    case GameEvent.Result e -> over = true;
                    case GameEvent.Amended e -> amended = true;
                    case GameEvent.DutyChanged e -> {
                        bound = e.duty().by();
                        allowed = e.allowed();
                    }
                    default -> {}
                }
            }
        }

        private void see(long now, long after) {
            t += after;
            full = now;
            on(new Input.Frame(t, new Reading.Occupancy(now)));
        }

        private void turn(int square) {
            see(full ^ 1L << square, 250 + random.nextInt(500));
        }

        private void pass(long ms) {
            for (long end = t + ms; t < end; ) {
                t = Math.min(end, t + 50);
                on(new Input.Tick(t));
            }
        }

        private void press(Side side) {
            if (clock) {
                on(new Input.Press(t, side));
                pass(300);
            }
        }

        /** A man is set down where he may not stand, and put back. */
        void unlawfully() {
            Side side = position.turn();
            int from = square(position.men(side));
            int to = square(~position.occupied());
            if (position.legalMoves().stream().anyMatch(move -> joins(move, from, to))) {
                return;
            }
            long stands = STANDS[random.nextInt(STANDS.length)];
            boolean pressed = clock && random.nextBoolean();
            int before = rulings;
            turn(from);
            turn(to);
            pass(stands);
            if (pressed) {
                press(side);
            }
            if (random.nextInt(3) == 0) {
                see(position.occupied(), 200);
            } else {
                turn(to);
                turn(from);
            }
            pass(2_500);
            if (!over) {
                assertEquals(before + (pressed ? 1 : 0), rulings, this::told);
                isAsItStood();
            }
        }

        private int square(long squares) {
            long left = squares;
            for (int n = random.nextInt(Long.bitCount(squares)); n > 0; n--) {
                left &= left - 1;
            }
            return Long.numberOfTrailingZeros(left);
        }

        private static boolean joins(Move move, int from, int to) {
            return (move.from() == from && move.to() == to) || (move.rookFrom() == from && move.rookTo() == to);
        }

        /** A move that is allowed, by a steady hand. */
        void lawfully() {
            Side side = position.turn();
            boolean touchMove = base == RuleBase.FIDE || base == RuleBase.CLUB;
            List<Move> moves = position.legalMoves().stream()
                    .filter(move -> move.promotion() == null)
                    .filter(move -> !touchMove || bound != side || allowed.contains(move.uci()))
                    .sorted(Comparator.comparing(Move::uci))
                    .toList();
            if (over || moves.isEmpty()) {
                over = true;
                return;
            }
            Move move = moves.get(random.nextInt(moves.size()));
            int before = rulings;
            turn(move.from());
            if (move.captured() != null) {
                turn(move.victim());
            }
            turn(move.to());
            if (move.rookFrom() >= 0) {
                turn(move.rookFrom());
                turn(move.rookTo());
            }
            pass(400);
            press(side);
            pass(2_600);
            for (GameEvent.Asked asked : List.copyOf(open.values())) {
                on(new Input.Choose(t, move.uci(), asked.id()));
            }
            pass(1_200);
            position = position.play(move);
            made.add(move.uci());
            if (!over) {
                assertEquals(before, rulings, this::told);
                isAsItStood();
            }
        }

        private void isAsItStood() {
            if (amended && !clock) {
                over = true;
                return;
            }
            List<String> moves =
                    session.view().plies().stream().map(GameView.PlyView::uci).toList();
            assertEquals(made, moves, this::told);
            assertTrue(open.isEmpty(), this::told);
            GameEvent.Restore way = restore;
            assertTrue(way == null || (way.place() | way.remove()) == 0, this::told);
            GameEvent.Lights lit = lights;
            assertTrue(
                    lit == null || lit.scene().squares().values().stream().noneMatch(UNDER_WAY::contains), this::told);
        }

        private String told() {
            StringBuilder text = new StringBuilder();
            events.forEach(event -> text.append(event).append('\n'));
            return text.toString();
        }
    }
}
