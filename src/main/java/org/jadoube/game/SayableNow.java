package org.jadoube.game;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.arbiter.Arbiter;
import org.jadoube.arbiter.Claim;
import org.jadoube.arbiter.ClockReading;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** Finds out which words mean something now. */
final class SayableNow {

    private static final String NEW_GAME = "new-game";

    private final GameSetup setup;
    private final RuleSet rules;
    private final Arbiter arbiter;
    private final GameLine line;
    private final @Nullable ClockReading clock;

    private SayableNow(GameSetup setup, Arbiter arbiter, GameLine line, long t) {
        this.setup = setup;
        this.rules = setup.rules();
        this.arbiter = arbiter;
        this.line = line;
        this.clock = arbiter.clock(t);
    }

    static Sayable of(GameSetup setup, Arbiter arbiter, GameLine line, long t) {
        SayableNow now = new SayableNow(setup, arbiter, line, t);
        return new Sayable(now.player(Side.WHITE), now.player(Side.BLACK), now.arbiter());
    }

    private List<String> player(Side side) {
        List<String> words = new ArrayList<>();
        if (arbiter.result() != null) {
            words.add(NEW_GAME);
            return words;
        }
        boolean played = line.size() > 0;
        answers(side, words);
        add(words, "adjust", rules.touchMove() && arbiter.onMove() == side);
        claims(side, words);
        add(words, "offer-draw", played && arbiter.offerOpen() == null);
        boolean mayTakeBack = rules.takebacks() && arbiter.takebackAsked() == null;
        add(words, "takeback", mayTakeBack && arbiter.takebackPlies(side) > 0);
        add(words, "need-man", clock != null && arbiter.maySendForAMan(side));
        clockWords(words);
        add(words, "resign", played);
        return words;
    }

    private void answers(Side side, List<String> words) {
        boolean offered = arbiter.offerOpen() == side.other();
        add(words, "accept-draw", offered);
        add(words, "decline-draw", offered);
        boolean asked = arbiter.takebackAsked() == side.other();
        add(words, "accept-takeback", asked);
        add(words, "decline-takeback", asked);
    }

    /** By the Laws a claim may always be made and nobody says whether it would be right; at home the board may say so. */
    private void claims(Side side, List<String> words) {
        boolean may = line.size() > 0 && arbiter.mayClaim(side);
        boolean silent = !rules.base().friendly();
        add(words, "claim-threefold", may && (silent || arbiter.claimHolds(Claim.Kind.THREEFOLD)));
        add(words, "claim-fifty", may && (silent || arbiter.claimHolds(Claim.Kind.FIFTY)));
        boolean complaints = rules.touchMove() || rules.penalties();
        add(words, "claim-illegal", complaints && (arbiter.breachOpen() || may) && line.lastOf(side.other()) != null);
    }

    private void clockWords(List<String> words) {
        ClockReading reading = clock;
        if (reading != null) {
            words.add(reading.running() == null ? "resume" : "pause");
        }
    }

    private List<String> arbiter() {
        List<String> words = new ArrayList<>();
        if (rules.base().friendly()) {
            return words;
        }
        add(words, "overrule", arbiter.hasRulings());
        if (arbiter.result() != null) {
            words.add(NEW_GAME);
            return words;
        }
        boolean played = line.size() > 0;
        add(words, "set-clock", setup.clock() != null);
        clockWords(words);
        words.add("result");
        add(words, "two-hands", played);
        add(words, "claim-illegal", played);
        add(words, "displaced", played);
        words.addAll(List.of("wrong-set-up", "colours-reversed", "board-turned"));
        return words;
    }

    private static void add(List<String> words, String word, boolean may) {
        if (may) {
            words.add(word);
        }
    }
}
