package org.jadoube.host.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.rules.Chess960;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Uci;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class HandTest {

    private static PlayedGame play(String profile, long seed, Sight sight, GameScript script) {
        return Hand.of(Profiles.named(profile), seed, sight).play(script);
    }

    private static GameScript script(Position start, long seed) {
        return GameScript.of(start, RandomGames.game(start, 60, seed));
    }

    private static GameScript moves(String fen, String... uci) {
        Position position = Fen.position(fen);
        List<Move> moves = new ArrayList<>();
        for (String text : uci) {
            moves.add(Uci.read(position, text));
            position = position.play(moves.getLast());
        }
        return GameScript.of(Fen.position(fen), moves);
    }

    private static List<JsonNode> json(PlayedGame game) {
        return game.lines().stream()
                .map(line -> {
                    try {
                        return new ObjectMapper().readTree(line);
                    } catch (java.io.IOException e) {
                        throw new java.io.UncheckedIOException(e);
                    }
                })
                .toList();
    }

    private static Position last(GameScript script) {
        Position position = script.start();
        for (Move move : script.moves()) {
            position = position.play(move);
        }
        return position;
    }

    private static List<String> frames(PlayedGame game) {
        return json(game).stream()
                .filter(line -> line.has("frame"))
                .map(line -> line.get("frame").asText())
                .toList();
    }

    static Stream<Arguments> profilesAndSeeds() {
        return Profiles.names().stream()
                .flatMap(name -> Stream.of(1L, 2L, 3L, 4L, 5L).map(seed -> Arguments.of(name, seed)));
    }

    @ParameterizedTest
    @MethodSource("profilesAndSeeds")
    void whateverTheHandDoesTheBoardStandsRightInTheEnd(String profile, long seed) {
        GameScript script = script(Position.initial(), seed);
        Position end = last(script);
        assertEquals(
                end.occupied(),
                Long.parseUnsignedLong(
                        frames(play(profile, seed, Sight.OCCUPANCY, script)).getLast(), 16));
        JsonNode identity = json(play(profile, seed, Sight.IDENTITY, script)).stream()
                .filter(line -> line.has("board"))
                .toList()
                .getLast();
        assertEquals(Fen.write(end).split(" ")[0], identity.get("board").asText());
    }

    @ParameterizedTest
    @MethodSource("profilesAndSeeds")
    void timeNeverGoesBackAndScansComeEveryFiveMilliseconds(String profile, long seed) {
        long before = 0;
        for (JsonNode line : json(play(profile, seed, Sight.COLOUR, script(Position.initial(), seed)))) {
            long t = line.path("t").asLong();
            assertTrue(t >= before, line::toString);
            assertTrue(!line.has("white") || t % 5 == 0, line::toString);
            before = t;
        }
    }

    @Test
    void theSameSeedGivesTheSameRecordingAndAnotherGivesAnother() {
        GameScript script = script(Position.initial(), 7);
        PlayedGame game = play("casual", 7, Sight.OCCUPANCY, script);
        assertEquals(game.lines(), play("casual", 7, Sight.OCCUPANCY, script).lines());
        assertNotEquals(game.lines(), play("casual", 8, Sight.OCCUPANCY, script).lines());
        assertEquals("7", json(game).getFirst().get("seed").asText());
    }

    @Test
    void chess960IsPlayedWithMenThatGoWhereTheOtherStands() {
        Position start = Chess960.start(0);
        GameScript script = script(start, 3);
        assertTrue(json(play("casual", 3, Sight.OCCUPANCY, script))
                .getFirst()
                .get("chess960")
                .asBoolean());
        assertEquals(
                last(script).occupied(),
                Long.parseUnsignedLong(
                        frames(play("casual", 3, Sight.OCCUPANCY, script)).getLast(), 16));
    }

    @Nested
    final class CleanHands {

        @Test
        void aMoveIsOneLiftAndOnePlace() {
            PlayedGame game = play("clean", 1, Sight.OCCUPANCY, moves(Fen.write(Position.initial()), "e2e4"));
            assertEquals(List.of("ffff00000000ffff", "ffff00000000efff", "ffff00001000efff"), frames(game));
        }

        @Test
        void aPromotionIsAnsweredWithThePiece() {
            PlayedGame game = play("clean", 1, Sight.OCCUPANCY, moves("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8n"));
            assertTrue(json(game).stream()
                    .anyMatch(line -> line.path("choose").asText().equals("knight")));
        }
    }

    @Nested
    final class ClocksAndFarPlayers {

        @Test
        void aHandWithAClockPressesAfterEachPly() {
            PlayedGame game = play("blitzswap", 1, Sight.OCCUPANCY, script(Position.initial(), 1));
            List<String> presses = json(game).stream()
                    .filter(line -> line.has("press"))
                    .map(line -> line.get("press").asText())
                    .toList();
            assertEquals(game.moves().size(), presses.size());
            assertEquals(List.of("white", "black", "white"), presses.subList(0, 3));
        }

        @Test
        void aFarPlayersMoveComesBeforeItIsMade() {
            GameScript near = script(Position.initial(), 1);
            GameScript far = new GameScript(near.start(), near.moves(), near.names(), org.jadoube.rules.Side.BLACK);
            List<JsonNode> lines = json(play("casual", 1, Sight.OCCUPANCY, far));
            assertEquals("black", lines.getFirst().get("remote").asText());
            List<String> remote = lines.stream()
                    .skip(1)
                    .filter(line -> line.has("remote"))
                    .map(line -> line.get("remote").asText())
                    .toList();
            assertEquals(near.moves().get(1).uci(), remote.getFirst());
            assertEquals(near.moves().size() / 2, remote.size());
        }
    }

    @Nested
    final class Faults {

        private PlayedGame broken(String fault) {
            return Hand.of(Profiles.named("clean"), 1, Sight.OCCUPANCY)
                    .with(List.of(Fault.parse(fault)))
                    .play(moves(Fen.write(Position.initial()), "e2e4", "e7e5"));
        }

        @Test
        void aContactThatIsStuckOpenReadsEmpty() {
            assertEquals("ffff00000000fffe", frames(broken("stuck-open:a1@0")).getFirst());
        }

        @Test
        void aContactThatIsStuckClosedReadsFull() {
            assertEquals("ffff00100000ffff", frames(broken("stuck-closed:e5@0")).getFirst());
        }

        @Test
        void aSilentRowReadsEmptyWhileItLasts() {
            List<String> frames = frames(broken("silent-row:1@0-500"));
            assertEquals(List.of("ffff00000000ff00", "ffff00000000ffff"), frames.subList(0, 2));
        }

        @Test
        void aLooseContactFlickers() {
            List<String> frames = frames(broken("flicker:h1@100-200"));
            assertEquals(
                    List.of("ffff00000000ffff", "ffff00000000ff7f", "ffff00000000ffff", "ffff00000000ff7f"),
                    frames.subList(0, 4));
        }

        @Test
        void anUnknownFaultIsRefusedWithTheOnesThereAre() {
            String message = org.junit.jupiter.api.Assertions.assertThrows(
                            org.jadoube.host.UsageException.class, () -> Fault.parse("tired:e4@0"))
                    .getMessage();
            assertTrue(message.contains("stuck-open:e4@30000-60000"), message);
        }
    }
}
