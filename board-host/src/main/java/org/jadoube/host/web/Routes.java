package org.jadoube.host.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jadoube.host.web.Assets.Asset;
import org.jadoube.rules.Square;

/** Which address does what; every answer that is no page is one plain line. */
final class Routes implements HttpHandler {

    /** The longest message that is read, in bytes; a FEN or a header of players fits many times. */
    static final int MOST = 8192;

    private static final Set<String> TAKING = Set.of("/hand", "/input", "/doctor", "/lesson");
    private static final String RECORDING = "/board.rec.jsonl";
    private static final Pattern WHY_NOT = Pattern.compile("/why-not/([a-h][1-8]){2}");
    private static final String REPORT = "/doctor/report.txt";

    private final PageGate gate;
    private final Feed feed;
    private final Assets assets;
    private final Guard guard;

    Routes(PageGate gate, Feed feed, Assets assets, Guard guard) {
        this.gate = gate;
        this.feed = feed;
        this.assets = assets;
        this.guard = guard;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Headers answer = exchange.getResponseHeaders();
            Guard.HEADERS.forEach(header -> answer.set(header.get(0), header.get(1)));
            String refusal = guard.refusal(exchange.getRequestHeaders());
            if (refusal != null) {
                say(exchange, 403, refusal);
                return;
            }
            switch (exchange.getRequestMethod()) {
                case "GET", "HEAD" -> get(exchange);
                case "POST" -> post(exchange);
                default -> say(exchange, 405, "GET or POST expected");
            }
        }
    }

    private void get(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        if (path.equals("/events")) {
            stream(exchange);
        } else if (path.equals("/state")) {
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            send(exchange, 200, "application/json", feed.state().getBytes(StandardCharsets.UTF_8));
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

    private void stream(HttpExchange exchange) throws IOException {
        Listener listener = new Listener();
        if (!feed.join(listener)) {
            say(exchange, 503, "too many pages are open: " + Feed.MOST);
            return;
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

    private void post(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        if (!TAKING.contains(path)) {
            say(exchange, 404, "nothing is taken here; /hand, /input, /doctor or /lesson expected");
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
            take(path, new String(body, StandardCharsets.UTF_8));
            exchange.sendResponseHeaders(204, -1);
        } catch (BadInput thrown) {
            say(exchange, 400, String.valueOf(thrown.getMessage()));
        }
    }

    private void take(String path, String body) throws BadInput {
        switch (path) {
            case "/hand" -> gate.hand(HandJson.read(body));
            case "/lesson" -> gate.lesson(Json.line(body));
            case "/doctor" -> gate.doctor(Json.line(body));
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
