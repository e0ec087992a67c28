package org.jadoube.game;

import java.util.List;
import org.jadoube.arbiter.Claim;
import org.jadoube.arbiter.ClockReading;
import org.jadoube.arbiter.Completed;
import org.jadoube.arbiter.Duty;
import org.jadoube.arbiter.GameResult;
import org.jadoube.arbiter.Irregularity;
import org.jadoube.arbiter.Lapsed;
import org.jadoube.arbiter.Notice;
import org.jadoube.arbiter.Offer;
import org.jadoube.arbiter.Overruled;
import org.jadoube.arbiter.Penalty;
import org.jadoube.arbiter.Ruling;
import org.jadoube.arbiter.TakebackAgreed;
import org.jadoube.arbiter.Verdict;
import org.jadoube.rules.Move;
import org.jspecify.annotations.Nullable;

/** Says what the arbiter decided as events. */
final class Herald {

    private final Desk desk;
    private final boolean chess960;
    private final Chronicle chronicle;
    private @Nullable Duty duty;
    private @Nullable Duty afterRestore;
    private boolean ruled;
    private @Nullable ClockReading clock;
    private GameEvent.@Nullable Result result;

    Herald(Desk desk, boolean chess960, Chronicle chronicle) {
        this.desk = desk;
        this.chronicle = chronicle;
        this.chess960 = chess960;
    }

    /** Says one verdict, unless it repeats what was said last. */
    void say(Verdict verdict) {
        long t = desk.now();
        switch (verdict) {
            case Duty v -> {
                if (ruled) {
                    afterRestore = v;
                } else {
                    duty(v);
                }
            }
            case Ruling v -> ruled(t, v);
            case Offer v -> {
                chronicle.offered(v);
                desk.say(new GameEvent.Offered(t, v.by(), v.state().word(), v.law()));
            }
            case Claim v -> {
                chronicle.claimed(v);
                desk.say(new GameEvent.Claimed(t, v.kind().word(), v.by(), v.accepted(), v.law(), v.proof()));
            }
            case Notice v -> desk.say(new GameEvent.Noticed(t, v.code().word(), v.by(), v.law()));
            case ClockReading v -> clock(v);
            case Completed v -> completed(t, v);
            case GameResult v -> {
                chronicle.ended(v);
                result(new GameEvent.Result(t, v.text(), v.reason().word(), v.law()));
            }
            case Overruled v -> overruled(t, v);
            case Irregularity v -> {}
            case TakebackAgreed v -> {}
            case Lapsed v -> {}
        }
    }

    private void completed(long t, Completed v) {
        chronicle.completed(t, v.ply());
        desk.say(new GameEvent.Completed(
                t,
                v.ply(),
                v.move().uci(chess960),
                GameEvent.Cause.valueOf(v.cause().name())));
    }

    private void overruled(long t, Overruled v) {
        chronicle.overruled(v);
        Ruling ruling = v.ruling();
        Notice notice = Notice.of(Notice.Code.OVERRULED, ruling.by());
        desk.say(new GameEvent.Noticed(t, notice.code().word(), notice.by(), notice.law(), List.of(), ruling.id()));
        result = v.resumed() ? null : result;
    }

    private void ruled(long t, Ruling v) {
        chronicle.ruled(v);
        desk.say(new GameEvent.Ruled(
                t,
                v.id(),
                v.kind().word(),
                v.by(),
                v.law(),
                penalty(v.penalty()),
                v.offence() == 0 ? null : v.offence(),
                v.judgement()));
        duty = null;
        ruled = true;
    }

    /** The way back after a ruling has been told; now comes the duty that binds, whether it is new or not. */
    void restoreTold() {
        ruled = false;
        Duty waiting = afterRestore;
        if (waiting != null) {
            afterRestore = null;
            duty(waiting);
        }
    }

    private void result(GameEvent.Result said) {
        result = said;
        desk.say(said);
    }

    /** The result that was told, or null while the game is open. */
    GameEvent.@Nullable Result result() {
        return result;
    }

    private void duty(Duty now) {
        if (!now.equals(duty)) {
            duty = now;
            if (!desk.isHasty()) {
                tell(now);
            }
        }
    }

    private void tell(Duty now) {
        desk.say(new GameEvent.DutyChanged(
                desk.now(), now, now.allowed().stream().map(this::uci).toList()));
    }

    /** The duty of this moment was not told in haste. */
    void caughtUp() {
        Duty now = duty;
        if (now != null) {
            tell(now);
        }
    }

    private void clock(ClockReading now) {
        chronicle.read(desk.now(), now);
        if (!now.equals(clock)) {
            clock = now;
            desk.say(new GameEvent.Clock(desk.now(), now.white(), now.black(), now.running()));
        }
    }

    private String uci(Move move) {
        return move.uci(chess960);
    }

    private static GameEvent.@Nullable Penalty penalty(@Nullable Penalty given) {
        return given == null ? null : new GameEvent.Penalty(given.to(), given.addSeconds());
    }
}
