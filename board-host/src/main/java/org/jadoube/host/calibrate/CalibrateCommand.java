package org.jadoube.host.calibrate;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jadoube.hardware.BoardFactory;
import org.jadoube.hardware.BoardUnavailable;
import org.jadoube.hardware.DeviceException;
import org.jadoube.hardware.Machine;
import org.jadoube.hardware.calibrate.Calibrator;
import org.jadoube.hardware.calibrate.Conclusion;
import org.jadoube.hardware.calibrate.Facts;
import org.jadoube.hardware.calibrate.Inputs;
import org.jadoube.hardware.calibrate.RawBoard;
import org.jadoube.hardware.calibrate.Scramble;
import org.jadoube.hardware.calibrate.SerialRaw;
import org.jadoube.hardware.calibrate.SimulatedHand;
import org.jadoube.hardware.calibrate.Task;
import org.jadoube.hardware.calibrate.WiredRaw;
import org.jadoube.hardware.model.ModelBoard;
import org.jadoube.hardware.sensor.Pause;
import org.jadoube.hardware.wiring.ProfileText;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.host.FailureException;
import org.jadoube.host.UsageException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code calibrate}: learns how a board is wired and writes its profile. Never needs root. */
@Command(
        name = "calibrate",
        description = "Learns with you which input and which light is which square, how the board lies and what Hall"
                + " sensors read, and writes the wiring profile. It can be stopped and goes on where it was.",
        sortOptions = false)
