package org.jadoube.host.bridge.livechess;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jadoube.game.GameView;
import org.jadoube.host.bridge.ClockFace;
import org.jadoube.host.bridge.Placement;
import org.jadoube.host.bridge.Standing;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** One feed of the board's events: what it was told, and what is new to it. */
final class Subscription {
    private static final double MILLIS = 1_000.0;

    private final long id;
    private final String serial;
    private boolean flipped;
    private @Nullable SetUp setUp;
    private int base = -1;
    private int number;
    private boolean anew = true;
    private String board = "";
    private List<String> moves = List.of();
    private @Nullable ClockFace clock;

    Subscription(long id, String serial) {
        this.id = id;
        this.serial = serial;
    }

    long id() {
        return id;
    }

    void flip(boolean now) {
        flipped = now;
        anew = true;
    }

    /** Moves count from here on; where in the game that is, the next news finds out. */
    void setUp(SetUp from) {
        setUp = from;
        base = -1;
        moves = List.of();
        anew = true;
    }

    /** The next message of this feed; empty if nothing has changed that it tells. */
    Optional<String> news(Standing standing) {
        String nowBoard = Placement.of(standing.men());
        List<String> nowMoves = moves(standing.game());
        boolean boardChanged = !nowBoard.equals(board);
        boolean clockChanged = !sameClock(standing.clock());
        if (!anew && !boardChanged && !clockChanged && nowMoves.equals(moves)) {
            return Optional.empty();
        }
        boolean whole = anew;
        anew = false;
        board = nowBoard;
        moves = nowMoves;
        clock = standing.clock();
        return Optional.of(Messages.feed(id, json -> {
            json.writeStringField("serialnr", serial);
            json.writeBooleanField("flipped", flipped);
            if (whole || boardChanged) {
                json.writeStringField("board", nowBoard);
            }
            if (whole || clockChanged) {
                clock(json, standing.clock());
            }
            if (setUp != null) {
                json.writeStringField("start", setUp.fen());
                json.writeFieldName("san");
                json.writeArray(nowMoves.toArray(String[]::new), 0, nowMoves.size());
                json.writeBooleanField("match", isMatch(standing, nowBoard));
            }
        }));
    }

    private List<String> moves(GameView game) {
        SetUp from = setUp;
        if (from == null) {
            return List.of();
        }
        if (base < 0 || game.number() != number || game.plies().size() < base) {
            base = from.ply(game);
            number = game.number();
        }
        return base < 0 ? List.of() : SetUp.moves(game, base);
    }

    private boolean isMatch(Standing standing, String placement) {
        return base >= 0 && placement.equals(Fen.placement(standing.game().position()));
    }

    private boolean sameClock(@Nullable ClockFace now) {
        return now == null || now.equals(clock);
    }

    static void clock(JsonGenerator json, @Nullable ClockFace clock) throws IOException {
        if (clock == null) {
            json.writeNullField("clock");
            return;
        }
        long now = System.nanoTime();
        json.writeObjectFieldStart("clock");
        json.writeNumberField("white", Math.round(clock.left(Side.WHITE, now) / MILLIS));
        json.writeNumberField("black", Math.round(clock.left(Side.BLACK, now) / MILLIS));
        if (clock.running() == null) {
            json.writeNullField("run");
        } else {
            json.writeBooleanField("run", clock.running() == Side.WHITE);
        }
        json.writeNumberField("time", System.currentTimeMillis());
        json.writeEndObject();
    }
}
