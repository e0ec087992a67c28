package org.jadoube.host.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
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
