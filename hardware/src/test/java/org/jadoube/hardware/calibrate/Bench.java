package org.jadoube.hardware.calibrate;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.model.ModelBoard;
import org.jadoube.hardware.wiring.ProfileText;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.hardware.wiring.WiringReader;

/** A profile, a board of models that is wired otherwise, and a hand that calibrates it. */
final class Bench {

    final String text;
    final WiringProfile profile;
    final WiringProfile wired;
    final List<String> told = new ArrayList<>();
    private final List<Scramble> mistakes;

    Bench(String name, String... mistakes) {
        this(WiringFiles.text(name), List.of(mistakes));
    }

    Bench(String text, List<String> mistakes) {
        this.text = text;
        this.profile = WiringReader.read("bench.toml", text);
        this.mistakes = mistakes.stream().map(Scramble::parse).toList();
        this.wired = Scramble.applied(this.mistakes, profile);
    }

    Conclusion calibrated(boolean quick) {
        return calibrated(quick, new Facts());
    }

    Conclusion calibrated(boolean quick, Facts facts) {
        ModelBoard board = new ModelBoard(wired);
        try (RawBoard raw = new WiredRaw(profile, board.wires(), board.clock(), report -> told.add(report.text()))) {
            Task task = new Task(quick, raw.hasLevels(), raw.lamps());
            Calibrator calibrator = new Calibrator(task, facts, raw);
            new SimulatedHand(calibrator, raw, board, mistakes).all(request -> told.add(request.text()));
            return Conclusion.of(profile, task, facts);
        }
    }

    /** The profile that was written after all was learned, read back. */
    WiringProfile learned(boolean quick) {
        Conclusion conclusion = calibrated(quick);
        Conclusion.Learned learned = assertInstanceOf(Conclusion.Learned.class, conclusion, conclusion::toString);
        return WiringReader.read("bench.toml", ProfileText.changed(text, learned.profile()));
    }

    List<String> refusals(boolean quick) {
        return assertInstanceOf(Conclusion.Refused.class, calibrated(quick)).problems();
    }
}
