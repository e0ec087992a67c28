package org.jadoube.host.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.arbiter.TimeControl;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Engines at the board, with a hand that carries out what they play. */
@Timeout(60)
final class OpponentsTest {

    /** Answers each position with Black's next move of the usual Scholar's defence. */
    private static final String PLAYS =
            "echo x >> n; case $(wc -l < n) in *1) echo bestmove e7e5 ;; *) echo bestmove b8c6 ;; esac";

    private final List<GameEvent> events = new ArrayList<>();

    @TempDir
    private Path folder;

    private EngineMatch match(RuleBase rules, @Nullable String clock, Path program) {
        return match(rules, clock, program, Optional.empty());
    }

    private EngineMatch match(RuleBase rules, @Nullable String clock, Path program, Optional<Path> book) {
        GameSetup setup = GameSetup.usual()
                .with(new GameSetup.Changes(
                        RuleSet.of(rules),
                        null,
                        clock == null ? null : TimeControl.parse(clock),
                        null,
                        null,
                        RemoteSides.BLACK,
                        Map.of()));
        EngineMatch match = new EngineMatch(
                setup, Map.of(Side.BLACK, new EngineChoice("fake", program, 7)), book, 1, events::addAll);
        match.begin();
        return match;
    }

    private static void play(EngineMatch match, String uci) {
        match.carryOut(match.view().position(), Uci.read(match.view().position(), uci));
    }

    private static String answer(EngineMatch match) throws InterruptedException {
        Move move = match.sent(match.view().position());
        assertNotNull(move, "an answer");
        return move.uci();
    }

    private static void awaitTwoPeople(EngineMatch match) throws InterruptedException {
        for (int visit = 0; visit < 9 && match.view().setup().remote() != RemoteSides.NONE; visit++) {
            match.awaitVisit();
        }
        assertEquals(RemoteSides.NONE, match.view().setup().remote());
    }

