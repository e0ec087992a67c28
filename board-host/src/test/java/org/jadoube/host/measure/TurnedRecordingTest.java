package org.jadoube.host.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.PlayedGame;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.hand.Sight;
import org.jadoube.sensing.SensorKind;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TurnedRecordingTest {

    private static final String HEADER = "{\"recording\":1,\"sensor\":\"occupancy\",\"rules\":\"home\"}";

    private static List<String> colour(List<String> lines, String... moves) {
        return TurnedRecording.of("game", lines, List.of(moves), SensorKind.COLOUR)
                .lines();
    }

    @Nested
    class AGameOfTheSimulatedHand {

        private int games;
        private int lines;
        private int others;

        private void compare(String profile, Sight sight) {
            for (long seed = 1; seed <= 12; seed++) {
                GameScript script = GameScript.of(RandomGames.game(60, seed));
                PlayedGame contacts =
                        Hand.of(Profiles.named(profile), seed, Sight.OCCUPANCY).play(script);
                PlayedGame own = Hand.of(Profiles.named(profile), seed, sight).play(script);
                if (!own.placed().equals(contacts.placed())) {
                    continue; // a board that knows men asks less, so these hands kept other times
                }
                games++;
                Set<String> turned = new HashSet<>(
                        TurnedRecording.of("game", contacts.lines(), contacts.moves(), SensorKind.valueOf(sight.name()))
                                .lines());
                lines += own.lines().size() - 1;
                others += (int) own.lines().stream()
                        .skip(1)
                        .filter(line -> !turned.contains(line))
                        .count();
                others += Math.max(0, turned.size() - own.lines().size());
            }
        }

        @ParameterizedTest
        @CsvSource({"clean,COLOUR", "clean,IDENTITY", "casual,COLOUR", "casual,IDENTITY", "rookfirst,COLOUR"})
        void isTurnedIntoWhatTheOtherSensorSawOfIt(String profile, Sight sight) {
            compare(profile, sight);
            assertTrue(games >= 8, games + " games");
            assertEquals(0, others, "of " + lines + " lines");
        }

        /** A man on the border of two squares while he is fumbled with, and the like. */
        @ParameterizedTest
        @CsvSource({"blitz,COLOUR", "clumsy,COLOUR", "clumsy,IDENTITY"})
        void differsInNoMoreThanTwoLinesOfAThousandIfTheHandIsHastyOrClumsy(String profile, Sight sight) {
            compare(profile, sight);
            assertTrue(lines > 1000 && others * 500 <= lines, others + " of " + lines + " lines");
        }
    }

    @Test
    void menExchangedWithoutAGapChangeColourBetweenTheLiftAndTheNextLine() {
        List<String> turned = colour(
                List.of(
                        HEADER,
                        "{\"t\":0,\"frame\":\"ffff00000000ffff\"}",
                        "{\"t\":1000,\"frame\":\"ffff00000000efff\"}",
                        "{\"t\":1500,\"frame\":\"ffff00001000efff\"}",
                        "{\"t\":2000,\"frame\":\"fff700001000efff\"}",
                        "{\"t\":2500,\"frame\":\"fff700081000efff\"}",
                        "{\"t\":4000,\"frame\":\"fff700080000efff\"}",
                        "{\"t\":4200,\"press\":\"white\"}",
                        "{\"t\":9000,\"end\":true}"),
                "e2e4",
                "d7d5",
                "e4d5");
        assertEquals(
                List.of(
                        "{\"t\":4000,\"white\":\"000000000000efff\",\"black\":\"fff7000800000000\"}",
                        "{\"t\":4100,\"white\":\"000000080000efff\",\"black\":\"fff7000000000000\"}",
                        "{\"t\":4200,\"press\":\"white\"}"),
                turned.subList(6, 9));
        assertTrue(turned.getFirst().contains("\"sensor\":\"colour\""), turned.getFirst());
    }

    @Test
    void aManLiftedAndPutBackKeepsHisColour() {
        List<String> turned = colour(
                List.of(
                        "{\"recording\":1}",
                        "{\"t\":0,\"frame\":\"ffff00000000ffff\"}",
                        "{\"t\":500,\"frame\":\"fff700000000ffff\"}",
                        "{\"t\":700,\"frame\":\"ffff00000000ffff\"}",
                        "{\"t\":1000,\"frame\":\"ffff00000000efff\"}",
                        "{\"t\":1500,\"frame\":\"ffff00001000efff\"}"),
                "e2e4");
        assertEquals("{\"sensor\":\"colour\",\"recording\":1}", turned.getFirst());
        assertEquals("{\"t\":700,\"white\":\"000000000000ffff\",\"black\":\"ffff000000000000\"}", turned.get(3));
    }

    @Test
    void movesThatTheContactsCannotHaveSeenAreRefused() {
        List<String> lines = List.of(HEADER, "{\"t\":0,\"frame\":\"ffff00000000ffff\"}", "{\"t\":900,\"end\":true}");
        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> colour(lines, "e2e4", "e7e5"));
        assertEquals("ply 1, e2e4, is not in what the contacts saw", refusal.getMessage());
    }
}
