package org.jadoube.host.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jadoube.arbiter.TimeControl;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What all mirrors are told of a game. */
final class FollowerTest {

    private static GameSetup.Changes clock(String setting) {
        return new GameSetup.Changes(null, null, TimeControl.parse(setting), null, null, null, Map.of());
    }

    private static void take(GameSession game, Follower follower, Input input) {
        follower.input(input);
        follower.events(game.on(input));
    }

    /** What the clock of both sides shows, and whose runs. */
    private static List<@Nullable Object> shown(Follower follower) {
        ClockFace face = follower.standing().clock();
        assertNotNull(face);
        long now = face.nanos();
        return Arrays.asList(face.left(Side.WHITE, now), face.left(Side.BLACK, now), face.running());
    }

    @Nested
    class TheClock {

        @Test
        void isNoneWithoutAClockInTheGame() {
            GameSession game = new GameSession(GameSetup.usual());
            assertNull(new Follower(List.of(), game::view).standing().clock());
        }

        @Test
        void showsWhatItIsSetToBeforeItHasRun() {
            GameSession game = new GameSession(GameSetup.usual().with(clock("300+3,180")));
            Follower follower = new Follower(List.of(), game::view);
            assertEquals(Arrays.asList(300_000L, 180_000L, null), shown(follower));
            take(game, follower, new Input.Say(10, "resume", null, Map.of()));
            assertEquals(List.of(300_000L, 180_000L, Side.WHITE), shown(follower));
        }

        @Test
        void showsWhatIsAgreedToBeforeTheFirstMove() {
            GameSession game = new GameSession(GameSetup.usual());
            Follower follower = new Follower(List.of(), game::view);
            take(game, follower, new Input.Change(10, clock("600")));
            assertEquals(Arrays.asList(600_000L, 600_000L, null), shown(follower));
            take(game, follower, new Input.Change(20, clock("60")));
            assertEquals(Arrays.asList(60_000L, 60_000L, null), shown(follower));
        }

        @Test
        void isSetAnewForTheNextGame() {
            GameSession game = new GameSession(GameSetup.usual().with(clock("300")));
            Follower follower = new Follower(List.of(), game::view);
            take(game, follower, new Input.Say(10, "resume", null, Map.of()));
            take(game, follower, new Input.Say(60_010, "pause", null, Map.of()));
            assertEquals(Arrays.asList(240_000L, 300_000L, null), shown(follower));
            take(game, follower, new Input.Say(60_015, "result", null, Map.of("result", "1-0")));
            take(game, follower, new Input.Say(60_020, "new-game", Side.WHITE, Map.of()));
            assertEquals(Arrays.asList(300_000L, 300_000L, null), shown(follower));
        }
    }
}
