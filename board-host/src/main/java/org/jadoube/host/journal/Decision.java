package org.jadoube.host.journal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;
import org.jadoube.game.GameEvent;
import org.jadoube.host.recording.EventJson;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * What the journal remembers of an event that people act on, short but enough to hold a later program to it: the moves
 * themselves with a check sum of the position, the clock, the rest by check sum.
 */
public sealed interface Decision {

    /** A move was settled; {@code position} is the check sum of the FEN after it. */
    record Moved(int id, String uci, int position) implements Decision {

        /** Asked for each move of a game that goes on: without the machinery of records, which is put together at run time. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Moved moved
                    && id == moved.id
                    && position == moved.position
                    && uci.equals(moved.uci);
        }

        @Override
        public int hashCode() {
            return 31 * id + position;
        }
    }

    /** What was settled from ply {@code id} on turned out as {@code to}. */
    record Amended(int id, int from, List<String> to, int position) implements Decision {
        public Amended {
            to = List.copyOf(to);
        }
    }

    /** Ply {@code id} was taken back. */
    record TakenBack(int id, int position) implements Decision {}

    /** The clock as it was told, in ms. */
    record Clock(long t, long white, long black, @Nullable Side running) implements Decision {}

    /** A ruling that counts as the {@code offence}-th of {@code by}, or 0; against nobody if {@code by} is null. */
    record Ruled(@Nullable Side by, int offence, int sum) implements Decision {}

    /** The game is over. */
    record Result(String result, String reason) implements Decision {}

    /** A new game began, or the same one anew with other settings. */
    record Game(int number) implements Decision {}

    /** Anything else that people act on: a question, an answer, a completed move, a claim. */
    record Other(int sum) implements Decision {

        /** As that of {@link Moved}. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Other it && sum == it.sum;
        }

        @Override
        public int hashCode() {
            return sum;
        }
    }

    /** What is to be remembered of {@code event}, null if it only shows how things stand. */
    static @Nullable Decision of(GameEvent event) {
        return switch (event) {
            case GameEvent.Moved e -> new Moved(e.id(), e.uci(), sum(e.fen()));
            case GameEvent.Amended e -> new Amended(e.id(), e.from().size(), e.to(), sum(e.fen()));
            case GameEvent.TakenBack e -> new TakenBack(e.id(), sum(e.fen()));
            case GameEvent.Clock e -> new Clock(e.t(), e.white(), e.black(), e.running());
            case GameEvent.Ruled e -> ruled(e);
            case GameEvent.Result e -> new Result(e.result(), e.reason());
            case GameEvent.Completed e -> new Other(sum(line(e)));
            case GameEvent.Asked e -> other(e);
            case GameEvent.Answered e -> other(e);
            case GameEvent.Claimed e -> other(e);
            case GameEvent.Agreed e -> other(e);
            case GameEvent.Drawn e -> other(e);
            case GameEvent.Game e -> new Game(e.number());
            case GameEvent.Lifted e -> null;
            case GameEvent.Placed e -> null;
            case GameEvent.DutyChanged e -> null;
            case GameEvent.Provisional e -> null;
            case GameEvent.Restore e -> null;
            case GameEvent.Explained e -> null;
            case GameEvent.Tip e -> null;
            case GameEvent.Offered e -> null;
            case GameEvent.Noticed e -> null;
            case GameEvent.Lights e -> null;
            case GameEvent.Sensor e -> null;
            case GameEvent.Sent e -> null;
            case GameEvent.Ended e -> null;
        };
    }

    /** What is to be remembered of {@code events}, in their order. */
    static List<Decision> of(List<GameEvent> events) {
        List<Decision> decisions = new ArrayList<>();
        for (GameEvent event : events) {
            Decision decision = of(event);
            if (decision != null) {
                decisions.add(decision);
            }
        }
        return decisions;
    }

    private static Decision ruled(GameEvent.Ruled e) {
        Integer offence = e.offence();
        return new Ruled(e.by(), offence == null ? 0 : offence, sum(EventJson.line(e)));
    }

    private static Decision other(GameEvent event) {
        return new Other(sum(EventJson.line(event)));
    }

    /** The line of {@link EventJson}, put together by hand: there is one for each move of a game that goes on. */
    private static String line(GameEvent.Completed e) {
        return "{\"t\":" + e.t() + ",\"event\":\"completed\",\"id\":" + e.id() + ",\"uci\":\"" + e.uci()
                + "\",\"cause\":\"" + e.cause().word() + "\"}";
    }

    private static int sum(String text) {
        CRC32C crc = new CRC32C();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return (int) crc.getValue();
    }

    /** Whether another position is on the board after it. */
    default boolean changesThePosition() {
        return this instanceof Moved || this instanceof Amended || this instanceof TakenBack || this instanceof Game;
    }

    /** Whether it must be on the disk, not only with the system, before long: what a player would not believe lost. */
    default boolean weighty() {
        return switch (this) {
            case Moved d -> true;
            case Amended d -> true;
            case TakenBack d -> true;
            case Ruled d -> true;
            case Result d -> true;
            case Game d -> true;
            case Clock d -> false;
            case Other d -> false;
        };
    }
}
