package org.jadoube.hardware.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.WiringProfile;

/** What follows from all that was seen: the profile as it should be, or why it cannot be right; one of a closed set. */
public sealed interface Conclusion {

    /**
     * The wiring is learned.
     *
     * @param profile the profile in hand with its wires put right
     * @param notes what was found, in plain words
     */
    record Learned(WiringProfile profile, List<String> notes) implements Conclusion {
        public Learned {
            notes = List.copyOf(notes);
        }
    }

    /** What was seen cannot be right; the reasons, each with what to do. */
    record Refused(List<String> problems) implements Conclusion {
        public Refused {
            problems = List.copyOf(problems);
        }
    }

    /** Concludes, when everything that {@code task} asks for was seen. */
    static Conclusion of(WiringProfile profile, Task task, Facts facts) {
        List<String> problems = new ArrayList<>();
        Inputs inputs = Inputs.of(profile);
        int[] squareOfInput = SensorFindings.squares(inputs, task, facts, problems);
        if (!problems.isEmpty()) {
            return new Refused(problems);
        }
        List<String> notes = new ArrayList<>();
        List<SensorChip> sensors = new ArrayList<>();
        for (SensorChip chip : profile.sensors()) {
            sensors.add(
                    HallFindings.learned(chip, inputs, facts, problems, notes).wired(inputs.map(chip, squareOfInput)));
        }
        int quarters = turn(profile, sensors).orElse(profile.quarters());
        List<LampChip> lamps = new ArrayList<>();
        for (int lamp = 0; lamp < profile.lamps().size(); lamp++) {
            // Lights that nobody looked at lie as the sensors do.
            LampChip chip = profile.lamps().get(lamp).turned(quarters);
            LampFindings findings = new LampFindings(chip, facts.lights(lamp), squareOfInput, problems, notes);
            lamps.add(lamp < task.lamps().size() ? findings.learned() : chip);
        }
        if (!problems.isEmpty()) {
            return new Refused(problems);
        }
        return new Learned(turned(profile, sensors, lamps, notes), notes);
    }

    /** The quarter turns by which these sensors lie otherwise than in the file, if they are wired as it says. */
    private static Optional<Integer> turn(WiringProfile profile, List<SensorChip> sensors) {
        for (int quarters = 0; quarters < 4; quarters++) {
            if (sensors.equals(each(profile.sensors(), sensors, quarters))) {
                return Optional.of(quarters);
            }
        }
        return Optional.empty();
    }

    /** A board that is wired as its profile says but lies turned is told by one number; others by their lists. */
    private static WiringProfile turned(
            WiringProfile profile, List<SensorChip> sensors, List<LampChip> lamps, List<String> notes) {
        Optional<Integer> turn = turn(profile, sensors);
        List<LampChip> likewise = profile.lamps().stream()
                .map(chip -> chip.turned(turn.orElse(0)))
                .toList();
        if (turn.isPresent() && lamps.equals(likewise)) {
            notes.add(
                    0,
                    turn.get() == profile.quarters()
                            ? "Every input" + (lamps.isEmpty() ? "" : " and light") + " is where the profile has it."
                            : "The board lies turned by " + turn.get() * 90
                                    + " degrees clockwise; all else is as the profile says.");
            return profile.with(each(profile.sensors(), sensors, 0), profile.lamps(), turn.get());
        }
        notes.add(0, moved(profile, sensors));
        return profile.with(sensors, lamps, 0);
    }

    /** The profile's sensors turned, with whatever else was learned of them. */
    private static List<SensorChip> each(List<SensorChip> old, List<SensorChip> learned, int quarters) {
        List<SensorChip> all = new ArrayList<>();
        for (int i = 0; i < old.size(); i++) {
            all.add(learned.get(i).wired(old.get(i).squares().turned(quarters)));
        }
        return all;
    }

    private static String moved(WiringProfile profile, List<SensorChip> sensors) {
        int moved = 0;
        for (int i = 0; i < sensors.size(); i++) {
            List<Integer> before = profile.placedSensors().get(i).squares().asList();
            List<Integer> after = sensors.get(i).squares().asList();
            for (int bit = 0; bit < before.size(); bit++) {
                moved += before.get(bit).equals(after.get(bit)) ? 0 : 1;
            }
        }
        return moved == 0
                ? "Every input is where the profile has it."
                : moved + " of 64 inputs are not where the profile had them.";
    }
}
