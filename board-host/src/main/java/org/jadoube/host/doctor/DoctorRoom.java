package org.jadoube.host.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jadoube.hardware.doctor.Doctor;
import org.jadoube.hardware.doctor.DoctorReport;
import org.jspecify.annotations.Nullable;

/**
 * The doctor on the page: examines the board that is in use while the game waits, and tells the page how far it has come. Has
 * a thread only while an examination goes on.
 */
public final class DoctorRoom implements AutoCloseable {
    /** Steadiness shows in time alone, so the sensors are looked at even when they tell nothing. */
    private static final long TICK = 25;

    private static final long NANOS_A_MILLI = 1_000_000;

    /** What reaches the examination. */
    private sealed interface Message {
        record Read(long t, long full) implements Message {}

        record Said(DoctorWord word) implements Message {}
    }

    private final Patient patient;
    private final Consumer<String> page;
    private final Consumer<Boolean> game;
    private final BlockingQueue<Message> messages = new LinkedBlockingQueue<>();
    private Doctor doctor;
    private List<String> facts = List.of();
    private List<String> report = List.of();
    private long full;
    private @Nullable Thread examination;
    private @Nullable DoctorState told;

    /**
     * A room for one board.
     *
     * @param page takes the state as JSON, whenever it changes
     * @param game told true when an examination begins, so that the game waits, and false when the board is back
     */
    public DoctorRoom(Patient patient, Consumer<String> page, Consumer<Boolean> game) {
        this.patient = patient;
        this.page = page;
        this.game = game;
        this.doctor = new Doctor(patient.grid());
    }

    /** Tells the page what can be examined here. */
    public synchronized void introduce() {
        publish(false);
    }

    /** A person's word. Throws IllegalArgumentException or IllegalStateException with the reason if it cannot be taken. */
    public synchronized void take(Map<String, @Nullable Object> line) {
        DoctorWord word = DoctorWord.of(line);
        switch (word) {
            case DoctorWord.Begin begin -> begin();
            case DoctorWord.Faults faults -> {
                patient.model().suffer(faults.faults());
                publish(busy());
            }
            case DoctorWord.End end -> say(word);
            case DoctorWord.Done done -> say(word);
            case DoctorWord.Glows glows -> say(word);
            case DoctorWord.GlowsPoorly poorly -> say(word);
            case DoctorWord.Hand hand -> sayToModel(word);
            case DoctorWord.Clear clear -> sayToModel(word);
            case DoctorWord.Hands hands -> sayToModel(word);
        }
    }

    private void sayToModel(DoctorWord word) {
        patient.model();
        say(word);
    }

    private void say(DoctorWord word) {
        if (!busy()) {
            throw new IllegalStateException("no examination is under way; begin one");
        }
        messages.add(new Message.Said(word));
    }

    private boolean busy() {
        return examination != null;
    }

    /** True while the board is in the doctor's hands. */
    public synchronized boolean examining() {
        return busy();
    }

    /** The last report, a line each; empty if there is none. */
    public synchronized List<String> report() {
        return report;
    }

    private void begin() {
        if (busy()) {
            return;
        }
        messages.clear();
        patient.begin((t, now) -> messages.add(new Message.Read(t, now)));
        doctor = new Doctor(patient.grid());
        report = List.of();
        full = 0;
        game.accept(true);
        examination = Thread.ofPlatform().name("doctor").daemon().start(this::examine);
    }

    private void examine() {
        try {
            List<String> found = patient.facts();
            synchronized (this) {
                facts = found;
                patient.light(doctor.glowing());
                publish(true);
            }
            boolean more = true;
            while (more) {
                Message message = messages.poll(TICK, TimeUnit.MILLISECONDS);
                synchronized (this) {
                    more = step(message);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            finish();
        }
    }

    /** Takes in one message, or the time that has passed; false when the examination is over. */
    private boolean step(@Nullable Message message) {
        long now = System.nanoTime() / NANOS_A_MILLI;
        int acted = doctor.acted();
        boolean more = true;
        switch (message) {
            case Message.Read read -> {
                full = read.full();
                doctor.scan(read.t(), full);
            }
            case Message.Said said -> more = heard(said.word(), now);
            case null -> {
                full = patient.read(now);
                doctor.scan(now, full);
            }
        }
        if (doctor.acted() != acted) {
            patient.light(doctor.glowing());
        }
        more &= doctor.act().isPresent();
        if (more) {
            publish(true);
        }
        return more;
    }

    private boolean heard(DoctorWord word, long now) {
        switch (word) {
            case DoctorWord.End end -> {
                return false;
            }
            case DoctorWord.Done done -> doctor.done(now);
            case DoctorWord.Glows glows -> doctor.glows(glows.squares());
            case DoctorWord.GlowsPoorly poorly -> doctor.glowsPoorly(poorly.how());
            case DoctorWord.Hand hand -> patient.model().toggle(hand.square());
            case DoctorWord.Clear clear -> patient.model().clear();
            case DoctorWord.Hands hands -> doctor = HandsAtWork.through(patient);
            case DoctorWord.Begin begin -> {
                // Already under way.
            }
            case DoctorWord.Faults faults -> patient.model().suffer(faults.faults());
        }
        return true;
    }

    private void finish() {
        List<String> found = patient.facts();
        patient.end();
        synchronized (this) {
            facts = found;
            report = DoctorReport.lines(
                    patient.name(),
                    withProgress(found),
                    doctor.findings(),
                    doctor.act().isEmpty());
            examination = null;
            publish(false);
        }
        game.accept(false);
    }

    private List<String> withProgress(List<String> found) {
        if (doctor.act().isEmpty()) {
            return found;
        }
        List<String> all = new ArrayList<>(found);
        all.add("The examination was broken off after " + doctor.progress() + " steps.");
        return all;
    }

    private void publish(boolean running) {
        boolean simulated = patient.simulated();
        DoctorState now = new DoctorState(
                patient.name(),
                simulated,
                running,
                running ? doctor.act() : Optional.empty(),
                doctor.acted(),
                doctor.acts(),
                !running ? 0 : simulated ? patient.model().seen() : doctor.glowing(),
                full,
                simulated ? patient.model().men() : 0,
                simulated ? patient.model().faults() : List.of(),
                doctor.findings(),
                facts,
                report);
        if (!now.equals(told)) {
            told = now;
            page.accept(now.json());
        }
    }

    /** Breaks an examination off, and waits until the board is back. */
    @Override
    public void close() {
        Thread under;
        synchronized (this) {
            under = examination;
        }
        if (under != null) {
            messages.add(new Message.Said(new DoctorWord.End()));
            try {
                under.join(4 * TICK + 2_000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
