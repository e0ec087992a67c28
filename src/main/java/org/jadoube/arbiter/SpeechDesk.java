package org.jadoube.arbiter;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;

/** The part of the arbiter's work that answers what players say: articles 4.2.1, 4.8, 5.1.2, 6.11 and 9. */
final class SpeechDesk {
    private final Table table;

    SpeechDesk(Table table) {
        this.table = table;
    }

    List<Verdict> adjust(long t, Side by) {
        List<Verdict> out = new ArrayList<>();
        TouchLedger ledger = table.turns.of(by);
        if (ledger == null || by != table.onMove()) {
            if (table.turns.silent() && !table.turns.current().touched()) {
                table.turns.current().freed("4.2.1");
            }
            out.add(Notice.of(Notice.Code.ADJUST_ONLY_ON_MOVE, by));
        } else if (!ledger.sayAdjust(t)) {
            out.add(Notice.of(Notice.Code.ADJUST_TOO_LATE, by));
        }
        table.dutyNews(out);
        return out;
    }

    List<Verdict> offerDraw(long t, Side by) {
        Side open = table.offers.open();
        if (open == by) {
            return List.of(Notice.of(Notice.Code.OFFER_STANDS, by));
        }
        return open == null ? List.of(table.offers.offer(by, "9.1.2.1")) : acceptDraw(t, by);
    }

    List<Verdict> acceptDraw(long t, Side by) {
        Side open = table.offers.open();
        if (open != by.other()) {
            boolean touched = table.offers.rejectedByTouch(by);
            return List.of(Notice.of(touched ? Notice.Code.OFFER_REJECTED_BY_TOUCH : Notice.Code.NO_OFFER, by));
        }
        if (!table.line.bothHaveMoved(table.turns.likely() == null ? 0 : 1)) {
            return List.of(
                    Notice.of(Notice.Code.DRAW_TOO_EARLY, by), table.offers.end(open, Offer.State.REFUSED, "5.2.3"));
        }
        List<Verdict> out = new ArrayList<>();
        table.offers.end(open, Offer.State.OPEN, "9.1");
        table.end(t, GameResult.draw(Reason.AGREEMENT, "5.2.3"), out);
        return out;
    }

    List<Verdict> declineDraw(Side by) {
        Side open = table.offers.open();
        return open == by.other()
                ? List.of(table.offers.end(open, Offer.State.DECLINED, "9.1.2.1"))
                : List.of(Notice.of(Notice.Code.NO_OFFER, by));
    }

    List<Verdict> resign(long t, Side by) {
        List<Verdict> out = new ArrayList<>();
        table.end(t, table.endings.loss(table.present().position(), by, Reason.RESIGNATION, "5.1.2"), out);
        return out;
    }

    /** A claim of a draw, perhaps with an announced move as UCI text (9.2, 9.3). */
    List<Verdict> claimDraw(long t, Side by, Claim.Kind kind, @Nullable String intended) {
        if (by != table.onMove()) {
            return refused(kind, by, Notice.Code.CLAIM_ONLY_ON_MOVE, DrawClaims.law(kind));
        }
        if (table.turns.onMove().touched()) {
            return refused(kind, by, Notice.Code.CLAIM_LOST_BY_TOUCH, "9.4");
        }
        Move move = null;
        if (intended != null) {
            try {
                move = Uci.read(table.present().position(), intended);
            } catch (MoveTextException e) {
                return refused(kind, by, Notice.Code.CLAIM_MOVE_ILLEGAL, DrawClaims.law(kind) + ".1");
            }
        }
        return judged(t, DrawClaims.judge(kind, table.present(), move), move);
    }

    private List<Verdict> judged(long t, Claim claim, @Nullable Move move) {
        List<Verdict> out = new ArrayList<>();
        out.add(claim);
        if (claim.accepted()) {
            table.end(t, GameResult.draw(DrawClaims.reason(claim.kind()), claim.law()), out);
            return out;
        }
        Ruling ruling = table.rule(Ruling.Kind.CLAIM_WRONG, claim.by(), "9.5.3", false, out);
        if (move != null) {
            table.turns.onMove().announce(move);
        }
        if (table.offers.open() != claim.by()) {
            out.add(table.offers.offer(claim.by(), "9.1.2.3"));
        }
        table.dutyNews(out);
        table.clockNews(t, ruling, out);
        return out;
    }

