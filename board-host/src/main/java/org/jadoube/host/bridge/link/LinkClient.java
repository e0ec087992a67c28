package org.jadoube.host.bridge.link;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/**
 * The PC's end of the link. It connects, and connects again for as long as it is open; after a loss it goes on where it was,
 * or begins from the state if too much has passed. What is told is told once and in order.
 */
public final class LinkClient implements AutoCloseable {
    private static final long SILENCE = 3_500_000_000L;
    private static final long FIRST_WAIT = 50_000_000;
    private static final long LONGEST_WAIT = 2_000_000_000L;
    private static final int WAITING = 64;

    /** What a link tells; called on the link's own thread. */
    public interface Listener {
        /** How the game stands; what was told before is past. */
        void state(Map<String, @Nullable Object> state);

        /** An event, as {@code replay --json} prints it. */
        void event(Map<String, @Nullable Object> event);

        /** A raw reading or press, as a line of a recording. */
        void input(Map<String, @Nullable Object> line);

        /** The link is there, or lost, and why. */
        void linked(boolean there, String why);
    }

    private final String address;
    private final String token;
    private final boolean frames;
    private final Listener listener;
    private final Thread thread;
    private final BlockingQueue<byte[]> toSay = new ArrayBlockingQueue<>(WAITING);
    private volatile @Nullable Wire wire;
    private volatile boolean closed;
    private final AtomicLong received = new AtomicLong();
    private @Nullable String session;
    private long number;
    private boolean there;
    private volatile String trouble = "";
    private volatile String refusal = "";

    /**
     * A client that connects once it is started.
     *
     * @param address a host and port, or a serial port
     * @param token what the server wants to hear; empty: nothing
     * @param frames whether raw readings are wanted
     */
    public LinkClient(String address, String token, boolean frames, Listener listener) {
        this.address = address;
        this.token = token;
        this.frames = frames;
        this.listener = listener;
        this.thread = Thread.ofPlatform().name("link " + address).daemon().unstarted(this::run);
    }

    /** Connects from now on. */
    public void start() {
        thread.start();
    }

    /** Lights the board like this, in place of what was lit before. */
    public void lights(LightScene scene) {
        say(LinkLine.of(json -> {
            json.writeObjectFieldStart("lights");
            for (Map.Entry<Integer, Light> each : scene.squares().entrySet()) {
                json.writeStringField(
                        Square.name(each.getKey()), each.getValue().word());
            }
            json.writeEndObject();
        }));
    }

    /** A move that a hand is to make on the board. */
    public void remote(String uci) {
        say(LinkLine.of(json -> json.writeStringField("remote", uci)));
    }

    private void say(byte[] line) {
        if (!toSay.offer(line)) {
            // Old wishes are of no use to a board that comes back.
            toSay.clear();
            toSay.add(line);
        }
    }

    /** Characters received so far. */
    public long received() {
        return received.get();
    }

    /** Cuts the link, as a pulled plug would; it comes back by itself. */
    public void cut() {
        Wire open = wire;
        if (open != null) {
            open.close();
        }
    }

    private void run() {
        long wait = FIRST_WAIT;
        while (!closed) {
            try (Wire open = Wire.to(address)) {
                wire = open;
                follow(open);
            } catch (IOException e) {
                lost(String.valueOf(e.getMessage()));
                if (number == 0 || !closed) {
                    LockSupport.parkNanos(this, wait);
                }
                wait = Math.min(2 * wait, LONGEST_WAIT);
                continue;
            }
            wait = FIRST_WAIT;
        }
    }

    /** Why there is no link, as far as that is known; empty: there is one, or nobody has answered yet. */
    String trouble() {
        // Who refuses closes the link next, which says less.
        return refusal.isEmpty() ? trouble : refusal;
    }

    private void lost(String why) {
        if (closed) {
            // Whoever closed it knows; that the wire was cut meanwhile is no loss.
            return;
        }
        trouble = why;
        if (there) {
            there = false;
            listener.linked(false, why);
        }
    }

    private void follow(Wire open) throws IOException {
        greet(open);
        Thread speaker = Thread.ofVirtual().start(() -> speak(open));
        long heard = System.nanoTime();
        try {
            while (!closed) {
                Optional<String> line = open.next();
                long now = System.nanoTime();
                if (line.isPresent()) {
                    received.addAndGet(line.get().length() + 1L);
                    Optional<Map<String, @Nullable Object>> said = LinkLine.read(line.get());
                    if (said.isEmpty() || !take(said.get())) {
                        greet(open);
                    }
                    heard = now;
                } else if (now - heard > SILENCE) {
                    throw new IOException(address + ": silent");
                }
            }
        } catch (IOException e) {
            if (there && !closed) {
                lost(String.valueOf(e.getMessage()));
                // One that was there a moment ago is tried again at once.
                return;
            }
            throw e;
        } finally {
            speaker.interrupt();
        }
    }

    private void greet(Wire open) throws IOException {
        String known = session;
        long from = number;
        open.write(LinkLine.of(json -> {
            json.writeNumberField("link", LinkLine.VERSION);
            json.writeBooleanField("frames", frames);
            if (!token.isEmpty()) {
                json.writeStringField("token", token);
            }
            if (known != null) {
                json.writeStringField("session", known);
                json.writeNumberField("from", from);
            }
        }));
    }

    private void speak(Wire open) {
        try {
            while (!closed) {
                open.write(toSay.take());
            }
        } catch (IOException e) {
            // The reader sees it too.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void linked() {
        trouble = "";
        refusal = "";
        if (!there) {
            there = true;
            listener.linked(true, "");
        }
    }

    /** Takes what was said; false if something before it is missing. */
    private boolean take(Map<String, @Nullable Object> said) {
        Object pulse = said.get("pulse");
        if (pulse != null) {
            linked();
            return pulse.equals(number);
        }
        if (said.get("refused") instanceof String why) {
            refusal = address + ": " + why;
            listener.linked(false, why);
            return true;
        }
        if (!(said.get("n") instanceof Long n)) {
            return true;
        }
        linked();
        if (said.get("state") instanceof Map<?, ?> state) {
            session = String.valueOf(state.get("session"));
            number = n;
            listener.state(members(state));
            return true;
        }
        if (n <= number) {
            return true;
        }
        if (n != number + 1) {
            return false;
        }
        number = n;
        if (said.get("event") instanceof Map<?, ?> event) {
            listener.event(members(event));
        } else if (said.get("frame") instanceof Map<?, ?> frame) {
            listener.input(members(frame));
        } else if (said.get("input") instanceof Map<?, ?> input) {
            listener.input(members(input));
        }
        return true;
    }

    @SuppressWarnings("unchecked") // The reader makes maps with texts for keys and nothing else.
    static Map<String, @Nullable Object> members(Map<?, ?> map) {
        return (Map<String, @Nullable Object>) map;
    }

    @Override
    public void close() {
        closed = true;
        Wire open = wire;
        if (open != null) {
            Thread.ofPlatform().daemon().name("end of a link").start(open::close);
        }
        LockSupport.unpark(thread);
        try {
            thread.join(1_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
