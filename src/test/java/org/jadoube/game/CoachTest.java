package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who learns is asked back after a move that gives much away, and can answer at the board alone. */
final class CoachTest {

    /** The queen on d1 may go to d4, where the pawn on e5 takes her. */
    private static final String QUEEN = "4k3/8/8/4p3/8/8/3P4/K2Q4 w - - 0 1";

    private static final String FREE = "4k3/8/8/4p3/8/8/8/K2Q4 w - - 0 1";

    private static GameSetup setup(String base, Map<String, String> names) {
        return Play.setup(base, null, FREE, List.of()).naming(names);
    }

    private static Play blunder(GameSetup setup, String... more) {
        String[] steps = new String[more.length + 2];
        steps[0] = "lift d1";
        steps[1] = "place d4";
        System.arraycopy(more, 0, steps, 2, more.length);
        return Play.of(setup, steps);
    }

    private static GameSetup learner() {
        return setup("learn", Map.of("help.white", "danger", "help.black", "danger"));
    }

    private static List<String> sure(Play play) {
        return play.all(GameEvent.Asked.class).stream()
                .filter(asked -> asked.question() == GameEvent.Question.SURE)
                .map(asked -> asked.by() + " " + String.join(" ", Square.names(asked.squares())))
                .toList();
    }

    private static String answer(Play play) {
        GameEvent.Answered answer = play.last(GameEvent.Answered.class);
        return answer.choice() + " " + answer.how().word();
    }

    private static List<String> moves(Play play) {
        return play.last(GameEvent.Ended.class).moves();
    }

    @Test
    void aQueenLeftToAPawnIsAskedAboutWithBothMenLit() {
        assertEquals(List.of("WHITE d4 e5"), sure(blunder(learner())));
    }

    @Test
    void aSoundMoveIsNot() {
        assertEquals(List.of(), sure(Play.of(learner(), "lift d1", "place d3")));
    }

    @Test
    void whatIsLostAnywayIsNot() {
        // Both knights are attacked; one of them goes, whatever is played.
        GameSetup setup = Play.setup("learn", null, "4k3/8/8/8/8/2p5/1N1N4/7K w - - 0 1", List.of())
                .naming(Map.of("help.white", "danger"));
        assertEquals(List.of(), sure(Play.of(setup, "lift h1", "place g1")));
    }

    @ParameterizedTest(name = "{0}, help {1}, coach {2}: asked {3} times")
    @CsvSource({
        "fide, danger, '', 0",
        "club, danger, '', 0",
        "club, danger, yes, 0",
        "home, danger, '', 0",
        "home, danger, yes, 1",
        "learn, targets, '', 0",
        "learn, none, '', 0",
        "learn, danger, no, 0",
        "learn, danger, '', 1",
    })
    void onlyWhoWantsIt(String base, String help, String coach, int times) {
        GameSetup setup = setup(base, coach.isEmpty() ? Map.of() : Map.of("coach", coach));
        GameSetup helped = base.equals("fide") ? setup : setup.naming(Map.of("help.white", help));
        assertEquals(times, sure(blunder(helped)).size());
    }

    @Nested
    class Answers {

        @Test
        void noTakesTheMoveBackAndLightsTheWay() {
            Play play = blunder(learner(), "choose no");
            GameEvent.Restore way = play.last(GameEvent.Restore.class);
            assertEquals(GameEvent.RestoreReason.TAKE_BACK, way.reason());
            assertEquals(
                    "d1 d4",
                    String.join(" ", Square.names(way.place())) + " " + String.join(" ", Square.names(way.remove())));
            assertEquals(List.of(), moves(play));
            Play on = blunder(learner(), "choose no", "lift d4", "place d1", "lift d1", "place d3");
            assertEquals(List.of("d1d3"), moves(on));
        }

        @Test
        void yesLetsItStand() {
            Play play = blunder(learner(), "choose yes", "lift d4", "lift e5", "place d4");
            assertEquals("yes choose", answer(play));
            assertEquals(List.of("d1d4", "e5d4"), moves(play));
        }

        @Test
        void theManTakenBackByHandIsANo() {
            Play play = blunder(learner(), "lift d4", "place d1");
            assertEquals("no touch", answer(play));
            assertEquals(List.of(), moves(play));
        }

        @Test
        void theManLiftedAndPutBackIsAYes() {
            Play play = blunder(learner(), "lift d4", "+400 place d4");
            assertEquals("yes touch", answer(play));
            assertEquals(List.of("d1d4"), moves(play));
        }

        @Test
        void anOpponentWhoGoesOnIsAYes() {
            Play play = blunder(learner(), "lift e8", "place e7");
            assertEquals("yes play", answer(play));
            assertEquals(List.of("d1d4", "e8e7"), moves(play));
        }
    }

    @Nested
    class AFarOpponent {

        private final GameSetup setup =
                learner().with(new GameSetup.Changes(null, null, null, null, null, RemoteSides.of("black"), Map.of()));

        @Test
        void isHeardOnlyOnceTheAnswerIsGiven() {
            Play waits = blunder(setup, "remote e5d4 d1d4");
            assertEquals(List.of(), waits.all(GameEvent.Sent.class));
            Play goesOn = blunder(setup, "remote e5d4 d1d4", "choose yes");
            assertEquals("e5d4", goesOn.last(GameEvent.Sent.class).uci());
        }

        @Test
        void isDroppedWhenTheMoveIsTakenBack() {
            Play back = blunder(setup, "remote e5d4 d1d4", "choose no", "lift d4", "place d1");
            assertEquals(List.of(), back.all(GameEvent.Sent.class));
            assertTrue(back.all(GameEvent.Noticed.class).isEmpty());
        }
    }

    @Test
    void aMoveProtectedEnoughIsNotAskedAbout() {
        GameSetup setup = Play.setup("learn", null, QUEEN, List.of()).naming(Map.of("help.white", "danger"));
        assertEquals(List.of(), sure(Play.of(setup, "lift d2", "place d3")));
    }
}
