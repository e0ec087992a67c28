package org.jadoube.host.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jadoube.host.web.Assets.Asset;
import org.jadoube.rules.Square;

/** Which address does what; every answer that is no page is one plain line. */
final class Routes implements HttpHandler {

    /** The longest message that is read, in bytes; a FEN or a header of players fits many times. */
    static final int MOST = 8192;

    private static final Set<String> TAKING =
            Set.of("/hand", "/input", "/doctor", "/lesson", "/pairing", "/settings", "/show", "/lend");

    /** What takes the service some work to answer. */
    private static final Set<String> DEAR =
            Set.of("/games.json", "/games.pgn", "/players.json", "/debug.json", "/board.rec.jsonl");

    private static final int WORK = 10;
    private static final String UNPAIRED = "this browser is not paired; it may look on";
    private static final String RECORDING = "/board.rec.jsonl";
    private static final Pattern WHY_NOT = Pattern.compile("/why-not/([a-h][1-8]){2}");
    private static final String REPORT = "/doctor/report.txt";

    private final PageGate gate;
    private final Feed feed;
    private final Assets assets;
    private final Admission admission;
    private final PairingRoom pairing;
    private final CodeDisplay display;

    Routes(PageGate gate, Feed feed, Assets assets, Admission admission, PairingRoom pairing, CodeDisplay display) {
        this.gate = gate;
        this.feed = feed;
        this.assets = assets;
        this.admission = admission;
        this.pairing = pairing;
        this.display = display;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Headers answer = exchange.getResponseHeaders();
            Guard.HEADERS.forEach(header -> answer.set(header.get(0), header.get(1)));
            int cost = DEAR.contains(exchange.getRequestURI().getPath()) ? WORK : 1;
            switch (admission.of(exchange, cost)) {
                case Admission.Ruling.Enter enter -> serve(exchange, enter.visitor());
                case Admission.Ruling.Refuse refuse -> {
                    answer.set("Connection", "close");
                    say(exchange, refuse.status(), refuse.line());
                }
                case Admission.Ruling.Gone gone -> {}
            }
        }
    }

    private void serve(HttpExchange exchange, Visitor visitor) throws IOException {
        if (!visitor.atBoard()) {
            // Browsers heed it over TLS and on the loopback address alone, and complain of it elsewhere.
            exchange.getResponseHeaders().remove("Cross-Origin-Opener-Policy");
        }
        switch (exchange.getRequestMethod()) {
            case "GET", "HEAD" -> get(exchange, visitor);
            case "POST" -> post(exchange, visitor);
            default -> say(exchange, 405, "GET or POST expected");
        }
    }

    private void get(HttpExchange exchange, Visitor visitor) throws IOException {
        String path = exchange.getRequestURI().getPath();
        if (path.equals("/events")) {
            stream(exchange, visitor);
        } else if (path.equals("/you")) {
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            send(exchange, 200, "application/json", pairing.you(visitor).getBytes(StandardCharsets.UTF_8));
        } else if (path.equals("/pairings.json")) {
            players(exchange, visitor, () -> pairing.list(visitor));
        } else if (path.equals("/settings.json")) {
            players(exchange, visitor, () -> gate.settingsJson(visitor.atBoard()));
        } else if (path.equals("/state")) {
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            send(exchange, 200, "application/json", feed.state().getBytes(StandardCharsets.UTF_8));
        } else if (path.equals("/health")) {
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            Health health = gate.health();
            byte[] told = health.json().getBytes(StandardCharsets.UTF_8);
            send(exchange, health.well() ? 200 : 503, "application/json", told);
        } else if (path.equals("/metrics")) {
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            byte[] figures = gate.metrics().getBytes(StandardCharsets.UTF_8);
            send(exchange, 200, "text/plain; version=0.0.4; charset=utf-8", figures);
        } else if (path.equals("/live.pgn")) {
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            String pgn = gate.livePgn();
            send(exchange, 200, "application/x-chess-pgn; charset=utf-8", pgn.getBytes(StandardCharsets.UTF_8));
        } else if (path.equals("/debug.json")) {
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            send(exchange, 200, "application/json", gate.insideJson().getBytes(StandardCharsets.UTF_8));
        } else if (path.equals("/practice.json")) {
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            send(exchange, 200, "application/json", gate.practiceJson().getBytes(StandardCharsets.UTF_8));
        } else if (path.equals("/lessons.json")) {
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            send(exchange, 200, "application/json", gate.lessonsJson().getBytes(StandardCharsets.UTF_8));
        } else if (path.equals(RECORDING)) {
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            exchange.getResponseHeaders().set("Content-Disposition", "attachment; filename=\"board.rec.jsonl\"");
            send(exchange, 200, "application/jsonl", gate.recording().getBytes(StandardCharsets.UTF_8));
        } else if (path.equals(REPORT)) {
            report(exchange);
        } else if (WHY_NOT.matcher(path).matches()) {
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            int at = path.length() - 4;
            String why =
                    gate.whyNotJson(Square.parse(path.substring(at, at + 2)), Square.parse(path.substring(at + 2)));
            send(exchange, 200, "application/json", why.getBytes(StandardCharsets.UTF_8));
        } else if (!games(exchange, path)) {
            Asset asset = assets.at(path);
            if (asset == null) {
                say(exchange, 404, "no such page: " + path.replaceAll("[^\\x21-\\x7e]", "?"));
            } else {
                file(exchange, asset);
            }
        }
    }

    /** Answers what the archive's room asks for; false if the address is none of its own. */
    private boolean games(HttpExchange exchange, String path) throws IOException {
        try {
            GamesRoom.Answer answer = GamesRoom.answer(
                    gate.archive(), path, exchange.getRequestURI().getRawQuery());
            if (answer != null) {
                exchange.getResponseHeaders().set("Cache-Control", "no-store");
                send(exchange, 200, answer.type(), answer.content().getBytes(StandardCharsets.UTF_8));
            }
            return answer != null;
        } catch (BadInput refused) {
            say(exchange, 404, String.valueOf(refused.getMessage()));
            return true;
        }
    }

    private void report(HttpExchange exchange) throws IOException {
        List<String> lines = gate.doctorReport();
        if (lines.isEmpty()) {
            say(exchange, 404, "there is no report yet; examine the board at /doctor");
            return;
        }
        Headers answer = exchange.getResponseHeaders();
        answer.set("Cache-Control", "no-store");
        answer.set("Content-Disposition", "attachment; filename=\"jadoube-doctor.txt\"");
        String text = String.join("\n", lines) + "\n";
        send(exchange, 200, "text/plain; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
    }

    private static void file(HttpExchange exchange, Asset asset) throws IOException {
        Headers answer = exchange.getResponseHeaders();
        answer.set("ETag", asset.tag());
        answer.set("Cache-Control", "no-cache");
        if (asset.tag().equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
            exchange.sendResponseHeaders(304, -1);
        } else {
            send(exchange, 200, asset.type(), asset.content());
        }
    }

    /** What viewers are not told. */
    private static void players(HttpExchange exchange, Visitor visitor, Supplier<String> json) throws IOException {
        if (!visitor.plays()) {
            say(exchange, 403, UNPAIRED);
            return;
        }
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
        send(exchange, 200, "application/json", json.get().getBytes(StandardCharsets.UTF_8));
    }

    private void stream(HttpExchange exchange, Visitor visitor) throws IOException {
        Listener listener = new Listener(visitor.atBoard());
        if (!feed.join(listener)) {
            say(exchange, 503, "too many pages are open: " + Feed.MOST);
            return;
        }
        if (pairing.listens()) {
            listener.offer(Listener.message("you", pairing.you(visitor)));
            if (visitor.atBoard()) {
                listener.offer(Listener.message("pairing", display.shown()));
            }
        }
        try {
            exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            exchange.sendResponseHeaders(200, 0);
            OutputStream out = exchange.getResponseBody();
            out.write("retry: 1000\n\n".getBytes(StandardCharsets.UTF_8));
            listener.pump(out);
        } finally {
            feed.leave(listener);
        }
    }

    private void post(HttpExchange exchange, Visitor visitor) throws IOException {
        String path = exchange.getRequestURI().getPath();
        if (!TAKING.contains(path)) {
            say(
                    exchange,
                    404,
                    "nothing is taken here; one of " + String.join(", ", new TreeSet<>(TAKING)) + " expected");
            return;
        }
        if (!visitor.plays() && !path.equals("/pairing")) {
            say(exchange, 403, UNPAIRED);
            return;
        }
        String refusal = Guard.bodyRefusal(exchange.getRequestHeaders());
        if (refusal != null) {
            say(exchange, 415, refusal);
            return;
        }
        byte[] body = exchange.getRequestBody().readNBytes(MOST + 1);
        if (body.length > MOST) {
            say(exchange, 413, "at most " + MOST + " bytes expected");
            return;
        }
        try {
            String text = new String(body, StandardCharsets.UTF_8);
            if (path.equals("/pairing")) {
                reply(exchange, pairing.take(visitor, text));
            } else if (path.equals("/settings")) {
                gate.settings(Json.line(text), visitor.atBoard());
                exchange.sendResponseHeaders(204, -1);
            } else if (path.equals("/lend")) {
                lend(exchange, visitor);
            } else {
                take(path, text);
                exchange.sendResponseHeaders(204, -1);
            }
        } catch (BadInput thrown) {
            say(exchange, 400, String.valueOf(thrown.getMessage()));
        }
    }

    private void reply(HttpExchange exchange, PairingRoom.Reply reply) throws IOException {
        String token = reply.cookie();
        if (token != null) {
            exchange.getResponseHeaders().set("Set-Cookie", pairing.cookie(token));
        }
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
        send(exchange, reply.status(), "application/json", reply.json().getBytes(StandardCharsets.UTF_8));
    }

    /** The board is lent to processes of its own computer alone. */
    private void lend(HttpExchange exchange, Visitor visitor) throws IOException, BadInput {
        if (!visitor.atBoard()) {
            say(
                    exchange,
                    403,
                    "the board is lent on its own computer alone; start the service there with --mirror link:");
            return;
        }
        String board = gate.lendJson();
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
        send(exchange, 200, "application/json", board.getBytes(StandardCharsets.UTF_8));
    }

    private void take(String path, String body) throws BadInput {
        switch (path) {
            case "/hand" -> gate.hand(HandJson.read(body));
            case "/lesson" -> gate.lesson(Json.line(body));
            case "/doctor" -> gate.doctor(Json.line(body));
            case "/show" -> gate.show(Json.line(body));
            default -> gate.input(Json.line(body));
        }
    }

    private static void say(HttpExchange exchange, int status, String line) throws IOException {
        String text = line.replaceAll("\\s*[\\r\\n]+\\s*", " ") + "\n";
        send(exchange, status, "text/plain; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
    }

    private static void send(HttpExchange exchange, int status, String type, byte[] content) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        boolean head = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(status, head || content.length == 0 ? -1 : content.length);
        if (!head) {
            exchange.getResponseBody().write(content);
        }
    }
}
