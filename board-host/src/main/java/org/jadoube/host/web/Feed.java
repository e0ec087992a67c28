package org.jadoube.host.web;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jadoube.host.web.MoveLine.Ply;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is told to browsers. A browser that comes gets the state first and from then on every message exactly once,
 * because backlog and listeners change under one lock, which is held for moments only.
 */
final class Feed {

    /** Browsers that may listen at a time; a page left open in a forgotten tab is one of them. */
    static final int MOST = 64;

    /** Of these so many from elsewhere. */
    static final int ELSEWHERE = 48;

    private final Object lock = new Object();
    private final Backlog backlog = new Backlog();
    private final Supplier<String> head;
    private @Nullable MoveLine line;
    private final List<Listener> listeners = new ArrayList<>();

    /** A feed of games whose header is {@code head}; it is asked for outside the lock whenever a browser comes. */
    Feed(Supplier<String> head) {
        this.head = head;
    }

    void publish(String kind, String json) {
        publish(kind, json, 0);
    }

    /** Tells what holds since {@code age} ms. */
    void publish(String kind, String json, long age) {
        MoveLine moves = kind.equals("event") ? line() : null;
        synchronized (lock) {
            tell(kind, json, age);
            if (moves != null) {
                List<Ply> spelled = hear(moves, json);
                if (!spelled.isEmpty()) {
                    tell("event", "{\"event\":\"line\",\"plies\":" + MoveLine.write(spelled) + "}", age);
                }
            }
        }
    }

    private void tell(String kind, String json, long age) {
        byte[] message = Listener.message(kind, json);
        backlog.add(kind, json, System.nanoTime() - age * 1_000_000);
        listeners.removeIf(listener -> !listener.offer(message));
    }

    /** Tells those at the board alone; who comes later does not hear of it. */
    void tellBoard(String kind, String json) {
        byte[] message = Listener.message(kind, json);
        synchronized (lock) {
            listeners.removeIf(listener -> listener.atBoard() && !listener.offer(message));
        }
    }

    /** The state as a browser that came now would get it. */
    String state() {
        String header = head.get();
        MoveLine moves = line(header);
        synchronized (lock) {
            return backlog.state(header, MoveLine.write(moves.before()), System.nanoTime());
        }
    }

    /** Lets a browser listen; false if too many do. */
    boolean join(Listener listener) {
        String header = head.get();
        MoveLine moves = line(header);
        synchronized (lock) {
            long elsewhere = listeners.stream().filter(it -> !it.atBoard()).count();
            if (listeners.size() >= MOST || (!listener.atBoard() && elsewhere >= ELSEWHERE)) {
                return false;
            }
            String state = backlog.state(header, MoveLine.write(moves.before()), System.nanoTime());
            listener.offer(Listener.message("state", state));
            return listeners.add(listener);
        }
    }

    private MoveLine line() {
        MoveLine known;
        synchronized (lock) {
            known = line;
        }
        return known == null ? line(head.get()) : known;
    }

    private MoveLine line(String header) {
        synchronized (lock) {
            MoveLine known = line;
            if (known == null) {
                try {
                    known = new MoveLine(header);
                } catch (BadInput thrown) {
                    throw new IllegalArgumentException("a header must be a JSON object: " + header, thrown);
                }
                line = known;
            }
            return known;
        }
    }

    private static List<Ply> hear(MoveLine moves, String json) {
        try {
            return moves.hear(json);
        } catch (BadInput thrown) {
            throw new IllegalArgumentException("an event must be a JSON object: " + json, thrown);
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
