package org.jadoube.host.bridge.livechess;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.host.UsageException;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Placement;
import org.jadoube.host.bridge.Standing;
import org.jadoube.host.bridge.Table;
import org.jadoube.host.bridge.net.HttpHead;
import org.jadoube.host.bridge.net.Origins;
import org.jadoube.host.bridge.net.Outbox;
import org.jadoube.host.bridge.net.SocketServer;
import org.jadoube.host.bridge.net.WebSocketFrames;
import org.jadoube.rules.Fen;
import org.jspecify.annotations.Nullable;

/** The game at the port where web pages look for a LiveChess server: {@code /api/v1.0}, and {@code /api/v1.0/eboards}. */
public final class LiveChessMirror implements Mirror {
    /** Where such a server listens by custom. */
    public static final int PORT = 1982;

    private static final String SERIAL = "08960";
    private static final String PATH = "/api/v1.0";
    private static final int MOST = 100;
    private static final Set<String> USUAL =
            Set.of("https://lichess.org", "https://lichess.dev", "https://www.chess.com", "https://chess.com");

    private final Table table;
    private final Origins origins;
    private final SocketServer server;
    private final boolean alone;
    private final Set<Outbox> clients = ConcurrentHashMap.newKeySet();
    private volatile @Nullable Standing standing;

    private LiveChessMirror(int port, Map<String, String> settings, Table table) {
        this.table = table;
        Set<String> sites = new HashSet<>(USUAL);
        sites.addAll(Arrays.asList(settings.getOrDefault("origin", "").split(" ", -1)));
        this.origins = new Origins(sites);
        String bind = settings.getOrDefault("bind", "127.0.0.1");
        this.alone = !settings.containsKey("bind");
        this.server = SocketServer.open("--mirror livechess", address(bind), port, MOST, this::serve);
    }

    /**
     * The mirror at a port (0: any free one).
     *
     * @param settings {@code origin}: further sites that may connect, separated by blanks; {@code bind}: an address other
     *     than the loopback one
     * @throws UsageException if the port is not to be had
     */
    public static LiveChessMirror open(int port, Map<String, String> settings, Table table) {
        for (String key : settings.keySet()) {
            if (!key.equals("origin") && !key.equals("bind")) {
                throw new UsageException("--mirror livechess: " + key + ": origin= or bind= expected");
            }
        }
        return new LiveChessMirror(port, settings, table);
    }

    private static InetAddress address(String bind) {
        try {
            return InetAddress.getByName(bind);
        } catch (UnknownHostException e) {
            throw new UsageException("--mirror livechess: bind=" + bind + ": no address of this machine", e);
        }
    }

    @Override
    public String name() {
        return "livechess:" + port();
    }

    /** The port that is open. */
    public int port() {
        return server.port();
    }

    /** How many are connected. */
    public int connected() {
        return server.connected();
    }

    @Override
    public void start(Standing now) {
        standing = now;
        server.start(name());
    }

    @Override
    public void told(Standing now, List<GameEvent> events) {
        standing = now;
        clients.forEach(Outbox::fresh);
    }

    private Standing standing() {
        return Objects.requireNonNull(standing, "started");
    }

    private void serve(Socket socket) throws IOException {
        InputStream in = new BufferedInputStream(socket.getInputStream());
        OutputStream out = socket.getOutputStream();
        HttpHead head = HttpHead.read(in);
        String origin = head.field("origin");
        if (!origins.allow(origin) || (alone && !isLocal(head.field("host")))) {
            out.write(HttpHead.answer("403 Forbidden", "text/plain", null, "this site may not use the board\n"));
        } else if (head.isUpgrade() && head.path().equals(PATH)) {
            upgrade(head, in, out);
        } else if (head.method().equals("GET") && head.path().equals(PATH + "/eboards")) {
            out.write(HttpHead.answer("200 OK", "application/json", origin, Messages.boards(SERIAL, standing())));
        } else {
            out.write(HttpHead.answer("404 Not Found", "text/plain", origin, PATH + " or " + PATH + "/eboards\n"));
        }
    }

    /** A page of a foreign site that has made this machine its own by a trick of names still names that site. */
    private static boolean isLocal(@Nullable String host) {
        return host != null && host.matches("(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?");
    }

    private void upgrade(HttpHead head, InputStream in, OutputStream out) throws IOException {
        String key = Objects.requireNonNull(head.field("sec-websocket-key"));
        out.write(("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        + "Sec-WebSocket-Accept: " + WebSocketFrames.accept(key) + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        Conversation conversation = new Conversation(SERIAL, this::standing, this::wanted);
        Outbox outbox = new Outbox(() -> conversation.news().map(WebSocketFrames::text));
        clients.add(outbox);
        Thread writer = Thread.startVirtualThread(() -> pump(outbox, out));
        try {
            WebSocketFrames frames = new WebSocketFrames(in, outbox::answer);
            for (Optional<String> text = frames.next(); text.isPresent(); text = frames.next()) {
                if (!outbox.answer(WebSocketFrames.text(conversation.answer(text.get())))) {
                    throw new IOException("it asks, and does not read the answers");
                }
                outbox.fresh();
            }
        } finally {
            clients.remove(outbox);
            outbox.end();
            farewell(writer);
        }
    }

    /** Lets the last answers go out, if the other end takes them. */
    private static void farewell(Thread writer) {
        try {
            writer.join(Duration.ofMillis(200));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        writer.interrupt();
    }

    private static void pump(Outbox outbox, OutputStream out) {
        try (out) {
            outbox.pump(out);
        } catch (IOException e) {
            // Gone.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * A client counts moves from a position, as a site does where somebody far away is played. If that position stands on the
     * board before the first move, the game begins from it.
     */
    private void wanted(SetUp position) {
        Standing now = standing();
        boolean stands = Placement.of(now.men()).equals(Fen.placement(position.position()));
        if (stands && now.game().plies().isEmpty() && position.ply(now.game()) < 0) {
            table.post(t -> new Input.Change(
                    t, new GameSetup.Changes(null, position.position(), null, null, null, null, Map.of())));
        }
        table.post(t -> new Input.Change(
                t, new GameSetup.Changes(null, null, null, null, null, null, Map.of(GameSetup.FAR, "yes"))));
    }

    @Override
    public void close() {
        clients.forEach(Outbox::end);
        server.close();
    }
}
