package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.light.Light;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Once the men stand right again, whatever happened before, nothing of it is left on the board. */
final class PuttingRightTest {

    @Nested
    class AfterAnUnlawfulMoveThatStoodForLong {

        @ParameterizedTest
        @CsvSource({"fide, 300+3, 400", "fide, 300+3, 6000", "fide, 300+3, 20000", "club, 5400+30, 9000"})
        void noManWhoIsLawfullyLiftedIsToBePutBack(String rules, String clock, long stood) {
            Play play = Play.of(
                    Play.setup(rules, clock, null, List.of()),
                    "lift e2",
                    "+400 place e4",
                    "+400 press white",
                    "+400 lift e7",
                    "+400 place e5",
                    "+400 press black",
                    "+400 lift f1",
                    "+400 place c4",
                    "+400 press white",
                    "+400 lift b8",
                    "+400 place b6",
                    "+400 press black",
                    "+" + stood + " lift b6",
                    "+400 place b8",
                    "+400 lift b8",
                    "+400 place c6",
                    "+400 press black",
                    "+400 lift g1",
                    "+400 place f3",
                    "+400 press white",
                    "+400 lift g8",
                    "+3000 place f6",
                    "+400 press black");

            assertEquals(List.of("illegal-move"), play.rulings(), play::toString);
            assertEquals(List.of("e2e4", "e7e5", "f1c4", "b8c6", "g1f3", "g8f6"), play.moves(), play::toString);
            assertEquals("[]/[]", play.restore(), play::toString);
            long right = play.all(GameEvent.Moved.class).get(3).t();
            assertEquals(
                    List.of(),
                    play.all(GameEvent.Restore.class).stream()
                            .filter(restore -> restore.t() > right)
                            .toList(),
                    play::toString);
        }
    }

    @Nested
    class AllAtOnce {

        private final List<GameEvent> events = new ArrayList<>();
        private long t;

        private void see(GameSession session, long full) {
            t += 400;
            events.addAll(session.on(new Input.Frame(t, new Reading.Occupancy(full))));
            t += 1_000;
            events.addAll(session.on(new Input.Tick(t)));
        }

        private static long without(long full, String... squares) {
            long left = full;
            for (String square : squares) {
                left &= ~Square.bit(Square.parse(square));
            }
            return left;
        }

        /** Black's pawn from f3 stands on g2, white's from h2 on h3, and the rook was looked at, when all are put back. */
        @ParameterizedTest
        @CsvSource({"home, 300", "home, 3000", "learn, 3000"})
        void everyManIsHome(String rules, long pause) {
            GameSetup setup = Play.setup(
                    rules, null, "rnbqkbnr/1ppp1pp1/p7/P3p3/4P3/5p2/1PPP1P1P/RNBQKB1R b KQkq - 0 6", List.of());
            GameSession session = new GameSession(setup);
            long full = setup.start().occupied();
            see(session, full);
            for (String change : "f3 g2 h2 h3 g2 h1 h1".split(" ")) {
                full ^= Square.bit(Square.parse(change));
                see(session, full);
            }
            t += pause;
            see(session, setup.start().occupied());

            GameEvent.Lights lights = events.stream()
                    .filter(GameEvent.Lights.class::isInstance)
                    .map(GameEvent.Lights.class::cast)
                    .reduce((before, after) -> after)
                    .orElseThrow();
            assertFalse(lights.scene().squares().containsValue(Light.SOURCE), lights::toString);
            assertFalse(lights.scene().squares().containsValue(Light.CAPTURE), lights::toString);
        }

        @Test
        void aTouchThatBindsGoesOnToBind() {
            GameSession session = new GameSession(Play.setup("fide", null, null, List.of()));
            long start = Position.initial().occupied();
            see(session, start);
            see(session, without(start, "g1"));
            see(session, without(start, "g1") | Square.bit(Square.parse("g4")));
            see(session, start);

            GameEvent.DutyChanged duty = events.stream()
                    .filter(GameEvent.DutyChanged.class::isInstance)
                    .map(GameEvent.DutyChanged.class::cast)
                    .reduce((before, after) -> after)
                    .orElseThrow();
            assertEquals(List.of("g1f3", "g1h3"), duty.allowed(), events::toString);
        }
    }
}
