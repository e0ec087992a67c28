package org.jadoube.host.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A journal that grows by whole records. A record is handed to the system at once, so it outlives the process; a thread of
 * its own brings it to the disk, soon after something weighty, else within {@value #LAZY} ms, so that nobody waits for a card.
 *
 * <p>A disk that cannot take a record does not stop the game: records wait in memory, and all of them are written in order as
 * soon as there is space again, tried at most every {@value #RETRY} ms.
 */
final class JournalFile implements AutoCloseable {

    /** Within so many ms everything is on the disk, weighty or not. */
    static final long LAZY = 5_000;

    /** How long between two tries of a disk that failed, in ms. */
    static final long RETRY = 1_000;

    /** So many bytes wait at most, some hundred games; beyond it this game's journal ends, and the next game's is tried. */
    private static final int MOST_WAITING = 8 << 20;

    private static final byte[] MAGIC = JournalFormat.header();

    private final Path path;
    private final Disk disk;
    private final Consumer<String> trouble;
    private final EntryWriter writer = new EntryWriter();
    private final ByteSink waiting = new ByteSink();
    private final Thread syncer;
    private final Object lock = new Object();
    private volatile @Nullable Store store;
    private long size;
    private long failedAt;
    private boolean failing;
    private boolean full;
    private boolean syncFailing;
    private boolean unsynced;
    private boolean urgent;
    private boolean closed;

    private JournalFile(Path path, Disk disk, long size, Consumer<String> trouble) {
        this.path = path;
        this.disk = disk;
        this.size = size;
        this.trouble = trouble;
        this.syncer = Thread.ofPlatform().daemon().name("journal-sync").unstarted(this::syncAll);
        syncer.start();
    }

    /** A journal that begins with {@code start}; what goes wrong is told to {@code trouble}, an empty text when it is over. */
    static JournalFile begin(Path path, Disk disk, Entry.Start start, Consumer<String> trouble) {
        JournalFile file = new JournalFile(path, disk, 0, trouble);
        for (byte b : MAGIC) {
            file.waiting.u8(b);
        }
        file.add(start, true);
        return file;
    }

    /** A journal that goes on behind the first {@code size} bytes of {@code path}, which {@code reader} has read. */
    static JournalFile goOn(Path path, Disk disk, long size, EntryReader reader, Consumer<String> trouble) {
        JournalFile file = new JournalFile(path, disk, size, trouble);
        file.writer.follow(reader);
        return file;
    }

    /** Adds an entry; {@code weighty}: it should be on the disk soon. */
    void add(Entry entry, boolean weighty) {
        full |= waiting.size() > MOST_WAITING;
        if (full) {
            return;
        }
        writer.write(entry, waiting);
        if (!failing || disk.nanos() - failedAt > RETRY * 1_000_000) {
            flush(weighty);
        }
    }

    private void flush(boolean weighty) {
        try {
            Store open = store;
            if (open == null) {
                open = disk.open(path);
                open.cut(size);
                store = open;
            }
            open.write(ByteBuffer.wrap(waiting.array(), 0, waiting.size()), size);
            size += waiting.size();
            waiting.clear();
            healed();
            synchronized (lock) {
                unsynced = true;
                urgent |= weighty;
                lock.notifyAll();
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    private void failed(IOException e) {
        failedAt = disk.nanos();
        if (!failing) {
            failing = true;
            trouble.accept(path + " cannot be written: " + JournalFormat.reason(e));
        }
        forget();
    }

    private void healed() {
        if (failing) {
            failing = false;
            trouble.accept("");
        }
    }

    /** The next try opens the file anew and cuts what was half written. */
    private void forget() {
        Store old = store;
        store = null;
        if (old != null) {
            try {
                old.close();
            } catch (IOException again) {
                trouble.accept(path + " cannot be closed: " + JournalFormat.reason(again));
            }
        }
    }

    // ---- the thread that syncs

    private void syncAll() {
        try {
            while (awaitWork()) {
                sync();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until there is something to sync; false when the file is closed. */
    private boolean awaitWork() throws InterruptedException {
        synchronized (lock) {
            while (!unsynced && !closed) {
                lock.wait();
            }
            long until = System.nanoTime() + LAZY * 1_000_000;
            for (long left = LAZY; !urgent && !closed && left > 0; left = (until - System.nanoTime()) / 1_000_000) {
                lock.wait(left);
            }
            boolean work = unsynced;
            unsynced = false;
            urgent = false;
            return work || !closed;
        }
    }

    private void sync() {
        Store open = store;
        if (open != null) {
            try {
                open.sync();
                if (syncFailing) {
                    syncFailing = false;
                    trouble.accept("");
                }
            } catch (IOException e) {
                syncFailing = true;
                trouble.accept(path + " cannot be brought to the disk: " + JournalFormat.reason(e));
            }
        }
    }

    /** How many bytes are written. */
    long size() {
        return size;
    }

    /** Writes what waits, brings it to the disk and closes the file. */
    @Override
    public void close() {
        if (waiting.size() > 0 && !full) {
            flush(true);
        }
        synchronized (lock) {
            closed = true;
            lock.notifyAll();
        }
        try {
            syncer.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        forget();
    }
}
