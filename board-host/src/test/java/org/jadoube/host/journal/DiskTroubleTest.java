package org.jadoube.host.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.hand.Sight;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A disk that fails does not stop the game, and the journal is whole again as soon as the disk is. */
@Timeout(60)
final class DiskTroubleTest {

    @TempDir
    private Path folder;

    private final List<String> troubles = new ArrayList<>();
    private final FullDisk disk = new FullDisk();

    private Journals journals(Path where) {
        return new Journals(where, disk, troubles::add, remark -> {});
    }

    private static WrittenGame game() {
        Hand hand = Hand.of(Profiles.named("casual"), 4, Sight.OCCUPANCY);
        return new WrittenGame(hand.play(GameScript.of(RandomGames.game(12, 4))).lines());
    }

    /** A disk with room for so many bytes, on which half a record may be written, and whose time tests can move. */
    private static final class FullDisk implements Disk {
        private long room = Long.MAX_VALUE;
        private String failure = "No space left on device";
        private long nanos;
        private CountDownLatch synced = new CountDownLatch(1);

        @Override
        public Store open(Path path) throws IOException {
            Store file = Store.file(path);
            return new Store() {
                @Override
                public void write(ByteBuffer bytes, long position) throws IOException {
                    if (bytes.remaining() > room) {
                        file.write(bytes.slice(0, (int) room), position);
                        room = 0;
                        throw new IOException(failure);
                    }
                    room -= bytes.remaining();
                    file.write(bytes, position);
                }

                @Override
                public void sync() throws IOException {
                    file.sync();
                    synced.countDown();
                }

                @Override
                public void cut(long size) throws IOException {
                    file.cut(size);
                }

                @Override
                public void close() throws IOException {
                    file.close();
                }
            };
        }

        @Override
        public long nanos() {
            return nanos;
        }
    }

    private List<Entry> whole() throws Exception {
        Path sound = folder.resolve("sound");
        WrittenGame game = game();
        try (Journal journal = new Journals(sound, Store::file, troubles::add, remark -> {})
                .begin("simulated", "asked", game.setup(), List.of())) {
            game.play(journal, 0, game.inputs().size());
        }
        return JournalReading.of(sound.resolve("game-000001.journal")).entries();
    }

    @Nested
    class AFullDisk {

        @Test
        void isToldOnceAndTheJournalIsWholeWhenThereIsSpaceAgain() throws Exception {
            List<Entry> whole = whole();
            WrittenGame game = game();
            Path full = folder.resolve("full");
            try (Journal journal = journals(full).begin("simulated", "asked", game.setup(), List.of())) {
                game.play(journal, 0, 8);
                disk.room = 13;
                game.play(journal, 8, 16);
                assertEquals(1, troubles.size(), troubles.toString());
                assertTrue(
                        troubles.getFirst()
                                .endsWith(
                                        "No space left on device; make room there, and what waits is written by itself"),
                        troubles.toString());
                disk.room = Long.MAX_VALUE;
                game.play(journal, 16, 18);
                assertEquals(1, troubles.size(), "not tried again before a second has passed");
                disk.nanos += 2_000_000_000;
                game.play(journal, 18, game.inputs().size());
                assertEquals(2, troubles.size(), troubles.toString());
                assertEquals("", troubles.getLast());
            }
            List<Entry> kept =
                    JournalReading.of(full.resolve("game-000001.journal")).entries();
            assertEquals(whole.subList(1, whole.size()), kept.subList(1, kept.size()));
        }

        @Test
        void thatNeverHasSpaceAgainLeavesWhatWasWritten() throws Exception {
            WrittenGame game = game();
            Path full = folder.resolve("full");
            try (Journal journal = journals(full).begin("simulated", "asked", game.setup(), List.of())) {
                game.play(journal, 0, 8);
                disk.room = 13;
                game.play(journal, 8, game.inputs().size());
            }
            Past past = journals(full).past();
            assertNotNull(past);
            assertTrue(past.retold().asTold());
            assertEquals(
                    game.told().subList(0, past.retold().events().size()),
                    past.retold().events());
        }

        @Test
        void fromTheBeginningKeepsTheGameWhenSpaceComes() throws Exception {
            disk.room = 0;
            WrittenGame game = game();
            Path full = folder.resolve("full");
            try (Journal journal = journals(full).begin("simulated", "asked", game.setup(), List.of())) {
                game.play(journal, 0, 8);
                assertNull(journals(full).past());
                disk.room = Long.MAX_VALUE;
                disk.nanos += 2_000_000_000;
                game.play(journal, 8, game.inputs().size());
            }
            Past past = journals(full).past();
            assertNotNull(past);
            assertEquals(game.told(), past.retold().events());
        }
    }

    @Test
    void aCardThatBecomesReadOnlyIsToldWithItsCure() {
        WrittenGame game = game();
        try (Journal journal = journals(folder).begin("simulated", "asked", game.setup(), List.of())) {
            game.play(journal, 0, 8);
            disk.room = 0;
            disk.failure = "Read-only file system";
            game.play(journal, 8, game.inputs().size());
        }
        assertEquals(
                List.of(folder.resolve("game-000001.journal")
                        + " cannot be written: Read-only file system; make it writable again (mount -o remount,rw), or name"
                        + " another folder with --data DIR"),
                troubles);
        Past past = journals(folder).past();
        assertNotNull(past);
        assertTrue(past.retold().asTold(), "what was written before goes on");
    }

    @Test
    void aSettledMoveIsBroughtToTheDiskWithoutBeingWaitedFor() throws Exception {
        WrittenGame game = game();
        try (Journal journal = journals(folder).begin("simulated", "asked", game.setup(), List.of())) {
            disk.synced = new CountDownLatch(1);
            journal.decided(List.of(new Decision.Moved(1, "e2e4", 0)));
            assertTrue(disk.synced.await(30, TimeUnit.SECONDS));
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsTold() {
        Path nowhere = Path.of("/proc/jadoube-test");
        WrittenGame game = game();
        try (Journal journal = new Journals(nowhere, disk, troubles::add, remark -> {})
                .begin("simulated", "asked", game.setup(), List.of())) {
            game.play(journal, 0, game.inputs().size());
        }
        assertTrue(
                troubles.getFirst().startsWith(nowhere + "/game-000001.journal cannot be written: "),
                troubles.toString());
        assertEquals(1, troubles.size(), troubles.toString());
    }
}
