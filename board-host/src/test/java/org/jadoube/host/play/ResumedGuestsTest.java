package org.jadoube.host.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jadoube.game.GameEvent;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Standing;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whoever follows the game, and whoever was asked something, finds it as it was after a stop. */
@Timeout(120)
final class ResumedGuestsTest {

    private static final String PROMOTION = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";

    @TempDir
    private Path folder;

    private PlayOptions options(MirrorChoice mirrors) {
        Keeping keeping = Keeping.in(folder.resolve("data"));
        return PlayOptions.usual(keeping)
                .by(GameTerms.of("home").from(PROMOTION))
                .with(keeping, mirrors);
    }

    private static String await(PlayService service, String part) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(service.address().resolve("/state")).build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            long until = System.nanoTime() + 40_000_000_000L;
            String state = "";
            while (System.nanoTime() < until && !state.contains(part)) {
                LockSupport.parkNanos(10_000_000);
                state = client.send(request, HttpResponse.BodyHandlers.ofString())
                        .body();
            }
            assertTrue(state.contains(part), part + " is not in " + state);
            return state;
        }
    }

    /** A mirror that remembers how the game stood when it began to serve. */
    private record Onlooker(CompletableFuture<Standing> begun) implements Mirror {
        @Override
        public void start(Standing standing) {
            begun.complete(standing);
        }

        @Override
        public void told(Standing standing, List<GameEvent> events) {}

        @Override
        public String name() {
            return "onlooker";
        }

        @Override
        public void close() {}
    }

    @Test
    void theOpenQuestionIsAskedAgainAndAnswered() throws Exception {
        try (PlayService service = Play.open(options(MirrorChoice.NONE))) {
            service.start();
            service.gate().hand(new HandAction.Lift("h", Square.parse("a7")));
            await(service, "\"event\":\"lift\"");
            service.gate().hand(new HandAction.Place("h", Square.parse("a8")));
            await(service, "\"question\":\"promotion\"");
        }
        try (PlayService service = Play.open(options(MirrorChoice.NONE))) {
            service.start();
            await(service, "\"question\":\"promotion\"");
            service.gate().input("{\"choose\":\"rook\"}");
            await(service, "\"uci\":\"a7a8r\"");
        }
    }

    @Test
    void theMenThatWereToBePutBackAreStillAskedFor() throws Exception {
        String asked = "\"event\":\"restore\",\"place\":[\"e1\"],\"remove\":[\"e4\"],\"reason\":\"illegal-move\"";
        String lit = "\"squares\":{\"e1\":\"place\",\"e4\":\"remove\"}";
        try (PlayService service = Play.open(options(MirrorChoice.NONE))) {
            service.start();
            service.gate().hand(new HandAction.Lift("h", Square.parse("e1")));
            await(service, "\"event\":\"lift\"");
            service.gate().hand(new HandAction.Place("h", Square.parse("e4")));
            await(service, asked);
        }
        try (PlayService service = Play.open(options(MirrorChoice.NONE))) {
            service.start();
            await(service, asked);
            await(service, lit);
            service.gate().hand(new HandAction.Lift("h", Square.parse("e4")));
            await(service, "\"event\":\"lift\",\"square\":\"e4\"");
            service.gate().hand(new HandAction.Place("h", Square.parse("e1")));
            await(service, "\"place\":[],\"remove\":[]");
            service.gate().hand(new HandAction.Lift("h", Square.parse("e1")));
            await(service, "\"event\":\"lift\",\"square\":\"e1\"");
            service.gate().hand(new HandAction.Place("h", Square.parse("e2")));
            await(service, "\"uci\":\"e1e2\"");
        }
    }

    @Test
    void aMirrorBeginsWithTheGameAsItStands() throws Exception {
        try (PlayService service = Play.open(options(MirrorChoice.NONE))) {
            service.start();
            service.gate().hand(new HandAction.Lift("h", Square.parse("e1")));
            await(service, "\"event\":\"lift\"");
            service.gate().hand(new HandAction.Place("h", Square.parse("e2")));
            await(service, "\"event\":\"move\"");
        }
        CompletableFuture<Standing> begun = new CompletableFuture<>();
        MirrorChoice mirrors = new MirrorChoice(List.of(), null, null, table -> new Onlooker(begun));
        try (PlayService service = Play.open(options(mirrors))) {
            service.start();
            Standing standing = begun.get(30, TimeUnit.SECONDS);
            assertEquals("4k3/P7/8/8/8/8/4K3/8", Fen.placement(standing.game().position()));
            assertEquals(1, standing.game().plies().size());
        }
    }
}
