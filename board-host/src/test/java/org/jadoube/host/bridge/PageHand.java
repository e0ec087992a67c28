package org.jadoube.host.bridge;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jadoube.host.recording.Json;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;

/** A person at the simulated board of a service that runs elsewhere: watches its page, and lifts and places men there. */
public final class PageHand implements AutoCloseable {
    /** The board's program has ended, as a chess program ends its engine when the game is over. */
    public static final class Gone extends Exception {
        private Gone(String waiting) {
            super(waiting + " did not come before the board's program ended");
        }
    }

    /** From one stroke to the next, in ms: a quick person. What is quicker is no hand, and the board asks about it. */
    private static final long STROKE = 120;

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final HttpClient http = HttpClient.newHttpClient();
    private final URI page;
    private final List<String> moves = new ArrayList<>();
    private String kind = "";
    private String edge = "";
    private String sent = "";
    private @Nullable String result;
    private boolean told;
    private boolean over;

    /** Opens the page and waits until it has told how the game stands. */
    public PageHand(URI page) throws InterruptedException, Gone {
        this.page = page;
        http.sendAsync(HttpRequest.newBuilder(page.resolve("/events")).build(), HttpResponse.BodyHandlers.ofLines())
                .thenAccept(answer -> Thread.ofPlatform().daemon().start(() -> listen(answer.body())));
        await("the page", () -> told);
    }

    private void listen(Stream<String> lines) {
        try (lines) {
            lines.forEach(this::line);
        } catch (RuntimeException e) {
            // The service has ended.
        }
        synchronized (this) {
            over = true;
            notifyAll();
        }
    }

    private synchronized void line(String line) {
        if (line.startsWith("event: ")) {
            kind = line.substring(7);
        } else if (line.startsWith("data: ")) {
            Map<String, @Nullable Object> json = Json.object(line.substring(6));
            if (kind.equals("event")) {
                event(json);
            } else if (kind.equals("state") && json.get("events") instanceof List<?> events) {
                events.forEach(this::eventOf);
                told = true;
            }
            notifyAll();
        }
    }

    @SuppressWarnings("unchecked") // Json makes every map with string keys
    private void eventOf(@Nullable Object event) {
        if (event instanceof Map<?, ?> map) {
            event((Map<String, @Nullable Object>) map);
        }
    }

    private void event(Map<String, @Nullable Object> e) {
        String name = String.valueOf(e.get("event"));
        String uci = e.get("uci") instanceof String text ? text : "";
        switch (name) {
            case "lift", "place" -> edge = name + " " + e.get("square");
            case "remote" -> sent = uci;
            case "move" -> {
                moves.add(uci);
                sent = uci.equals(sent) ? "" : sent;
            }
            case "amend" -> {
                cut(e);
                if (e.get("to") instanceof List<?> to) {
                    to.forEach(each -> moves.add(String.valueOf(each)));
                }
            }
            case "takeback" -> cut(e);
            case "game" -> {
                moves.clear();
                sent = "";
                result = null;
            }
            case "result" -> result = String.valueOf(e.get("result"));
            default -> {}
        }
    }

    private void cut(Map<String, @Nullable Object> e) {
        int id = e.get("id") instanceof Number number ? number.intValue() : 1;
        moves.subList(Math.min(moves.size(), id - 1), moves.size()).clear();
    }

    /** The moves that the board holds to have been made, UCI. */
    public synchronized List<String> moves() {
        return List.copyOf(moves);
    }

    /** How the game ended at the board; null: it goes on. */
    public synchronized @Nullable String result() {
        return result;
    }

    /** The program's move that is lit and not yet made; empty: none. */
    public synchronized String lit() {
        return sent;
    }

    /** Waits until a move of the program is lit, or the game is over; that move, or null when it is over. */
    public synchronized @Nullable String awaitSent() throws InterruptedException, Gone {
        await("a move of the program", () -> !sent.isEmpty() || result != null);
        return sent.isEmpty() ? null : sent;
    }

    /** Carries {@code move} out as a person does, and waits until the board holds it to be made. */
    public void make(Position before, Move move) throws IOException, InterruptedException, Gone {
        int plies = moves().size();
        if (move.victim() >= 0 && move.kind() != Move.Kind.EN_PASSANT) {
            lift(move.victim());
            hand("\"op\":\"tray\"");
        }
        lift(move.from());
        place(move.to());
        if (move.kind() == Move.Kind.CASTLING) {
            lift(move.rookFrom());
            place(move.rookTo());
        } else if (move.kind() == Move.Kind.EN_PASSANT) {
            lift(move.victim());
            hand("\"op\":\"tray\"");
        }
        Piece crowned = move.promotion();
        if (crowned != null) {
            post("/input", "{\"choose\":\"" + crowned.name().toLowerCase(java.util.Locale.ROOT) + "\"}");
        }
        TimeUnit.MILLISECONDS.sleep(STROKE);
        post("/input", "{\"press\":\"" + before.turn().word() + "\"}");
        String uci = move.uci(before.chess960());
        await(uci, () -> moves.size() > plies);
        if (!moves().get(plies).equals(uci)) {
            throw new IllegalStateException("the hand made " + uci + " and the board holds " + moves());
        }
    }

    /** The move that {@code uci} is in {@code before}, carried out. */
    public void make(Position before, String uci) throws IOException, InterruptedException, Gone {
        make(before, Uci.read(before, uci));
    }

    /** Puts the men of the last move back to where they came from. */
    public void takeBack(Position before, Move move) throws IOException, InterruptedException, Gone {
        int plies = moves().size();
        lift(move.to());
        place(move.from());
        await("the take-back", () -> moves.size() < plies);
    }

    private void lift(int square) throws IOException, InterruptedException, Gone {
        stroke("lift", Square.name(square));
    }

    private void place(int square) throws IOException, InterruptedException, Gone {
        stroke("place", Square.name(square));
    }

    private void stroke(String op, String square) throws IOException, InterruptedException, Gone {
        TimeUnit.MILLISECONDS.sleep(STROKE);
        hand("\"op\":\"" + op + "\",\"square\":\"" + square + "\"");
        await(op + " " + square, () -> edge.equals(op + " " + square));
    }

    private void hand(String what) throws IOException, InterruptedException, Gone {
        post("/hand", "{\"hand\":\"h\"," + what + "}");
    }

    /** Says something at the page. */
    public void post(String path, String json) throws IOException, InterruptedException, Gone {
        HttpRequest request = HttpRequest.newBuilder(page.resolve(path))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build();
        HttpResponse<String> answer;
        try {
            answer = http.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            await("an answer to " + json, () -> false);
            throw e;
        }
        if (answer.statusCode() != 204) {
            throw new IOException(json + " was refused: " + answer.body());
        }
    }

    private synchronized void await(String what, BooleanSupplier wanted) throws InterruptedException, Gone {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!wanted.getAsBoolean()) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (over) {
                throw new Gone(what);
            }
            if (left <= 0) {
                throw new IllegalStateException(
                        what + " did not come; the board holds " + moves + ", last " + edge + ", lit " + sent);
            }
            wait(left);
        }
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
