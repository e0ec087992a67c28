package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;

/** The moments that are worth a sign, and where it is shown. */
final class SignsTest {

    private static List<String> seen(String base, String fen, String... steps) {
        GameSetup setup = Play.setup(base, null, fen, List.of());
        Signs signs = new Signs(setup);
        return Play.of(setup, steps).events().stream()
                .flatMap(event -> signs.of(event).stream())
                .map(sign -> sign.kind() + " " + String.join(" ", Square.names(sign.squares())))
                .toList();
    }

    @Test
    void checkIsShownOnTheKing() {
        assertEquals(List.of("CHECK e8"), seen("home", "4k3/7p/8/8/8/8/8/R3K3 w - - 0 1", "lift a1", "place a8"));
    }

    @Test
    void mateIsShownOnTheKingThatIsMated() {
        assertEquals(List.of("MATE g8"), seen("club", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "lift d1", "place d8"));
    }

    @Test
    void aDrawIsShownOnBothKings() {
        assertEquals(
                List.of("DRAW b6 a8"),
                seen("home", "k7/8/1K6/8/8/8/8/5Q2 w - - 0 1", "lift f1", "place f4").stream()
                        .filter(sign -> sign.startsWith("DRAW"))
                        .toList());
    }

    @Test
    void aNewManIsShownWhereHeStands() {
        assertEquals(
                List.of("PROMOTION e8"),
                seen("home", "8/4P3/8/8/8/k7/8/4K3 w - - 0 1", "lift e7", "place e8", "choose queen"));
    }

    @Test
    void aCompetitionShowsNone() {
        assertEquals(List.of(), seen("fide", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "lift d1", "place d8"));
    }
}
