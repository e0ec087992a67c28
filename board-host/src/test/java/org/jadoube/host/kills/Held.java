package org.jadoube.host.kills;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What the process holds at one moment.
 *
 * @param heap what is reachable, in KiB
 * @param threads its threads
 * @param files its open files, -1 where the system does not tell
 * @param resident its memory as the system counts it, in KiB, -1 where the system does not tell
 */
record Held(long heap, int threads, int files, long resident) {

    /** After warming up no more than this may be gained, in KiB: a hundred games with a leak of one object a move gain more. */
    private static final long MOST_GAINED = 2_048;

    /** So many threads or files come and go with what is being written at the moment. */
    private static final int IN_PASSING = 4;

    /** What this process holds now. */
    static Held now() throws IOException {
        return new Held(reachable(), Thread.getAllStackTraces().size(), count(Path.of("/proc/self/fd")), ofResident());
    }

    /** What of this has grown since {@code before}; empty: nothing. */
    String grownSince(Held before) {
        if (heap - before.heap > MOST_GAINED) {
            return "memory grows: " + (heap - before.heap) + " KiB more is reachable";
        }
        if (threads - before.threads > IN_PASSING) {
            return "threads are left: " + before.threads + " before, " + threads + " now";
        }
        return files - before.files > IN_PASSING
                ? "files are left open: " + before.files + " before, " + files + " now"
                : "";
    }

    private static long reachable() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least / 1024;
    }

    private static int count(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return -1;
        }
        try (var files = Files.list(folder)) {
            return (int) files.count();
        }
    }

    private static long ofResident() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (Files.isReadable(status)) {
            for (String line : Files.readAllLines(status)) {
                if (line.startsWith("VmRSS:")) {
                    return Long.parseLong(line.replaceAll("\\D", ""));
                }
            }
        }
        return -1;
    }

    @Override
    public String toString() {
        return "heap " + heap + " KiB, " + threads + " threads, " + files + " files, process " + resident + " KiB";
    }
}
