package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What reaches a game does so in the order of its times, however busy the machine is. */
@Timeout(60)
final class GameThreadTest {

    private static final long START = 0xffff00000000ffffL;
    private static final int READINGS = 400;

    /** A contact that bounces for {@value #READINGS} ms. */
    private static final class Bouncing implements BoardSource {
        private final CountDownLatch over = new CountDownLatch(1);
        private long next;

        @Override
        public List<Input> due(long t) {
            List<Input> inputs = new ArrayList<>();
            for (; next <= t && next < READINGS; next++) {
                inputs.add(new Input.Frame(next, new Reading.Occupancy(START ^ (next % 2) << 12)));
            }
            if (next == READINGS) {
                over.countDown();
            }
            return inputs;
        }

        @Override
        public long nextDue() {
            return next < READINGS ? next : Long.MAX_VALUE;
        }
    }

    @Test
    void noInputOvertakesAReadingThatWasDueBeforeIt() throws Exception {
        List<Long> times = new ArrayList<>();
        // A machine so busy that 2.3 ms pass whenever somebody looks at the clock.
        AtomicLong nanos = new AtomicLong();
        Bouncing board = new Bouncing();
        GameThread.Listener listener = new GameThread.Listener() {
            @Override
            public void input(Input input) {
                times.add(input.t());
            }

            @Override
            public void events(List<GameEvent> events) {}
        };
        GameSession session = new GameSession(GameSetup.usual());
        GameThread thread = new GameThread(session, board, listener, 0, () -> nanos.addAndGet(2_300_000));
        for (int i = 0; i < READINGS / 8; i++) {
            thread.post(game -> game.take(new Input.Press(game.now(), Side.WHITE)));
        }
        thread.start();
        assertTrue(board.over.await(30, TimeUnit.SECONDS));
        thread.stop(30_000);
        assertEquals(times.stream().sorted().toList(), times);
        assertTrue(times.size() > READINGS, times.size() + " inputs");
    }
}
