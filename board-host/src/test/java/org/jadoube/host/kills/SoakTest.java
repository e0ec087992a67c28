package org.jadoube.host.kills;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many games one after the other on one session; docs/soak plays more of them. */
final class SoakTest {

    @TempDir
    private Path folder;

    @Test
    void everyGameHasAJournalOfItsOwnThatTellsIt() throws Exception {
        try (Soaked soaked = new Soaked(folder, 3)) {
            for (int i = 0; i < 10; i++) {
                soaked.game();
            }
            assertEquals(10, soaked.games());
            assertTrue(soaked.told().contains(" 10 journals of "), soaked.told());
        }
        try (var files = Files.list(folder.resolve("journal"))) {
            assertEquals(11, files.count());
        }
    }
}
