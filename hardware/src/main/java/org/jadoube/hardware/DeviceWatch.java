package org.jadoube.hardware;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Waits for device files to appear: the kernel tells (inotify), nobody asks again and again.
 *
 * <p>A folder that is not there is waited for at the nearest one above it. Where the kernel cannot tell, a wait simply
 * lasts as long as it may.
 */
final class DeviceWatch implements AutoCloseable {

    private static final String MANY = "*";

    private final Collection<Path> files;
    private final @Nullable WatchService service;

    /**
     * Watches for files.
     *
     * @param files their paths; a name that ends in an asterisk stands for all that begin so
     */
    DeviceWatch(Collection<Path> files) {
        this.files = List.copyOf(files);
        this.service = opened();
    }

    private static @Nullable WatchService opened() {
        try {
            return FileSystems.getDefault().newWatchService();
        } catch (IOException | UnsupportedOperationException e) {
            // The system's watches are used up: then the longest wait must do.
            return null;
        }
    }

    /** Waits until one of the files, or a folder on the way to one, appears, or {@code nanos} have passed; true if one did. */
    boolean await(long nanos) {
        WatchService watching = service;
        if (watching == null || !registered(watching)) {
            LockSupport.parkNanos(this, nanos);
            return false;
        }
        long until = System.nanoTime() + nanos;
        try {
            for (long left = nanos; left > 0; left = until - System.nanoTime()) {
                WatchKey key = watching.poll(left, TimeUnit.NANOSECONDS);
                if (key != null && appeared(key)) {
                    return true;
                }
            }
        } catch (ClosedWatchServiceException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    private boolean registered(WatchService watching) {
        try {
            for (Path folder : folders()) {
                folder.register(watching, StandardWatchEventKinds.ENTRY_CREATE);
            }
            return true;
        } catch (IOException | ClosedWatchServiceException e) {
            return false;
        }
    }

    private Set<Path> folders() {
        Set<Path> folders = new LinkedHashSet<>();
        for (Path file : files) {
            Path folder = file.toAbsolutePath().getParent();
            while (folder != null && !Files.isDirectory(folder)) {
                folder = folder.getParent();
            }
            if (folder != null) {
                folders.add(folder);
            }
        }
        return folders;
    }

    private boolean appeared(WatchKey key) {
        boolean wanted = false;
        for (WatchEvent<?> event : key.pollEvents()) {
            wanted |= event.context() instanceof Path name
                    && key.watchable() instanceof Path folder
                    && onTheWay(folder.resolve(name).toAbsolutePath());
        }
        key.reset();
        return wanted;
    }

    private boolean onTheWay(Path appeared) {
        return files.stream().anyMatch(file -> meant(file.toAbsolutePath(), appeared));
    }

    private static boolean meant(Path wanted, Path appeared) {
        String name = String.valueOf(wanted.getFileName());
        boolean many = name.endsWith(MANY)
                && appeared.resolveSibling(name).equals(wanted)
                && String.valueOf(appeared.getFileName()).startsWith(name.substring(0, name.length() - 1));
        return many || wanted.startsWith(appeared);
    }

    /** Ends a wait under way. */
    @Override
    public void close() {
        WatchService watching = service;
        if (watching != null) {
            try {
                watching.close();
            } catch (IOException e) {
                // What was only watched is not missed.
            }
        }
    }
}
