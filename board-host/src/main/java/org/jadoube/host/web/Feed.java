package org.jadoube.host.web;

import java.util.ArrayList;
import java.util.List;

/**
 * Everything that is told to browsers. A browser that comes gets the state first and from then on every message exactly once,
 * because backlog and listeners change under one lock, which is held for moments only.
 */
final class Feed {

    /** Browsers that may listen at a time; a page left open in a forgotten tab is one of them. */
    static final int MOST = 64;

    private final Object lock = new Object();
    private final Backlog backlog = new Backlog();
    private final List<Listener> listeners = new ArrayList<>();

    void publish(String kind, String json) {
        byte[] message = Listener.message(kind, json);
        synchronized (lock) {
            backlog.add(kind, json, System.nanoTime());
            listeners.removeIf(listener -> !listener.offer(message));
        }
    }

    /** The state as a browser that came now would get it. */
    String state(String head) {
        synchronized (lock) {
            return backlog.state(head, System.nanoTime());
        }
    }

    /** Lets a browser listen; false if too many do. */
    boolean join(Listener listener, String head) {
        synchronized (lock) {
            if (listeners.size() >= MOST) {
                return false;
            }
            listener.offer(Listener.message("state", backlog.state(head, System.nanoTime())));
            return listeners.add(listener);
        }
    }

    void leave(Listener listener) {
        synchronized (lock) {
            listeners.remove(listener);
        }
    }

    int listeners() {
        synchronized (lock) {
            return listeners.size();
        }
    }

    void close() {
        synchronized (lock) {
            listeners.forEach(Listener::drop);
            listeners.clear();
        }
    }
}
