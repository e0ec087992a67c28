package org.jadoube.host.service;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who started this process and wants to hear how it does: systemd, by the protocol of sd_notify(3), or nobody. Whatever cannot
 * be told is logged once; the game does not depend on it.
 */
public final class ServiceManager implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ServiceManager.class);

    private final @Nullable String name;
    private final @Nullable Duration watchdog;
    private @Nullable NotifySocket socket;
    private boolean deaf;
    private boolean closed;

    private ServiceManager(@Nullable String name, @Nullable Duration watchdog) {
        this.name = name;
        this.watchdog = watchdog;
    }

    /**
     * The one that the environment names ({@code NOTIFY_SOCKET}, {@code WATCHDOG_USEC}, {@code WATCHDOG_PID}). The way to it is
     * opened with the first word, so that the start need not wait for it.
     */
    public static ServiceManager of(Map<String, String> environment) {
        String name = environment.getOrDefault("NOTIFY_SOCKET", "");
        return name.isEmpty() ? new ServiceManager(null, null) : new ServiceManager(name, watchdog(environment));
    }

    /** How long systemd waits for a sign of life of this very process; null if it does not. */
    private static @Nullable Duration watchdog(Map<String, String> environment) {
        String micros = environment.getOrDefault("WATCHDOG_USEC", "");
        String pid = environment.getOrDefault("WATCHDOG_PID", "");
        boolean meant = pid.isEmpty()
                || pid.equals(Long.toString(ProcessHandle.current().pid()));
        try {
            long wanted = meant && !micros.isEmpty() ? Long.parseLong(micros) : 0;
            return wanted > 0 ? Duration.ofNanos(Math.multiplyExact(wanted, 1_000L)) : null;
        } catch (NumberFormatException | ArithmeticException e) {
            LOG.warn("WATCHDOG_USEC={} is no number of microseconds; there is no watchdog", micros);
            return null;
        }
    }

    /** Whether anybody listens. */
    public boolean listens() {
        return name != null;
    }

    /** How long it waits for a sign of life before it ends the process; null: for ever. */
    @Nullable
    Duration watchdog() {
        return watchdog;
    }

    /** The service does what it is for, as {@code status} tells in one line. */
    public void ready(String status) {
        send("READY=1\nSTATUS=" + line(status));
    }

    /** The service ends. */
    public void stopping() {
        send("STOPPING=1\nSTATUS=ends");
    }

    /** The process lives, and so it stands. */
    void alive(String status) {
        send("WATCHDOG=1\nSTATUS=" + line(status));
    }

    /** So it stands. */
    void status(String status) {
        send("STATUS=" + line(status));
    }

    private static String line(String status) {
        return status.replace('\n', ' ');
    }

    private synchronized void send(String message) {
        if (name == null || closed) {
            return;
        }
        try {
            NotifySocket open = socket == null ? new NotifySocket(name) : socket;
            socket = open;
            open.send(message + "\n");
            deaf = false;
        } catch (IOException | LinkageError e) {
            if (!deaf) {
                LOG.warn("systemd cannot be told how it goes: {}", e.getMessage());
            }
            deaf = true;
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        if (socket != null) {
            socket.close();
        }
    }
}
