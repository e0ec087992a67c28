package org.jadoube.host.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** A sign of life is passed on only if the thread that was asked gave one. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "datagram sockets of Linux are what systemd uses")
final class HeartbeatTest {

    private static final String SOCKET =
            "@jadoube-heart-" + ProcessHandle.current().pid();

    /** Long enough for a message that was sent before. */
    private static final long AT_ONCE = 50;

    /** A thread whose turn comes when the test says so. */
    private static final class Asked implements Heartbeat.Pulse {
        private final Deque<Consumer<String>> open = new ArrayDeque<>();

        @Override
        public void ask(Consumer<String> answer) {
            open.add(answer);
        }

        @Override
        public String where() {
            return "in a test";
        }

        void answer(String status) {
            open.remove().accept(status);
        }
    }

    private final Asked game = new Asked();
    private FakeManager manager = new FakeManager(SOCKET);

    @BeforeEach
    void anew() {
        manager.close();
        manager = new FakeManager(SOCKET);
    }

    @AfterEach
    void end() {
        manager.close();
    }

    private Heartbeat heart(Map<String, String> more) {
        Map<String, String> environment = new java.util.HashMap<>(more);
        environment.put("NOTIFY_SOCKET", SOCKET);
        Heartbeat heart = new Heartbeat(ServiceManager.of(environment), game);
        heart.first();
        return heart;
    }

    @Nested
    class WatchedOver {
        private final Heartbeat heart = heart(Map.of("WATCHDOG_USEC", "30000000"));

        @Test
        void aThreadThatAnswersIsTold() {
            game.answer("well");
            heart.beat();
            assertEquals(Optional.of("WATCHDOG=1\nSTATUS=well\n"), manager.next(AT_ONCE));
        }

        @Test
        void everyBeatNeedsAnAnswerOfItsOwn() {
            game.answer("well");
            heart.beat();
            manager.next(AT_ONCE);
            heart.beat();
            heart.beat();
            assertEquals(Optional.empty(), manager.next(AT_ONCE));
        }

        @Test
        void aThreadThatHangsIsAskedOnceHoweverLongItHangs() {
            heart.beat();
            heart.beat();
            heart.beat();
            assertEquals(1, game.open.size());
        }

        @Test
        void aThreadThatGoesOnIsToldAgain() {
            heart.beat();
            assertEquals(Optional.empty(), manager.next(AT_ONCE));
            game.answer("late");
            heart.beat();
            assertEquals(Optional.of("WATCHDOG=1\nSTATUS=late\n"), manager.next(AT_ONCE));
            game.answer("well");
            heart.beat();
            assertEquals(Optional.of("WATCHDOG=1\nSTATUS=well\n"), manager.next(AT_ONCE));
        }
    }

    @Nested
    class NotWatchedOver {
        private final Heartbeat heart = heart(Map.of());

        @Test
        void onlyWhatChangesIsTold() {
            game.answer("ply 1");
            heart.beat();
            game.answer("ply 1");
            heart.beat();
            game.answer("ply 2");
            heart.beat();
            assertEquals(Optional.of("STATUS=ply 1\n"), manager.next(AT_ONCE));
            assertEquals(Optional.of("STATUS=ply 2\n"), manager.next(AT_ONCE));
            assertEquals(Optional.empty(), manager.next(AT_ONCE));
        }
    }
}
