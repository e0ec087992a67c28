package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tips come at the moment when they help, to who learns, and not again and again. */
final class TipsTest {

    private static List<String> tips(Play play) {
        return play.all(GameEvent.Tip.class).stream()
                .map(tip -> tip.hint().word() + " " + String.join(" ", Square.names(tip.squares())))
                .toList();
    }

    private static Play at(String base, String fen, String... steps) {
        return Play.of(Play.setup(base, null, fen, List.of()), steps);
    }

    @ParameterizedTest(name = "{1} in {0}")
    @CsvSource({
        "4k3/8/8/3n4/8/8/8/3QK3 w - - 0 1, free-man d5",
        "7k/8/8/6Q1/8/8/8/K7 w - - 0 40, stalemate h8",
        "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5, castle g1",
        "4k3/4p3/3p4/8/8/8/3R4/3RK3 w - - 0 1, ''",
        "4k3/4p2p/3p4/8/6B1/8/3R3P/3RK3 w - - 0 1, ''",
        "3rk3/4p3/3p4/8/8/8/3R4/3RK3 w - - 0 1, count-exchange d6",
    })
    void whatIsWorthAThought(String fen, String tip) {
        assertEquals(tip.isEmpty() ? List.of() : List.of(tip), tips(at("learn", fen)));
    }

    @Test
    void onlyWhoLearnsIsTold() {
        String fen = "4k3/8/8/3n4/8/8/8/3QK3 w - - 0 1";
        for (String base : List.of("fide", "club", "home")) {
            assertEquals(List.of(), tips(at(base, fen)), base);
        }
        GameSetup learn = Play.setup("learn", null, fen, List.of());
        assertEquals(List.of(), tips(Play.of(learn.naming(Map.of("tips", "no")))));
        assertEquals(List.of(), tips(Play.of(learn.naming(Map.of("help.white", "none")))));
    }

    @Test
    void theSameTipIsNotGivenAtEveryMove() {
        String fen = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5";
        Play play = at(
                "learn",
                fen,
                "lift a2",
                "place a3",
                "lift a7",
                "place a6",
                "lift h2",
                "place h3",
                "lift h7",
                "place h6",
                "lift g2",
                "place g3",
                "lift b7",
                "place b6");
        assertEquals(List.of("castle g1", "castle g8"), tips(play));
    }
}
