package org.jadoube.host.bridge.livechess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jadoube.host.bridge.Standing;
import org.jadoube.host.recording.Json;
import org.jadoube.rules.Fen;
import org.jadoube.rules.FenException;
import org.jspecify.annotations.Nullable;

/** One client's requests, answered; knows nothing of sockets. */
final class Conversation {
    private static final int MOST_FEEDS = 16;

    private final String serial;
    private final Supplier<Standing> standing;
    private final Consumer<SetUp> wanted;
    private final List<Subscription> feeds = new ArrayList<>();

    /** A conversation about the board {@code serial}; {@code wanted} is told positions that a client sets up. */
    Conversation(String serial, Supplier<Standing> standing, Consumer<SetUp> wanted) {
        this.serial = serial;
        this.standing = standing;
        this.wanted = wanted;
    }

    /** The answer to a request. */
    synchronized String answer(String request) {
        Map<String, @Nullable Object> asked;
        try {
            asked = Json.object(request);
        } catch (Json.NotJson e) {
            return Messages.error(0, String.valueOf(e.getMessage()));
        }
        long id = number(asked.get("id"));
        try {
            return answer(id, String.valueOf(asked.get("call")), object(asked.get("param")));
        } catch (IllegalArgumentException e) {
            return Messages.error(id, String.valueOf(e.getMessage()));
        }
    }

    private String answer(long id, String call, Map<?, ?> param) {
        return switch (call) {
            case "eboards" -> Messages.boards(id, serial, standing.get());
            case "subscribe" -> subscribe(id, param);
            case "unsubscribe" -> unsubscribe(id, param);
            case "call" -> method(id, param);
            default -> throw new IllegalArgumentException("no such call: " + call);
        };
    }

    private String subscribe(long id, Map<?, ?> param) {
        if (!"eboardevent".equals(param.get("feed"))) {
            throw new IllegalArgumentException("no such feed: " + param.get("feed"));
        }
        Object wish = object(param.get("param")).get("serialnr");
        if (wish != null && !serial.equals(String.valueOf(wish))) {
            throw new IllegalArgumentException("no such board: " + wish);
        }
        long feed = number(param.get("id"));
        feeds.removeIf(other -> other.id() == feed);
        if (feeds.size() >= MOST_FEEDS) {
            throw new IllegalArgumentException("too many feeds: " + MOST_FEEDS);
        }
        feeds.add(new Subscription(feed, serial));
        return Messages.done(id);
    }

    private String unsubscribe(long id, Map<?, ?> param) {
        long feed = number(param.get("id"));
        feeds.removeIf(other -> other.id() == feed);
        return Messages.done(id);
    }

    private String method(long id, Map<?, ?> param) {
        long feed = number(param.get("id"));
        String method = String.valueOf(param.get("method"));
        if (method.equals("unsubscribe")) {
            return unsubscribe(id, param);
        }
        Subscription subscription = feeds.stream()
                .filter(it -> it.id() == feed)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such feed: " + feed));
        Map<?, ?> with = object(param.get("param"));
        switch (method) {
            case "setup" -> {
                SetUp position = setUp(with);
                subscription.setUp(position);
                wanted.accept(position);
            }
            case "flip" -> subscription.flip(!Boolean.FALSE.equals(with.get("flip")));
            default -> throw new IllegalArgumentException("no such method: " + method);
        }
        return Messages.done(id);
    }

    private SetUp setUp(Map<?, ?> with) {
        String fen = String.valueOf(with.get("fen"));
        try {
            return new SetUp(
                    fen,
                    Fen.position(fen, standing.get().game().setup().start().chess960())
                            .with(standing.get().game().setup().start().rules()));
        } catch (FenException e) {
            throw new IllegalArgumentException("no position: " + e.getMessage(), e);
        }
    }

    /** The next message of any feed; empty if there is none. */
    synchronized Optional<String> news() {
        Standing now = standing.get();
        return feeds.stream()
                .map(feed -> feed.news(now))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static long number(@Nullable Object value) {
        return value instanceof Number number ? number.longValue() : 0;
    }

    private static Map<?, ?> object(@Nullable Object value) {
        return value instanceof Map<?, ?> map ? map : Map.of();
    }
}
