package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What was done while nobody saw the board: it is taken as it must have been, or asked about, and never taken wrongly. */
final class UnwatchedTest {

    private static final String IN_HAND = "in-hand";
    private static final String ONE_CAPTURE = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 5 20";
    private static final String TWO_CAPTURES = "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 5 20";
    private static final String CROWNING = "1r2k3/P7/8/8/8/8/8/4K3 w - - 5 20";

    /** A game that is shown positions, and what it told. */
    private static final class Game {
        private final Position start;
        private final SensorKind kind;
        private final GameSession session;
        private final List<GameEvent> events = new ArrayList<>();
        private long t;

        Game(Position start, SensorKind kind) {
            this.start = start;
            this.kind = kind;
            GameSetup usual = Play.setup("home", null, start.fen(), List.of());
            session = new GameSession(new GameSetup(
                    kind,
                    usual.start(),
                    List.of(),
                    usual.rules(),
                    usual.time(),
                    null,
                    false,
                    false,
                    usual.remote(),
                    usual.offences(),
                    usual.names()));
            shows(start);
            after(3_000);
        }

        static Game of(String fen) {
            return new Game(Fen.position(fen), SensorKind.OCCUPANCY);
        }

        /** The board as it stands after this move, but for the men who are off it. */
        Game shows(String uci, String... off) {
            return shows(uci.isEmpty() ? start : start.play(org.jadoube.rules.Uci.read(start, uci)), squares(off));
        }

        private static int[] squares(String... names) {
            return IntStream.range(0, names.length)
                    .map(i -> Square.parse(names[i]))
                    .toArray();
        }

        Game shows(Position position, int... off) {
            List<@Nullable Man> men = new ArrayList<>();
            for (int square = 0; square < 64; square++) {
                men.add(position.at(square));
            }
            long gone = 0;
            for (int square : off) {
                men.set(square, null);
                gone |= Square.bit(square);
            }
            on(new Input.Frame(
                    t,
                    switch (kind) {
                        case OCCUPANCY -> new Reading.Occupancy(position.occupied() & ~gone);
                        case COLOUR ->
                            new Reading.Colour(position.men(Side.WHITE) & ~gone, position.men(Side.BLACK) & ~gone);
                        case IDENTITY -> Reading.Identity.of(men);
                    }));
            return this;
        }

        Game unwatched() {
            on(new Input.Unwatched(t));
            return this;
        }

        Game chooses(String choice) {
            on(new Input.Choose(t, choice, null));
            return this;
        }

        Game after(long ms) {
            t += ms;
            on(new Input.Tick(t));
            return this;
        }

        private void on(Input input) {
            events.addAll(session.on(input));
        }

        List<String> moves() {
            return session.view().plies().stream().map(GameView.PlyView::uci).toList();
        }

        List<List<String>> asked() {
            return events.stream()
                    .filter(GameEvent.Asked.class::isInstance)
                    .map(event -> ((GameEvent.Asked) event).choices())
                    .toList();
        }

        boolean restores() {
            return events.stream().anyMatch(GameEvent.Restore.class::isInstance);
        }
    }

    @Nested
    class ACaptureThatFullAndEmptyCannotTell {

        @Test
        void isAskedAboutThoughOnlyOneIsPossibleBecauseTheManMayBeInHand() {
            Game game = Game.of(ONE_CAPTURE).unwatched().shows("e4d5").after(20_000);
            assertEquals(List.of(List.of("e4d5", IN_HAND)), game.asked());
            assertEquals(List.of(), game.moves());
        }

        @Test
        void isTakenWhenItIsChosen() {
            Game game = Game.of(ONE_CAPTURE)
                    .unwatched()
                    .shows("e4d5")
                    .after(1_000)
                    .chooses("e4d5")
                    .after(2_000);
            assertEquals(List.of("e4d5"), game.moves());
        }

        @Test
        void isToldAtTheBoardByLiftingTheManWhoStandsThereAndSettingHimDownAgain() {
            Game game = Game.of(TWO_CAPTURES).unwatched().shows("e4f5").after(1_000);
            game.shows("e4f5", "f5").after(400).shows("e4f5").after(2_000);
            assertEquals(List.of("e4f5"), game.moves());
        }

        @Test
        void namesEveryManThatMayHaveBeenTaken() {
            Game game = Game.of(TWO_CAPTURES).unwatched().shows("e4f5").after(1_000);
            assertEquals(List.of(List.of("e4d5", "e4f5", IN_HAND)), game.asked());
        }

        @Test
        void wasNoneIfTheManIsStillInHand() {
            Game game = Game.of(ONE_CAPTURE)
                    .unwatched()
                    .shows("", "e4")
                    .after(1_000)
                    .chooses(IN_HAND)
                    .after(5_000);
            assertEquals(List.of(), game.moves());
            game.shows("e4e5").after(3_000);
            assertEquals(List.of("e4e5"), game.moves());
        }

