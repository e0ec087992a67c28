package org.jadoube.hardware.doctor;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.hardware.doctor.Act.Kind;

/**
 * The examination of a board, as a state machine: it asks for one act after the other, is told what the sensors read and what
 * the person says, and knows at the end what is wrong. Times in ms, given with each input.
 *
 * <p>An act ends by itself when the sensors have read for {@value #HOLD} ms as they should; when they do not, the person says
 * that it is done, and the sensors are watched for as long again.
 */
public final class Doctor {
    /** Long enough to see a loose contact change several times, short enough not to bore. */
    public static final long HOLD = 500;
    /** Bounce changes a contact a few times within milliseconds; flickering goes on. */
    private static final long BOUNCE = 50;

    private static final int FLICKERS = 3;

    private final Grid grid;
    private final List<Act> plan;
    private final Observation seen = new Observation();
    private final Diagnosis diagnosis;
    private int at;
    private long men;
    private long expected;
    private long doneAt = Long.MAX_VALUE;

    /** Begins the examination of a board without faults, as far as is known. */
    public Doctor(Grid grid) {
        this.grid = grid;
        this.plan = Plan.of(grid);
        this.diagnosis = new Diagnosis(grid);
    }

    /** What is asked for now; empty when the examination is over. */
    public Optional<Act> act() {
        return at < plan.size() ? Optional.of(plan.get(at)) : Optional.empty();
    }

    /** The squares that should glow now. */
    public long glowing() {
        return act().filter(act -> act.kind() != Kind.CLEAR)
                .map(act -> 1L << act.square())
                .orElse(0L);
    }

    /** How many acts are done. */
    public int acted() {
        return at;
    }

    /** How many acts there are. */
    public int acts() {
        return plan.size();
    }

    /** How many acts are done, and how many there are. */
    public String progress() {
        return String.format(Locale.ROOT, "%d of %d", at, plan.size());
    }

    /** The sensors read this at {@code t}. */
    public void scan(long t, long full) {
        if (at >= plan.size()) {
            return;
        }
        seen.scan(t, full);
        boolean right = full == expected;
        boolean steady = t - Math.max(seen.changedAt(), seen.beganAt()) >= HOLD;
        if ((right && steady && doneAt == Long.MAX_VALUE) || t - doneAt >= HOLD) {
            end(t);
        }
    }

    /** The person says that the act is done. */
    public void done(long t) {
        if (doneAt == Long.MAX_VALUE) {
            doneAt = t;
        }
    }

    /** The person says which squares glow, if not the one that should. */
    public void glows(long squares) {
        act().filter(act -> act.kind() != Kind.CLEAR).ifPresent(act -> diagnosis.light(act.square(), squares));
    }

    /** The person says that the light is dim, or of another colour than it should be. */
    public void glowsPoorly(String how) {
        act().filter(act -> act.kind() != Kind.CLEAR).ifPresent(act -> diagnosis.poorLight(act.square(), how));
    }

    /** What is wrong, as far as the examination has come. */
    public List<Finding> findings() {
        return diagnosis.findings();
    }

    /** The men as they stand when the present act is done. */
    private long standing() {
        Act act = plan.get(at);
        return switch (act.kind()) {
            case CLEAR -> 0;
            case PLACE -> men | 1L << act.square();
            case LIFT -> men & ~(1L << act.square());
        };
    }

    private void end(long t) {
        Act act = plan.get(at);
        men = standing();
        for (int square = 0; square < 64; square++) {
            // The square in hand may bounce once; all others have no reason to change at all.
            boolean acted = act.kind() == Kind.CLEAR || square == act.square();
            int most = acted ? FLICKERS + 1 : FLICKERS;
            if (seen.changes(square) >= most && seen.span(square) > BOUNCE) {
                diagnosis.flicker(square, seen.rate(square));
            }
        }
        diagnosis.read(act, men, seen.full());
        at++;
        expected = at < plan.size() ? diagnosis.expected(standing()) : 0;
        doneAt = Long.MAX_VALUE;
        seen.restart(t);
    }

    /** The grid that is examined. */
    public Grid grid() {
        return grid;
    }
}