    private <E extends GameEvent> List<E> all(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    @Nested
    class Playing {
        @Test
        void itsMoveIsLitAndCountsWhenAHandHasMadeIt() throws Exception {
            try (EngineMatch match = match(RuleBase.FIDE, null, FakeEngine.thatOnGo(folder, PLAYS))) {
                play(match, "e2e4");
                assertEquals("e7e5", answer(match));
                GameEvent.Lights lights = all(GameEvent.Lights.class).getLast();
                assertEquals(1L << 52, lights.scene().of(org.jadoube.light.Light.REMOVE), "e7");
                assertEquals(1L << 36, lights.scene().of(org.jadoube.light.Light.PLACE), "e5");
                play(match, "e7e5");
                assertEquals(2, match.view().plies().size());
            }
        }

        @Test
        void aBookIsFollowedBeforeItThinks() throws Exception {
            Position e4 = Position.initial().play(Uci.read(Position.initial(), "e2e4"));
            ByteBuffer entry = ByteBuffer.allocate(16).putLong(BookKey.of(e4));
            // c7c5 with weight 1: square numbers of six bits each
            entry.putShort((short) (Square.parse("c7") << 6 | Square.parse("c5")))
                    .putShort((short) 1)
                    .putInt(0);
            Path book = Files.write(folder.resolve("book.bin"), entry.array());
            Path engine = FakeEngine.thatOnGo(folder, "echo bestmove b8c6");
            try (EngineMatch match = match(RuleBase.HOME, null, engine, Optional.of(book))) {
                play(match, "e2e4");
                assertEquals("c7c5", answer(match));
                play(match, "c7c5");
                play(match, "g1f3");
                assertEquals("b8c6", answer(match), "out of the book it thinks for itself");
            }
        }

        @Test
        void theClockStandsStillWhileItsMoveWaitsForAHand() throws Exception {
            try (EngineMatch match = match(RuleBase.FIDE, "300+3", FakeEngine.thatOnGo(folder, PLAYS))) {
                play(match, "e2e4");
                assertEquals("e7e5", answer(match));
                match.take(new Input.Tick(match.now() + 100));
                match.letIn();
                assertNull(all(GameEvent.Clock.class).getLast().running());
                long left = all(GameEvent.Clock.class).getLast().black();
                play(match, "e7e5");
                match.take(new Input.Tick(match.now() + 100));
                GameEvent.Clock after = all(GameEvent.Clock.class).getLast();
                assertEquals(Side.WHITE, after.running());
                assertEquals(left + 3_000, after.black(), "the increment, and no time of the hand");
            }
        }

        @Test
        void aTakeBackAtHomeIsGrantedAndItsAnswerIsAboutTheNewPosition() throws Exception {
            try (EngineMatch match = match(RuleBase.HOME, null, FakeEngine.thatOnGo(folder, PLAYS))) {
                play(match, "e2e4");
                answer(match);
                match.take(new Input.Say(match.now(), "takeback", Side.WHITE, Map.of()));
                match.awaitVisit();
                assertEquals(1, all(GameEvent.TakenBack.class).size());
                assertEquals(0, match.view().plies().size());
                assertNull(all(GameEvent.Sent.class).getLast().uci(), "the answer to the ply that is gone is dropped");
            }
        }

        @Test
        void byTheLawsNothingIsTakenBack() throws Exception {
            try (EngineMatch match = match(RuleBase.FIDE, null, FakeEngine.thatOnGo(folder, PLAYS))) {
                play(match, "e2e4");
                answer(match);
                match.take(new Input.Say(match.now(), "takeback", Side.WHITE, Map.of()));
                assertEquals(
                        "takeback-not-allowed",
                        all(GameEvent.Noticed.class).getLast().code());
            }
        }

        @Test
        void aDrawOfferedEarlyIsDeclined() throws Exception {
            try (EngineMatch match = match(RuleBase.FIDE, null, FakeEngine.thatOnGo(folder, PLAYS))) {
                play(match, "e2e4");
                answer(match);
                match.take(new Input.Say(match.now(), "offer-draw", Side.WHITE, Map.of()));
                match.awaitVisit();
                assertEquals("declined", all(GameEvent.Offered.class).getLast().state());
            }
        }
    }

    @Nested
    class Failing {
        @Test
        void oneThatDiesIsStartedOnceMore() throws Exception {
            String dies = "if [ -f died ]; then echo bestmove e7e5; else touch died; exit 1; fi";
            try (EngineMatch match = match(RuleBase.HOME, "300+3", FakeEngine.thatOnGo(folder, dies))) {
                play(match, "e2e4");
                assertEquals("e7e5", answer(match));
                assertEquals(RemoteSides.BLACK, match.opponents().sides());
            }
        }

        @Test
        void oneThatDiesAgainLeavesTheGameToTwoPeople() throws Exception {
            try (EngineMatch match = match(RuleBase.HOME, "300+3", FakeEngine.thatOnGo(folder, "exit 1"))) {
                play(match, "e2e4");
                awaitTwoPeople(match);
                match.take(new Input.Tick(match.now() + 100));
                assertEquals(Side.BLACK, all(GameEvent.Clock.class).getLast().running(), "the clock goes on");
                play(match, "e7e5");
                assertEquals(2, match.view().plies().size());
                assertTrue(
                        match.opponents().json().contains("\"state\":\"gone\""),
                        match.opponents().json());
            }
        }

        @Test
        void oneThatHangsTwiceLeavesTheGameToTwoPeopleAndTheirClock() throws Exception {
            try (EngineMatch match = match(RuleBase.HOME, "300+3", FakeEngine.thatOnGo(folder, ":"))) {
                play(match, "e2e4");
                awaitTwoPeople(match);
                assertEquals(
                        2,
                        FakeEngine.heard(folder).stream()
                                .filter(line -> line.startsWith("go"))
                                .count(),
                        "asked, started once more, and asked again");
                assertTrue(
                        match.opponents().json().contains("\"state\":\"gone\""),
                        match.opponents().json());
                match.take(new Input.Tick(match.now() + 100));
                GameEvent.Clock clock = all(GameEvent.Clock.class).getLast();
                assertEquals(Side.BLACK, clock.running(), "the clock goes on");
                play(match, "e7e5");
                assertEquals(2, match.view().plies().size());
            }
        }

        @Test
        void oneThatIsNotThereLeavesTheGameToTwoPeople() throws Exception {
            try (EngineMatch match = match(RuleBase.HOME, null, folder.resolve("nowhere"))) {
                awaitTwoPeople(match);
                play(match, "e2e4");
                play(match, "e7e5");
                assertEquals(2, match.view().plies().size());
            }
        }

        @Test
        void nonsenseIsNoMove() throws Exception {
            try (EngineMatch match = match(RuleBase.HOME, null, FakeEngine.thatOnGo(folder, "echo bestmove e2e4"))) {
                play(match, "e2e4");
                awaitTwoPeople(match);
                assertTrue(
                        match.opponents().json().contains("which is no move here"),
                        match.opponents().json());
            }
        }
    }
}
