package org.jadoube.hardware.calibrate;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jadoube.hardware.model.TouchedBoard;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.LightLayout.Kind;

/** A patient hand that does on a simulated board what is asked, on a clock of its own. Times in ms. */
public final class SimulatedHand {
    private static final long SCAN = 5;
    private static final long MILLI = 1_000_000;
    private static final long LIFT = 100;
    private static final long PLACE = 400;
    private static final long PATIENCE = 2_000;
    private static final long WHITE_START = 0xFFFF;
    private static final long BLACK_START = 0xFFFF_0000_0000_0000L;

    private final Calibrator calibrator;
    private final RawBoard raw;
    private final TouchedBoard board;
    private final List<Scramble> mistakes;
    private long now;

    /** {@code raw} is {@code board} as the program drives it; the mistakes are those of the wiring that are no order. */
    public SimulatedHand(Calibrator calibrator, RawBoard raw, TouchedBoard board, List<Scramble> mistakes) {
        this.calibrator = calibrator;
        this.raw = raw;
        this.board = board;
        this.mistakes = List.copyOf(mistakes);
    }

    /** Does everything to the end; each request is told as it comes. Returns how long it took on the board's own clock. */
    public long all(Consumer<Request> told) {
        Optional<Request> request = calibrator.request();
        while (request.isPresent()) {
            told.accept(request.get());
            one(request.get());
            request = calibrator.request();
        }
        return now;
    }

    /** Does one act. */
    public void one(Request request) {
        String before = calibrator.progress();
        show(request);
        long began = now;
        while (calibrator.progress().equals(before)) {
            long since = now - began;
            if (since == LIFT && moves(request)) {
                stand(0, 0);
            } else if (since == PLACE) {
                act(request);
            } else if (since == PATIENCE) {
                calibrator.done(now);
            }
            now += SCAN;
            // The first row of a matrix settles between two scans.
            board.pass(SCAN * MILLI);
            raw.scan(now * MILLI);
            calibrator.look(now);
        }
    }

    /** Switches on the light that a request is about, and all others off. */
    private void show(Request request) {
        if (request instanceof Request.Follow follow) {
            raw.light(follow.lamp(), follow.light());
        } else {
            raw.dark();
        }
    }

    /** A man whose light stays dark is left where he is. */
    private boolean moves(Request request) {
        return !(request instanceof Request.Follow follow) || beside(follow) >= 0;
    }

    private void act(Request request) {
        switch (request) {
            case Request.Clear clear -> {
                stand(0, 0);
                if (clear.levels()) {
                    calibrator.done(now);
                }
            }
            case Request.Put put -> {
                long man = 1L << put.square();
                boolean black = put.man() == Request.Man.BLACK;
                stand(black ? 0 : man, black ? man : 0);
            }
            case Request.Follow follow -> {
                int square = beside(follow);
                if (square >= 0) {
                    stand(1L << square, 0);
                } else {
                    calibrator.done(now);
                }
            }
            case Request.SetUp setUp -> stand(WHITE_START, BLACK_START);
        }
    }

    private void stand(long white, long black) {
        // A switch that sticks does not know colours.
        long felt = Scramble.felt(mistakes, white | black);
        board.stand(felt & ~black, felt & black);
    }

    /** The square beside the light that shines, or -1 if none does. */
    private int beside(Request.Follow follow) {
        List<Integer> lit = board.lit(follow.lamp());
        if (lit.isEmpty()) {
            return -1;
        }
        LightLayout layout = board.layout(follow.lamp());
        int square = square(layout.kind(), layout.places().get(lit.get(0)));
        return square >= 0 && layout.kind() == Kind.SQUARES && Scramble.dark(mistakes, square) ? -1 : square;
    }

    private static int square(Kind kind, int place) {
        return switch (kind) {
            case SQUARES -> place;
            case CORNERS -> (place / 9 <= 4 ? 0 : 56) + (place % 9 <= 4 ? 0 : 7);
            case EDGES -> place < 8 ? place : (place - 8) * 8;
        };
    }
}
