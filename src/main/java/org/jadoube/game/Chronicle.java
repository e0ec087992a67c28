package org.jadoube.game;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jadoube.arbiter.Arbiter;
import org.jadoube.arbiter.Claim;
import org.jadoube.arbiter.ClockReading;
import org.jadoube.arbiter.Completed;
import org.jadoube.arbiter.GameResult;
import org.jadoube.arbiter.Language;
import org.jadoube.arbiter.Offer;
import org.jadoube.arbiter.Overruled;
import org.jadoube.arbiter.Ruling;
import org.jadoube.arbiter.Verdict;
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
    private final List<GameView.Remark> remarks = new ArrayList<>();
    private final TreeMap<Integer, Long> left = new TreeMap<>();
    private long started = -1;

    Chronicle(GameLine line, Arbiter arbiter) {
        this.line = line;
        this.arbiter = arbiter;
    }

    /** The arbiter says something at {@code t}. */
    void hear(long t, Verdict verdict) {
        switch (verdict) {
            case Ruling v -> remark(WORDS.ruling(v));
            case Overruled v ->
                remark("The arbiter takes back ruling " + v.ruling().id() + " (12.9).");
            case Claim v -> remark(WORDS.claim(v) + " (" + v.law() + ")");
            case Offer v -> offered(v);
            case GameResult v -> remark(WORDS.result(v) + " (" + v.law() + ")");
            case Completed v -> completed(t, v.ply());
            case ClockReading v -> started = started < 0 && v.running() != null ? t : started;
            default -> {}
        }
    }

    /** A draw offer is noted with its sign (8.1.1). */
    private void offered(Offer offer) {
        if (offer.state() == Offer.State.OPEN) {
            remark("(=) " + WORDS.offer(offer));
        }
    }

    private void completed(long t, int ply) {
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
