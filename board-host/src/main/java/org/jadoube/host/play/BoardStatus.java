package org.jadoube.host.play;

import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.host.recording.Json;

/**
 * How it stands with a board of wire, for the page.
 *
 * @param name the board's name
 * @param state whether it is there
 * @param what what is missing, with the cure; empty while the board is there
 * @param faults what does not answer or does not keep up, by device, each in one line
 */
record BoardStatus(String name, State state, String what, SortedMap<String, String> faults) {

    /** Whether a board is there. */
    enum State {
        /** Not yet seen. */
        MISSING,
        /** There. */
        HERE,
        /** Was there, and is waited for. */
        LOST,
        /** There, but the doctor has it. */
        DOCTOR,
        /** There, but a lesson goes on upon it. */
        LESSON
    }

    BoardStatus {
        faults = new TreeMap<>(faults);
    }

    /** A board that has not been seen. */
    static BoardStatus unseen(String name) {
        return new BoardStatus(name, State.MISSING, "", new TreeMap<>());
    }

    /** The board is there. */
    BoardStatus present(String board) {
        return new BoardStatus(
                board, state == State.DOCTOR || state == State.LESSON ? state : State.HERE, "", new TreeMap<>());
    }

    /** The board cannot be had. */
    BoardStatus absent(String why) {
        return new BoardStatus(name, state == State.HERE ? State.LOST : state, why, new TreeMap<>());
    }

    /** The state is another, and so is what is missing. */
    BoardStatus with(State other, String why) {
        return new BoardStatus(name, other, why, faults);
    }

    /** A device has failed, or is well again. */
    BoardStatus with(DeviceReport report) {
        TreeMap<String, String> now = new TreeMap<>(faults);
        if (report.healed()) {
            now.remove(report.device());
        } else {
            now.put(report.device(), report.text());
        }
        return new BoardStatus(name, state, what, now);
    }

    /** The message to the page. */
    String json() {
        return Json.write(json -> {
            json.writeStringField("name", name);
            json.writeStringField("state", state.name().toLowerCase(Locale.ROOT));
            json.writeStringField("what", what);
            json.writeArrayFieldStart("faults");
            for (String fault : faults.values()) {
                json.writeString(fault);
            }
            json.writeEndArray();
        });
    }
}
