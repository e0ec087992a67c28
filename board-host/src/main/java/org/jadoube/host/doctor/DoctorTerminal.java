package org.jadoube.host.doctor;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.Machine;
import org.jadoube.hardware.doctor.Act;
import org.jadoube.hardware.doctor.Doctor;
import org.jadoube.hardware.doctor.DoctorReport;
import org.jadoube.hardware.doctor.Facts;
import org.jadoube.hardware.doctor.Grid;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;

/** Examines a wired board with a person at the terminal. */
final class DoctorTerminal implements BoardListener {
    private static final long TICK = 50;
    private static final String HELP =
            "Enter: done. If the light is wrong, type what you see first: dark, dim, colour, or the square that glows.";

    /** What reaches the examination: a reading, or a line that was typed. */
    private sealed interface Message {
        record Read(long millis, long full) implements Message {}

        record Typed(String line) implements Message {}
    }

    private final PrintWriter out;
    private final BlockingQueue<Message> messages = new LinkedBlockingQueue<>();
    private final List<String> devices = Collections.synchronizedList(new ArrayList<>());

    DoctorTerminal(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void reading(long nanos, Reading reading) {
        messages.add(new Message.Read(nanos / 1_000_000, reading.occupied()));
    }

    @Override
    public void pressed(long nanos, Button.Action action) {
        devices.add("The button " + action.word() + " works.");
    }

    @Override
    public void device(DeviceReport report) {
        devices.add(report.text());
        out.println(report.text());
        out.flush();
    }

    /** Examines the board to the end, or to the end of what is typed; returns the report. */
    List<String> examine(Board board, Grid grid, BufferedReader keys) throws InterruptedException {
        Doctor doctor = new Doctor(grid);
        Thread.ofPlatform().name("doctor keys").daemon().start(() -> listen(keys));
        board.tellAnew(true);
        board.start();
        out.println(HELP);
        long full = 0;
        Optional<Act> told = Optional.empty();
        while (doctor.act().isPresent()) {
            if (!doctor.act().equals(told)) {
                told = doctor.act();
                ask(doctor, told.get());
                board.show(scene(doctor.glowing()));
            }
            Message message = messages.poll(TICK, TimeUnit.MILLISECONDS);
            long now = System.nanoTime() / 1_000_000;
            if (message instanceof Message.Read read) {
                full = read.full();
                doctor.scan(read.millis(), full);
            } else {
                if (message instanceof Message.Typed typed) {
                    understand(doctor, typed.line(), now);
                }
                doctor.scan(now, full);
            }
        }
        board.show(LightScene.DARK);
        return DoctorReport.lines(board.name(), facts(board), doctor.findings(), true);
    }

    private void ask(Doctor doctor, Act act) {
        out.println("[" + doctor.progress() + "] " + act.text());
        out.flush();
    }

    private void understand(Doctor doctor, String line, long now) {
        String word = line.strip().toLowerCase(Locale.ROOT);
        switch (word) {
            case "" -> doctor.done(now);
            case "dark" -> doctor.glows(0);
            case "dim", "colour" -> doctor.glowsPoorly(word.equals("dim") ? "dim" : "of a wrong colour");
            default -> {
                if (word.matches("[a-h][1-8]")) {
                    doctor.glows(Square.bit(Square.parse(word)));
                } else {
                    out.println(HELP);
                    out.flush();
                }
            }
        }
    }

    private void listen(BufferedReader keys) {
        try {
            for (String line = keys.readLine(); line != null; line = keys.readLine()) {
                messages.add(new Message.Typed(line));
            }
        } catch (IOException e) {
            out.println("The keyboard is gone: " + e.getMessage());
            out.flush();
        }
    }

    private static LightScene scene(long squares) {
        Map<Integer, Light> lit = new TreeMap<>();
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            lit.put(Long.numberOfTrailingZeros(rest), Light.TARGET);
        }
        return new LightScene(lit);
    }

    private List<String> facts(Board board) {
        List<String> facts = new ArrayList<>(Facts.of(board, Machine.here()));
        synchronized (devices) {
            facts.addAll(devices);
        }
        return facts;
    }
}
