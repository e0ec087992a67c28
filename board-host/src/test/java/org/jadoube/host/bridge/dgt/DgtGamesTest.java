package org.jadoube.host.bridge.dgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.PlayedGame;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.hand.Sight;
import org.jadoube.host.measure.DgtGame;
import org.jadoube.host.measure.PtyPair;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Noisy games over a real pseudo-terminal: a DGT board is made of ours, and read as one. */
@Timeout(300)
final class DgtGamesTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"casual,1", "rookfirst,2", "clumsy,3", "bullet,5"})
    void bothEndsPlayTheSameMovesByTheSameClock(String profile, long seed) throws Exception {
        assumeTrue(PtyPair.possible(), "socat is not installed: apt install socat");
        PlayedGame played =
                Hand.of(Profiles.named(profile), seed, Sight.OCCUPANCY).play(GameScript.of(RandomGames.game(60, seed)));
        try (PtyPair line = PtyPair.in(folder)) {
            DgtGame.Outcome outcome = DgtGame.play(played.lines(), line);
            assertEquals(outcome.sent(), outcome.read());
            assertEquals(0, outcome.missed(), "positions that did not stand at the other end");
            assertEquals(0, outcome.boards(), "boards that differed");
            assertEquals(0, outcome.clocks(), "clocks that differed");
        }
    }

    /** Two hands at work at once: what the sensors of our board leave open is told as our board has understood it. */
    @ParameterizedTest
    @CsvSource({"blitz,10", "bullet,39", "blitzswap,3"})
    void whatWasToldArrivesHoweverQuickTheHands(String profile, long seed) throws Exception {
        assumeTrue(PtyPair.possible(), "socat is not installed: apt install socat");
        PlayedGame played =
                Hand.of(Profiles.named(profile), seed, Sight.OCCUPANCY).play(GameScript.of(RandomGames.game(60, seed)));
        try (PtyPair line = PtyPair.in(folder)) {
            DgtGame.Outcome outcome = DgtGame.play(played.lines(), line);
            assertEquals(0, outcome.missed(), "positions that did not stand at the other end");
            assertEquals(0, outcome.boards(), "boards that differed");
            assertEquals(0, outcome.clocks(), "clocks that differed");
        }
    }
}
