package org.jadoube.game;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jadoube.arbiter.Arbiter;
import org.jadoube.arbiter.Claim;
import org.jadoube.arbiter.ClockReading;
import org.jadoube.arbiter.GameResult;
import org.jadoube.arbiter.Language;
import org.jadoube.arbiter.Offer;
import org.jadoube.arbiter.Overruled;
import org.jadoube.arbiter.Ruling;
import org.jadoube.arbiter.Words;
import org.jadoube.rules.Side;

/**
 * What a game record holds besides its moves (FIDE 8.1, 8.6): times, rulings, offers, claims, moves taken back, what a
 * human arbiter decided. Words are English, as everything in a PGN file is.
 */
final class Chronicle {

    private static final Words WORDS = new Words(Language.EN);

    private final GameLine line;
    private final Arbiter arbiter;
    private final boolean touchMove;
    private final List<GameView.Remark> remarks = new ArrayList<>();
    private final TreeMap<Integer, Long> left = new TreeMap<>();
    private long started = -1;

    Chronicle(GameLine line, Arbiter arbiter, boolean touchMove) {
        this.line = line;
        this.arbiter = arbiter;
        this.touchMove = touchMove;
    }

    /** The arbiter has ruled. */
    void ruled(Ruling ruling) {
        remark(WORDS.ruling(ruling, touchMove));
    }

    /** The arbiter takes a ruling back. */
    void overruled(Overruled verdict) {
        remark("The arbiter takes back ruling " + verdict.ruling().id() + " (12.9).");
    }

    /** A claim was decided. */
    void claimed(Claim claim) {
        remark(WORDS.claim(claim) + " (" + claim.law() + ")");
    }

    /** The game has its result. */
    void ended(GameResult result) {
        remark(WORDS.result(result) + " (" + result.law() + ")");
    }

    /** The clock shows this at {@code t}; with the first time that runs the game has begun. */
    void read(long t, ClockReading clock) {
        started = started < 0 && clock.running() != null ? t : started;
    }

    /** A draw offer is noted with its sign (8.1.1). */
    void offered(Offer offer) {
        if (offer.state() == Offer.State.OPEN) {
            remark("(=) " + WORDS.offer(offer));
        }
    }

    /** A ply is completed at {@code t}. */
    void completed(long t, int ply) {
        ClockReading clock = arbiter.clock(t);
        if (clock != null && ply <= line.size()) {
            boolean white = line.ply(ply).by() == Side.WHITE;
            left.put(ply, white ? clock.white() : clock.black());
        }
    }

    /** These plies are undone or turned out to be others; what stands of the line is what is left. */
    void undone(List<String> sans, String how) {
        left.tailMap(line.size(), false).clear();
        if (!sans.isEmpty()) {
            remark(how + ": " + String.join(" ", sans) + ".");
        }
    }

    /** A human arbiter has corrected the clock (6.10). */
    void corrected(long t) {
        ClockReading clock = arbiter.clock(t);
        if (clock != null) {
            remark("The arbiter sets the clock: White " + time(clock.white()) + ", Black " + time(clock.black())
                    + " (6.10).");
        }
    }

    private static String time(long ms) {
        long s = ms / 1000;
        return String.format(java.util.Locale.ROOT, "%d:%02d:%02d", s / 3600, s / 60 % 60, s % 60);
    }

    private void remark(String text) {
        remarks.add(new GameView.Remark(line.size(), text));
    }

    /** What was noted; never after a ply that no longer stands. */
    List<GameView.Remark> remarks() {
        int last = line.size();
        return remarks.stream()
                .map(it -> it.after() <= last ? it : new GameView.Remark(last, it.text()))
                .toList();
    }

    /** Every ply that stands, with its times. */
    List<GameView.PlyView> plies() {
        List<GameView.PlyView> plies = new ArrayList<>();
        long before = started;
        for (GameLine.Told told : line.all()) {
            boolean here = told.id() > line.given();
            long spent = here && before >= 0 ? Math.max(0, told.made() - before) : -1;
            plies.add(new GameView.PlyView(
                    told.id(), told.move(), told.uci(), told.san(), left.getOrDefault(told.id(), -1L), spent));
            before = here ? told.made() : before;
        }
        return plies;
    }
}
