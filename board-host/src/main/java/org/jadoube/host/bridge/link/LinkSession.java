package org.jadoube.host.bridge.link;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.game.Input;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Table;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/** One who follows over a wire: greeted, kept up to date from its own place in the log, and listened to. */
final class LinkSession {
    private static final long PULSE = 1_000;

    private final Wire wire;
    private final LinkLog log;
    private final Table table;
    private final Mirror mirror;
    private final String token;
    private final Object lock = new Object();
    private long place;
    private boolean frames;
    private boolean greeted;
    private boolean fresh;
    private boolean refused;
    private volatile boolean ended;
    private boolean lit;

    LinkSession(Wire wire, LinkLog log, Table table, Mirror mirror, String token) {
        this.wire = wire;
        this.log = log;
        this.table = table;
        this.mirror = mirror;
        this.token = token;
    }

    /** Serves until the wire ends. */
    void serve() throws IOException {
        Thread writer = Thread.ofVirtual().start(this::pump);
        try {
            while (!ended) {
                Optional<String> line = wire.next();
                if (line.isPresent()) {
                    LinkLine.read(line.get()).ifPresent(this::take);
                }
            }
        } finally {
            end();
            if (lit) {
                table.light(mirror, 0);
            }
            writer.interrupt();
        }
    }

    private void end() {
        synchronized (lock) {
            ended = true;
            lock.notifyAll();
        }
    }

    private void take(Map<String, @Nullable Object> said) {
        Object version = said.get("link");
        if (version != null) {
            greet(version, said);
            return;
        }
        synchronized (lock) {
            if (!greeted) {
                return;
            }
        }
        if (said.get("lights") instanceof List<?> squares) {
            lit = true;
            table.light(mirror, mask(squares));
        } else if (said.get("lights") instanceof Map<?, ?> squares) {
            lit = true;
            table.show(mirror, scene(squares));
        }
        if (said.get("remote") instanceof String uci) {
            String after = said.get("after") instanceof String told ? told : null;
            table.post(t -> new Input.Remote(t, uci, after));
        }
    }

    private void greet(Object version, Map<String, @Nullable Object> said) {
        boolean known = version.equals((long) LinkLine.VERSION) && (token.isEmpty() || token.equals(said.get("token")));
        synchronized (lock) {
            greeted = known;
            frames = Boolean.TRUE.equals(said.get("frames"));
            place = log.place(said.get("session"), said.get("from") instanceof Number from ? from.longValue() : -1);
            refused = !known;
            fresh = known;
            lock.notifyAll();
        }
    }

    /** What is lit by meaning; a meaning that this version does not know is shown as a hint. */
    private static LightScene scene(Map<?, ?> squares) {
        Map<Integer, Light> scene = new TreeMap<>();
        squares.forEach((square, word) -> {
            String name = String.valueOf(square);
            if (name.matches("[a-h][1-8]")) {
                scene.put(Square.parse(name), meant(String.valueOf(word)));
            }
        });
        return new LightScene(scene);
    }

    private static Light meant(String word) {
        for (Light light : Light.values()) {
            if (light.word().equals(word)) {
                return light;
            }
        }
        return Light.HINT;
    }

    private static long mask(List<?> squares) {
        long mask = 0;
        for (Object square : squares) {
            String name = String.valueOf(square);
            if (name.matches("[a-h][1-8]")) {
                mask |= Square.bit(Square.parse(name));
            }
        }
        return mask;
    }

    /** Writes what the log has, and a pulse in every second without anything. */
    private void pump() {
        try {
            while (waitForGreeting()) {
                long from;
                boolean wanted;
                boolean answer;
                synchronized (lock) {
                    from = place;
                    wanted = frames;
                    answer = fresh;
                    fresh = false;
                }
                // A greeting is answered at once, and be it with a pulse.
                LinkLog.Batch batch = log.after(from, wanted, answer ? 0 : PULSE);
                wire.write(
                        batch.lines().isEmpty()
                                ? LinkLine.of("{\"pulse\":" + batch.place() + "}")
                                : together(batch.lines()));
                synchronized (lock) {
                    // Greeted anew meanwhile: the other end has said itself where it stands.
                    place = place == from ? batch.place() : place;
                }
            }
        } catch (IOException e) {
            end();
            wire.close();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static byte[] together(List<byte[]> lines) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        lines.forEach(all::writeBytes);
        return all.toByteArray();
    }

    private boolean waitForGreeting() throws InterruptedException, IOException {
        boolean refuse;
        synchronized (lock) {
            while (!greeted && !refused && !ended) {
                lock.wait();
            }
            refuse = refused;
            refused = false;
        }
        if (refuse) {
            wire.write(LinkLine.of("{\"refused\":\"version " + LinkLine.VERSION + " and the right token expected\"}"));
            end();
        }
        return !ended;
    }
}
