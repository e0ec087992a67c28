package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.BoardPlace;
import org.jadoube.hardware.BoardUnavailable;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.rules.Side;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The one button with which both players take back, and who has pressed it. */
@Timeout(60)
final class TakebackButtonTest {

    /** A board that is never there; its button is. */
    private static final class Nowhere implements BoardPlace {
        @Override
        public String name() {
            return "nowhere";
        }

        @Override
        public Optional<SensorKind> kind() {
            return Optional.of(SensorKind.OCCUPANCY);
        }

        @Override
        public Board open(BoardListener listener) {
            throw new BoardUnavailable("nowhere is not there");
        }

        @Override
        public Optional<String> missing() {
            return Optional.of("nowhere is not there");
        }

        @Override
        public boolean reopens() {
            return true;
        }

        @Override
        public Collection<Path> files() {
            return List.of();
        }
    }

    private static @Nullable Side asker(RemoteSides engines) throws InterruptedException {
        BlockingQueue<Input.Say> said = new LinkedBlockingQueue<>();
        GameThread.Listener listener = new GameThread.Listener() {
            @Override
            public void input(Input input) {
                if (input instanceof Input.Say say) {
                    said.add(say);
                }
            }

            @Override
            public void events(List<GameEvent> events) {}
        };
        try (WiredSource source = new WiredSource(new Nowhere())) {
            GameThread game = new GameThread(new GameSession(GameSetup.usual()), source, listener, 0);
            source.start(game, () -> engines);
            game.start();
            source.pressed(System.nanoTime(), Button.Action.TAKEBACK);
            Side by = said.take().by();
            game.stop(1_000);
            return by;
        }
    }

    @Test
    void betweenTwoPeopleItNamesNobody() throws InterruptedException {
        assertNull(asker(RemoteSides.NONE));
    }

    @Test
    void againstAnEngineThePersonPressedIt() throws InterruptedException {
        assertEquals(Side.WHITE, asker(RemoteSides.BLACK));
        assertEquals(Side.BLACK, asker(RemoteSides.WHITE));
    }
}
