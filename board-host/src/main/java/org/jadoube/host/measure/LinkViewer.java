package org.jadoube.host.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.host.bridge.link.LinkClient;
import org.jspecify.annotations.Nullable;

/** One who follows over the link and keeps the game's moves from what is told. */
public final class LinkViewer implements LinkClient.Listener, AutoCloseable {
    private final LinkClient client;
    private List<String> moves = new ArrayList<>();
    private long movedAt;
    private long linkedAt;
    private int links;
    private int states;

    /** A viewer of what is at {@code address}. */
    public LinkViewer(String address) {
        this.client = new LinkClient(address, "", false, this);
        client.start();
    }

    @Override
    public synchronized void state(Map<String, @Nullable Object> state) {
        states++;
        moves = state.get("moves") instanceof List<?> told
                ? new ArrayList<>(told.stream().map(String::valueOf).toList())
                : new ArrayList<>();
        movedAt = System.nanoTime();
        notifyAll();
    }

    @Override
    public synchronized void event(Map<String, @Nullable Object> event) {
        int id = event.get("id") instanceof Long number ? (int) (long) number : 0;
        switch (String.valueOf(event.get("event"))) {
            case "move" -> {
                // A move that comes twice, or after one that is missing, would show here.
                if (id != moves.size() + 1) {
                    throw new IllegalStateException("ply " + id + " after " + moves.size());
                }
                moves.add(String.valueOf(event.get("uci")));
            }
            case "amend" -> {
                cut(id - 1);
                if (event.get("to") instanceof List<?> to) {
                    to.forEach(uci -> moves.add(String.valueOf(uci)));
                }
            }
            case "takeback" -> cut(id - 1);
            case "game" -> moves.clear();
            default -> {
                return;
            }
        }
        movedAt = System.nanoTime();
        notifyAll();
    }

    private void cut(int length) {
        while (moves.size() > length) {
            moves.removeLast();
        }
    }

    @Override
    public void input(Map<String, @Nullable Object> line) {}

    @Override
    public synchronized void linked(boolean there, String why) {
        if (there) {
            links++;
            linkedAt = System.nanoTime();
            notifyAll();
        }
    }

    /** Pulls the plug. */
    public void cut() {
        client.cut();
    }

    /** Characters received. */
    public long received() {
        return client.received();
    }

    /** How often the whole state came. */
    public synchronized int states() {
        return states;
    }

    /** How often the link came up. */
    public synchronized int links() {
        return links;
    }

    /** Waits until it has these moves; when it got the last of them in ns, or -1 if it never did. */
    public synchronized long await(List<String> wanted, long millis) throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000;
        while (!moves.equals(wanted)) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                return -1;
            }
            wait(left);
        }
        return movedAt;
    }

    /** Waits until the link has come up more than {@code before} times; when it did, in ns, or -1. */
    public synchronized long awaitLink(int before, long millis) throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000;
        while (links <= before) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                return -1;
            }
            wait(left);
        }
        return linkedAt;
    }

    @Override
    public void close() {
        client.close();
    }
}
