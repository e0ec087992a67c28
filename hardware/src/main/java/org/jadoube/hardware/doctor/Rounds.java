package org.jadoube.hardware.doctor;

import java.util.Optional;

/** Lets a patient hand go through the examination of a simulated board, on a clock of its own. */
public final class Rounds {
    private static final long SCAN = 5;
    private static final long HAND = 300;
    private static final long PATIENCE = 1_500;

    private Rounds() {}

    /** Examines {@code board} to the end; returns how many ms that took on the board's clock. */
    public static long through(Doctor doctor, Examinee board) {
        long t = 0;
        Optional<Act> act = doctor.act();
        while (act.isPresent()) {
            Act asked = act.get();
            board.light(doctor.glowing());
            if (board.seen() != doctor.glowing()) {
                doctor.glows(board.seen());
            }
            long began = t;
            boolean acted = false;
            while (doctor.act().equals(act)) {
                if (!acted && t - began >= HAND) {
                    board.act(asked);
                    acted = true;
                }
                if (t - began >= PATIENCE) {
                    doctor.done(t);
                }
                t += SCAN;
                doctor.scan(t, board.read(t));
            }
            act = doctor.act();
        }
        return t;
    }
}
