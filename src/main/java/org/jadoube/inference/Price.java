package org.jadoube.inference;

/**
 * What each thing costs, in nats (minus the logarithm of how often a human does this), and every time that inference uses, in ms.
 * Values as measured on simulated hands; each with its reason.
 */
public enum Price {
    LATE_LIFT(3.5, "the landing closed before the lift opened: a sticky switch or a late scan"),
    LATE_LIFT_GRACE(400, "a switch may stick this long without being dearer, ms"),
    LATE_LIFT_RATE(400, "each further such time costs one more, ms"),
    VICTIM_BEFORE_ATTACKER(3.5, "the victim's square was full again before the attacker was lifted"),
    VICTIM_TOLERANCE(300, "so long before the attacker's lift the victim's square may have closed again, ms"),
    VICTIM_SHORT(1, "the victim's square was open only for a moment: rather a bump"),
    VICTIM_SHORT_TIME(50, "what counts as a moment for that, ms"),
    VICTIM_EARLY_TOLERANCE(60, "hands may overlap the previous landing this long for nothing, ms"),
    VICTIM_EARLY_RATE(300, "a victim lifted before the previous landing: one more for each such time, ms"),
    OVERLAP(0.3, "own man lifted before the previous landing: overlapping hands happen in fast play"),
    OVERLAP_RATE(150, "one more for each such time of overlap, ms"),
    EARLY_CAP(4, "the most that an early lift costs"),
    REVERSED(3, "a ply that landed before the one it answers; must stay dear"),
    REVERSED_RATE(200, "one more for each such time, ms"),
    REVERSED_CAP(12, "the most of that rate"),
    GOES_ON(3, "the same man goes on in the same direction: rather one slide"),
    GOES_ON_TIME(500, "how fast that suspicion fades with the dwell, ms at tempo 1"),
    SLIDE_STEP(0.25, "a man rests a moment on a square that he slides over"),
    SLIDE_STEP_RATE(400, "one more for each such time of rest, ms"),
    SLIDE_STEP_CAP(4, "the most of that rate"),
    SLIDE_TOLERANCE(30, "steps may stick out of the flight this much, ms"),
    SLIDE_STEP_HOME(0.5, "steps of a man who went home after all"),
    BORDER(1.2, "a man set on the border of two squares closes both for a moment"),
    BORDER_TIME(200, "how long such a closure may last, ms"),
    BORDER_BEFORE(60, "it begins at most this long before the landing, ms"),
    BORDER_AFTER(120, "and at most this long after it, ms"),
    BORDER_NEAR(60, "a closure within this of a landing is re-priced when the ply completes, ms"),
    BLIP_OPEN_SHORT(2, "a man left his square for a moment: bump, adjust, put-back, drop-out are one price"),
    BLIP_OPEN_LONG(2.5, "the same for longer"),
    BLIP_OPEN_TIME(300, "where short ends, ms"),
    BLIP_CLOSED(3, "an empty square was full for a moment and no man explains it"),
    BLIP_CLOSED_RATE(300, "one more for each such time, ms"),
    RETURNED_VICTIM_CAP(
            4, "a victim was lifted and put back while the man was in hand: then he rather did not land elsewhere"),
    RETURNED_VICTIM_RATE(200, "one more for each such time between that and the landing, ms at tempo 1"),
    OWED(0.4, "a castling or en passant told before its second man has moved"),
    CARRY(2, "a mismatch that a whole ply is played over"),
    SILENT(6, "a capture by exchange that the switch did not see"),
    SILENT_RETAKE(1.5, "less if it retakes on the square just landed on"),
    SILENT_TROUBLE(3, "age cost of the best explanation from which two silent captures are tried"),
    VANISHED(6, "a landing never seen, taken at once"),
    PRESS_MISSING(8, "a press by a side that has not moved since its last press"),
    PRESS_SILENT(3, "a press after an unseen capture"),
    PRESS_DELAY(20, "a press is handled this late, so that edges before it are in, ms"),
    FORCED_OTHER(30, "another move than the remote side's: hands execute it wrongly, but it can never count"),
    ANSWER(20, "whatever contradicts an answer"),
    STUCK(8, "a switch that no longer follows the men"),
    AGE_SLOPE(20000, "everything unfinished: one more for each such time, without end, ms"),
    AGE_OWED(0.1, "what is owed"),
    AGE_OWED_RATE(5000, "its rate, ms"),
    AGE_OWED_CAP(3, "its cap"),
    AGE_HAND(0.2, "the mover's man in hand"),
    AGE_HAND_RATE(4000, "people think with the man in hand, ms"),
    AGE_HAND_CAP(3, "its cap"),
    AGE_CASTLING(0.3, "king and rook of a castling both in hand"),
    AGE_OWN(1.5, "a further man of the mover lifted"),
    AGE_OWN_RATE(1000, "its rate, ms"),
    AGE_CAP(4, "the cap of men lifted without use"),
    AGE_VICTIM(0.2, "a man lifted that can be taken"),
    AGE_VICTIM_RATE(3000, "its rate, ms"),
    AGE_OTHER(0.8, "a man of the other side lifted otherwise: bumped, or he moves early"),
    AGE_OTHER_RATE(500, "its rate, ms"),
    AGE_ROOK_WAITS(0.5, "a rook on its castling square with the king still to come"),
    AGE_ROOK_WAITS_RATE(2000, "its rate at tempo 1 or more, ms"),
    AGE_PLACED_CAP(5, "the cap of a man that rests where he may have landed"),
    AGE_GOES_ON(0.3, "a man rests where he can slide on"),
    AGE_GOES_ON_RATE(300, "its rate at tempo 1: how long slides pause, ms"),
    AGE_STOPPED(0.6, "a man rests where he can go no further"),
    AGE_STOPPED_RATE(40, "its rate at tempo 1: nothing to wait for, ms"),
    AGE_STRANGE(1.5, "a man rests where none can have come"),
    AGE_STRANGE_RATE(150, "its rate, ms"),
    AGE_STRANGE_RATE_OTHER(300, "its rate while the other side has a man up, ms"),
    AGE_STRANGE_CAP(9, "its cap"),
    AGE_WRONG(3, "another man stands there than should"),
    AGE_WRONG_RATE(200, "its rate, ms"),
    AGE_WRONG_CAP(9, "its cap"),
    TEMPO_FLIGHT(400, "the flight of tempo 1, ms"),
    TEMPO_MIN(0.5, "the fastest tempo"),
    TEMPO_MAX(3, "the slowest tempo"),
    TEMPO_START(2, "the least tempo until enough plies are known: beginners must not be hurried"),
    TEMPO_PLIES(6, "how many plies are enough"),
    REACH(14, "explanations dearer than the best by more are dropped"),
    BEAM(24, "the most explanations kept"),
    MERGE(1, "of two roads to one position the dearer by more is dropped: nothing later can tell them apart"),
    MARGIN(5, "a move settles when every rival is this much dearer"),
    MARGIN_FALL(2, "the margin falls by this with quiet: last moves must not stay open"),
    MARGIN_TIME(2000, "over this time, ms"),
    WITHDRAW_QUIET(700, "quiet after which a told ply that no explanation holds any more is withdrawn, ms"),
    SETTLE(1450, "rest after which the one complete explanation settles, ms"),
    SETTLE_CASTLING(2600, "the same for a rook that may be the first half of a castling, ms"),
    SETTLE_REACH(8, "how much dearer than the best such a complete explanation may be"),
    UNEXPLAINED(1500, "rest after which a board without explanation is told, ms"),
    ASK_WITHIN(1.5, "explanations closer than this to the best are a question"),
    ASK_PROMOTION(150, "a promotion is asked this long after the landing, ms"),
    ASK_QUIET(450, "other questions after this much quiet, ms"),
    ASK_LANDING(3000, "or when the landing is so old, ms"),
    GATE_LIMIT(20, "senselessness from which nothing is told any more"),
    GATE_LEAK(1, "what of it is forgotten in a second"),
    GATE_PLY(2, "what of it is forgotten with each told ply"),
    CALM(1000, "the board stands as told for this long: the disturbance is over, ms"),
    TICK(25, "the grid of decisions after the last edge, ms"),
    TICK_SLOW(250, "the grid after the first few seconds, ms"),
    TICK_SLOW_AFTER(4000, "where the slow grid begins, ms"),
    IDLE_AFTER(20000, "quiet after which nothing is decided by time any more, ms"),
    NODES(2000, "the most completions tried for one edge"),
    NODES_SILENT(1600, "the most before the searches for unseen moves are left out"),
    BLIP_LIFE(5000, "how long a blip is remembered, ms"),
    BLIPS(14, "how many blips are remembered");

    private final double measured;
    private final String reason;

    Price(double measured, String reason) {
        this.measured = measured;
        this.reason = reason;
    }

    /** The value as measured. */
    public double measured() {
        return measured;
    }

    /** Why there is such a price. */
    public String reason() {
        return reason;
    }
}
