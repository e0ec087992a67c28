package org.jadoube.host.doctor;

import org.jadoube.hardware.doctor.Doctor;
import org.jadoube.hardware.doctor.FaultyBoard;
import org.jadoube.hardware.doctor.Rounds;

/** Lets a patient hand go through a whole examination of a simulated board at once, on a clock of its own. */
final class HandsAtWork {

    private HandsAtWork() {}

    /** The doctor after the examination of a board with the faults of this one. */
    static Doctor through(Patient patient) {
        Doctor doctor = new Doctor(patient.grid());
        Rounds.through(doctor, new FaultyBoard(patient.grid(), patient.model().faults()));
        return doctor;
    }
}
