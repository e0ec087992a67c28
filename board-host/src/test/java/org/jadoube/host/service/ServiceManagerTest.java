package org.jadoube.host.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What systemd hears, over a real datagram socket. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "datagram sockets of Linux are what systemd uses")
final class ServiceManagerTest {

    private static final long SOON = 5_000;

    @TempDir
    private Path folder;

    @Nested
    class AServiceThatSystemdStarted {
        @Test
        void tellsThatItIsReadyWithItsStatusInOneMessage() throws IOException {
            Path socket = folder.resolve("notify");
            try (FakeManager manager = new FakeManager(socket);
                    ServiceManager told = ServiceManager.of(Map.of("NOTIFY_SOCKET", socket.toString()))) {
                told.ready("the page is at\nhttp://127.0.0.1:8960/");
                assertEquals(
                        Optional.of("READY=1\nSTATUS=the page is at http://127.0.0.1:8960/\n"), manager.next(SOON));
                told.stopping();
                assertEquals(Optional.of("STOPPING=1\nSTATUS=ends\n"), manager.next(SOON));
            }
        }

        @Test
        void findsASocketOfTheAbstractKind() {
            String name = "@jadoube-test-" + ProcessHandle.current().pid();
            try (FakeManager manager = new FakeManager(name);
                    ServiceManager told = ServiceManager.of(Map.of("NOTIFY_SOCKET", name))) {
                told.alive("well");
                assertEquals(Optional.of("WATCHDOG=1\nSTATUS=well\n"), manager.next(SOON));
            }
        }

        @Test
        void neverWaitsForAManagerThatDoesNotRead() throws IOException {
            Path socket = folder.resolve("notify");
            try (FakeManager manager = new FakeManager(socket);
                    ServiceManager told = ServiceManager.of(Map.of("NOTIFY_SOCKET", socket.toString()))) {
                for (int i = 0; i < 2_000; i++) {
                    told.alive("beat " + i);
                }
                assertEquals(Optional.of("WATCHDOG=1\nSTATUS=beat 0\n"), manager.next(SOON));
            }
        }

        @ParameterizedTest
        @ValueSource(strings = {"/nowhere/notify", "relative", "@", "vsock:2:1"})
        void playsOnWhereNobodyHears(String socket) {
            try (ServiceManager told = ServiceManager.of(Map.of("NOTIFY_SOCKET", socket))) {
                told.ready("well");
                told.stopping();
            }
        }
    }

    @Nested
    class TheWatchdog {
        @ParameterizedTest
        @CsvSource({"30000000,30000", "1000,1", "'',", "0,", "-5,", "soon,", "9223372036854775807,"})
        void waitsAsLongAsItsMicrosecondsSay(String micros, Long millis) {
            Duration limit = watchdog(micros, "");
            assertEquals(millis == null ? null : Duration.ofMillis(millis), limit);
        }

        @Test
        void isMeantForTheProcessThatItNames() {
            assertEquals(
                    Duration.ofSeconds(1),
                    watchdog("1000000", Long.toString(ProcessHandle.current().pid())));
            assertNull(watchdog("1000000", "1"));
        }

        @org.jspecify.annotations.Nullable
        private static Duration watchdog(String micros, String pid) {
            Map<String, String> environment =
                    new HashMap<>(Map.of("NOTIFY_SOCKET", "@nobody", "WATCHDOG_USEC", micros));
            environment.put("WATCHDOG_PID", pid);
            try (ServiceManager manager = ServiceManager.of(environment)) {
                assertTrue(manager.listens());
                return manager.watchdog();
            }
        }
    }

    @Test
    void aServiceThatAPersonStartedHasNobodyToTell() {
        try (ServiceManager nobody = ServiceManager.of(Map.of())) {
            assertFalse(nobody.listens());
            nobody.ready("well");
        }
    }
}
