package org.jadoube.arbiter;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.History;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** Everything an arbiter remembers of one game, and the steps that several of his decisions share. */
final class Table {
    final RuleSet rules;
    final boolean levers;
    final GameLine line;
    final Turns turns;
    final Offences offences;
    final DrawOffers offers = new DrawOffers();
    final Endings endings;
    final @Nullable ChessClock clock;

    @Nullable
    Breach breach;

    @Nullable
    GameResult result;

    @Nullable
    Side takebackAsked;

    @Nullable
    Side twoHands;

    @Nullable
    Side pressedEarly;

    int lapsedAt;

    /** Both times stand still because men are being put back (7.1). */
    boolean waitsForBoard;

    Table(ArbiterSetup setup) {
        rules = setup.rules();
        levers = setup.levers();
        line = new GameLine(setup.start(), setup.history());
        turns = new Turns(line.position(), rules, setup.remote());
        offences = new Offences(rules, setup.category(), setup.whiteOffences(), setup.blackOffences());
        endings = new Endings(rules, setup.chance());
        clock = setup.control() == null ? null : new ChessClock(setup.control());
    }

    /** A lawful move that broke article 4 and was ruled; the opponent's touch lets it stand after all (4.8). */
    record Breach(int ruling, Side by, Move move, long made, boolean pressed) {}

    Position position() {
        return line.position();
    }

    /** Who has the move: after a made move, settled or not, the other player (1.3). */
    Side onMove() {
        return turns.onMove().position().turn();
    }

    /** The game including a made move that is not settled yet. */
    History present() {
        Move likely = turns.likely();
        return likely == null ? line.history() : line.history().play(likely);
    }

    boolean over() {
        return result != null;
    }

    /** Both times stand still until the men are back; then that of {@code side} runs (7.1). */
    void waitForBoard(long t, Side side, List<Verdict> out) {
        if (clock != null && clock.standStill(t, side)) {
            waitsForBoard = true;
            out.add(clock.reading(t));
        }
    }

    void end(long t, GameResult how, List<Verdict> out) {
        result = how;
        waitsForBoard = false;
        Side offered = offers.open();
        if (offered != null) {
            out.add(offers.end(offered, Offer.State.LAPSED, "9.1.2.1"));
        }
        if (clock != null && clock.pause(t)) {
            out.add(clock.reading(t));
        }
        out.add(how);
    }

    /** Rules on an offence: the ruling, what the clock shows, and the loss if it was the second (7.5.5). */
    List<Verdict> offence(long t, Ruling.Kind kind, Side by, boolean judgement) {
        List<Verdict> out = new ArrayList<>();
        Ruling ruling = rule(kind, by, kind.law(), judgement, out);
        if (kind.counts() && offences.lost(by)) {
            clockNews(t, ruling, out);
            end(t, endings.loss(position(), by, Reason.ILLEGAL_MOVES, "7.5.5"), out);
            return out;
        }
        if (!kind.equals(Ruling.Kind.TWO_HANDS) && !kind.equals(Ruling.Kind.PAWN_NOT_PROMOTED)) {
            out.add(turns.again());
        }
        clockNews(t, ruling, out);
        return out;
    }

    Ruling rule(Ruling.Kind kind, @Nullable Side by, String law, boolean judgement, List<Verdict> out) {
        Ruling ruling = offences.rule(kind, by, law, judgement);
        out.add(ruling);
        Penalty penalty = ruling.penalty();
        if (clock != null && penalty != null) {
            clock.add(penalty.to(), penalty.addSeconds() * 1000L);
        }
        return ruling;
    }

    void clockNews(long t, Ruling ruling, List<Verdict> out) {
        if (clock != null && ruling.penalty() != null) {
            out.add(clock.reading(t));
        }
    }

    void clockReading(long t, boolean changed, List<Verdict> out) {
        if (clock != null && changed) {
            out.add(clock.reading(t));
        }
    }

    /** A board that says check says it after the move that gives it (house rule "say-check"). */
    void sayCheck(List<Verdict> out) {
        if (rules.has(HouseRule.SAY_CHECK) && position().inCheck()) {
            out.add(Notice.of(Notice.Code.CHECK, position().turn()));
        }
    }

    void dutyNews(List<Verdict> out) {
        Duty duty = turns.news();
        if (duty != null && !over()) {
            out.add(duty);
        }
    }

    static void addIfAny(@Nullable Verdict verdict, List<Verdict> out) {
        if (verdict != null) {
            out.add(verdict);
        }
    }
}
