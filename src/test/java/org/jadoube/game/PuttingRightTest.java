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

    /** A man set down where he may not stand, on a square that another man could lawfully have come to or been taken on. */
    @Nested
    class WhatWasToldBefore {

        @Test
        void staysThoughTheManSetDownUnlawfullyCouldHaveTakenAnotherThere() {
            Play play = Play.of(
                    Play.setup(
                            "home",
                            null,
                            "1rbqkbnr/ppp1ppp1/2n5/3p3p/P7/2N2P2/1PPPP1PP/1RBQKBNR w Kk - 0 5",
                            List.of()),
                    "lift c3",
                    "+700 place b5",
                    "+4500 lift g7",
                    "+300 place a2",
                    "+7300 lift a2",
                    "+700 place g7",
                    "+3000 lift a7",
                    "+500 place a6");

            assertEquals(List.of("c3b5", "a7a6"), play.moves(), play::toString);
            assertEquals(List.of(), play.all(GameEvent.Amended.class), play::toString);
        }

        @Test
        void isNotGoneOnFromWithACaptureByAManWhoStandsElsewhere() {
            Play play = Play.of(
                    Play.setup(
                            "home",
                            "5400+30",
                            "rnbqkbnr/2pp1ppp/p7/1p2p1B1/1P6/3P3P/P1P1PPP1/RN1QKBNR b KQkq - 0 4",
                            List.of()),
                    "press white",
                    "lift f8",
                    "+600 place h4",
                    "+3500 press black",
                    "+4000 lift h4",
                    "+300 place f8",
                    "+2500 lift g8",
                    "+400 place f6",
                    "+400 press black");

            assertEquals(List.of("g8f6"), play.moves(), play::toString);
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