        @Test
        void wasNoneIfTheManIsSetDownElsewhere() {
            Game game = Game.of(ONE_CAPTURE)
                    .shows("", "e4")
                    .after(500)
                    .unwatched()
                    .shows("", "e4")
                    .after(1_000);
            assertEquals(1, game.asked().size());
            game.shows("e4e5").after(3_000);
            assertEquals(List.of("e4e5"), game.moves());
        }

        @Test
        void wasNoneIfTheManIsSetDownWhereHeMayNotGo() {
            Game game = Game.of(ONE_CAPTURE)
                    .shows("", "e4")
                    .after(500)
                    .unwatched()
                    .shows("", "e4")
                    .after(200);
            game.shows(Fen.position("4k3/8/8/3p4/7P/8/8/4K3 w - - 5 20")).after(9_000);
            assertEquals(List.of(), game.asked());
            assertEquals(List.of(), game.moves());
            assertTrue(game.restores());
        }

        @Test
        void doesNotMakeTheManWaitAnewWhoWasSetDownBefore() {
            Game game = Game.of(ONE_CAPTURE)
                    .shows("", "e4")
                    .after(500)
                    .shows("e4e5")
                    .after(1_000);
            game.unwatched().shows("e4e5").after(1_000);
            assertEquals(List.of("e4e5"), game.moves());
        }

        @Test
        void isSureWhenTheOtherSideGoesOn() {
            Position after = Fen.position(ONE_CAPTURE).play(move(ONE_CAPTURE, "e4d5"));
            Game game = Game.of(ONE_CAPTURE).unwatched().shows(after).after(1_000);
            game.shows(after, Square.parse("e8")).after(400);
            game.shows(after.play(org.jadoube.rules.Uci.read(after, "e8e7"))).after(4_000);
            assertEquals(List.of("e4d5", "e8e7"), game.moves());
        }

        @Test
        void thatCrownsAPawnIsAskedForTheNewMan() {
            Game game = Game.of(CROWNING).unwatched().shows("a7b8q").after(1_000);
            assertEquals(List.of(List.of("queen", "rook", "bishop", "knight", IN_HAND)), game.asked());
            assertEquals(List.of("a7b8r"), game.chooses("rook").after(2_000).moves());
        }

        @Test
        void isNotAskedAboutWhileSomebodyWatches() {
            Game game = Game.of(ONE_CAPTURE).shows("", "e4").after(20_000);
            assertEquals(List.of(), game.asked());
        }
    }

    private static Move move(String fen, String uci) {
        return org.jadoube.rules.Uci.read(Fen.position(fen), uci);
    }

    @Test
    void severalMenMovedLawlesslyAreGuidedBack() {
        Game game = Game.of("4k3/8/8/8/8/P6P/8/4K3 w - - 5 20").unwatched();
        game.shows(Fen.position("4k3/8/8/8/P6P/8/8/4K3 w - - 5 20")).after(3_000);
        assertTrue(game.restores());
        assertEquals(List.of(), game.moves());
    }

    /** Every lawful move of some positions, made whole or with the man in hand before. */
    private static void everyMove(SensorKind kind, BiConsumer<Game, Move> made) {
        SplittableRandom dice = new SplittableRandom(5051);
        for (int n = 0; n < 10; n++) {
            Position position = Position.initial();
            for (int ply = dice.nextInt(70); ply > 0 && !position.legalMoves().isEmpty(); ply--) {
                List<Move> legal = position.legalMoves();
                position = position.play(legal.get(dice.nextInt(legal.size())));
            }
            for (Move move : position.legalMoves()) {
                Game game = new Game(position, kind);
                made.accept(game, move);
                assertRight(game, move);
            }
        }
    }

    private static void assertRight(Game game, Move move) {
        String context = game.start.fen() + " " + move.uci() + ": " + game.moves() + " " + game.asked();
        boolean crowns = move.promotion() != null;
        if (crowns || (game.kind == SensorKind.OCCUPANCY && hides(move))) {
            assertTrue(game.moves().isEmpty() || game.moves().equals(List.of(move.uci())), context);
            assertTrue(
                    game.moves().isEmpty() == (game.asked().size() == 1)
                            && (crowns || game.asked().stream().allMatch(choices -> choices.contains(move.uci()))),
                    context);
        } else {
            assertEquals(List.of(move.uci()), game.moves(), context);
            assertEquals(List.of(), game.asked(), context);
        }
        assertFalse(game.restores(), context);
    }

    /** Whether only the square that was left looks otherwise. */
    private static boolean hides(Move move) {
        return move.captured() != null && move.kind() == Move.Kind.NORMAL;
    }

    @ParameterizedTest
    @EnumSource
    void everyMoveMadeAsAWholeIsTakenOrAskedAbout(SensorKind kind) {
        everyMove(
                kind,
                (game, move) -> game.unwatched().shows(game.start.play(move)).after(3_000));
    }

    @ParameterizedTest
    @EnumSource
    void everyMoveThatWasBegunBeforeIsTakenOrAskedAbout(SensorKind kind) {
        everyMove(
                kind,
                (game, move) -> game.shows(game.start, move.from())
                        .after(200)
                        .unwatched()
                        .shows(game.start.play(move))
                        .after(3_000));
    }
}
