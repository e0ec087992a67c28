package org.jadoube.hardware.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.hardware.calibrate.Request.Man;
import org.jadoube.rules.Square;

/**
 * The learning of a board's wiring, as a state machine: it asks for one act after the other, looks at the inputs, and writes
 * down what it sees. Times in ms, given with each input. One man walks over the board, so that whatever moves is his.
 *
 * <p>A placement counts when one input alone has read full for {@value #HOLD} ms after the board was seen empty, and that
 * input is not yet another square's. Anything else must be confirmed by the person, and is judged at the end.
 */
public final class Calibrator {
    /** Long enough for every bounce, short enough for sixty-four squares. */
    public static final long HOLD = 300;

    private final List<Request> plan;
    private final Facts facts;
    private final RawBoard board;
    private final Eye eye = new Eye();
    private int at;
    private boolean lifted;
    private long last;
    private long since = Long.MIN_VALUE;
    private boolean confirmed;
    private long confirmedAt;

    /** Begins; what {@code facts} already tell is not asked again. */
    public Calibrator(Task task, Facts facts, RawBoard board) {
        this.plan = new ArrayList<>(task.requests());
        this.facts = facts;
        this.board = board;
    }

    /** What is asked for now; empty when all is seen. */
    public Optional<Request> request() {
        return at < plan.size() ? Optional.of(plan.get(at)) : Optional.empty();
    }

    /** How many acts are done, and how many there are. */
    public String progress() {
        return String.format(Locale.ROOT, "%d of %d", at, plan.size());
    }

    /** What has been seen so far. */
    public Facts facts() {
        return facts;
    }

    /** The person says that it is done, or that nothing glows. */
    public void done(long t) {
        confirmed = true;
        confirmedAt = t;
    }

    /** Asks for the act before this one again. */
    public void back() {
        if (at > 1) {
            at--;
            facts.forget(plan.get(at));
            begin();
        }
    }

    /** Leaves the lights that were not asked for yet as they are. */
    public void withoutLights() {
        if (request().filter(Request.Follow.class::isInstance).isPresent()) {
            begin();
        }
        for (int i = plan.size() - 1; i >= at; i--) {
            if (plan.get(i) instanceof Request.Follow follow) {
                facts.forgetLights(follow.lamp());
                plan.remove(i);
            }
        }
    }

    /** Why a placement that is seen does not count yet; empty if there is nothing to say. */
    public Optional<String> hint() {
        Optional<Request> asked = request();
        if (asked.isEmpty() || asked.get() instanceof Request.SetUp || last == 0) {
            return Optional.empty();
        }
        if (asked.get() instanceof Request.Clear) {
            return Optional.of("Some squares still read full. Press Enter if the board is empty.");
        }
        if (!lifted) {
            return Optional.empty();
        }
        if (Long.bitCount(last) > 1) {
            return Optional.of("More than one input sees a man: leave one man alone, in the middle of its square."
                    + " Press Enter if it is so.");
        }
        if (asked.get() instanceof Request.Put put) {
            int taken = facts.squareOf(Long.numberOfTrailingZeros(last));
            if (taken != Facts.NOTHING && taken != put.square()) {
                return Optional.of("That is the input that " + Square.name(taken) + " closed. If the man stands on "
                        + Square.name(put.square()) + ", press Enter; if it stands elsewhere, put it right.");
            }
        }
        return Optional.empty();
    }

    /** Looks at the board at {@code t}, after it has been scanned. */
    public void look(long t) {
        if (at >= plan.size()) {
            return;
        }
        Request asked = plan.get(at);
        long now = sees(asked);
        if (now != last || since == Long.MIN_VALUE) {
            last = now;
            since = t;
        }
        lifted |= now == 0;
        if (t - since >= HOLD || (confirmed && t - confirmedAt >= HOLD)) {
            settled(asked, now);
        }
    }

    private long sees(Request asked) {
        return switch (asked) {
            case Request.Clear clear -> clear.levels() ? 0 : board.closed();
            case Request.Put put -> eye.man(board);
            case Request.Follow follow -> eye.man(board);
            case Request.SetUp setUp -> eye.men(board, weakest());
        };
    }

    private int weakest() {
        return facts.moved(true).values().stream().mapToInt(Math::abs).min().orElse(0);
    }

    private void settled(Request asked, long now) {
        boolean one = lifted && Long.bitCount(now) == 1;
        switch (asked) {
            case Request.Clear clear -> {
                if (confirmed || (now == 0 && !clear.levels())) {
                    eye.empty(board);
                    facts.stuck(eye.stuck());
                    facts.empty(eye.emptyLevels());
                    next();
                }
            }
            case Request.Put put -> {
                int owner = one ? facts.squareOf(Long.numberOfTrailingZeros(now)) : Facts.NOTHING;
                boolean free = owner == Facts.NOTHING || owner == put.square();
                if (confirmed || (one && free)) {
                    placed(put, lifted ? now : 0);
                    next();
                }
            }
            case Request.Follow follow -> {
                if (confirmed || one) {
                    // Who stands the man there and presses Enter as well has seen it glow.
                    facts.light(follow.lamp(), follow.light(), one ? Long.numberOfTrailingZeros(now) : Facts.NOTHING);
                    next();
                }
            }
            case Request.SetUp setUp -> {
                if (confirmed || Lines.of(facts, now).isPresent()) {
                    facts.start(now);
                    measureMen();
                    next();
                }
            }
        }
    }

    private void placed(Request.Put put, long closed) {
        if (put.man() != Man.BLACK) {
            facts.put(put.square(), closed);
        }
        if (put.man() != Man.ANY && Long.bitCount(closed) == 1) {
            int moved = eye.moved(board, Long.numberOfTrailingZeros(closed));
            facts.level(put.square(), put.man() == Man.WHITE, moved);
        }
    }

    /** In the start position every man tells his level. */
    private void measureMen() {
        if (!board.hasLevels()) {
            return;
        }
        Lines.of(facts, facts.start()).ifPresent(lines -> {
            for (int square = 0; square < 64; square++) {
                if ((Task.START >>> square & 1) != 0) {
                    facts.level(square, square < 32, eye.moved(board, lines.input(square)));
                }
            }
        });
    }

    private void next() {
        do {
            at++;
        } while (at < plan.size() && facts.knows(plan.get(at)));
        begin();
    }

    private void begin() {
        lifted = false;
        confirmed = false;
        since = Long.MIN_VALUE;
    }
}