public final class CalibrateCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--board",
            paramLabel = "BOARD",
            defaultValue = "simulated",
            description = "a wiring profile's name or file, serial:PORT, or simulated, simulated:PROFILE (default:"
                    + " simulated)")
    private String board = "simulated";

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description =
                    "where to write the profile (default: its own file; NAME.toml here for one that comes with the"
                            + " program); a file that is there is kept as FILE.1")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--quick",
            description =
                    "eight men on the long diagonal and the start position: for wires that are mixed up line by line")
    private boolean quick;

    @Option(names = "--no-lights", description = "learn the sensors alone, by words")
    private boolean noLights;

    @Option(names = "--fresh", description = "begin anew, though a calibration was stopped before")
    private boolean fresh;

    @Option(
            names = "--fault",
            paramLabel = "FAULT",
            split = ",",
            description =
                    "how the simulated board is wired otherwise, as in turned:90, permuted:7, lines:7, swapped:e4:d4,"
                            + " joined:e4:d4, stuck-open:e4, stuck-closed:e4, lights:7, light-elsewhere:e4:d4, light-dead:e4")
    private List<String> faults = List.of();

    @Override
    public void run() {
        PrintWriter paper = spec.commandLine().getOut();
        Target target = Target.of(board);
        if (!target.simulated() && !faults.isEmpty()) {
            throw new UsageException("--fault is for the simulated board; leave it out, or say --board simulated:"
                    + target.profile().name());
        }
        if (quick && !Inputs.of(target.profile()).areLines()) {
            throw new UsageException("--quick needs eight lines of eight inputs, which "
                    + target.profile().name() + " has not; leave it out");
        }
        Path path = out.orElse(target.file());
        ProfileFile file = new ProfileFile(path);
        file.check();
        Notebook notebook =
                new Notebook(path, board + (quick ? " quick" : "") + (faults.isEmpty() ? "" : " " + faults));
        if (fresh) {
            notebook.remove();
        }
        Facts facts = notebook.read();
        if (!facts.lines().isEmpty()) {
            paper.println("Going on with what " + notebook + " tells; --fresh begins anew.");
        }
        learn(target, facts, notebook, paper).ifPresent(task -> conclude(target, task, facts, notebook, file, paper));
        paper.flush();
    }

    /** Looks until all is seen; empty if the person stopped. */
    private Optional<Task> learn(Target target, Facts facts, Notebook notebook, PrintWriter paper) {
        Consumer<String> told = text -> {
            paper.println(text);
            paper.flush();
        };
        try {
            return target.simulated()
                    ? Optional.of(simulated(target, facts, told))
                    : withPerson(target, facts, notebook, paper, told);
        } catch (BoardUnavailable e) {
            throw new UsageException(String.valueOf(e.getMessage()), e);
        } catch (DeviceException e) {
            throw new FailureException(String.valueOf(e.getMessage()), e);
        }
    }

    private Task simulated(Target target, Facts facts, Consumer<String> told) {
        List<Scramble> mistakes;
        try {
            mistakes = faults.stream().map(Scramble::parse).toList();
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()), e);
        }
        ModelBoard models = new ModelBoard(Scramble.applied(mistakes, target.profile()));
        try (RawBoard raw =
                new WiredRaw(target.profile(), models.wires(), models.clock(), report -> told.accept(report.text()))) {
            Task task = task(raw);
            Calibrator calibrator = new Calibrator(task, facts, raw);
            long millis = new SimulatedHand(calibrator, raw, models, mistakes)
                    .all(request -> told.accept("[" + calibrator.progress() + "] " + request.text()));
            told.accept("A simulated hand did all that was asked in " + millis / 1000 + " s of its own time.");
            return task;
        }
    }

    private Optional<Task> withPerson(
            Target target, Facts facts, Notebook notebook, PrintWriter paper, Consumer<String> told) {
        try (RawBoard raw = open(target, told)) {
            Task task = task(raw);
            Calibrator calibrator = new Calibrator(task, facts, raw);
            BufferedReader keys = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
            if (new CalibrateTerminal(calibrator, raw, notebook, paper, System::nanoTime, Pause.real()).ask(keys)) {
                return Optional.of(task);
            }
            told.accept("Stopped at " + calibrator.progress()
                    + "; the profile is as it was. The same command goes on from" + " here.");
            return Optional.empty();
        }
    }

    private Task task(RawBoard raw) {
        return new Task(quick, raw.hasLevels(), noLights ? List.of() : raw.lamps());
    }

    private static RawBoard open(Target target, Consumer<String> told) {
        WiringProfile profile = target.profile();
        Machine machine = Machine.here();
        return profile.serialPlace()
                .<RawBoard>map(place -> SerialRaw.open(
                        BoardFactory.place(place, machine, System::nanoTime),
                        profile,
                        report -> told.accept(report.text())))
                .orElseGet(() -> new WiredRaw(
                        profile,
                        BoardFactory.wires(profile, machine),
                        Pause.real(),
                        report -> told.accept(report.text())));
    }

    private void conclude(
            Target target, Task task, Facts facts, Notebook notebook, ProfileFile file, PrintWriter paper) {
        switch (Conclusion.of(target.profile(), task, facts)) {
            case Conclusion.Refused refused -> {
                facts.forgetDoubts();
                if (!target.simulated()) {
                    notebook.write(facts);
                }
                List<String> problems = refused.problems();
                PrintWriter err = spec.commandLine().getErr();
                problems.subList(0, problems.size() - 1).forEach(problem -> err.println("jadoube: " + problem));
                throw new FailureException(problems.get(problems.size() - 1) + "; " + file + " is not written"
                        + (target.simulated() ? "" : ", and the same command asks again for what is in doubt"));
            }
            case Conclusion.Learned learned -> {
                learned.notes().forEach(paper::println);
                write(target, learned.profile(), file, paper);
                notebook.remove();
            }
        }
    }

    private static void write(Target target, WiringProfile learned, ProfileFile file, PrintWriter paper) {
        String text;
        try {
            text = ProfileText.changed(target.text(), learned);
        } catch (IllegalArgumentException e) {
            throw new FailureException(target.profile().file() + ": " + e.getMessage(), e);
        }
        if (file.says(text)) {
            paper.println(file + " says so already.");
            return;
        }
        Optional<Path> kept = file.write(text);
        paper.println("Written to " + file
                + kept.map(old -> "; the one before it is kept as " + old).orElse("") + ".");
        if (!target.simulated()) {
            paper.println("Play with it: ./jadoube --board " + file);
        }
    }
}
