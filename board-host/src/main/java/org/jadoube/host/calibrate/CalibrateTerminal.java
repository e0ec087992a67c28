package org.jadoube.host.calibrate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongSupplier;
import org.jadoube.hardware.calibrate.Calibrator;
import org.jadoube.hardware.calibrate.RawBoard;
import org.jadoube.hardware.calibrate.Request;
import org.jadoube.hardware.sensor.Pause;

/** Calibrates a board with a person at the terminal. */
final class CalibrateTerminal {
    private static final long TICK_NANOS = 10_000_000;
    private static final long MILLI = 1_000_000;
    private static final String HELP =
            "A man that is seen counts by itself. Enter: it is done, or nothing glows; back: once"
                    + " more; dark: there are no lights to look at; stop: go on another time.";
    /** What stands for the end of all that is typed. */
    private static final String END = "stop";

    private final Calibrator calibrator;
    private final RawBoard board;
    private final Notebook notebook;
    private final PrintWriter out;
    private final LongSupplier clock;
    private final Pause pause;
    private final Queue<String> typed = new ConcurrentLinkedQueue<>();

    /** {@code clock} in nanoseconds; {@code pause} waits on it between two looks at the board. */
    CalibrateTerminal(
            Calibrator calibrator,
            RawBoard board,
            Notebook notebook,
            PrintWriter out,
            LongSupplier clock,
            Pause pause) {
        this.calibrator = calibrator;
        this.board = board;
        this.notebook = notebook;
        this.out = out;
        this.clock = clock;
        this.pause = pause;
    }

    /** Asks to the end; false if the person stopped before. */
    boolean ask(BufferedReader keys) {
        Thread.ofPlatform().name("calibrate keys").daemon().start(() -> listen(keys));
        say(HELP);
        String shown = "";
        String hinted = "";
        Optional<Request> request = calibrator.request();
        while (request.isPresent()) {
            if (!calibrator.progress().equals(shown)) {
                shown = calibrator.progress();
                hinted = "";
                say("[" + shown + "] " + request.get().text());
                show(request.get());
                notebook.write(calibrator.facts());
            }
            long nanos = clock.getAsLong();
            board.scan(nanos);
            calibrator.look(nanos / MILLI);
            String hint = calibrator.hint().orElse("");
            if (!hint.isEmpty() && !hint.equals(hinted)) {
                hinted = hint;
                say(hint);
            }
            pause.nanos(TICK_NANOS);
            String line = typed.poll();
            if (line != null && !understand(line)) {
                return false;
            }
            request = calibrator.request();
        }
        board.dark();
        notebook.write(calibrator.facts());
        return true;
    }

    private void show(Request request) {
        if (request instanceof Request.Follow follow) {
            board.light(follow.lamp(), follow.light());
        } else {
            board.dark();
        }
    }

    /** False if the person wants to stop. */
    private boolean understand(String line) {
        switch (line.strip().toLowerCase(Locale.ROOT)) {
            case "" -> calibrator.done(clock.getAsLong() / MILLI);
            case "back" -> calibrator.back();
            case "dark" -> calibrator.withoutLights();
            case END -> {
                return false;
            }
            default -> say(HELP);
        }
        return true;
    }

    private void listen(BufferedReader keys) {
        try {
            for (String line = keys.readLine(); line != null; line = keys.readLine()) {
                typed.add(line);
            }
        } catch (IOException e) {
            say("The keyboard is gone: " + e.getMessage());
        }
        typed.add(END);
    }

    private void say(String text) {
        out.println(text);
        out.flush();
    }
}