    private static List<Verdict> refused(Claim.Kind kind, Side by, Notice.Code code, String law) {
        return List.of(new Claim(kind, by, false, law, List.of()), new Notice(code, by, law));
    }

    /** A complaint that the opponent broke article 4 or 7 (4.8, 7.5). */
    List<Verdict> claimIllegal(Side by) {
        Table.Breach breach = table.breach;
        if (breach != null && breach.by() == by.other()) {
            return List.of(new Claim(Claim.Kind.ILLEGAL, by, true, "4.8", List.of()));
        }
        boolean late = table.lapsedAt == table.line.plies()
                && table.lapsedAt > 0
                && table.position().turn() == by;
        return refused(Claim.Kind.ILLEGAL, by, late ? Notice.Code.CLAIM_TOO_LATE : Notice.Code.NOTHING_TO_CLAIM, "4.8");
    }

    List<Verdict> takeback(Side by) {
        if (!table.rules.takebacks()) {
            return List.of(Notice.of(Notice.Code.TAKEBACK_NOT_ALLOWED, by));
        }
        if (takebackPlies(by) == 0) {
            return List.of(Notice.of(Notice.Code.TAKEBACK_NOTHING, by));
        }
        if (table.takebackAsked == by.other()) {
            return acceptTakeback(by);
        }
        table.takebackAsked = by;
        return List.of(Notice.of(Notice.Code.TAKEBACK_ASKED, by));
    }

    List<Verdict> acceptTakeback(Side by) {
        Side asked = table.takebackAsked;
        if (asked != by.other()) {
            return List.of(Notice.of(Notice.Code.TAKEBACK_NOTHING, by));
        }
        table.takebackAsked = null;
        return List.of(new TakebackAgreed(asked, takebackPlies(asked)));
    }

    List<Verdict> declineTakeback(Side by) {
        if (table.takebackAsked != by.other()) {
            return List.of(Notice.of(Notice.Code.TAKEBACK_NOTHING, by));
        }
        table.takebackAsked = null;
        return List.of(Notice.of(Notice.Code.TAKEBACK_DECLINED, by));
    }

    /** How many plies give {@code by} the last own move again, 0 if it has made none. */
    int takebackPlies(Side by) {
        int plies = table.position().turn() == by ? 2 : 1;
        return table.line.plies() >= plies ? plies : 0;
    }

    /** {@code by} used two hands; ruled on when the move is completed, or now if it is (7.5.4). */
    List<Verdict> twoHands(long t, Side by) {
        int ply = table.line.lastPly(by);
        boolean moving = by == table.position().turn();
        if (moving || (ply > 0 && !table.line.isCompleted(ply))) {
            table.twoHands = by;
            return List.of();
        }
        return table.turns.current().touched() || ply == 0
                ? List.of(Notice.of(Notice.Code.CLAIM_TOO_LATE, by))
                : table.offence(t, Ruling.Kind.TWO_HANDS, by, true);
    }

    List<Verdict> pause(long t, @Nullable Side by, boolean needMan) {
        ChessClock clock = table.clock;
        List<Verdict> out = new ArrayList<>();
        if (needMan) {
            if (by != null && by != table.position().turn()) {
                return List.of(Notice.of(Notice.Code.PAUSE_ONLY_ON_MOVE, by));
            }
            out.add(Notice.of(Notice.Code.NEED_MAN, by));
        } else if (clock == null) {
            return List.of(Notice.of(Notice.Code.NO_CLOCK, by));
        }
        table.clockReading(t, clock != null && clock.pause(t), out);
        return out;
    }

    List<Verdict> resume(long t, @Nullable Side by) {
        ChessClock clock = table.clock;
        if (clock == null) {
            return List.of(Notice.of(Notice.Code.NO_CLOCK, by));
        }
        return clock.resume(t, table.onMove())
                ? List.of(clock.reading(t))
                : List.of(Notice.of(Notice.Code.NOT_PAUSED, by));
    }
}
