package org.jadoube.arbiter;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Side;

/** Brings each word before the desk that answers it. */
final class Hearing {
    private final Table table;
    private final SpeechDesk speech;
    private final MoveDesk moves;
    private final IrregularityDesk irregularities;

    Hearing(Table table, SpeechDesk speech, MoveDesk moves, IrregularityDesk irregularities) {
        this.table = table;
        this.irregularities = irregularities;
        this.speech = speech;
        this.moves = moves;
    }

    List<Verdict> hear(long t, Saying saying) {
        if (saying instanceof Saying.Overrule(int ruling)) {
            return overrule(t, ruling);
        }
        if (table.over()) {
            return List.of(Notice.of(Notice.Code.GAME_OVER, saying.by()));
        }
        return switch (saying) {
            case Saying.Plain plain -> plain(t, plain);
            case Saying.ClaimDraw claim -> speech.claimDraw(t, speaker(claim), claim.kind(), claim.move());
            case Saying.Found found -> irregularities.granted(t, found);
            case Saying.Overrule(int ruling) -> overrule(t, ruling);
            case Saying.SetClock(long white, long black) -> setClock(t, white, black);
            case Saying.Declare declare -> declare(t, declare);
        };
    }

    private List<Verdict> plain(long t, Saying.Plain plain) {
        Side by = speaker(plain);
        boolean nobody = plain.by() == null;
        return switch (plain.word()) {
            case ADJUST -> speech.adjust(t, by);
            case OFFER_DRAW -> speech.offerDraw(t, by);
            case ACCEPT_DRAW -> speech.acceptDraw(t, by);
            case DECLINE_DRAW -> speech.declineDraw(by);
            case RESIGN -> speech.resign(t, by);
            case CLAIM_ILLEGAL -> speech.claimIllegal(by);
            case TAKEBACK -> nobody ? takebackByButton() : speech.takeback(by);
            case ACCEPT_TAKEBACK -> speech.acceptTakeback(by);
            case DECLINE_TAKEBACK -> speech.declineTakeback(by);
            case TWO_HANDS -> speech.twoHands(t, by);
            case NEED_MAN -> speech.pause(t, plain.by(), true);
            case PAUSE -> nobody && isPaused() ? speech.resume(t, null) : speech.pause(t, plain.by(), false);
            case RESUME -> speech.resume(t, plain.by());
        };
    }

    /** One button for both players: who moved last asks, and pressed again the other grants it. */
    private List<Verdict> takebackByButton() {
        Side asked = table.takebackAsked;
        return asked == null ? speech.takeback(table.position().turn().other()) : speech.acceptTakeback(asked.other());
    }

    private boolean isPaused() {
        return table.clock != null && table.clock.isPaused();
    }

    /** A human arbiter who says a player's word says it for the player on move. */
    private Side speaker(Saying saying) {
        Side by = saying.by();
        return by == null ? table.onMove() : by;
    }

    private List<Verdict> setClock(long t, long white, long black) {
        ChessClock clock = table.clock;
        if (clock == null) {
            return List.of(Notice.of(Notice.Code.NO_CLOCK, null));
        }
        clock.set(t, white, black);
        return List.of(clock.reading(t));
    }

    private List<Verdict> declare(long t, Saying.Declare declare) {
        List<Verdict> out = new ArrayList<>();
        String law = declare.reason() == Reason.GESTURE ? "8.7" : "12.9";
        table.end(t, new GameResult(declare.winner(), declare.reason(), law), out);
        return out;
    }

    /** A ruling is taken back with everything that followed from it: penalty, count, loss, the way back. */
    private List<Verdict> overrule(long t, int id) {
        Ruling ruling = table.offences.revoke(id);
        if (ruling == null) {
            return List.of(Notice.of(Notice.Code.UNKNOWN_RULING, null));
        }
        List<Verdict> out = new ArrayList<>();
        GameResult result = table.result;
        boolean resumed = result != null
                && result.reason() == Reason.ILLEGAL_MOVES
                && ruling.kind().counts();
        out.add(new Overruled(ruling, resumed));
        Penalty penalty = ruling.penalty();
        ChessClock clock = table.clock;
        if (clock != null && penalty != null) {
            clock.add(penalty.to(), -penalty.addSeconds() * 1000L);
            out.add(clock.reading(t));
        }
        if (resumed) {
            table.result = null;
            table.clockReading(
                    t, clock != null && clock.resume(t, table.position().turn()), out);
        }
        Table.Breach breach = table.breach;
        if (breach != null && breach.ruling() == id) {
            out.addAll(moves.lapse(t, breach));
        }
        return out;
    }
}
