package org.jadoube.host.play;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.hardware.simulated.Outcome;
import org.jadoube.host.recording.Json;
import org.jadoube.host.web.PageServer;
import org.jadoube.host.web.PhysicalJson;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Position;

/** The men of a simulated board: hands at the pages move them, and every page sees them move. */
final class SimulatedMen {

    /** Men that were put up have come to rest after this, in ms. */
    private static final long RESTS = 300;

    private final SimulatedSource board;
    private final Kept kept;
    private final PageServer server;

    SimulatedMen(SimulatedSource board, Kept kept, PageServer server) {
        this.board = board;
        this.kept = kept;
        this.server = server;
        kept.men(board::gameMen);
    }

    /** Shows where they are. */
    void publish() {
        server.publish("physical", PhysicalJson.write(board.men()));
    }

    /** Lets a hand act; {@code ofGame}: what it does belongs to the game and is kept with it. On the game's thread. */
    void act(GameThread game, HandAction action, boolean ofGame) {
        long t = game.now();
        if (ofGame) {
            kept.hand(t, action);
        }
        switch (board.act(t, action)) {
            case Outcome.Done done -> publish();
            case Outcome.Refused no -> server.publish("refused", refused(action, no));
        }
    }

    private static String refused(HandAction action, Outcome.Refused no) {
        return Json.write(json -> {
            json.writeStringField("hand", action.hand());
            json.writeStringField("code", no.code());
            json.writeStringField("reason", no.reason());
        });
    }

    /** Puts them up as in {@code start}, and lets them come to rest before {@code then}. On the game's thread. */
    void arrange(GameThread game, Position start, Runnable then) {
        act(game, new HandAction.Arrange("service", Fen.placement(start)), true);
        CompletableFuture.delayedExecutor(RESTS, TimeUnit.MILLISECONDS).execute(then);
    }
}
