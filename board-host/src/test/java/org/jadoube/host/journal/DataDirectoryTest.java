package org.jadoube.host.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jadoube.host.ExitCode;
import org.jadoube.host.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where data is kept, and that one service at a time uses it. */
final class DataDirectoryTest {

    @TempDir
    private Path folder;

    @Test
    void isTheXdgStateDirectoryOfTheUser() {
        Path home = Path.of("/home/ada");
        assertEquals(Path.of("/state/jadoube"), DataDirectory.usual(Map.of("XDG_STATE_HOME", "/state"), home));
        assertEquals(home.resolve(".local/state/jadoube"), DataDirectory.usual(Map.of(), home));
        assertEquals(
                home.resolve(".local/state/jadoube"), DataDirectory.usual(Map.of("XDG_STATE_HOME", "state"), home));
    }

    @Test
    void isMadeIfThereIsNone() {
        Path data = folder.resolve("a/b");
        try (DataDirectory directory = DataDirectory.open(data)) {
            assertEquals("", directory.flaw());
            assertTrue(Files.isDirectory(data));
        }
    }

    @Test
    void isForOneServiceAtATime() {
        try (DataDirectory directory = DataDirectory.open(folder)) {
            UsageException second = assertThrows(UsageException.class, () -> DataDirectory.open(folder));
            assertEquals(
                    "another jadoube (process " + ProcessHandle.current().pid() + ") plays on the data in "
                            + directory.path() + "; end it, or give this one its own folder with --data DIR",
                    second.getMessage());
        }
        DataDirectory.open(folder).close();
    }

    @Test
    void turnsAServiceAwayThatIsAnotherProcess() throws IOException, InterruptedException {
        try (DataDirectory directory = DataDirectory.open(folder)) {
            directory.serves(URI.create("http://127.0.0.1:1/"));
            Process second = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            "org.jadoube.host.Main",
                            "play",
                            "--port",
                            "0",
                            "--data",
                            folder.toString())
                    .redirectErrorStream(true)
                    .start();
            String said = new String(second.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(ExitCode.USAGE, second.waitFor(), said);
            String who =
                    "another jadoube (process " + ProcessHandle.current().pid() + ") plays on the data in " + folder;
            assertTrue(said.contains(who), said);
        }
    }

    @Test
    void namesThePageOfTheServiceThatHasItAndOfNoneThatIsGone() throws IOException {
        assertEquals(Optional.empty(), DataDirectory.service(folder));
        try (ServerSocket page = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            URI address = URI.create("http://127.0.0.1:" + page.getLocalPort() + "/");
            try (DataDirectory directory = DataDirectory.open(folder)) {
                assertEquals(Optional.empty(), DataDirectory.service(folder));
                directory.serves(address);
                assertEquals(Optional.of(address), DataDirectory.service(folder));
            }
            Files.writeString(folder.resolve("lock"), "999999999\n" + address + "\n");
            assertEquals(Optional.empty(), DataDirectory.service(folder));
        }
        String mine = ProcessHandle.current().pid() + "\nhttp://127.0.0.1:1/\n";
        Files.writeString(folder.resolve("lock"), mine);
        assertEquals(Optional.empty(), DataDirectory.service(folder));
    }

    @Test
    void isFreeAgainWhateverTheLockSays() throws IOException {
        Files.writeString(folder.resolve("lock"), "12345\n");
        DataDirectory.open(folder).close();
    }

    @Test
    void isNoFile() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        UsageException wrong = assertThrows(UsageException.class, () -> DataDirectory.open(file));
        assertEquals("--data " + file + " is not a folder; name one, it is made if there is none", wrong.getMessage());
    }

    @Test
    void thatCannotBeWrittenIsToldAndNoReasonNotToPlay() {
        Path nowhere = Path.of("/proc/jadoube-test");
        try (DataDirectory directory = DataDirectory.open(nowhere)) {
            assertTrue(directory.flaw().startsWith(nowhere + " cannot be written: "), directory.flaw());
        }
    }
}
