package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jadoube.game.GameEvent.RestoreReason;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A man set down where he may not go, but where another man of his side may. */
class UnlawfulWhereLawfulTest {

    private static final List<List<String>> GAMES = List.of(
            List.of(),
            List.of("e2e4", "e7e5", "f1c4"),
            List.of("e2e4", "e7e5", "f1c4", "b8c6"),
            List.of("d2d4", "d7d5", "c2c4", "e7e6", "b1c3", "g8f6", "c1g5"));

    /** From where to where. */
    private record Act(String from, String to) {}

    /** One in so many acts is played; the first one differs from game to game. */
    private static final int SAMPLE = 17;

    /** A sample of such acts of the side on move that are not so near to a capture by the same man that they may be one. */
    private static List<Act> acts(Position position) {
        List<Act> all = all(position);
        return IntStream.range(0, all.size())
                .filter(i -> i % SAMPLE == position.fullmoveNumber() % SAMPLE)
                .mapToObj(all::get)
                .toList();
    }

    private static List<Act> all(Position position) {
        List<Act> acts = new ArrayList<>();
        List<Move> lawful = position.legalMoves();
        long goals = lawful.stream()
                .filter(move -> move.captured() == null)
                .mapToLong(move -> Square.bit(move.to()))
                .reduce(0, (a, b) -> a | b);
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                boolean own = (position.men(position.turn()) >>> from & 1) != 0;
                if (own && (goals >>> to & 1) != 0 && !mayGo(lawful, from, to)) {
                    acts.add(new Act(Square.name(from), Square.name(to)));
                }
            }
        }
        return acts;
    }

    private static boolean mayGo(List<Move> lawful, int from, int to) {
        return lawful.stream()
                .filter(move -> move.from() == from)
                .anyMatch(move -> move.to() == to || (move.captured() != null && isBeside(move.to(), to)));
    }

    private static boolean isBeside(int square, int other) {
        return Math.abs(Square.file(square) - Square.file(other)) <= 1
                && Math.abs(Square.rank(square) - Square.rank(other)) <= 1;
    }

    private static Position after(List<String> moves) {
        Position position = Position.initial();
        for (String uci : moves) {
            position = position.play(Uci.read(position, uci));
        }
        return position;
    }

    private static GameSetup setup(String base, @Nullable String clock, List<String> moves) {
        return Play.after(Play.setup(base, clock, null, List.of()), moves.toArray(String[]::new));
    }

    /** Only one man has to go back, the reason is his, and nothing is left of it when he stands again where he stood. */
    private static void isSentBack(Play play, Act act, List<String> rulings) {
        List<String> shown = new ArrayList<>();
        for (GameEvent.Restore restore : play.all(GameEvent.Restore.class)) {
            boolean nothing = (restore.place() | restore.remove()) == 0;
            assertTrue(nothing || restore.reason() == RestoreReason.ILLEGAL_MOVE, () -> act + "\n" + play);
            shown.add(Square.names(restore.place()) + "/" + Square.names(restore.remove()));
        }
        String from = "[" + act.from() + "]/";
        // While the man is in hand he may be on his way to a lawful move.
        shown.remove(from + "[]");
        assertEquals(List.of(from + "[" + act.to() + "]", "[]/[]"), shown, () -> act + "\n" + play);
        assertEquals(rulings, play.rulings(), () -> act + "\n" + play);
        assertEquals(List.of(), play.moves(), () -> act + "\n" + play);
        assertEquals(GameEvent.State.READY, play.state(), () -> act + "\n" + play);
    }

    @Nested
    class WithAClock {

        @ParameterizedTest
        @ValueSource(strings = {"home", "learn", "club"})
        void isRuledOnAtThePressAndSentBack(String base) {
            for (List<String> moves : GAMES) {
                GameSetup setup = setup(base, "300+3", moves);
                String side = after(moves).turn().name().toLowerCase(Locale.ROOT);
                for (Act act : acts(after(moves))) {
                    Play play = Play.of(
                            setup,
                            "lift " + act.from(),
                            "+400 place " + act.to(),
                            "+400 press " + side,
                            "+3400 lift " + act.to(),
                            "+400 place " + act.from());
                    isSentBack(play, act, List.of("illegal-move"));
                }
            }
        }
    }

    @Nested
    class WithoutAClock {

        @ParameterizedTest
        @ValueSource(strings = {"home", "learn", "club"})
        void isSentBackAndAskedOfNoMore(String base) {
            for (List<String> moves : GAMES) {
                GameSetup setup = setup(base, null, moves);
                for (Act act : acts(after(moves))) {
                    Play play = Play.of(
                            setup,
                            "lift " + act.from(),
                            "+400 place " + act.to(),
                            "+3400 lift " + act.to(),
                            "+400 place " + act.from());
                    isSentBack(play, act, List.of());
                }
            }
        }

        @Test
        void aReplyThatIsTakenBackWithItLeavesNothing() {
            GameSetup setup = setup("home", null, List.of("e2e4", "h7h5", "g2g4", "h5g4", "a2a3", "g4g3", "a3a4"));
            Play play = Play.of(
                    setup,
                    "lift b8",
                    "+400 place b6",
                    "+2400 lift h2",
                    "+400 place h3",
                    "+2400 lift h3",
                    "+400 place h2",
                    "+2400 lift b6",
                    "+400 place b8");
            assertEquals("[]/[]", play.restore(), play::toString);
            assertEquals(List.of("illegal-move"), play.rulings(), play::toString);
            assertEquals(List.of(), play.all(GameEvent.Asked.class), play::toString);
            assertEquals(List.of(), play.moves(), play::toString);
            assertEquals(GameEvent.State.READY, play.state(), play::toString);
        }
    }
}
