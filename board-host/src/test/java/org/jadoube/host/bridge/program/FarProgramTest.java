package org.jadoube.host.bridge.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.host.bridge.Follower;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whoever plays through a program is somebody far away, and who sits at the board is not helped against him. */
@Timeout(30)
final class FarProgramTest {

    private static GameSetup after(String protocol, String said) throws InterruptedException {
        BlockingQueue<LongFunction<? extends Input>> posted = new LinkedBlockingQueue<>();
        Table table = new Table() {
            @Override
            public void post(LongFunction<? extends Input> input) {
                posted.add(input);
            }

            @Override
            public void light(Mirror by, long squares) {}
        };
        CountDownLatch ended = new CountDownLatch(1);
        ByteArrayInputStream in = new ByteArrayInputStream(said.getBytes(StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        GameSession session = new GameSession(GameSetup.usual());
        try (ProgramMirror mirror = ProgramMirror.of(protocol, in, out, table, ended::countDown)) {
            Follower follower = new Follower(List.of(mirror), session::view);
            follower.start();
            assertTrue(ended.await(20, TimeUnit.SECONDS));
        }
        long t = 0;
        for (LongFunction<? extends Input> input : posted) {
            session.on(input.apply(++t));
        }
        return session.view().setup();
    }

    @Test
    void whoLetsTheBoardThinkPlaysFromAfar() throws Exception {
        GameSetup setup = after("uci", "uci\nucinewgame\nposition startpos moves e2e4\ngo movetime 1000\n");
        assertEquals(RemoteSides.WHITE, setup.remote());
        assertTrue(setup.isFar());
    }

    @Test
    void andSoDoesWhoLetsItPlayAGame() throws Exception {
        GameSetup setup = after("cecp", "xboard\nprotover 2\nnew\nusermove e2e4\n");
        assertEquals(RemoteSides.WHITE, setup.remote());
        assertTrue(setup.isFar());
    }
}
