package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class MoveLineTest {

    private static List<String> sans(List<MoveLine.Ply> plies) {
        return plies.stream()
                .map(ply -> ply.id() + ply.by().substring(0, 1) + " " + ply.san())
                .toList();
    }

    @Test
    void theMovesBeforeThePageOpenedAreSpelled() throws BadInput {
        MoveLine line = new MoveLine("{\"rules\":{\"base\":\"home\"},\"history\":[\"e2e4\",\"e7e5\",\"g1f3\"]}");
        assertEquals(List.of("1w e4", "2b e5", "3w Nf3"), sans(line.before()));
        assertEquals(
                "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
                line.before().get(2).fen());
    }

    @Test
    void theMovesOfAnAmendAreSpelledFromThePositionBeforeThem() throws BadInput {
        MoveLine line = new MoveLine("{\"history\":[\"e2e4\",\"e7e5\"]}");
        assertEquals(List.of(), line.hear("{\"event\":\"move\",\"id\":3,\"fen\":\"whatever\"}"));
        List<MoveLine.Ply> plies =
                line.hear("{\"event\":\"amend\",\"id\":3,\"from\":[\"f1c4\"],\"to\":[\"g1f3\",\"b8c6\"]}");
        assertEquals(List.of("3w Nf3", "4b Nc6"), sans(plies));
        List<MoveLine.Ply> again = line.hear("{\"event\":\"amend\",\"id\":4,\"from\":[],\"to\":[\"g8f6\"]}");
        assertEquals(List.of("4b Nf6"), sans(again));
    }

    @Test
    void anAmendThatLeavesNothingLetsNothingBeSpelled() throws BadInput {
        MoveLine line = new MoveLine("{\"history\":[\"e2e4\"]}");
        assertEquals(List.of(), line.hear("{\"event\":\"amend\",\"id\":1,\"from\":[\"e2e4\"],\"to\":[]}"));
        assertEquals(List.of("1w d4"), sans(line.hear("{\"event\":\"amend\",\"id\":1,\"from\":[],\"to\":[\"d2d4\"]}")));
    }

    @Test
    void anotherGameBeginsWithItsOwnPosition() throws BadInput {
        MoveLine line = new MoveLine("{\"history\":[\"e2e4\"]}");
        line.hear("{\"event\":\"game\",\"number\":2,\"fen\":\"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"}");
        assertEquals(List.of(), line.before());
        assertEquals(
                List.of("1w a8=Q+"), sans(line.hear("{\"event\":\"amend\",\"id\":1,\"from\":[],\"to\":[\"a7a8q\"]}")));
    }

    @Test
    void castlingOfChess960IsSpelledAsCastling() throws BadInput {
        MoveLine line =
                new MoveLine("{\"chess960\":true,\"fen\":\"4k3/8/8/8/8/8/8/4K2R w H - 0 1\",\"history\":[\"e1h1\"]}");
        assertEquals(List.of("1w O-O"), sans(line.before()));
    }
}
